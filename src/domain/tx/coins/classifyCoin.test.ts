import { describe, expect, it } from 'vitest';
import { coin, DOGE } from '../../../../mocks/fixtures/tx/coins.fixture.ts';
import type { Coin, CoinStatus, ProtectionReason } from '../Coin.ts';
import { classifyCoin, statusOf } from './classifyCoin.ts';

interface Row {
  readonly name: string;
  readonly value?: bigint;
  readonly given: Partial<Coin>;
  readonly expected: CoinStatus;
}

const spendable: CoinStatus = { kind: 'spendable' };
const protectedFor = (reason: ProtectionReason): CoinStatus => ({
  kind: 'protected',
  reason,
});

const rows: readonly Row[] = [
  { name: 'a confirmed coin', given: {}, expected: spendable },
  { name: 'a coin of 0.01 DOGE', value: 1_000_000n, given: {}, expected: spendable },
  { name: 'a coin below 0.01 DOGE', value: 999_999n, given: {}, expected: { kind: 'small' } },
  { name: 'a coin just above 0.001 DOGE', value: 100_001n, given: {}, expected: { kind: 'small' } },
  { name: 'a coin of 0.001 DOGE', value: 100_000n, given: {}, expected: protectedFor('carrier-value') },
  { name: 'a coin that pays a bare key', given: { isBareKey: true }, expected: protectedFor('bare-key') },
  {
    name: 'a released and frozen coin that pays a bare key',
    given: { isBareKey: true, isReleased: true, isFrozen: true, inscription: 'carries' },
    expected: protectedFor('bare-key'),
  },
  { name: 'a coin that carries', given: { inscription: 'carries' }, expected: protectedFor('inscription') },
  {
    name: 'a coin the silent index was asked about',
    given: { inscription: 'unknown' },
    expected: protectedFor('inscription-unknown'),
  },
  {
    name: 'a foreign coin in no block that no index can know',
    given: { confirmations: 0, inscription: 'unknown' },
    expected: { kind: 'unconfirmed' },
  },
  {
    name: 'a foreign carrier in no block',
    given: { confirmations: 0, inscription: 'carries' },
    expected: protectedFor('inscription'),
  },
  {
    name: 'a foreign coin of 0.001 DOGE in no block',
    value: 100_000n,
    given: { confirmations: 0 },
    expected: protectedFor('carrier-value'),
  },
  {
    name: 'own change of which nobody knows what it carries',
    given: { confirmations: 0, isOwnChange: true, inscription: 'unknown' },
    expected: protectedFor('inscription-unknown'),
  },
  { name: 'a frozen coin', given: { isFrozen: true }, expected: protectedFor('frozen') },
  {
    name: 'a frozen small coin',
    value: 999_999n,
    given: { isFrozen: true },
    expected: protectedFor('frozen'),
  },
  {
    name: 'a frozen carrier',
    given: { inscription: 'carries', isFrozen: true },
    expected: protectedFor('inscription'),
  },
  {
    name: 'a frozen carrier whose inscription was given up',
    given: { inscription: 'carries', isReleased: true, isFrozen: true },
    expected: protectedFor('frozen'),
  },
  {
    name: 'a carrier that was released',
    given: { inscription: 'carries', isReleased: true },
    expected: spendable,
  },
  {
    name: 'a coin of 0.001 DOGE that was released',
    value: 100_000n,
    given: { inscription: 'unknown', isReleased: true },
    expected: { kind: 'small' },
  },
  { name: 'a coin nobody indexes', given: { inscription: 'not-indexed' }, expected: spendable },
  { name: 'a foreign coin in no block', given: { confirmations: 0 }, expected: { kind: 'unconfirmed' } },
  { name: 'own change in no block', given: { confirmations: 0, isOwnChange: true }, expected: spendable },
  {
    name: 'own change that carries',
    given: { confirmations: 0, isOwnChange: true, inscription: 'carries' },
    expected: protectedFor('inscription'),
  },
  {
    name: 'a coinbase of 239 blocks',
    given: { isCoinbase: true, confirmations: 239 },
    expected: { kind: 'immature', confirmationsLeft: 1 },
  },
  { name: 'a coinbase of 240 blocks', given: { isCoinbase: true, confirmations: 240 }, expected: spendable },
];

describe('statusOf', () => {
  it.each(rows)('says $expected.kind of $name', ({ value, given, expected }) => {
    expect(statusOf(coin(1, value ?? DOGE, given), 'mainnet')).toEqual(expected);
  });

  it('lets a coinbase mature in 60 blocks on regtest', () => {
    const mined = coin(1, DOGE, { isCoinbase: true, confirmations: 59 });
    expect(statusOf(mined, 'regtest')).toEqual({ kind: 'immature', confirmationsLeft: 1 });
    expect(statusOf({ ...mined, confirmations: 60 }, 'regtest')).toEqual(spendable);
  });
});

describe('classifyCoin', () => {
  it('puts the very coin beside its status', () => {
    const given = coin(1, DOGE);
    expect(classifyCoin(given, 'mainnet')).toEqual({ coin: given, status: spendable });
  });
});
