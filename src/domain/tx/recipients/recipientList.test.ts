import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberedAddress } from '../../../../mocks/builders/keys.ts';
import { DOGE, OURS, THEIRS } from '../../../../mocks/fixtures/tx/coins.fixture.ts';
import { koinu, MAX_MONEY } from '../../amount/Koinu.ts';
import { NUMBER_STYLES, type NumberStyle } from '../../preferences/NumberStyle.ts';
import { readPersonalName } from '../../session/personalName.ts';
import { HARD_DUST } from '../policy.ts';
import { isAmountUnit } from './amountUnits.ts';
import {
  formatRecipientList,
  type ListedPayment,
  MAX_LIST_LENGTH,
  MAX_RECIPIENTS,
  parseRecipientList,
} from './recipientList.ts';

const read = (text: string, style: NumberStyle = 'point') => {
  const list = parseRecipientList(text, 'mainnet', style);
  if (list === null) throw new Error('not read at all');
  return list;
};

/** The problem of a single line. */
const problemOf = (line: string) => read(line).rejected[0]?.problem;

const one = (line: string) => read(line).payments[0];

describe('a line of a list', () => {
  it('refuses one mark before three digits where people write decimals with a comma: it may come from elsewhere', () => {
    const amountsOf = (text: string, style: NumberStyle) =>
      read(text, style).payments.map(({ amount }) => amount);
    expect(amountsOf(`${THEIRS}; 1.500`, 'point')).toEqual([150_000_000n]);
    expect(amountsOf(`${THEIRS}; 12,5`, 'comma')).toEqual([1_250_000_000n]);
    for (const text of ['1.500', '1,500'])
      expect(read(`${THEIRS}; ${text}`, 'comma').rejected.map(({ problem }) => problem)).toEqual([
        { kind: 'amount', problem: expect.objectContaining({ kind: 'ambiguous-comma' }) },
      ]);
  });

  it('writes what it reads as the same amounts in every style', () => {
    const { payments } = read(`${THEIRS}; 1.234`, 'point');
    for (const style of NUMBER_STYLES)
      expect(read(formatRecipientList(payments), style).payments).toEqual(payments);
  });

  it.each([
    ['commas', `${THEIRS},1.5,Bob`],
    ['commas and spaces', `  ${THEIRS} , 1.5 , Bob `],
    ['semicolons and a decimal comma', `${THEIRS};1,5;Bob`],
    ['tabs, as a table is copied', `${THEIRS}\t1,5\tBob`],
    ['spaces', `${THEIRS} 1,5 Bob`],
    ['quotes', `"${THEIRS}","1,5","Bob"`],
    ['a unit', `${THEIRS}, 1.5 DOGE, Bob`],
  ])('is read with %s', (_, line) => {
    expect(one(line)).toEqual({ address: THEIRS, amount: 150_000_000n, name: 'Bob' });
  });

  it('needs no name', () => {
    expect(one(`${THEIRS},7`)).toEqual({ address: THEIRS, amount: 7n * DOGE, name: null });
    expect(one(`${THEIRS} 7`)).toEqual({ address: THEIRS, amount: 7n * DOGE, name: null });
  });

  it('may have a name of several words, with marks and quotes in it', () => {
    expect(one(`${THEIRS} 7 Moon Coffee`)?.name).toBe('Moon Coffee');
    expect(one(`${THEIRS},7,"Moon, and ""more"""`)?.name).toBe('Moon, and "more"');
  });

  it.each([
    [`x,1`, { kind: 'address', problem: { kind: 'wrong-length', length: 1 } }],
    [`1BoatSLRHtKNngkdXEeobR76b53LETtpyT,1`, { kind: 'address', problem: { kind: 'bitcoin-address' } }],
    [THEIRS, { kind: 'no-amount' }],
    [`${THEIRS},,Bob`, { kind: 'no-amount' }],
    [`${THEIRS},five`, { kind: 'amount', problem: { kind: 'bad-character', character: 'f' } }],
    [
      `${THEIRS};1,234`,
      {
        kind: 'amount',
        problem: { kind: 'ambiguous-comma', asDecimal: 123_400_000n, asThousands: 1234n * DOGE },
      },
    ],
    [`${THEIRS},1,5`, { kind: 'comma-amount', text: '1,5' }],
    [`${THEIRS},0`, { kind: 'too-little', minimum: HARD_DUST }],
    [`${THEIRS},0.00099999`, { kind: 'too-little', minimum: HARD_DUST }],
    [`${THEIRS},1,${'x'.repeat(30)}`, { kind: 'name', problem: { kind: 'too-long', count: 30, most: 24 } }],
  ])('%s is refused with its reason', (line, problem) => {
    expect(problemOf(`${OURS},1\n${line}`)).toEqual(problem);
  });
});

