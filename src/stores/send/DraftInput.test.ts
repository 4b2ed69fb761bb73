import { describe, expect, it } from 'vitest';
import { testAddress } from '../../../mocks/builders/keys.ts';
import { koinu } from '../../domain/amount/Koinu.ts';
import { type DraftInput, EMPTY_INPUT, inStyle, isEmptySend } from './DraftInput.ts';

const typed = (part: Partial<DraftInput>): DraftInput => ({ ...EMPTY_INPUT, ...part });

describe('a draft', () => {
  it('is empty before anything is typed, whatever fee is chosen', () => {
    expect(isEmptySend(EMPTY_INPUT)).toBe(true);
    expect(isEmptySend(typed({ feeChoice: { kind: 'custom' }, customFeeText: '0.02', unit: 'fiat' }))).toBe(
      true,
    );
  });

  it.each<[string, Partial<DraftInput>]>([
    ['a recipient', { recipientText: testAddress(2) }],
    ['an amount', { amountText: '5' }],
    ['everything that may be sent', { isMax: true }],
    ['a list', { list: [{ address: testAddress(2), amount: koinu(1n), name: null }] }],
  ])('is not empty any more with %s alone', (_what, part) => {
    expect(isEmptySend(typed(part))).toBe(false);
  });
});

describe('a draft in another style of numbers', () => {
  const decimal = typed({ amountText: '1.5', customFeeText: '0.02', recipientText: testAddress(2) });

  it('has amount and fee typed anew, and everything else as it was', () => {
    expect(inStyle(decimal, 'comma')).toEqual({
      ...decimal,
      amountText: '1,5',
      customFeeText: '0,02',
      amountStyle: 'comma',
    });
  });

  it('loses an amount or a fee that might mean two', () => {
    const doubtful = typed({ amountText: '1,500', customFeeText: '1,500' });
    expect(inStyle(doubtful, 'comma')).toMatchObject({ amountText: '', customFeeText: '' });
  });

  it('is the very same where the style is that in which it was typed', () => {
    expect(inStyle(decimal, 'point')).toBe(decimal);
  });
});
