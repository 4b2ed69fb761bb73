import { describe, expect, it } from 'vitest';
import { aCoin, aTxid } from '../../../mocks/builders/coins.ts';
import { OTHER, OWN } from '../../../mocks/builders/journal.ts';
import { outpointKey } from '../../domain/tx/Coin.ts';
import { ReleasedCoins, readReleased } from './ReleasedCoins.ts';

const coin = aCoin({ inscription: 'carries' });
const key = outpointKey(coin);

describe('released coins', () => {
  it('are marked until they are protected again', () => {
    const released = new ReleasedCoins();
    expect(released.mark(coin)).toBe(coin);
    released.release(coin, OWN);
    released.release(coin, OWN);
    expect(released.list).toHaveLength(1);
    expect(released.mark(coin)).toEqual({ ...coin, isReleased: true });
    expect(released.mark({ ...coin, vout: 1 }).isReleased).toBeUndefined();
    released.protect(coin);
    expect(released.mark(coin)).toBe(coin);
  });

  it('are forgotten when their address no longer holds them', () => {
    const released = new ReleasedCoins();
    released.release(coin, OWN);
    released.forgetSpent(OTHER, new Set());
    released.forgetSpent(OWN, new Set([key]));
    expect(released.has(coin)).toBe(true);
    released.forgetSpent(OWN, new Set([outpointKey({ txid: aTxid(2), vout: 0 })]));
    expect(released.has(coin)).toBe(false);
  });

  it.each([null, 7, 'text', {}, [null, 7, {}], [{ key: 'x:0', address: OWN }], [{ key, address: 1 }]])(
    'stay protected when what was kept is spoilt: %j',
    (stored) => {
      expect(readReleased(stored)).toEqual([]);
    },
  );

  it('are read back', () => {
    expect(readReleased([{ key, address: OWN, more: 1 }, 'spoilt'])).toEqual([{ key, address: OWN }]);
  });
});
