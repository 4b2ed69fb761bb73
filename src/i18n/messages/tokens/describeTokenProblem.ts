// Explains why a token or file cannot be sent as requested, and what helps.
import type { TokenBytesProblem } from '../../../domain/drc20/send/parseTokenTransfer.ts';
import type { TokenPlanProblem } from '../../../domain/drc20/send/TokenPlan.ts';
import type { TokenSendProblem } from '../../../domain/drc20/send/TokenSendProblem.ts';
import type { TokenLineProblem } from '../../../domain/drc20/send/tokenRecipients.ts';
import type { TokenAmountProblem } from '../../../domain/drc20/tokenAmount.ts';
import { bareTokens, inDoge, inTokens } from '../../format/inAmounts.ts';
import { inCount } from '../../format/inCount.ts';
import { t } from '../../i18n.ts';
import { describeNameProblem } from '../accounts/describeNameProblem.ts';
import { describeAddressProblem } from '../send/describeAddressProblem.ts';
import { describeAmbiguous, describeAmountProblem } from '../send/describeAmountProblem.ts';
import { describeBytesProblem } from '../send/describePrepareFailure.ts';
import { describeTransferProblem } from '../send/describeTransferProblem.ts';
import { describeOtherUnit } from '../send/recipientListMessages.ts';
import { describeSpendable } from '../wallet/describeBreakdown.ts';

/** The token of an amount. */
export interface AmountOf {
  /** untrusted */
  readonly tick: string;
  readonly decimals: number;
}

/** One sentence: the problem, and what to enter instead. */
export function describeTokenAmountProblem(
  problem: TokenAmountProblem,
  { tick, decimals }: AmountOf,
): string {
  switch (problem.kind) {
    case 'ambiguous-comma':
      return describeAmbiguous(
        bareTokens(problem.asDecimal, decimals),
        bareTokens(problem.asThousands, decimals),
      );
    case 'too-many-decimals':
      return problem.maximum === 0
        ? t(
            'tokenProblem.tokenAmountProblem.too-many-decimals.hasNoDecimalsType',
            '{tick} has no decimals: enter a whole number.',
            { tick },
          )
        : t(
            'tokenProblem.tokenAmountProblem.too-many-decimals.decimalsAreTooMany',
            '{decimals} decimals are too many: one {tick} has at most {maximum}.',
            { decimals: problem.decimals, tick, maximum: problem.maximum },
          );
    case 'too-large':
      return t('tokenProblem.tokenAmountProblem.too-large', 'No token has a supply that large.');
    default:
      return describeAmountProblem(problem);
  }
}

function describeCoins({ problem, cost }: Extract<TokenPlanProblem, { kind: 'coins' }>): string {
  if (cost === null || problem.kind !== 'not-enough') return describeTransferProblem(problem);
  return t('tokenProblem.coins', 'Fees and attached DOGE need {total}. {breakdown}', {
    total: inDoge(cost.total),
    breakdown: describeSpendable(problem.breakdown),
  });
}

/** The first sentence is enough on its own. */
export function describeTokenPlanProblem(problem: TokenPlanProblem): string {
  switch (problem.kind) {
    case 'no-receiver':
      return t('tokenProblem.tokenPlanProblem.no-receiver', 'Enter a recipient.');
    case 'to-self':
      return t(
        'tokenProblem.tokenPlanProblem.to-self',
        'This address already holds it. The ledger rejects transfers to yourself, and you’d lose the fees.',
      );
    case 'commit-script':
      return describeAddressProblem({ kind: 'commit-script' });
    case 'no-amount':
      return t('tokenProblem.tokenPlanProblem.no-amount', 'Enter more than zero.');
    case 'content-too-long':
      return t(
        'tokenProblem.tokenPlanProblem.content-too-long',
        'This transfer needs {size} bytes, but the ledger reads at most {maximum}. It can’t be sent.',
        { size: inCount(problem.size), maximum: inCount(problem.maximum) },
      );
    case 'coins':
      return describeCoins(problem);
  }
}

