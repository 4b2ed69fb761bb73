/** Coins of stories in their lists' format. */
import type { HeldCoin } from '../../src/components/money/CoinRow.tsx';
import type { HeldPart } from '../../src/i18n/messages/wallet/describeBreakdown.ts';
import { storyTxid } from './history.ts';
import { doge } from './money.ts';
import { ADDRESSES } from './people.ts';

/** A coin; by default an ordinary one of 120 DOGE from a friend. */
export const heldCoin = (seed: number, given: Partial<HeldCoin> = {}): HeldCoin => ({
  txid: storyTxid(seed),
  vout: 0,
  value: doge('120'),
  from: { kind: 'address', address: ADDRESSES.friend },
  confirmations: 58,
  status: { kind: 'spendable' },
  ...given,
});

const small = (seed: number, value: string): HeldCoin =>
  heldCoin(seed, { value: doge(value), status: { kind: 'small' }, from: { kind: 'unknown' } });

const guarded = (
  seed: number,
  value: string,
  reason: 'inscription' | 'inscription-unknown' | 'carrier-value',
): HeldCoin =>
  heldCoin(seed, {
    value: doge(value),
    status: { kind: 'protected', reason },
    from: { kind: 'address', address: ADDRESSES.shop },
  });

/** A few coins of each part. */
export const HELD_COINS: Readonly<Record<HeldPart | 'spendable', readonly HeldCoin[]>> = {
  spendable: [
    heldCoin(31, { value: doge('1132705239.93'), from: { kind: 'address', address: ADDRESSES.exchange } }),
    heldCoin(32),
    heldCoin(33, { value: doge('30'), from: { kind: 'ourselves' }, confirmations: 1 }),
  ],
  unconfirmed: [heldCoin(34, { value: doge('50'), confirmations: 0, status: { kind: 'unconfirmed' } })],
  immature: [
    heldCoin(35, {
      value: doge('10000'),
      from: { kind: 'mined' },
      confirmations: 34,
      status: { kind: 'immature', confirmationsLeft: 206 },
    }),
  ],
  small: [small(36, '0.004'), small(37, '0.0035'), small(38, '0.0015')],
  protected: [
    guarded(39, '0.019', 'inscription'),
    guarded(40, '0.001', 'inscription-unknown'),
    guarded(41, '0.001', 'carrier-value'),
  ],
};

export const storyCoinsOf = (part: HeldPart | 'spendable'): readonly HeldCoin[] => HELD_COINS[part];
