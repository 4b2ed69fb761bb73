/** The name of a shop paid by a bill, for the history: its own name, next to its verified host. */
import type { Txid } from '../../domain/tx/Txid.ts';
import type { TxStore } from '../../stores/TxStore.ts';

/** Null for transfers that paid no bill. */
export function billNameOf({ journal }: Pick<TxStore, 'journal'>, txid: Txid): string | null {
  const bill = journal.find(txid)?.bill;
  return bill === undefined ? null : `${bill.vendor} · ${bill.host}`;
}
