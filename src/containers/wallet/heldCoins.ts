/** The coins of a part of the balance, with their origin according to the history. */
import type { HeldCoin } from '../../components/money/CoinRow.tsx';
import type { HistoryEntry } from '../../domain/history/HistoryEntry.ts';
import type { ClassifiedCoin } from '../../domain/tx/Coin.ts';
import type { HeldPart } from '../../i18n/messages/wallet/describeBreakdown.ts';
import type { TxStore } from '../../stores/TxStore.ts';

/** A coin's origin. @param entry - of its transaction; undefined where the history is not loaded that far */
function originOf({ coin }: ClassifiedCoin, entry: HistoryEntry | undefined): HeldCoin['from'] {
  if (coin.isCoinbase) return { kind: 'mined' };
  if (entry === undefined) return { kind: 'unknown' };
  if (entry.direction === 'sent' || entry.direction === 'to-self') return { kind: 'ourselves' };
  const [address] = entry.counterparts;
  return address === undefined ? { kind: 'unknown' } : { kind: 'address', address };
}

export function heldCoinsOf(tx: TxStore, part: HeldPart | 'spendable'): readonly HeldCoin[] {
  const entries = new Map(tx.history.entries.map((entry) => [entry.txid, entry]));
  return tx.coins.utxos
    .filter(({ status }) => status.kind === part)
    .map((classified) => {
      const { coin, status } = classified;
      const { txid, vout, value, confirmations } = coin;
      const isReleased = coin.isReleased === true;
      const from = originOf(classified, entries.get(txid));
      return { txid, vout, value, confirmations, status, isReleased, from };
    });
}