describe('a list', () => {
  it('counts its lines as an editor does, empty ones and remarks included', () => {
    const list = read(`\ufeff${OURS},1\r\n\r\n# for the rent\r\nnobody,2\r\n${THEIRS},x`);
    expect(list.rejected.map(({ line }) => line)).toEqual([4, 5]);
    expect(list.payments).toHaveLength(1);
  });

  it('passes over a first line that names the columns, and over no other', () => {
    expect(read(`Address;Amount;Name\n${OURS};1`)).toMatchObject({ hasHeader: true, rejected: [] });
    expect(read(`${OURS};1\nAddress;Amount`)).toMatchObject({ hasHeader: false, rejected: [{ line: 2 }] });
    expect(read('nobody;1')).toMatchObject({ hasHeader: false, rejected: [{ line: 1 }] });
  });

  it('adds up what goes to one address, and tells of it', () => {
    const list = read(`${OURS},1\n${THEIRS},2\n${OURS},3,Me`);
    expect(list.payments).toEqual([
      { address: OURS, amount: 4n * DOGE, name: 'Me' },
      { address: THEIRS, amount: 2n * DOGE, name: null },
    ]);
    expect(list.repeated).toEqual([{ line: 3, first: 1, address: OURS }]);
    expect(list.total).toBe(6n * DOGE);
  });

  it('never adds up to more than all the money there may be', () => {
    const list = read(`${OURS},9999999999\n${THEIRS},2`);
    expect(list.rejected).toEqual([{ line: 2, problem: { kind: 'too-much' } }]);
    expect(list.total).toBeLessThan(MAX_MONEY);
  });

  it('takes as many recipients as fit into one transfer', () => {
    const lines = Array.from({ length: MAX_RECIPIENTS + 1 }, (_, index) => `${numberedAddress(index)},1`);
    const list = read(lines.join('\n'));
    expect(list.payments).toHaveLength(MAX_RECIPIENTS);
    expect(list.rejected).toEqual([
      { line: MAX_RECIPIENTS + 1, problem: { kind: 'too-many', most: MAX_RECIPIENTS } },
    ]);
  });

  it('of nothing is empty, and one that is too long is not read', () => {
    expect(read(' \n\n')).toEqual({ payments: [], rejected: [], repeated: [], total: 0n, hasHeader: false });
    expect(parseRecipientList(' '.repeat(MAX_LIST_LENGTH + 1), 'mainnet', 'point')).toBeNull();
  });
});

describe('whatever text', () => {
  const piece = fc.oneof(
    fc.constantFrom(OURS, THEIRS, ',', ';', '\t', ' ', '\n', '"', '#', '1', '1,5', '2.25', '0', '1e9', 'Bob'),
    fc.string({ maxLength: 6 }),
  );

  it('is read without throwing, and every line is taken, refused, or passed over', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('');
        const list = read(text);
        const lines = text.split(/\r\n|[\n\r]/).length;
        expect(list.payments.length + list.repeated.length + list.rejected.length).toBeLessThanOrEqual(lines);
        expect(list.total).toBe(list.payments.reduce((sum, { amount }) => sum + amount, 0n));
        for (const { amount } of list.payments) expect(amount).toBeGreaterThanOrEqual(HARD_DUST);
        for (const { line } of [...list.rejected, ...list.repeated]) expect(line).toBeLessThanOrEqual(lines);
      }),
      { numRuns: 1_000 },
    );
  });

  it('comes back as it was when it was written from payments', () => {
    const name = fc.string({ maxLength: 12, unit: 'grapheme' }).map((text) => {
      const named = readPersonalName(text);
      return named.ok && !isAmountUnit(named.value) ? named.value : null;
    });
    const drawn = fc.tuple(fc.bigInt({ min: HARD_DUST, max: 10n ** 14n }), name);
    fc.assert(
      fc.property(fc.array(drawn, { maxLength: 20 }), (pairs) => {
        const payments = pairs.map(
          ([amount, called], index): ListedPayment => ({
            address: numberedAddress(index),
            amount: koinu(amount),
            name: called,
          }),
        );
        const list = read(formatRecipientList(payments));
        expect(list).toMatchObject({ payments, rejected: [], repeated: [], hasHeader: false });
      }),
      { numRuns: 400 },
    );
  });
});
