// Explains why no transfer is possible for a draft, with its numbers and what cannot be sent.

import type { Koinu } from '../../../domain/amount/Koinu.ts';
import type { TransferProblem } from '../../../domain/tx/Transfer.ts';
import { bareDoge, inDoge } from '../../format/inAmounts.ts';
import { inCount } from '../../format/inCount.ts';
import { t } from '../../i18n.ts';
import { describeSpendable } from '../wallet/describeBreakdown.ts';
import { describeReplacement } from '../wallet/describeReplacement.ts';
import { describeAddressProblem } from './describeAddressProblem.ts';

type NotEnough = Extract<TransferProblem, { kind: 'not-enough' }>;

function describeNotEnough(problem: NotEnough): string {
  const { needed, spendable, fee } = problem;
  const values = { needed: inDoge(needed), fee: bareDoge(fee), rest: describeSpendable(problem.breakdown) };
  return needed > spendable
    ? t(
        'transferProblem.notEnough.missing',
        'This needs {needed} including its {fee} fee, {spendable} more than you can send. {rest}',
        { ...values, spendable: bareDoge(needed - spendable) },
      )
    : t('transferProblem.notEnough.enough', 'This needs {needed} including its {fee} fee. {rest}', values);
}

type ChainTooLong = Extract<TransferProblem, { kind: 'chain-too-long' }>;

/** The exceeded limit for unconfirmed transfers, with its numbers. */
function describeChain({ limit, actual, maximum }: ChainTooLong): string {
  switch (limit) {
    case 'ancestors':
      return t(
        'transferProblem.chain.ancestors',
        'This would be unconfirmed transfer {actual} in a row. The network allows {maximum}.',
        { actual: inCount(actual), maximum: inCount(maximum) },
      );
    case 'ancestor-bytes':
      return t(
        'transferProblem.chain.ancestor-bytes',
        'With the unconfirmed transfers before it, this takes {actual} bytes. The network allows {maximum} in a row.',
        { actual: inCount(actual), maximum: inCount(maximum) },
      );
    case 'descendants':
      return t(
        'transferProblem.chain.descendants',
        'With this one, {actual} unconfirmed transfers would depend on each other. The network allows {maximum}.',
        { actual: inCount(actual), maximum: inCount(maximum) },
      );
    case 'descendant-bytes':
      return t(
        'transferProblem.chain.descendant-bytes',
        'With this one, {actual} bytes of unconfirmed transfers would depend on each other. The network allows {maximum}.',
        { actual: inCount(actual), maximum: inCount(maximum) },
      );
  }
}

const describePossible = (possible: Koinu): string =>
  possible > 0n
    ? t(
        'transferProblem.possible.youCanSendUp',
        'You can send up to {possible} now, and the rest after the next block.',
        { possible: inDoge(possible) },
      )
    : t('transferProblem.possible.waitForTheNext', 'Wait for the next block, then try again.');

/** What, why and how much; the first sentence is enough on its own. */
export function describeTransferProblem(problem: TransferProblem): string {
  switch (problem.kind) {
    case 'not-enough':
      return describeNotEnough(problem);
    case 'nothing-to-send':
      return describeSpendable(problem.breakdown);
    case 'chosen-unusable':
      return t(
        'transferProblem.chosen-unusable',
        '{coins, plural, one {One of the coins you chose is spent or protected. Choose coins again.} other {{number} of the coins you chose are spent or protected. Choose coins again.}}',
        { coins: problem.coins, number: inCount(problem.coins) },
      );
    case 'chosen-not-enough':
      return t(
        'transferProblem.chosen-not-enough',
        'This needs {needed} including its {fee} fee. The coins you chose hold {chosen}. Choose more coins, or send less.',
        { needed: inDoge(problem.needed), fee: bareDoge(problem.fee), chosen: bareDoge(problem.chosen) },
      );
    case 'dust-amount':
      return t('transferProblem.dust-amount', '{amount} is too little: the network minimum is {minimum}.', {
        amount: inDoge(problem.amount),
        minimum: inDoge(problem.minimum),
      });
    case 'fee-rate-too-low':
      return t(
        'transferProblem.fee-rate-too-low',
        'Nodes don’t relay a fee of {feeRate} DOGE per {bytes} bytes. The minimum is {minimum}.',
        { feeRate: bareDoge(problem.feeRate), minimum: bareDoge(problem.minimum), bytes: inCount(1000) },
      );
    case 'fee-too-high':
      return t(
        'transferProblem.fee-too-high',
        'The fee would be {fee}. Kennel never pays more than {maximum}: choose a lower rate.',
        { fee: inDoge(problem.fee), maximum: inDoge(problem.maximum) },
      );
    case 'too-large':
      return t(
        'transferProblem.too-large',
        'This spends so many small coins that it would take {size} bytes. The network allows {maximum}. Send a smaller amount first.',
        { size: inCount(problem.size), maximum: inCount(problem.maximum) },
      );
    case 'above-money':
      return t(
        'transferProblem.above-money',
        'The network lets one transfer spend at most {maximum}, change included. Send a smaller amount, or choose fewer coins.',
        { maximum: inDoge(problem.maximum) },
      );
    case 'chain-too-long':
      return `${describeChain(problem)} ${describePossible(problem.possible)}`;
    case 'commit-script':
      return describeAddressProblem({ kind: 'commit-script' });
    case 'may-pay-twice':
      return t(
        'transferProblem.may-pay-twice',
        'An earlier payment to this recipient hasn’t gone through, but still could. So that you don’t pay twice, a new payment must spend the same coins, and they aren’t available now. Pay from the same account without choosing coins. Or wait until what spends them has 6 confirmations.',
      );
    case 'token-may-move-twice':
      return t(
        'transferProblem.token-may-move-twice',
        'An earlier token transfer to this address was rejected, but could still go through. Open it in your history and recover its DOGE, then send again. The new transfer spends that DOGE, so only one of the two can go through.',
      );
    case 'went-through':
      return t(
        'transferProblem.went-through',
        'The earlier payment to this address went through after all. Check your history before you pay again.',
      );
    case 'replacement':
      return describeReplacement(problem.problem);
  }
}
