// The fields of the form that sends a token or a file, and its costs below.

import type { ReactNode } from 'react';
import { FieldProblem } from '../../../components/fields/FieldProblem.tsx';
import { AdvancedSending } from '../../../components/money/AdvancedSending.tsx';
import { FeePicker } from '../../../components/money/FeePicker.tsx';
import { HiddenAmounts, useHidden } from '../../../components/money/HiddenAmounts.tsx';
import { useOpening } from '../../../components/overlays/useOpening.ts';
import { TokenAmountField } from '../../../components/tokens/TokenAmountField.tsx';
import { TokenCostFacts } from '../../../components/tokens/TokenCostFacts.tsx';
import type { Network } from '../../../domain/address/Network.ts';
import type { TokenSendProblem } from '../../../domain/drc20/send/TokenSendProblem.ts';
import { formatTokenAmount } from '../../../domain/drc20/tokenAmount.ts';
import { inField } from '../../../i18n/format/inField.ts';
import { HIDDEN_MESSAGES } from '../../../i18n/messages/app/hiddenMessages.ts';
import {
  describeTokenAmountProblem,
  describeTokenSendProblem,
} from '../../../i18n/messages/tokens/describeTokenProblem.ts';
import { describeAllGoes, describeSendable } from '../../../i18n/messages/tokens/tokenSendMessages.ts';
import type { SendTokenEvents, SendTokenForm, TokenAmountDraft } from './SendTokenScreen.types.ts';
import { isOfAmount, isOfRecipient } from './sendTokenProblems.ts';
import { TokenRecipientList, TokenRecipients } from './TokenRecipients.tsx';

interface SendTokenFieldsProps extends SendTokenEvents {
  readonly form: SendTokenForm;
  readonly network: Network;
  /** being prepared: nothing may change */
  readonly isDisabled: boolean;
  /** notices shown above the costs */
  readonly notices: ReactNode;
}

const NO_ADDRESSES: ReadonlySet<string> = new Set();

/** Recipient, amount, notices, fee, cost, rare options. A problem is shown under the field that can fix it. */
export function SendTokenFields(props: SendTokenFieldsProps) {
  const { form, isDisabled } = props;
  const { plan, price, problem, subject, list } = form;
  const listing = useOpening();
  const isHidden = useHidden();
  return (
    <>
      <TokenRecipients {...props} onEditList={listing.open} />
      {problem !== null && isOfRecipient(problem) && (
        <FieldProblem text={describeProblem(form, problem, isHidden)} />
      )}
      <AmountOrList {...props} />
      {props.notices}
      <HiddenAmounts isHidden={false}>
        <FeePicker fee={form.fee} isDisabled={isDisabled} onPreset={props.onFeePreset} />
        {plan && (
          <TokenCostFacts
            cost={plan.cost}
            transfers={plan.transfers}
            firstRun={plan.firstRun}
            price={price}
          />
        )}
        <AdvancedSending
          fee={form.fee}
          isDisabled={isDisabled}
          onFeeText={props.onFeeText}
          onSeveral={list === null && subject.kind === 'token' ? listing.open : null}
        />
      </HiddenAmounts>
      {listing.wasOpened && subject.kind === 'token' && (
        <TokenRecipientList
          isOpen={listing.isOpen}
          payments={list?.payments ?? []}
          token={{
            network: props.network,
            decimals: subject.holding.summary.decimals,
            tick: subject.holding.summary.tick,
            commitAddresses: form.known.commitAddresses ?? NO_ADDRESSES,
          }}
          onUse={props.onList}
          onListText={props.onListText}
          onClose={listing.close}
        />
      )}
    </>
  );
}

/** The amount's unit; files have none. */
function unitOf({ subject }: SendTokenForm) {
  return subject.kind === 'token' ? subject.holding.summary : { tick: '', decimals: 0 };
}

/** While amounts are hidden, problems that mention the balance only say that it is too low. */
function describeProblem(form: SendTokenForm, problem: TokenSendProblem, isHidden: boolean): string {
  const shown =
    problem.kind === 'not-enough-tokens' || (problem.kind === 'plan' && problem.problem.kind === 'coins');
  return isHidden && shown ? HIDDEN_MESSAGES.notEnough : describeTokenSendProblem(problem, unitOf(form));
}

function AmountOrList({ form, isDisabled, onMax, onAmountText }: SendTokenFieldsProps) {
  const { amount, list, subject, problem } = form;
  const isHidden = useHidden();
  const message = problem !== null && isOfAmount(problem) ? describeProblem(form, problem, isHidden) : null;
  if (list !== null) return message === null ? null : <FieldProblem text={message} />;
  if (amount === null || subject.kind === 'file') return null;
  const { summary } = subject.holding;
  return (
    <TokenAmountField
      text={isHidden && amount.isMax ? '' : textOf(amount, summary.decimals)}
      tick={summary.tick}
      problem={describeTyped(amount, summary) ?? message}
      hint={hintOf(form, isHidden)}
      isMax={amount.isMax}
      isDisabled={isDisabled}
      {...(subject.available !== null && { onMax })}
      onText={onAmountText}
    />
  );
}

/** The problem with the typed amount. */
const describeTyped = (
  { problem }: TokenAmountDraft,
  token: Parameters<typeof describeTokenAmountProblem>[1],
): string | null => (problem && problem.kind !== 'empty' ? describeTokenAmountProblem(problem, token) : null);

/** With "max", the field shows the number though it wasn't typed. */
function textOf({ text, isMax, units }: TokenAmountDraft, decimals: number): string {
  return isMax && units !== null ? inField(formatTokenAmount(units, decimals)) : text;
}

function hintOf({ amount, subject }: SendTokenForm, isHidden: boolean): string | null {
  if (isHidden) return HIDDEN_MESSAGES[amount?.isMax ? 'max' : 'spendable'];
  if (subject.kind === 'file' || subject.available === null) return null;
  const { holding, available } = subject;
  return amount?.isMax
    ? describeAllGoes(holding.summary.tick)
    : describeSendable(available, holding.outgoing, holding.summary.decimals, holding.summary.tick);
}
