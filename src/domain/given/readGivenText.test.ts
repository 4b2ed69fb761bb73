import { describe, expect, it } from 'vitest';
import { GIVEN_EXAMPLES, SECRET_EXAMPLES } from '../../../mocks/fixtures/given/givenExamples.ts';
import * as rules from '../tx/rules/transferRules.ts';
import { isSecretText } from './GivenText.ts';
import { readGivenText } from './readGivenText.ts';

const READING = { rules, network: 'mainnet' } as const;
const read = (text: string) => readGivenText(text, READING);

describe('a text that comes in', () => {
  it.each(GIVEN_EXAMPLES)('is known for what it is: $what', ({ text, kind }) => {
    expect(read(text).kind).toBe(kind);
    expect(read(`\n ${text}\r\n`).kind).toBe(kind);
  });

  it('says what is wrong with it', () => {
    const [cut, changed] = ['one that breaks off', 'a payment link that says two amounts'].map((what) =>
      read(GIVEN_EXAMPLES.find((example) => example.what === what)?.text ?? ''),
    );
    expect(cut).toEqual({ kind: 'psbt', problem: { kind: 'cut-off', place: { part: 'global' } } });
    expect(changed).toMatchObject({ problem: { kind: 'repeated-parameter', name: 'amount' } });
    expect(read('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')).toEqual({
      kind: 'unsupported',
      reason: { kind: 'address', problem: { kind: 'bitcoin-address' } },
    });
  });

  it('hands on the address alone out of a sentence', () => {
    expect(read('Pay “DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC”.')).toMatchObject({
      kind: 'address',
      text: 'DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC',
    });
  });

  it.each(SECRET_EXAMPLES)('is not handed on where it is a secret: $what', ({ text }) => {
    const given = read(text);
    expect(isSecretText(given)).toBe(true);
    expect(Object.keys(given)).toEqual(['kind']);
  });

  it('is no phrase where people talk', () => {
    expect(read('We can meet you there at ten, and then we go home. See you!').kind).toBe('unknown');
    expect(read('legal winner').kind).toBe('unknown');
  });
});
