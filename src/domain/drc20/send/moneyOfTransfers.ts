/** The way of the money through token transfers that leave together: one picture of all their transactions. */
import { koinu, sumKoinu } from '../../amount/Koinu.ts';
import type { MoneyWay } from '../../tx/Transfer.ts';
import type { ParsedTokenTransfer } from './parseTokenTransfer.ts';

/**
 * What they spend of what was there before, and what is left of it. A later one may spend the change of an earlier one, and
 * every reveal spends its commit: neither comes in, or is left.
 */
export function moneyOfTransfers(transfers: readonly ParsedTokenTransfer[]): MoneyWay {
  const transactions = transfers.flatMap(({ commit, reveal }) => [commit, reveal]);
  const spent = new Set(
    transactions.flatMap(({ inputs }) => inputs.map(({ txid, vout }) => `${txid}:${vout}`)),
  );
  const own = new Set(transactions.map(({ txid }) => txid));
  const inputs = transactions.flatMap((transaction) =>
    transaction.inputs.filter(({ txid }) => !own.has(txid)),
  );
  const outputs = transactions.flatMap(({ txid, outputs: made }) =>
    made.filter((_, vout) => !spent.has(`${txid}:${vout}`)),
  );
  const fee = sumKoinu(transactions.map((transaction) => transaction.fee));
  const sent = sumKoinu(outputs.filter(({ isOwn }) => !isOwn).map(({ value }) => value));
  const returned = koinu(sumKoinu(inputs.map(({ value }) => value)) - fee - sent);
  return { inputs, outputs, fee, sent, returned };
}
