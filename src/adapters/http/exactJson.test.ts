import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Fault } from '../../domain/fault.ts';
import { parseExactJson } from './exactJson.ts';

describe('parseExactJson', () => {
  it.each<[string, unknown]>([
    ['21000000000000000000', '21000000000000000000'],
    ['9007199254740991', 9_007_199_254_740_991],
    ['9007199254740993', '9007199254740993'],
    ['-9007199254740993', '-9007199254740993'],
    ['[1,1.5,-0,1e3,0.1]', [1, '1.5', -0, '1e3', '0.1']],
    ['{"amt":123456789012345678901234567890}', { amt: '123456789012345678901234567890' }],
    ['"12345678901234567890"', '12345678901234567890'],
    ['{"a\\"1.5":"x\\\\","b":2.5}', { 'a"1.5': 'x\\', b: '2.5' }],
    [' [ 12345678901234567890 , true , null ] ', ['12345678901234567890', true, null]],
  ])('reads %s', (text, value) => {
    expect(parseExactJson(text)).toEqual(value);
  });

  it.each([
    ...['01234567890123456789', '1.', '.5', '+1', '1e', '--1', '12345678901234567890x', 'NaN', ''],
    ...[
      '{12345678901234567890:1}',
      `{12345678901234567890${' '.repeat(30)}:1}`,
      '{1.5:1}',
      '"1.5',
      '"a"12345678901234567890',
      '[1.5.5]',
      '1.5 2.5',
    ],
  ])('refuses %s', (text) => {
    expect(() => parseExactJson(text)).toThrow(Fault);
  });

  it('reads everything else as JSON.parse does', () => {
    const noFractions = fc.jsonValue({ noUnicodeString: false }).map((value) => JSON.stringify(value));
    fc.assert(
      fc.property(noFractions, (text) => {
        const exact = JSON.stringify(parseExactJson(text), (_, value) => asNumber(value));
        const plain = JSON.stringify(JSON.parse(text), (_, value) => asNumber(value));
        expect(exact).toBe(plain);
      }),
      { seed: 5, numRuns: 500 },
    );
  });

  it('never throws anything but a Fault', () => {
    const noise = fc.stringMatching(/^[[\]{}",:\\0-9.eE+\-tfn ]{0,60}$/);
    fc.assert(
      fc.property(noise, (text) => {
        try {
          parseExactJson(text);
        } catch (thrown) {
          expect(thrown).toBeInstanceOf(Fault);
        }
      }),
      { seed: 6, numRuns: 2_000 },
    );
  });

  it('gives back every whole number, however long', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 60n), max: 10n ** 60n }), (number) => {
        expect(String(parseExactJson(` ${number} `))).toBe(String(number));
      }),
      { seed: 7, numRuns: 500 },
    );
  });

  it('refuses a text of megabytes that never ends', () => {
    expect(() => parseExactJson(`{"content":"${'\\"'.repeat(4_000_000)}`)).toThrow(Fault);
  });

  it('passes over texts of megabytes', () => {
    const long = `{"content":"${'a1.5\\"'.repeat(600_000)}","amt":12345678901234567890}`;
    expect(parseExactJson(long)).toMatchObject({ amt: '12345678901234567890' });
  });
});

/** Treats numbers and their texts as equal. */
const asNumber = (value: unknown): unknown =>
  typeof value === 'string' && value !== '' && value.trim() === value && Number.isFinite(Number(value))
    ? Number(value)
    : value;
