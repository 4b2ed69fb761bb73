/** How a shop that was paid by its bill is called in the history: as it calls itself, beside its address on the web, which is checked. */
import type { Txid } from '../../domain/tx/Txid.ts';
import type { TxStore } from '../../stores/TxStore.ts';

/** Null for what paid no bill. */
export function billNameOf({ journal }: Pick<TxStore, 'journal'>, txid: Txid): string | null {
  const bill = journal.find(txid)?.bill;
  return bill === undefined ? null : `${bill.vendor} · ${bill.host}`;
}
