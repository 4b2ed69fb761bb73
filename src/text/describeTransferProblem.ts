// Says why no transfer can be made of a draft, with its numbers and what stays behind.

import type { Koinu } from '../domain/amount/Koinu.ts';
import type { TransferProblem } from '../domain/tx/Transfer.ts';
import { describeAddressProblem } from './describeAddressProblem.ts';
import { describeSpendable } from './describeBreakdown.ts';
import { describeReplacement } from './describeReplacement.ts';
import { bareDoge, inDoge } from './inDoge.ts';
import { inLanguage } from './language.ts';
import { inCount } from './numberStyle.ts';

type NotEnough = Extract<TransferProblem, { kind: 'not-enough' }>;

function describeNotEnough(problem: NotEnough): string {
  const missing = problem.needed > problem.spendable ? problem.needed - problem.spendable : 0n;
  const need = `This needs ${inDoge(problem.needed)} with its ${bareDoge(problem.fee)} fee`;
  const lead = missing > 0n ? `${need}, ${bareDoge(missing)} more than you can send.` : `${need}.`;
  return `${lead} ${describeSpendable(problem.breakdown)}`;
}

type ChainTooLong = Extract<TransferProblem, { kind: 'chain-too-long' }>;

/** Which limit of unconfirmed transfers is passed, with its own numbers. */
function describeChain({ limit, actual, maximum }: ChainTooLong): string {
  switch (limit) {
    case 'ancestors':
      return `This would be unconfirmed transfer ${actual} in a row, and the network takes ${maximum}.`;
    case 'ancestor-bytes':
      return `With the unconfirmed transfers before it, this takes ${bytes(actual)}. The network takes ${bytes(maximum)} in a row.`;
    case 'descendants':
      return `With this, ${actual} unconfirmed transfers would depend on each other. The network takes ${maximum}.`;
    case 'descendant-bytes':
      return `With this, unconfirmed transfers of ${bytes(actual)} would depend on each other. The network takes ${bytes(maximum)}.`;
  }
}

const describePossible = (possible: Koinu): string =>
  possible > 0n
    ? `You can send up to ${inDoge(possible)} now, and the rest after the next block.`
    : 'Wait for the next block, then try again.';

/** What, why and how much; the first sentence stands alone. */
export const describeTransferProblem = inLanguage(
  'describeTransferProblem.describeTransferProblem',
  (problem: TransferProblem): string => {
    switch (problem.kind) {
      case 'not-enough':
        return describeNotEnough(problem);
      case 'nothing-to-send':
        return describeSpendable(problem.breakdown);
      case 'chosen-unusable':
        return problem.coins === 1
          ? 'One of the coins you chose is spent already, or has to stay. Choose the coins again.'
          : `${problem.coins} of the coins you chose are spent already, or have to stay. Choose the coins again.`;
      case 'chosen-not-enough':
        return `This needs ${inDoge(problem.needed)} with its ${bareDoge(problem.fee)} fee, and the coins you chose hold ${bareDoge(problem.chosen)}. Choose more coins, or send less.`;
      case 'dust-amount':
        return `${inDoge(problem.amount)} is too little: the network carries nothing below ${inDoge(problem.minimum)}.`;
      case 'fee-rate-too-low':
        return `A fee of ${bareDoge(problem.feeRate)} DOGE per 1,000 bytes would not be passed on. The least is ${bareDoge(problem.minimum)}.`;
      case 'fee-too-high':
        return `The fee would be ${inDoge(problem.fee)}. Kennel never pays more than ${inDoge(problem.maximum)}: choose a lower rate.`;
      case 'too-large':
        return `This takes so many small coins that it would fill ${bytes(problem.size)}; the network carries ${bytes(problem.maximum)}. Send a smaller amount first.`;
      case 'chain-too-long':
        return `${describeChain(problem)} ${describePossible(problem.possible)}`;
      case 'commit-script':
        return describeAddressProblem({ kind: 'commit-script' });
      case 'may-pay-twice':
        return "An earlier payment to this address was rejected or canceled, and could still go through. So that you don't pay twice, a new one has to spend its coins, and they aren't available now. Pay from the same account without choosing coins, or wait until what spends them has 6 confirmations.";
      case 'token-may-move-twice':
        return 'An earlier token transfer to this address was rejected, and could still go through. Open it in your history and bring its DOGE back, then send again: the new transfer spends that DOGE, so only one of the two can go through.';
      case 'went-through':
        return 'The earlier payment to this address went through after all. Check your history before you pay again.';
      case 'replacement':
        return describeReplacement(problem.problem);
    }
  },
);

const bytes = (size: number): string => `${inCount(size)} bytes`;
