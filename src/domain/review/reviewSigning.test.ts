/** The review: cost, recipients, lock time, and required consents. */
import { describe, expect, it } from 'vitest';
import { numberedAddress, testAddress } from '../../../mocks/builders/keys.ts';
import type { KnownAddresses } from '../address/judgeRecipient.ts';
import { koinu } from '../amount/Koinu.ts';
import { consentsOf, isAgreed, missingConsents } from './Review.ts';
import { reviewSigning } from './reviewSigning.ts';
import { effectOf, effectOfRecovery, effectOfTokens } from './signingEffect.ts';

const DOGE = 100_000_000n;
const [SHOP, OURS, FRIEND] = [testAddress(2), testAddress(1), testAddress(3)];
const NOW_S = 1_790_000_000;
const NOBODY: KnownAddresses = { own: [], contacts: [], paid: [], dustSenders: [] };
const HERE = { known: NOBODY, nowMs: NOW_S * 1000, height: 6_000_000 };
const FINAL = 0xffffffff;
const REPLACEABLE = 0xfffffffd;

type Bytes = Parameters<typeof effectOf>[0];

const coin = (doge: bigint, isOwn = true, sequence = REPLACEABLE) => ({
  value: koinu(doge * DOGE),
  isOwn,
  sequence,
});
const pays = (amount: bigint, address: typeof SHOP | null = SHOP) => ({
  value: koinu(amount),
  address,
  comesBack: false,
});
const back = (amount: bigint) => ({ value: koinu(amount), address: OURS, comesBack: true });

/** The difference between inputs and outputs is the fee. */
function bytes(given: Partial<Bytes>): Bytes {
  const { inputs = [coin(100n)], outputs = [pays(50n * DOGE), back(50n * DOGE - 1_000_000n)] } = given;
  const worth = (items: readonly { readonly value: bigint }[]) =>
    items.reduce((sum, { value }) => sum + value, 0n);
  const fee = koinu(worth(inputs) - worth(outputs));
  return { version: 2, lockTime: 0, ...given, inputs, outputs, fee };
}

const review = (given: Partial<Bytes>, context = HERE) => reviewSigning(effectOf(bytes(given)), context);
const warnings = (given: Partial<Bytes>, context = HERE) => review(given, context).warnings;

describe('the fee', () => {
  it('of 99 DOGE on 1 DOGE is asked about', () => {
    const dear = review({ outputs: [pays(DOGE)] });
    expect(dear.warnings).toEqual([{ kind: 'fee-needs-consent', fee: 99n * DOGE, percent: 9900 }]);
    expect(consentsOf(dear)).toEqual(['fee']);
  });

  it('is measured by what leaves of ours, however much of others’ goes along', () => {
    const inputs = [coin(10n), coin(1_000n, false)];
    const outputs = [pays(DOGE), back(4n * DOGE), pays(1_000n * DOGE, FRIEND)];
    expect(warnings({ inputs, outputs })).toEqual([
      { kind: 'fee-needs-consent', fee: 5n * DOGE, percent: 500 },
      { kind: 'foreign-coins', coins: 1 },
    ]);
  });

  it('counts up to what we lose where others put coins in', () => {
    const inputs = [coin(10n), coin(90n, false)];
    expect(warnings({ inputs, outputs: [back(3n * DOGE), pays(7n * DOGE)] })).toContainEqual({
      kind: 'fee-needs-consent',
      fee: 7n * DOGE,
      percent: 233.34,
    });
  });

  it('is nothing of ours where others pay us', () => {
    const outputs = [back(5n * DOGE), pays(2n * DOGE, FRIEND)];
    expect(warnings({ inputs: [coin(10n, false)], outputs })).toEqual([{ kind: 'foreign-coins', coins: 1 }]);
  });

  it('is measured by what comes back where nothing else leaves', () => {
    expect(warnings({ inputs: [coin(1n)], outputs: [back(DOGE / 2n)] })).toEqual([
      { kind: 'fee-needs-consent', fee: DOGE / 2n, percent: 100 },
    ]);
    expect(reviewSigning(effectOfRecovery(koinu(DOGE), koinu(DOGE / 5n)), HERE).warnings).toEqual([
      { kind: 'fee-needs-consent', fee: DOGE / 5n, percent: 20 },
    ]);
  });

  it('is asked about where it is all that there is', () => {
    expect(warnings({ inputs: [coin(1n)], outputs: [pays(0n, null)] })).toEqual([
      { kind: 'fee-needs-consent', fee: DOGE, percent: null },
    ]);
  });
});

