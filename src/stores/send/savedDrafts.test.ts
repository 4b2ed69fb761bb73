import { describe, expect, it } from 'vitest';
import { testAddress } from '../../../mocks/builders/keys.ts';
import { FEE_PRESETS } from '../../domain/amount/FeeRate.ts';
import { koinu } from '../../domain/amount/Koinu.ts';
import { type DraftInput, EMPTY_INPUT } from './DraftInput.ts';
import { readDraft, readDraftBy, readSend, saveDraft } from './savedDrafts.ts';

const SHOP = testAddress(2);
const COIN = `${'ab'.repeat(32)}:1`;

const saved = (part: Partial<DraftInput>) => saveDraft({ ...EMPTY_INPUT, ...part });
const restarted = (part: Partial<DraftInput>) => readDraft(JSON.parse(JSON.stringify(saved(part))));

describe('a draft on disk', () => {
  it('holds what was typed where it can be a recipient and amounts', () => {
    const typed: Partial<DraftInput> = {
      recipientText: SHOP,
      isRecipientGood: true,
      amountText: '1 234,5',
      customFeeText: '0.02',
      feeChoice: { kind: 'custom' },
      amountStyle: 'comma',
      isMax: true,
      unit: 'fiat',
      chosen: [COIN],
    };
    expect(restarted(typed)).toEqual({ ...EMPTY_INPUT, ...typed });
  });

  it('holds a recipient only where it was read as one', () => {
    expect(saved({ recipientText: SHOP }).recipientText).toBe('');
    expect(saved({ recipientText: SHOP, isRecipientGood: true }).recipientText).toBe(SHOP);
  });

  it.each([
    ['1'.repeat(32), true],
    ['1'.repeat(33), false],
    ['12 345.67', true],
    ['5x', false],
    ['x5', false],
  ])('holds what may be an amount, and no more of it than one has: %s', (text, isHeld) => {
    const { amountText, customFeeText } = saved({ amountText: text, customFeeText: text });
    expect([amountText, customFeeText]).toEqual(isHeld ? [text, text] : ['', '']);
    const read = readDraft({ amountText: text, customFeeText: text });
    expect([read?.amountText, read?.customFeeText]).toEqual(isHeld ? [text, text] : ['', '']);
  });

  it('holds each amount of a list to the last koinu, and its names', () => {
    const list: NonNullable<DraftInput['list']> = [
      { address: SHOP, amount: koinu(10n ** 17n + 1n), name: null },
      { address: SHOP, amount: koinu(5n), name: 'Shop' as never },
    ];
    expect(saved({ list }).list).toEqual([
      { address: SHOP, amount: '100000000000000001', name: null },
      { address: SHOP, amount: '5', name: 'Shop' },
    ]);
    expect(restarted({ list })?.list).toEqual(list);
    expect(saved({}).list).toBeNull();
  });
});

describe('a draft that is read', () => {
  it.each(FEE_PRESETS)('keeps each fee that is offered: %i', (multiple) => {
    expect(readDraft({ feeChoice: { kind: 'preset', multiple } })?.feeChoice).toEqual({
      kind: 'preset',
      multiple,
    });
  });

  it('has a recipient only where it was one', () => {
    expect(readDraft({ recipientText: SHOP, isRecipientGood: true })).toMatchObject({
      recipientText: SHOP,
      isRecipientGood: true,
    });
    expect(readDraft({ recipientText: SHOP, isRecipientGood: 'yes' })).toEqual(EMPTY_INPUT);
  });

  it('sends everything only where it says just that', () => {
    expect(readDraft({ isMax: true })?.isMax).toBe(true);
    expect(readDraft({ isMax: 'yes' })?.isMax).toBe(false);
  });

  it('is in DOGE unless it says fiat', () => {
    expect(readDraft({ unit: 'fiat' })?.unit).toBe('fiat');
    expect(readDraft({ unit: 'shells' })?.unit).toBe('doge');
  });

  it('keeps the coins that were chosen', () => {
    expect(readDraft({ chosen: [COIN] })?.chosen).toEqual([COIN]);
    expect(readDraft({ chosen: null })?.chosen).toBeNull();
  });

  const PAYMENT = { address: SHOP, amount: '5', name: null };
  it.each<[string, object]>([
    ['a style of numbers that there is not', { amountStyle: 'roman' }],
    ['an amount that begins with a zero', { list: [{ ...PAYMENT, amount: '05' }] }],
    ['an amount with something behind it', { list: [{ ...PAYMENT, amount: '5 ' }] }],
    ['an amount with something before it', { list: [{ ...PAYMENT, amount: '+5' }] }],
    ['a recipient without an address', { list: [{ ...PAYMENT, address: 5 }] }],
    ['a name that is none', { list: [{ ...PAYMENT, name: 5 }] }],
    ['an amount that is no text', { amountText: 5 }],
    ['coins that are a text', { chosen: COIN }],
  ])('is nothing with %s', (_what, part) => {
    expect(readDraft(part)).toBeNull();
  });

  it('takes amounts of a hundred digits, and none that are longer', () => {
    const of = (digits: number) => () =>
      readSend({ list: [{ ...PAYMENT, amount: '9'.repeat(digits) }] }, (amount) => amount);
    expect(of(100)().list?.[0]?.amount).toBe(10n ** 100n - 1n);
    expect(of(101)).toThrow(SyntaxError);
  });

  it('is what its form makes of it, and nothing where the form gives up', () => {
    expect(readDraftBy({ amountText: '5' }, ({ amountText }) => amountText)).toBe('5');
    expect(
      readDraftBy({}, () => {
        throw new RangeError('spoilt');
      }),
    ).toBeNull();
    expect(readDraftBy('a text', () => 'read')).toBeNull();
  });
});
