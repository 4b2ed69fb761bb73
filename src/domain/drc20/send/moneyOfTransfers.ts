/** The flow of money through token transfers that are sent together: one summary of all their transactions. */
import { koinu, sumKoinu } from '../../amount/Koinu.ts';
import type { MoneyWay } from '../../tx/Transfer.ts';
import type { ParsedTokenTransfer } from './parseTokenTransfer.ts';

/**
 * The coins that they spend and the outputs that remain. Outputs spent within the batch are left out: a later commit may spend an earlier
 * one's change, and every reveal spends its commit.
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
