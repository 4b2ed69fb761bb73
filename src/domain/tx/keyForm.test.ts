/** Coins of old wallets with keys of 65 bytes: sizes and fees. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coin, DOGE, request, THEIRS } from '../../../mocks/fixtures/tx/coins.fixture.ts';
import { type KeyWithAddress, keyNamed, keysAmong } from '../../../mocks/fixtures/tx/keys.fixture.ts';
import { planned } from '../../../mocks/fixtures/tx/plans.fixture.ts';
import type { Coin } from './Coin.ts';
import { planTransfer } from './plan/planTransfer.ts';
import { feeOfSize } from './policy.ts';
import { signTransfer } from './sign/signTransfer.ts';

const OLD = keyNamed('old', false);
const NEW = keyNamed('new');
const keyFor = keysAmong([OLD, NEW]);

const coinOf = (key: KeyWithAddress, index: number, value: bigint): Coin =>
  coin(index, value, {
    address: key.address,
    keyForm: key.publicKey.length === 65 ? 'uncompressed' : 'compressed',
  });

const bytesOf = (rawHex: string): number => rawHex.length / 2;

describe('an input with an uncompressed key', () => {
  it('is planned at 180 bytes, and a compressed one at 148', () => {
    const sizeOf = (key: KeyWithAddress, count: number) =>
      planned(
        Array.from({ length: count }, (_, index) => coinOf(key, index, DOGE)),
        'max',
      ).size;
    expect(sizeOf(OLD, 3) - sizeOf(OLD, 2)).toBe(180);
    expect(sizeOf(NEW, 3) - sizeOf(NEW, 2)).toBe(148);
    expect(sizeOf(OLD, 1) - sizeOf(NEW, 1)).toBe(32);
  });

  it('takes no byte more than planned, and none less than its signature may save', () => {
    const coins = Array.from({ length: 7 }, (_, index) => coinOf(OLD, index, DOGE));
    const plan = planned(coins, 5n * DOGE);
    const signed = bytesOf(signTransfer(plan, keyFor).rawHex);
    expect(plan.size).toBeGreaterThanOrEqual(signed);
    expect(plan.size - signed).toBeLessThanOrEqual(3 * plan.inputs.length);
  });
});

describe('any mix of coins', () => {
  const anyCoins = fc.array(fc.tuple(fc.boolean(), fc.bigInt({ min: DOGE / 10n, max: 50n * DOGE })), {
    minLength: 1,
    maxLength: 12,
  });
  const anySpec = fc.oneof(fc.constant('max' as const), fc.bigInt({ min: DOGE / 100n, max: 60n * DOGE }));

  it('is signed in no more bytes than planned, and pays at least the rate for them', () => {
    fc.assert(
      fc.property(anyCoins, anySpec, (pairs, spec) => {
        const coins = pairs.map(([isOld, value], index) => coinOf(isOld ? OLD : NEW, index, value));
        const result = planTransfer({ ...request(coins, spec), changeTo: NEW.address });
        if (!result.ok) return;
        const plan = result.value;
        const signed = bytesOf(signTransfer(plan, keyFor).rawHex);
        expect(signed).toBeLessThanOrEqual(plan.size);
        expect(plan.fee).toBeGreaterThanOrEqual(feeOfSize(signed, plan.feeRate));
        expect(plan.outputs.some(({ to }) => to === THEIRS)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
