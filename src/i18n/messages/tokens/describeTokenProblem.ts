// Says why a token or a file cannot be sent as it is asked for, and what helps.
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
import { describeAmountProblem } from '../send/describeAmountProblem.ts';
import { describeBytesProblem } from '../send/describePrepareFailure.ts';
import { describeTransferProblem } from '../send/describeTransferProblem.ts';
import { describeSpendable } from '../wallet/describeBreakdown.ts';

/** What an amount is of. */
export interface AmountOf {
  /** anybody's text */
  readonly tick: string;
  readonly decimals: number;
}

/** One sentence: what is wrong with the amount, and what to type instead. */
export function describeTokenAmountProblem(
  problem: TokenAmountProblem,
  { tick, decimals }: AmountOf,
): string {
  switch (problem.kind) {
    case 'ambiguous-comma':
      return t(
        'tokenProblem.tokenAmountProblem.ambiguous-comma',
        'Is this {asDecimal} or {asThousands}? Use a dot for decimals, and nothing for thousands.',
        {
          asDecimal: bareTokens(problem.asDecimal, decimals),
          asThousands: bareTokens(problem.asThousands, decimals),
        },
      );
    case 'too-many-decimals':
      return problem.maximum === 0
        ? t(
            'tokenProblem.tokenAmountProblem.too-many-decimals.hasNoDecimalsType',
            '{tick} has no decimals: type a whole number.',
            { tick },
          )
        : t(
            'tokenProblem.tokenAmountProblem.too-many-decimals.decimalsAreTooMany',
            '{decimals} decimals are too many: one {tick} divides into {maximum}.',
            { decimals: problem.decimals, tick, maximum: problem.maximum },
          );
    case 'too-large':
      return t('tokenProblem.tokenAmountProblem.too-large', 'No token has so many.');
    default:
      return describeAmountProblem(problem);
  }
}

function describeCoins({ problem, cost }: Extract<TokenPlanProblem, { kind: 'coins' }>): string {
  if (cost === null || problem.kind !== 'not-enough') return describeTransferProblem(problem);
  return t('tokenProblem.coins', 'Fees and the coin that goes along take {total}. {breakdown}', {
    total: inDoge(cost.total),
    breakdown: describeSpendable(problem.breakdown),
  });
}

/** Why no plan can be made; the first sentence stands alone. */
export function describeTokenPlanProblem(problem: TokenPlanProblem): string {
  switch (problem.kind) {
    case 'no-receiver':
      return t('tokenProblem.tokenPlanProblem.no-receiver', 'Say who gets it.');
    case 'to-self':
      return t(
        'tokenProblem.tokenPlanProblem.to-self',
        'This is the address that holds it. The ledger refuses a move to oneself, and the fees would be gone.',
      );
    case 'commit-script':
      return describeAddressProblem({ kind: 'commit-script' });
    case 'no-amount':
      return t('tokenProblem.tokenPlanProblem.no-amount', 'Send more than nothing.');
    case 'content-too-long':
      return t(
        'tokenProblem.tokenPlanProblem.content-too-long',
        'What has to be written for this move takes {size} bytes, and the ledger reads {maximum}. It cannot be sent.',
        { size: inCount(problem.size), maximum: inCount(problem.maximum) },
      );
    case 'coins':
      return describeCoins(problem);
  }
}

/** What, why, how much; the first sentence stands alone. */
export function describeTokenSendProblem(problem: TokenSendProblem, of: AmountOf): string {
  switch (problem.kind) {
    case 'plan':
      return describeTokenPlanProblem(problem.problem);
    case 'not-enough-tokens':
      return t(
        'tokenProblem.tokenSendProblem.not-enough-tokens',
        'You can send {available}; this asks for {needed}.',
        {
          available: inTokens(problem.available, of.decimals, of.tick),
          needed: bareTokens(problem.needed, of.decimals),
        },
      );
    case 'no-index':
      return t(
        'tokenProblem.tokenSendProblem.no-index',
        'No token index answers. What you hold is unknown now, so nothing is signed.',
      );
    case 'index-behind':
      return t(
        'tokenProblem.tokenSendProblem.index-behind',
        '{index} is {behind} blocks behind. What you hold may have changed since, so nothing is signed until it catches up.',
        { index: problem.index, behind: inCount(problem.behind) },
      );
    case 'not-held':
      return t(
        'tokenProblem.tokenSendProblem.not-held',
        'An index says that this file belongs to another address. Sending it would cost fees and move nothing.',
      );
  }
}

/** Why a line of a list is not taken. */
export function describeTokenLineProblem(problem: TokenLineProblem, of: AmountOf): string {
  switch (problem.kind) {
    case 'address':
      return describeAddressProblem(problem.problem);
    case 'no-amount':
      return t(
        'tokenProblem.tokenLineProblem.no-amount',
        'The amount is missing. Write it after the address.',
      );
    case 'amount':
      return describeTokenAmountProblem(problem.problem, of);
    case 'nothing':
      return t('tokenProblem.tokenLineProblem.nothing', 'Send more than nothing.');
    case 'comma-amount':
      return t(
        'tokenProblem.tokenLineProblem.comma-amount',
        'Is “{text}” one amount, or an amount and a name? Write decimals with a dot, or put semicolons between.',
        { text: problem.text },
      );
    case 'name':
      return describeNameProblem(problem.problem);
    case 'too-many':
      return t(
        'tokenProblem.tokenLineProblem.too-many',
        '{most} receivers go at once. Send the rest after them.',
        { most: inCount(problem.most) },
      );
  }
}

/** Why what was signed is not believed. Nothing was sent. */
export function describeTokenBytesProblem(problem: TokenBytesProblem): string {
  switch (problem.kind) {
    case 'bytes':
      return describeBytesProblem(problem.problem);
    case 'inscription':
    case 'not-a-transfer':
      return t(
        'tokenProblem.tokenBytesProblem.inscription',
        'Read back, the signed bytes do not say what was asked for.',
      );
    case 'not-its-commit':
      return t(
        'tokenProblem.tokenBytesProblem.not-its-commit',
        'Read back, the second transaction does not belong to the first.',
      );
    case 'not-our-token':
      return t(
        'tokenProblem.tokenBytesProblem.not-our-token',
        'Read back, the move would be made in the name of another address.',
      );
    case 'several-receivers':
      return t(
        'tokenProblem.tokenBytesProblem.several-receivers',
        'Read back, one move names {outputs} receivers. An index would credit the wrong one.',
        { outputs: inCount(problem.outputs) },
      );
    case 'no-receiver':
      return t('tokenProblem.tokenBytesProblem.no-receiver', 'Read back, the move names no receiver.');
    case 'to-self':
      return t(
        'tokenProblem.tokenBytesProblem.to-self',
        'Read back, the move goes to the address that holds it.',
      );
    case 'pays-others':
      return t(
        'tokenProblem.tokenBytesProblem.pays-others',
        'Read back, {amount} would go to somebody else.',
        { amount: inDoge(problem.amount) },
      );
  }
}
