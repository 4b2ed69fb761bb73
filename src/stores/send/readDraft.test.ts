import { describe, expect, it } from 'vitest';
import { testAddress } from '../../../mocks/builders/keys.ts';
import { presetFeeRate } from '../../domain/amount/FeeRate.ts';
import type { FiatPrice } from '../../domain/amount/FiatPrice.ts';
import { loadTransferRules } from '../chain/transferRules.ts';
import { type DraftInput, EMPTY_INPUT } from './DraftInput.ts';
import { NOBODY, readAmount, readFeeProblem, readFeeRate, readRecipient } from './readDraft.ts';

const RULES = await loadTransferRules();
const [SHOP, SCRIPT] = [testAddress(2), testAddress(3)];
const READING = { rules: RULES, network: 'regtest', commitAddresses: new Set<string>([SCRIPT]) } as const;
const DOGE = 100_000_000n;
/** 0.10 USD per DOGE. */
const PRICE: FiatPrice = { currency: 'usd', microsPerDoge: 100_000n, atMs: 0 };

const typed = (part: Partial<DraftInput>): DraftInput => ({ ...EMPTY_INPUT, ...part });
const who = (text: string) => readRecipient(text, READING);

describe('a recipient', () => {
  it.each(['', '  '])('is nobody, and no problem, while nothing is typed: %j', (text) => {
    expect(who(text)).toEqual(NOBODY);
  });

  it('is whom an address names', () => {
    expect(who(SHOP)).toEqual({ address: SHOP, problem: null, link: null });
  });

  it('is nobody where the text is none, and says why', () => {
    expect(who('hunter2')).toMatchObject({ address: null, problem: { kind: 'wrong-length' }, link: null });
  });

  it.each(['dogecoin:', 'DOGECOIN:', ' \n dogecoin:'])('is whom a payment link names: %j', (scheme) => {
    expect(who(`${scheme}${SHOP}?amount=5&label=Shop`)).toEqual({
      address: SHOP,
      problem: null,
      link: { address: SHOP, amount: 5n * DOGE, label: 'Shop' },
    });
  });

  it('is not whom a link names that stands somewhere in a text', () => {
    expect(who(`pay dogecoin:${SHOP}`)).toMatchObject({ address: null, link: null });
    expect(who(`pay dogecoin:${SHOP}`).problem?.kind).toBe('bad-characters');
  });

  it('is told to be wrong in a link as it is told outside of one', () => {
    const wrong = `${SHOP.slice(0, -1)}1`;
    expect(who(`dogecoin:${wrong}`)).toEqual(who(wrong));
    expect(who(wrong).problem).not.toBeNull();
  });

  it('is nobody where the link itself is wrong', () => {
    expect(who(`dogecoin:${SHOP}?amount=x`)).toMatchObject({
      address: null,
      problem: { kind: 'bad-amount', text: 'x' },
      link: null,
    });
  });

  it.each([SCRIPT, `dogecoin:${SCRIPT}?amount=5`])('is never a one-time script of ours: %s', (text) => {
    expect(who(text)).toEqual({ address: null, problem: { kind: 'commit-script' }, link: null });
  });
});

describe('an amount', () => {
  const amount = (part: Partial<DraftInput>, price: FiatPrice | null = null) =>
    readAmount(typed(part), price, RULES);

  it.each(['', '  '])('is none while nothing is typed: %j', (amountText) => {
    expect(amount({ amountText })).toBeNull();
    expect(amount({ amountText, unit: 'fiat' }, PRICE)).toBeNull();
  });

  it('is none while everything goes, whatever was typed', () => {
    expect(amount({ amountText: '5', isMax: true })).toBeNull();
  });

  it('is DOGE, in the style in which it was typed', () => {
    expect(amount({ amountText: '1.500,5', amountStyle: 'comma' }, PRICE)).toEqual({
      ok: true,
      value: 150_050_000_000n,
    });
  });

  it('is worth what the price says, and nothing without a price', () => {
    expect(amount({ amountText: '2', unit: 'fiat' }, PRICE)).toEqual({ ok: true, value: 20n * DOGE });
    expect(amount({ amountText: '2', unit: 'fiat' })).toBeNull();
  });

  it('says what is wrong with it', () => {
    expect(amount({ amountText: '-5' })).toMatchObject({ ok: false, problem: { kind: 'signed' } });
  });
});

describe('a fee rate', () => {
  const custom = (customFeeText: string): DraftInput =>
    typed({ feeChoice: { kind: 'custom' }, customFeeText });

  it('is that of the preset, whatever was typed for another', () => {
    const input = typed({ feeChoice: { kind: 'preset', multiple: 10 }, customFeeText: 'x' });
    expect(readFeeRate(input, RULES)).toBe(presetFeeRate(10));
    expect(readFeeProblem(input, RULES)).toBeNull();
  });

  it('is what was typed, in its style', () => {
    const input: DraftInput = { ...custom('0,02'), amountStyle: 'comma' };
    expect(readFeeRate(input, RULES)).toBe(2_000_000n);
    expect(readFeeProblem(input, RULES)).toBeNull();
  });

  it.each(['', '  '])('is missing while nothing was typed, which is no problem yet: %j', (text) => {
    expect(readFeeRate(custom(text), RULES)).toBeNull();
    expect(readFeeProblem(custom(text), RULES)).toBeNull();
  });

  it('is missing where what was typed is none, and says why', () => {
    expect(readFeeRate(custom('x'), RULES)).toBeNull();
    expect(readFeeProblem(custom('x'), RULES)).toMatchObject({ kind: 'not-a-rate' });
  });
});
