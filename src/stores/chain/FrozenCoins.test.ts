import { describe, expect, it } from 'vitest';
import { aCoin, aTxid } from '../../../mocks/builders/coins.ts';
import { outpointKey } from '../../domain/tx/Coin.ts';
import { FrozenCoins, MAX_FROZEN, readFrozen } from './FrozenCoins.ts';

const coin = aCoin();
const key = outpointKey(coin);

describe('frozen coins', () => {
  it('are marked until the person unfreezes them', () => {
    const frozen = new FrozenCoins();
    expect(frozen.mark(coin)).toBe(coin);
    frozen.freeze([coin, coin]);
    expect(frozen.list).toEqual([key]);
    expect(frozen.mark(coin)).toEqual({ ...coin, isFrozen: true });
    expect(frozen.mark({ ...coin, vout: 1 }).isFrozen).toBeUndefined();
    frozen.unfreeze(coin);
    expect(frozen.mark(coin)).toBe(coin);
  });

  it('are as many as fit, and the first ones stay', () => {
    const frozen = new FrozenCoins();
    frozen.freeze(Array.from({ length: MAX_FROZEN + 5 }, (_, vout) => ({ txid: aTxid(1), vout })));
    expect(frozen.list).toHaveLength(MAX_FROZEN);
    expect(frozen.isFull).toBe(true);
    expect(frozen.has({ txid: aTxid(1), vout: 0 })).toBe(true);
  });

  it('are read back; what names no coin is left out', () => {
    expect(readFrozen([key, 'spoilt', 7, null, `${coin.txid}:-1`, `${coin.txid}:99999999999`])).toEqual([
      key,
    ]);
    expect([null, 7, 'text', {}].map(readFrozen)).toEqual([[], [], [], []]);
  });
});
