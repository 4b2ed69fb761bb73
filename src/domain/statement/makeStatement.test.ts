// A yearly statement adds up exactly, and discloses what it does not know.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aTransaction, aTxid } from '../../../mocks/builders/coins.ts';
import { ADDRESSES } from '../../../mocks/views/people.ts';
import type { NamedAddress } from '../address/judgeRecipient.ts';
import { NO_GAP } from '../history/historyGap.ts';
import { changeOf, type MovedTransaction, type Movement, movementOf } from './Movement.ts';
import { type AccountMovements, makeStatement, statementYears } from './makeStatement.ts';

const ACCOUNT: NamedAddress = { address: ADDRESSES.ours, name: 'Everyday' };
const DOGE = 100_000_000n;
const NONE = { pending: 0, leftOut: 0, isYearCut: false, difference: 0n, tokens: 0, shared: 0 };

/** Amounts received, sent and paid as fee, koinu. */
function moved(time: string, received: bigint, sent = 0n, fee = 0n, given: Partial<Movement> = {}): Movement {
  return {
    txid: aTxid(1),
    timeMs: Date.parse(time),
    account: ACCOUNT,
    isConfirmed: true,
    received,
    sent,
    fee,
    isShared: false,
    counterparts: [],
    isToken: false,
    ...given,
  };
}

const sumOf = (movements: readonly Movement[]): bigint =>
  movements.filter(({ isConfirmed }) => isConfirmed).reduce((sum, one) => sum + changeOf(one), 0n);

/** Newest first, as they are read. */
const read = (movements: readonly Movement[], given: Partial<AccountMovements> = {}): AccountMovements => ({
  account: ACCOUNT,
  movements,
  balance: sumOf(movements),
  leftOut: 0,
  gap: NO_GAP,
  ...given,
});

describe('a movement', () => {
  const { ours, shop, friend } = ADDRESSES;
  const side = (address: typeof ours | null, value: bigint) => ({ address, value });
  const of = (given: Pick<MovedTransaction, 'inputs' | 'outputs'>, scripts: readonly string[] = []) =>
    movementOf(
      { txid: aTxid(3), timeMs: aTransaction().timeMs, confirmations: 1, ...given },
      ACCOUNT,
      new Set(scripts),
    );

  it('in is what came, whoever paid the fee', () => {
    expect(of({ inputs: [side(friend, 11n)], outputs: [side(ours, 7n), side(friend, 3n)] })).toMatchObject({
      received: 7n,
      sent: 0n,
      fee: 0n,
      counterparts: [friend],
    });
  });

  it('out is what others got; change is no movement, and the fee stands by itself', () => {
    expect(of({ inputs: [side(ours, 100n)], outputs: [side(shop, 60n), side(ours, 35n)] })).toMatchObject({
      received: 0n,
      sent: 60n,
      fee: 5n,
      counterparts: [shop],
    });
  });

  it('to ourselves costs its fee', () => {
    expect(of({ inputs: [side(ours, 100n)], outputs: [side(ours, 95n)] })).toMatchObject({
      received: 0n,
      sent: 0n,
      fee: 5n,
    });
  });

  it('that others paid along with us says that the fee is within', () => {
    const inputs = [side(ours, 100n), side(friend, 50n)];
    expect(of({ inputs, outputs: [side(shop, 140n)] })).toMatchObject({
      sent: 100n,
      fee: 0n,
      isShared: true,
    });
  });

  it('newly mined comes from nobody', () => {
    expect(of({ inputs: [side(null, 0n)], outputs: [side(ours, 9n)] })).toMatchObject({
      received: 9n,
      counterparts: [],
    });
  });

  it('through a one-time script of ours belongs to tokens', () => {
    const carried = { inputs: [side(ours, 9n)], outputs: [side(shop, 8n)] };
    expect([of(carried).isToken, of(carried, [shop]).isToken]).toEqual([false, true]);
  });
});

