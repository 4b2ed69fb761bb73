// The fields of the sending form, and the plan under them.
import { AmountField } from '../../components/AmountField.tsx';
import { FeePicker } from '../../components/FeePicker.tsx';
import { FieldProblem } from '../../components/FieldProblem.tsx';
import type { Network } from '../../domain/address/Network.ts';
import { describeAmountProblem } from '../../text/describeAmountProblem.ts';
import { describeHeld, describeSpendable } from '../../text/describeParts.ts';
import { describeTransferProblem } from '../../text/describeTransferProblem.ts';
import { PARTS_WORDS } from '../../text/partWords.ts';
import { describeChosenMax, describeMaxLeft } from '../../text/sendWords.ts';
import { CoinControl } from './CoinControl.tsx';
import { PlanPanel } from './PlanPanel.tsx';
import type { TxCreateEvents, TxCreateForm } from './TxCreateScreen.types.ts';
import { TxReceivers } from './TxReceivers.tsx';

interface TxCreateFieldsProps extends TxCreateEvents {
  readonly form: TxCreateForm;
  readonly network: Network;
  /** being prepared: nothing may change */
  readonly isDisabled: boolean;
}

/** Receiver, amount, fee, plan, coins. */
export function TxCreateFields(props: TxCreateFieldsProps) {
  const { form, isDisabled } = props;
  const { amount, plan, list, problem } = form;
  return (
    <>
      <TxReceivers {...props} />
      {list === null ? (
        <AmountField
          text={amount.text}
          unit={amount.unit}
          amount={amount.amount}
          price={form.price}
          problem={problemWords(form)}
          hint={hintWords(form)}
          isMax={amount.isMax}
          isDisabled={isDisabled}
          onText={props.onAmountText}
          onUnit={props.onUnit}
          onMax={props.onMax}
        />
      ) : (
        problem && <FieldProblem text={describeTransferProblem(problem)} />
      )}
      <FeePicker
        fee={form.fee}
        isDisabled={isDisabled}
        onPreset={props.onFeePreset}
        onCustom={props.onFeeCustom}
        onText={props.onFeeText}
      />
      {plan && <PlanPanel plan={plan} />}
      {form.coins.coins.length > 0 && (
        <CoinControl
          choice={form.coins}
          isDisabled={isDisabled}
          onChoose={props.onChooseCoins}
          onRelease={props.onReleaseCoin}
          onProtect={props.onProtectCoin}
        />
      )}
    </>
  );
}

/** Problems that the amount or its place can answer stand under the amount. */
function problemWords({ amount, problem }: TxCreateForm): string | null {
  if (amount.problem && amount.problem.kind !== 'empty') return describeAmountProblem(amount.problem);
  return problem && describeTransferProblem(problem);
}

/** What may be sent, and what nobody can tell of it. */
function hintWords(form: TxCreateForm): string {
  const words = movableWords(form);
  return form.parts.isUnindexed ? `${words} ${PARTS_WORDS.unindexed}` : words;
}

/** What may be sent, or with everything gone what stays behind. */
function movableWords({ amount, parts, coins }: TxCreateForm): string {
  if (!amount.isMax) return describeSpendable(parts);
  return coins.chosen === null
    ? describeMaxLeft(describeHeld(parts))
    : describeChosenMax(coins.chosen.length);
}
