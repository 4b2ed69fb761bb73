import { describe, expect, it } from 'vitest';
import type { HistoryEntry } from '../../domain/history/HistoryEntry.ts';
import type { ClassifiedCoin } from '../../domain/tx/Coin.ts';
import { txid } from '../../domain/tx/Txid.ts';
import type { TxStore } from '../../stores/TxStore.ts';
import { heldCoinsOf } from './heldCoins.ts';

const ID = [1, 2, 3, 4].map((digit) => txid(String(digit).repeat(64)));

const coin = (index: number, isCoinbase = false, kind: 'spendable' | 'small' = 'spendable') =>
  ({
    coin: { txid: ID[index], vout: index, value: 5n, confirmations: 9, isCoinbase },
    status: { kind },
  }) as unknown as ClassifiedCoin;

const entry = (index: number, direction: HistoryEntry['direction'], counterparts: readonly string[]) =>
  ({ txid: ID[index], direction, counterparts }) as unknown as HistoryEntry;

const tx = {
  coins: { utxos: [coin(0), coin(1), coin(2, true), coin(3), coin(0, false, 'small')] },
  history: {
    entries: [entry(0, 'received', ['DFriend']), entry(1, 'sent', ['DShop']), entry(2, 'mined', [])],
  },
} as unknown as TxStore;

describe('the coins of a part', () => {
  it('are those of that part alone', () => {
    expect(heldCoinsOf(tx, 'small')).toHaveLength(1);
    expect(heldCoinsOf(tx, 'immature')).toEqual([]);
  });

  it('say where they came from, as far as the history tells', () => {
    expect(heldCoinsOf(tx, 'spendable').map(({ from }) => from)).toEqual([
      { kind: 'address', address: 'DFriend' },
      { kind: 'ourselves' },
      { kind: 'mined' },
      { kind: 'unknown' },
    ]);
  });

  it('keep amount, depth and status', () => {
    expect(heldCoinsOf(tx, 'small')[0]).toMatchObject({
      txid: ID[0],
      vout: 0,
      value: 5n,
      confirmations: 9,
      status: { kind: 'small' },
    });
  });
});
