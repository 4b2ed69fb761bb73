import { afterEach, describe, expect, it } from 'vitest';
import { type Koinu, koinu, NO_KOINU } from '../domain/amount/Koinu.ts';
import { parseDoge } from '../domain/amount/parseDoge.ts';
import type { BalanceBreakdown } from '../domain/tx/Coin.ts';
import { inFiat } from './format/inFiat.ts';
import { writeNumbers } from './format/numberStyle.ts';
import { describeReject } from './messages/send/describeReject.ts';
import { describeTransferProblem } from './messages/send/describeTransferProblem.ts';
import { describeWarnings, inPercent, inPercentOf } from './messages/send/describeWarning.ts';
import { explainFreeing } from './messages/wallet/breakdownMessages.ts';
import { describeHeld, describeSpendable, explainPart } from './messages/wallet/describeBreakdown.ts';

function doge(text: string): Koinu {
  const parsed = parseDoge(text);
  if (!parsed.ok) throw new RangeError(text);
  return parsed.value;
}

const BREAKDOWN: BalanceBreakdown = {
  total: doge('56.98'),
  spendable: doge('41.98'),
  protected: doge('10'),
  unconfirmed: doge('5'),
  small: NO_KOINU,
  immature: NO_KOINU,
  protection: 'inscription',
};

afterEach(() => writeNumbers('point'));

describe('what is protected', () => {
  const said = (given: Pick<BalanceBreakdown, 'protection' | 'hasBareKeys'>) =>
    `${explainPart('protected', given)} ${explainFreeing('protected', given)}`;

  it('is never said to be free for the asking where it pays a bare key', () => {
    expect(said({ protection: 'bare-key' })).toMatch(/can’t spend it.*another wallet.*can’t be released/);
    expect(said({ hasBareKeys: true })).toMatch(/can’t spend coins that pay your public key.*but not those/);
    for (const one of [{ protection: 'bare-key' }, { hasBareKeys: true }] as const)
      expect(said(one)).not.toMatch(/^.*none of it unless/);
  });

  it.each([
    ['inscription', /^Carries inscriptions\..*release/],
    ['dunes', /^Carries dunes.*can’t send.*release/],
    ['inscription-unknown', /^Not yet known what it carries\..*index.*release/],
    ['carrier-value', /^Coins so small may carry.*release/],
    ['frozen', /^You froze it\..*unfreeze/],
    [undefined, /^Held for different reasons\..*release or unfreeze/],
  ] as const)('says why, and what frees it: %s', (protection, message) => {
    const given = protection === undefined ? {} : { protection };
    expect(said(given)).toMatch(message);
    expect(/dunes/.test(said(given))).toBe(protection === 'dunes');
    expect(/You froze/.test(said(given))).toBe(protection === 'frozen');
  });
});

describe('what may be sent', () => {
  it('names what is held, why, and how much', () => {
    expect(describeSpendable(BREAKDOWN)).toBe(
      'You can send 41.98 now: 10 is locked in inscriptions, 5 is unconfirmed.',
    );
  });

  it.each([
    ['inscription', '10 is locked in inscriptions'],
    ['inscription-unknown', '10 is in coins that may carry an inscription'],
    ['carrier-value', '10 is in coins so small that they may carry an inscription'],
  ] as const)('claims no inscription that nobody found: %s', (protection, message) => {
    expect(describeHeld({ ...BREAKDOWN, protection, unconfirmed: NO_KOINU })).toBe(message);
  });

  it('keeps to general words where coins are protected for several reasons', () => {
    const { protection: _, ...several } = BREAKDOWN;
    expect(describeHeld(several)).toBe('10 is protected, 5 is unconfirmed');
  });

  it('says nothing of parts that hold nothing', () => {
    expect(describeHeld({ ...BREAKDOWN, protected: NO_KOINU, unconfirmed: NO_KOINU })).toBeNull();
  });

  it('says so when nothing can go', () => {
    expect(describeSpendable({ ...BREAKDOWN, spendable: NO_KOINU })).toMatch(
      /^You can’t send anything now: 10 is/,
    );
  });
});

describe('refusals', () => {
  it('tell what is missing when there is not enough', () => {
    const message = describeTransferProblem({
      kind: 'not-enough',
      needed: doge('50.0187'),
      spendable: doge('41.98'),
      fee: doge('0.0187'),
      breakdown: BREAKDOWN,
    });
    expect(message).toContain('8.0387 more than you can send');
    expect(message).toContain('0.0187 fee');
    expect(message).toContain('10 is locked in inscriptions');
  });

  it('promise that nothing left only where no other transfer took the coins', () => {
    expect(describeReject('fee-too-low').isKept).toBe(true);
    expect(describeReject('double-spend').isKept).toBe(false);
    expect(describeReject('missing-inputs').isKept).toBe(false);
  });

  it('lead from an expired bill to the wallet: preparing it again would be refused', () => {
    expect(describeReject('bill-expired')).toMatchObject({ next: 'home', isKept: true });
  });

  it('write the network’s limits in the style that was chosen', () => {
    writeNumbers('comma');
    expect(describeReject('dust').why).toContain('0,001\u00a0DOGE');
    expect(describeReject('chain-too-long').why).toContain('101.000 bytes');
    writeNumbers('point');
    expect(describeReject('dust').why).toContain('0.001\u00a0DOGE');
  });
});

describe('warnings', () => {
  it('come by weight, whatever their order was', () => {
    const sorted = describeWarnings([
      { kind: 'unconfirmed-inputs', ancestors: 1 },
      { kind: 'soft-dust-surcharge', surcharge: doge('0.01'), outputs: 1 },
      { kind: 'fee-needs-consent', fee: doge('6'), percent: 20 },
    ]);
    expect(sorted.map(({ weight }) => weight)).toEqual(['grave', 'notable', 'plain']);
  });

  it('write shares that a person can read', () => {
    expect(inPercent(14.77)).toBe('15%');
    expect(inPercent(2.26)).toBe('2.3%');
    expect(inPercent(6200)).toBe('62 times the amount');
    expect(inPercentOf(1n, koinu(10n ** 18n))).toBe('under 0.1%');
    expect(inPercentOf(1n, 100n)).toBe('1%');
  });
});

describe('fiat', () => {
  const price = { currency: 'usd', microsPerDoge: 198_400n, atMs: 0 };

  it('is exact for amounts that pass 2^53 koinu', () => {
    expect(inFiat(doge('1132715439.96'), price)).toBe('$224,730,743.29');
  });

  it('does not call a little nothing', () => {
    expect(inFiat(doge('0.0113'), price)).toBe('under $0.01');
    expect(inFiat(0n, price)).toBe('$0.00');
  });
});
