// The fields of the sending form, and the plan under them.
import { AddressField } from '../../components/AddressField.tsx';
import { AmountField } from '../../components/AmountField.tsx';
import { FeePicker } from '../../components/FeePicker.tsx';
import { describeRecipientProblem } from '../../text/describeAddressProblem.ts';
import { describeAmountProblem } from '../../text/describeAmountProblem.ts';
import { describeHeld, describeSpendable } from '../../text/describeParts.ts';
import { describeTransferProblem } from '../../text/describeTransferProblem.ts';
import { inDoge } from '../../text/inDoge.ts';
import { PlanPanel } from './PlanPanel.tsx';
import type { RecognisedLink, TxCreateEvents, TxCreateForm } from './TxCreateScreen.types.ts';

interface TxCreateFieldsProps extends TxCreateEvents {
  readonly form: TxCreateForm;
  /** being prepared: nothing may change */
  readonly isDisabled: boolean;
}

/** Receiver, amount, fee, plan. */
export function TxCreateFields(props: TxCreateFieldsProps) {
  const { form, isDisabled } = props;
  const { recipient, amount, plan } = form;
  return (
    <>
      <AddressField
        label="To"
        text={recipient.text}
        address={recipient.address}
        problem={
          recipient.problem && recipient.problem.kind !== 'empty'
            ? describeRecipientProblem(recipient.problem)
            : null
        }
        hint={recipient.link && linkWords(recipient.link)}
        isDisabled={isDisabled}
        onText={props.onRecipientText}
        onPaste={props.onPaste}
      />
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
      <FeePicker
        fee={form.fee}
        isDisabled={isDisabled}
        onPreset={props.onFeePreset}
        onCustom={props.onFeeCustom}
        onText={props.onFeeText}
      />
      {plan && <PlanPanel plan={plan} />}
    </>
  );
}

/** What a link says of itself is quoted, never believed. */
function linkWords(link: RecognisedLink): string {
  const asks = link.amount === null ? 'A payment link' : `A payment link for ${inDoge(link.amount)}`;
  const names = link.label === null ? '' : `, which calls the receiver “${link.label}”`;
  const note = link.message === null ? '' : `: “${link.message}”`;
  return `${asks}${names}${note}.`;
}

/** Problems that the amount or its place can answer stand under the amount. */
function problemWords({ amount, problem }: TxCreateForm): string | null {
  if (amount.problem && amount.problem.kind !== 'empty') return describeAmountProblem(amount.problem);
  return problem && describeTransferProblem(problem);
}

/** What may be sent, or with everything gone what stays behind. */
function hintWords({ amount, parts }: TxCreateForm): string {
  if (!amount.isMax) return describeSpendable(parts);
  const held = describeHeld(parts);
  return held === null
    ? 'Everything goes; nothing stays behind.'
    : `Everything that may go. Stays behind: ${held}.`;
}