describe('a statement', () => {
  const movements = [
    moved('2027-01-01T00:00:00.000Z', DOGE),
    moved('2026-12-31T23:59:59.999Z', 3n * DOGE),
    moved('2026-05-01T12:00:00.000Z', 0n, 2n * DOGE, 1n),
    moved('2026-01-01T00:00:00.000Z', 5n * DOGE),
    moved('2025-12-31T23:59:59.999Z', 40n * DOGE),
  ];

  it('is of a year by UTC, to the millisecond', () => {
    expect(makeStatement([read(movements)], 2026)).toMatchObject({
      opening: 40n * DOGE,
      closing: 46n * DOGE - 1n,
      received: 8n * DOGE,
      sent: 2n * DOGE,
      fees: 1n,
      unknown: NONE,
      movements: [movements[3], movements[2], movements[1]],
    });
  });

  it('can be of each year in which something moved, the latest first', () => {
    expect(statementYears([read(movements), read([moved('2021-02-01T00:00:00Z', 1n)])], 0)).toEqual([
      2027, 2026, 2025, 2021,
    ]);
    expect(statementYears([read([])], 0)).toEqual([]);
  });

  it('goes on where the last one ended', () => {
    const years = [2025, 2026, 2027].map((year) => makeStatement([read(movements)], year));
    expect(years.map(({ opening }) => opening)).toEqual([0n, 40n * DOGE, 46n * DOGE - 1n]);
    expect(years.map(({ closing }) => closing)).toEqual([40n * DOGE, 46n * DOGE - 1n, 47n * DOGE - 1n]);
  });

  it('keeps what one block holds in the order in which it can have happened', () => {
    const came = moved('2026-03-01T00:00:00Z', 5n, 0n, 0n, { txid: aTxid(1) });
    const went = moved('2026-03-01T00:00:00Z', 0n, 5n, 0n, { txid: aTxid(2) });
    expect(makeStatement([read([went, came])], 2026).movements).toEqual([came, went]);
  });

  it('leaves out what is in no block, and says how many', () => {
    const pending = moved('2026-06-01T00:00:00Z', 9n * DOGE, 0n, 0n, { isConfirmed: false });
    const { closing, unknown } = makeStatement([read([pending, ...movements])], 2026);
    expect(closing).toBe(46n * DOGE - 1n);
    expect(unknown).toEqual({ ...NONE, pending: 1 });
  });

  it('works its opening out from the balance where older ones were not read, and says that the year may be cut', () => {
    const cut = read(movements.slice(0, 3), { balance: 47n * DOGE - 1n, leftOut: 2 });
    const whole = makeStatement([cut], 2027);
    expect(whole).toMatchObject({ opening: 46n * DOGE - 1n, closing: 47n * DOGE - 1n });
    expect(whole.unknown).toEqual({ ...NONE, leftOut: 2 });
    expect(makeStatement([cut], 2026).unknown).toEqual({ ...NONE, leftOut: 2, isYearCut: true });
  });

  it.each([7n, -7n])('says that a history and the server differ by %s', (difference) => {
    const { balance, ...rest } = read(movements);
    const { unknown } = makeStatement([{ ...rest, balance: balance + difference }], 2026);
    expect(unknown).toEqual({ ...NONE, difference });
  });

  it('of several accounts is the sum of theirs', () => {
    const other = { address: ADDRESSES.savings, name: 'Savings' };
    const second = {
      ...read([moved('2026-02-01T00:00:00Z', 4n, 0n, 0n, { account: other })]),
      account: other,
    };
    const both = makeStatement([read(movements), second], 2026);
    expect(both.accounts).toEqual([ACCOUNT, other]);
    expect(both.closing).toBe(46n * DOGE - 1n + 4n);
  });

  it('adds up, whatever happened', () => {
    const amount = fc.bigInt({ min: 0n, max: 10n ** 18n });
    const time = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2027, 11, 31) });
    const any = fc
      .tuple(time, amount, amount, amount, fc.boolean())
      .map(([timeMs, received, sent, fee, isConfirmed]) =>
        moved(new Date(timeMs).toISOString(), received, sent, fee, { isConfirmed }),
      );
    fc.assert(
      fc.property(fc.array(any, { maxLength: 30 }), fc.constantFrom(2024, 2025, 2026, 2027), (all, year) => {
        const one = makeStatement([read(all)], year);
        expect(one.opening + one.received - one.sent - one.fees).toBe(one.closing);
        expect(makeStatement([read(all)], year + 1).opening).toBe(one.closing);
        expect(one.unknown.difference).toBe(0n);
      }),
      { seed: 17, numRuns: 300 },
    );
  });
});