/** What, why, how much; the first sentence is enough on its own. */
export function describeTokenSendProblem(problem: TokenSendProblem, of: AmountOf): string {
  switch (problem.kind) {
    case 'plan':
      return describeTokenPlanProblem(problem.problem);
    case 'not-enough-tokens':
      return t(
        'tokenProblem.tokenSendProblem.not-enough-tokens',
        'You can send {available}, but this needs {needed}.',
        {
          available: inTokens(problem.available, of.decimals, of.tick),
          needed: bareTokens(problem.needed, of.decimals),
        },
      );
    case 'no-index':
      return t(
        'tokenProblem.tokenSendProblem.no-index',
        'No token index is responding. Your balance is unknown, so nothing was signed.',
      );
    case 'index-behind':
      return t(
        'tokenProblem.tokenSendProblem.index-behind',
        '{index} is {behind} blocks behind. Your balance may have changed, so Kennel waits until it catches up.',
        { index: problem.index, behind: inCount(problem.behind) },
      );
    case 'not-held':
      return t(
        'tokenProblem.tokenSendProblem.not-held',
        'An index says this file belongs to another address. Sending it would cost fees and transfer nothing.',
      );
  }
}

export function describeTokenLineProblem(problem: TokenLineProblem, of: AmountOf): string {
  switch (problem.kind) {
    case 'address':
      return describeAddressProblem(problem.problem);
    case 'no-amount':
      return t('tokenProblem.tokenLineProblem.no-amount', 'The amount is missing. Add it after the address.');
    case 'amount':
      return describeTokenAmountProblem(problem.problem, of);
    case 'other-unit':
      return describeOtherUnit(problem.unit);
    case 'turned-around':
      return describeAmountProblem(problem);
    case 'nothing':
      return t('tokenProblem.tokenLineProblem.nothing', 'Enter more than zero.');
    case 'comma-amount':
      return t(
        'tokenProblem.tokenLineProblem.comma-amount',
        'Is “{text}” an amount, or an amount and a name? Use a dot for decimals, or separate with semicolons.',
        { text: problem.text },
      );
    case 'name':
      return describeNameProblem(problem.problem);
    case 'too-many':
      return t(
        'tokenProblem.tokenLineProblem.too-many',
        'You can send to {most} recipients at once. Send the rest afterwards.',
        { most: inCount(problem.most) },
      );
  }
}

/** Why signed transactions were rejected. Nothing was sent. */
export function describeTokenBytesProblem(problem: TokenBytesProblem): string {
  switch (problem.kind) {
    case 'bytes':
      return describeBytesProblem(problem.problem);
    case 'inscription':
    case 'not-a-transfer':
      return t(
        'tokenProblem.tokenBytesProblem.inscription',
        'The signed bytes don’t match what you requested.',
      );
    case 'not-its-commit':
      return t(
        'tokenProblem.tokenBytesProblem.not-its-commit',
        'The second signed transaction doesn’t belong to the first.',
      );
    case 'not-our-token':
      return t(
        'tokenProblem.tokenBytesProblem.not-our-token',
        'The signed transfer would be made for another address.',
      );
    case 'several-receivers':
      return t(
        'tokenProblem.tokenBytesProblem.several-receivers',
        'One signed transfer names {outputs} recipients. An index would credit the wrong one.',
        { outputs: inCount(problem.outputs) },
      );
    case 'no-receiver':
      return t('tokenProblem.tokenBytesProblem.no-receiver', 'The signed transfer names no recipient.');
    case 'to-self':
      return t(
        'tokenProblem.tokenBytesProblem.to-self',
        'The signed transfer goes to the address that already holds it.',
      );
    case 'pays-others':
      return t(
        'tokenProblem.tokenBytesProblem.pays-others',
        'The signed transfer would pay {amount} to someone else.',
        { amount: inDoge(problem.amount) },
      );
  }
}
