// The fields of the sending form, and the plan below.

import { memo, type ReactNode } from 'react';
import { FieldProblem } from '../../../components/fields/FieldProblem.tsx';
import { AdvancedSending } from '../../../components/money/AdvancedSending.tsx';
import { AmountField } from '../../../components/money/AmountField.tsx';
import { FeePicker } from '../../../components/money/FeePicker.tsx';
import { HiddenAmounts, useHidden } from '../../../components/money/HiddenAmounts.tsx';
import { useOpening } from '../../../components/overlays/useOpening.ts';
import type { Network } from '../../../domain/address/Network.ts';
import { formatDoge } from '../../../domain/amount/formatDoge.ts';
import type { TransferProblem } from '../../../domain/tx/Transfer.ts';
import { inField } from '../../../i18n/format/inField.ts';
import { HIDDEN_MESSAGES } from '../../../i18n/messages/app/hiddenMessages.ts';
import { describeAmountProblem } from '../../../i18n/messages/send/describeAmountProblem.ts';
import { describeTransferProblem } from '../../../i18n/messages/send/describeTransferProblem.ts';
import { describeChosenMax, describeMaxLeft } from '../../../i18n/messages/send/sendMessages.ts';
import { describeUnindexed } from '../../../i18n/messages/wallet/breakdownMessages.ts';
import { describeHeld, describeSpendable } from '../../../i18n/messages/wallet/describeBreakdown.ts';
import { CoinControl } from './CoinControl.tsx';
import { PlanPanel } from './PlanPanel.tsx';
import type { TxCreateEvents, TxCreateForm } from './TxCreateScreen.types.ts';
import { TxRecipientList, TxRecipients } from './TxRecipients.tsx';

interface TxCreateFieldsProps extends TxCreateEvents {
  readonly form: TxCreateForm;
  readonly network: Network;
  /** being prepared: nothing may change */
  readonly isDisabled: boolean;
  /** notices shown above everything that depends on the amount */
  readonly notices: ReactNode;
}

const NO_ADDRESSES: ReadonlySet<string> = new Set();

const Fees = memo(FeePicker);

/** Recipient, amount, notices, fee, plan, rare options. Typing re-renders only its own field, and others when they change. */
export function TxCreateFields(props: TxCreateFieldsProps) {
  const { form, isDisabled } = props;
  const { amount, plan, list, problem } = form;
  const isHidden = useHidden();
  const listing = useOpening();
  return (
    <>
      <TxRecipients
        recipient={form.recipient}
        known={form.known}
        recent={form.recent}
        list={list}
        isReadingCode={form.isReadingCode}
        codeProblem={form.codeProblem}
        isDisabled={isDisabled}
        onRecipientText={props.onRecipientText}
        onPasted={props.onPasted}
        onPaste={props.onPaste}
        onScan={props.onScan}
        onPicture={props.onPicture}
        onPick={props.onPick}
        onList={props.onList}
        onEditList={listing.open}
      />
      {list === null ? (
        <AmountField
          text={shownAmount(amount, isHidden)}
          unit={amount.unit}
          amount={amount.amount}
          price={form.price}
          problem={problemMessage(form, isHidden)}
          hint={hintMessage(form, isHidden)}
          isMax={amount.isMax}
          isDisabled={isDisabled}
          onText={props.onAmountText}
          onUnit={props.onUnit}
          onMax={props.onMax}
        />
      ) : (
        problem && <FieldProblem text={describeProblem(problem, isHidden)} />
      )}
      {props.notices}
      <HiddenAmounts isHidden={isHidden && amount.isMax}>
        <Fees fee={form.fee} isDisabled={isDisabled} onPreset={props.onFeePreset} />
      </HiddenAmounts>
      {plan && <PlanPanel plan={plan} isAll={amount.isMax} />}
      <AdvancedSending
        fee={form.fee}
        isDisabled={isDisabled}
        isInUse={form.coins.chosen !== null}
        onFeeText={props.onFeeText}
        onSeveral={list === null ? listing.open : null}
      >
        {form.coins.coins.length > 0 && (
          <CoinControl
            choice={form.coins}
            isDisabled={isDisabled}
            onChoose={props.onChooseCoins}
            onRelease={props.onReleaseCoin}
            onProtect={props.onProtectCoin}
            onFreeze={props.onFreezeCoin}
          />
        )}
      </AdvancedSending>
      {listing.wasOpened && (
        <TxRecipientList
          isOpen={listing.isOpen}
          payments={list?.payments ?? []}
          network={props.network}
          commitAddresses={form.known.commitAddresses ?? NO_ADDRESSES}
          onUse={props.onList}
          onListText={props.onListText}
          onClose={listing.close}
        />
      )}
    </>
  );
}

/** With "max", the field shows the number though it wasn't typed; not while hidden, since it reveals the balance. */
const shownAmount = ({ text, unit, amount, isMax }: TxCreateForm['amount'], isHidden: boolean): string =>
  isMax && unit === 'doge' && amount !== null && !isHidden ? inField(formatDoge(amount)) : text;

/** Problems that the amount field can fix are shown under it. */
function problemMessage({ amount, problem }: TxCreateForm, isHidden: boolean): string | null {
  if (amount.problem && amount.problem.kind !== 'empty') return describeAmountProblem(amount.problem);
  return problem && describeProblem(problem, isHidden);
}

/** While amounts are hidden, problems that mention the balance only say that it is too low. */
function describeProblem(problem: TransferProblem, isHidden: boolean): string {
  const shown =
    problem.kind === 'not-enough' ||
    problem.kind === 'nothing-to-send' ||
    problem.kind === 'chosen-not-enough' ||
    problem.kind === 'chain-too-long';
  return isHidden && shown ? HIDDEN_MESSAGES.notEnough : describeTransferProblem(problem);
}

/** The spendable amount, and what is unknown about it. */
function hintMessage(form: TxCreateForm, isHidden: boolean): string {
  const message = isHidden ? hiddenMessage(form) : movableMessage(form);
  return form.breakdown.isUnindexed ? `${message} ${describeUnindexed()}` : message;
}

const hiddenMessage = ({ amount }: TxCreateForm): string =>
  amount.isMax ? HIDDEN_MESSAGES.max : HIDDEN_MESSAGES.spendable;

/** The spendable amount, or with "max" what stays behind. */
function movableMessage({ amount, breakdown, coins }: TxCreateForm): string {
  if (!amount.isMax) return describeSpendable(breakdown);
  return coins.chosen === null
    ? describeMaxLeft(describeHeld(breakdown))
    : describeChosenMax(coins.chosen.length);
}
