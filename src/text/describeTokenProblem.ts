// Says why a token or a file cannot be sent as it is asked for, and what helps.
import type { TokenBytesProblem } from '../domain/drc20/parseTokenTransfer.ts';
import type { TokenPlanProblem } from '../domain/drc20/TokenPlan.ts';
import type { TokenSendProblem } from '../domain/drc20/TokenSendProblem.ts';
import type { TokenAmountProblem } from '../domain/drc20/tokenAmount.ts';
import type { TokenLineProblem } from '../domain/drc20/tokenRecipients.ts';
import { describeAddressProblem } from './describeAddressProblem.ts';
import { describeAmountProblem } from './describeAmountProblem.ts';
import { describeSpendable } from './describeBreakdown.ts';
import { describeNameProblem } from './describeNameProblem.ts';
import { describeBytesProblem } from './describePrepareFailure.ts';
import { describeTransferProblem } from './describeTransferProblem.ts';
import { inDoge } from './inDoge.ts';
import { bareTokens, inTokens } from './inTokens.ts';
import { inLanguage } from './language.ts';
import { inCount } from './numberStyle.ts';

/** What an amount is of. */
export interface AmountOf {
  /** anybody's text */
  readonly tick: string;
  readonly decimals: number;
}

/** One sentence: what is wrong with the amount, and what to type instead. */
export const describeTokenAmountProblem = inLanguage(
  'describeTokenProblem.describeTokenAmountProblem',
  (problem: TokenAmountProblem, { tick, decimals }: AmountOf): string => {
    switch (problem.kind) {
      case 'ambiguous-comma':
        return `Is this ${bareTokens(problem.asDecimal, decimals)} or ${bareTokens(problem.asThousands, decimals)}? Use a dot for decimals, and nothing for thousands.`;
      case 'too-many-decimals':
        return problem.maximum === 0
          ? `${tick} has no decimals: type a whole number.`
          : `${problem.decimals} decimals are too many: one ${tick} divides into ${problem.maximum}.`;
      case 'too-large':
        return 'No token has so many.';
      default:
        return describeAmountProblem(problem);
    }
  },
);

function describeCoins({ problem, cost }: Extract<TokenPlanProblem, { kind: 'coins' }>): string {
  if (cost === null || problem.kind !== 'not-enough') return describeTransferProblem(problem);
  return `Fees and the coin that goes along take ${inDoge(cost.total)}. ${describeSpendable(problem.breakdown)}`;
}

/** Why no plan can be made; the first sentence stands alone. */
export const describeTokenPlanProblem = inLanguage(
  'describeTokenProblem.describeTokenPlanProblem',
  (problem: TokenPlanProblem): string => {
    switch (problem.kind) {
      case 'no-receiver':
        return 'Say who gets it.';
      case 'to-self':
        return 'This is the address that holds it. The ledger refuses a move to oneself, and the fees would be gone.';
      case 'commit-script':
        return describeAddressProblem({ kind: 'commit-script' });
      case 'no-amount':
        return 'Send more than nothing.';
      case 'content-too-long':
        return `What has to be written for this move takes ${inCount(problem.size)} bytes, and the ledger reads ${inCount(problem.maximum)}. It cannot be sent.`;
      case 'coins':
        return describeCoins(problem);
    }
  },
);

/** What, why, how much; the first sentence stands alone. */
export const describeTokenSendProblem = inLanguage(
  'describeTokenProblem.describeTokenSendProblem',
  (problem: TokenSendProblem, of: AmountOf): string => {
    switch (problem.kind) {
      case 'plan':
        return describeTokenPlanProblem(problem.problem);
      case 'not-enough-tokens': {
        const { needed, available } = problem;
        const all = `You can send ${inTokens(available, of.decimals, of.tick)}`;
        return `${all}; this asks for ${bareTokens(needed, of.decimals)}.`;
      }
      case 'no-index':
        return 'No token index answers. What you hold is unknown now, so nothing is signed.';
      case 'index-behind':
        return `${problem.index} is ${inCount(problem.behind)} blocks behind. What you hold may have changed since, so nothing is signed until it catches up.`;
      case 'not-held':
        return 'An index says that this file belongs to another address. Sending it would cost fees and move nothing.';
    }
  },
);

/** Why a line of a list is not taken. */
export const describeTokenLineProblem = inLanguage(
  'describeTokenProblem.describeTokenLineProblem',
  (problem: TokenLineProblem, of: AmountOf): string => {
    switch (problem.kind) {
      case 'address':
        return describeAddressProblem(problem.problem);
      case 'no-amount':
        return 'The amount is missing. Write it after the address.';
      case 'amount':
        return describeTokenAmountProblem(problem.problem, of);
      case 'nothing':
        return 'Send more than nothing.';
      case 'comma-amount':
        return `Is “${problem.text}” one amount, or an amount and a name? Write decimals with a dot, or put semicolons between.`;
      case 'name':
        return describeNameProblem(problem.problem);
      case 'too-many':
        return `${inCount(problem.most)} receivers go at once. Send the rest after them.`;
    }
  },
);

/** Why what was signed is not believed. Nothing was sent. */
export const describeTokenBytesProblem = inLanguage(
  'describeTokenProblem.describeTokenBytesProblem',
  (problem: TokenBytesProblem): string => {
    switch (problem.kind) {
      case 'bytes':
        return describeBytesProblem(problem.problem);
      case 'inscription':
      case 'not-a-transfer':
        return 'Read back, the signed bytes do not say what was asked for.';
      case 'not-its-commit':
        return 'Read back, the second transaction does not belong to the first.';
      case 'not-our-token':
        return 'Read back, the move would be made in the name of another address.';
      case 'several-receivers':
        return `Read back, one move names ${inCount(problem.outputs)} receivers. An index would credit the wrong one.`;
      case 'no-receiver':
        return 'Read back, the move names no receiver.';
      case 'to-self':
        return 'Read back, the move goes to the address that holds it.';
      case 'pays-others':
        return `Read back, ${inDoge(problem.amount)} would go to somebody else.`;
    }
  },
);