describe('a lock time', () => {
  const year2029 = 1_861_920_000;

  it('of a day to come is asked about', () => {
    const locked = review({ lockTime: year2029 });
    expect(locked.warnings).toEqual([{ kind: 'locked', until: { kind: 'time', atMs: year2029 * 1000 } }]);
    expect(consentsOf(locked)).toEqual(['lock']);
  });

  it('that is over means nothing, and neither does one that every input switches off', () => {
    expect(warnings({ lockTime: NOW_S })).toEqual([]);
    expect(warnings({ lockTime: 6_000_000 })).toEqual([]);
    expect(warnings({ lockTime: year2029, inputs: [coin(100n, true, FINAL)] })).toEqual([]);
    const inputs = [coin(50n, true, FINAL), coin(50n)];
    expect(warnings({ lockTime: year2029, inputs })).toHaveLength(1);
  });

  it('of a block to come says how far it is, where somebody knows', () => {
    expect(warnings({ lockTime: 6_000_010 })).toEqual([
      { kind: 'locked', until: { kind: 'height', height: 6_000_010, blocksLeft: 10 } },
    ]);
    expect(warnings({ lockTime: 17 }, { ...HERE, height: null as never })).toEqual([
      { kind: 'locked', until: { kind: 'height', height: 17, blocksLeft: null } },
    ]);
  });

  it('counted from its coins is found in their sequences', () => {
    const inputs = [coin(30n, true, 144), coin(30n, true, 12), coin(40n, true, 0x00400000 + 9)];
    expect(warnings({ inputs }).map((one) => 'until' in one && one.until)).toEqual([
      { kind: 'blocks-after', blocks: 144 },
      { kind: 'seconds-after', seconds: 9 * 512 },
    ]);
    expect(warnings({ inputs, version: 1 })).toEqual([]);
    expect(warnings({ inputs, version: -1 })).toHaveLength(2);
    expect(warnings({ inputs: [coin(100n, true, 0)] })).toEqual([]);
  });
});

describe('who is paid', () => {
  const alike = `${SHOP.slice(0, 4)}${numberedAddress(9).slice(4, -4)}${SHOP.slice(-4)}` as typeof SHOP;

  it('is judged by what the person knows, and a look-alike is asked about', () => {
    const known = { ...NOBODY, contacts: [{ address: SHOP, name: 'Shop' }] };
    const outputs = [pays(20n * DOGE), pays(20n * DOGE, alike), back(59n * DOGE)];
    const { trusts, ...rest } = review({ outputs }, { ...HERE, known });
    expect(trusts).toMatchObject({
      [SHOP]: { kind: 'contact', name: 'Shop' },
      [alike]: { kind: 'look-alike', like: SHOP },
    });
    expect(consentsOf({ trusts, ...rest })).toEqual(['look-alike']);
  });

  it('is a new address, whatever a file calls it', () => {
    const known = { ...NOBODY, contacts: [{ address: SHOP, name: 'Mum', isFromFile: true }] };
    expect(review({}, { ...HERE, known }).trusts).toEqual({
      [SHOP]: { kind: 'first-time', calledInFile: 'Mum' },
    });
    expect(reviewSigning(effectOfTokens([SHOP]), { ...HERE, known })).toEqual({
      trusts: { [SHOP]: { kind: 'first-time', calledInFile: 'Mum' } },
      warnings: [],
    });
  });

  it('is asked about where it is a script without address, unless that gets nothing', () => {
    const burnt = review({ outputs: [pays(2n * DOGE, null), pays(0n, null), back(97n * DOGE)] });
    expect(burnt.warnings).toContainEqual({ kind: 'no-address', amount: 2n * DOGE });
    expect(consentsOf(burnt)).toContain('no-address');
    const note = review({ outputs: [pays(50n * DOGE), pays(0n, null), back(49n * DOGE)] });
    expect(consentsOf(note)).toEqual([]);
  });

  it('pays more for a small amount', () => {
    expect(warnings({ outputs: [pays(50n * DOGE), pays(900_000n), back(49n * DOGE)] })).toContainEqual({
      kind: 'soft-dust-surcharge',
      surcharge: 1_000_000n,
      outputs: 1,
    });
  });
});

describe('what has to be agreed to', () => {
  const worst = review({
    lockTime: 1_861_920_000,
    inputs: [coin(100n)],
    outputs: [pays(DOGE, null)],
  });

  it('is everything that was asked, each by itself', () => {
    expect(consentsOf(worst)).toEqual(['fee', 'lock', 'no-address']);
    expect(isAgreed(worst, [])).toBe(false);
    expect(isAgreed(worst, ['fee', 'lock'])).toBe(false);
    expect(isAgreed(worst, ['fee', 'look-alike', 'lock', 'no-address'])).toBe(true);
    expect(missingConsents(consentsOf(worst), ['lock'])).toEqual(['fee', 'no-address']);
  });

  it('is nothing where nothing is unusual', () => {
    expect(isAgreed(review({}), [])).toBe(true);
  });

  it('is asked of tokens by what they cost', () => {
    const notes = [{ kind: 'cost-needs-consent', total: koinu(6n * DOGE) }] as const;
    expect(consentsOf(reviewSigning(effectOfTokens([SHOP]), HERE, notes))).toEqual(['fee']);
  });
});
