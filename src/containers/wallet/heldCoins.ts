/** The coins of a part of the balance, each with where it came from as far as the history tells. */
import type { HeldCoin } from '../../components/HeldCoin.ts';
import type { ClassifiedCoin } from '../../domain/tx/Coin.ts';
import type { HistoryEntry } from '../../domain/tx/HistoryEntry.ts';
import type { TxStore } from '../../stores/TxStore.ts';
import type { HeldPart } from '../../text/describeBreakdown.ts';

/** Where a coin came from. @param entry - of its transaction; undefined where the history was not read that far */
function originOf({ coin }: ClassifiedCoin, entry: HistoryEntry | undefined): HeldCoin['from'] {
  if (coin.isCoinbase) return { kind: 'mined' };
  if (entry === undefined) return { kind: 'unknown' };
  if (entry.direction === 'sent' || entry.direction === 'to-self') return { kind: 'ourselves' };
  const [address] = entry.counterparts;
  return address === undefined ? { kind: 'unknown' } : { kind: 'address', address };
}

/** The coins of one part. */
export function heldCoinsOf(tx: TxStore, part: HeldPart | 'spendable'): readonly HeldCoin[] {
  const entries = new Map(tx.entries.map((entry) => [entry.txid, entry]));
  return tx.utxos
    .filter(({ status }) => status.kind === part)
    .map((classified) => {
      const { coin, status } = classified;
      const { txid, vout, value, confirmations } = coin;
      const isReleased = coin.isReleased === true;
      const from = originOf(classified, entries.get(txid));
      return { txid, vout, value, confirmations, status, isReleased, from };
    });
}
