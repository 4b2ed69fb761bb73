import { describe, expect, it } from 'vitest';
import { testAddress } from '../../../mocks/builders/keys.ts';
import { createFakeApp } from '../../../mocks/fixtures/fakeApp.ts';
import { koinu } from '../../domain/amount/Koinu.ts';
import { EMPTY_ACCOUNT } from '../accounts/Account.ts';
import { EMPTY_INPUT } from './DraftInput.ts';
import { DraftStore } from './DraftStore.ts';
import { readDraft, saveDraft } from './savedDrafts.ts';

const SHOP = testAddress(2);
const FRIEND = testAddress(3);
const WIF = 'cTpB4YiyKiBcPxnefsDpbnDxFDffjqJob8wGCEDXxgQ7zQoMXJdH';

/** The send form of one account, with the rules loaded. */
async function openForm() {
  const app = createFakeApp();
  const { tx, accounts } = app.stores;
  accounts.setCurrent({ ...EMPTY_ACCOUNT, type: 'hd', address: testAddress(1), key: 'a/0' });
  await tx.rules.load();
  /** what would be read back from disk */
  const restart = () => readDraft(JSON.parse(JSON.stringify(saveDraft(tx.drafts.of('a/0')))));
  return { app, tx, draft: tx.draft, restart };
}

describe('a draft that is kept', () => {
  it('comes back whole: recipients, amount, unit, fee and coins', async () => {
    const { draft, restart } = await openForm();
    draft.setRecipientText(SHOP);
    draft.setAmountText('12,5');
    draft.setCustomFeeText('0.02');
    draft.choose([`${'ab'.repeat(32)}:1`]);
    expect(restart()).toEqual(draft.input);
    draft.setList([
      { address: SHOP, amount: koinu(5n), name: null },
      { address: FRIEND, amount: koinu(10n ** 17n), name: null },
    ]);
    expect(restart()).toEqual(draft.input);
    expect(restart()?.list?.[1]?.amount).toBe(10n ** 17n);
  });

  it('holds no text that is no recipient and no amount: it might be anything', async () => {
    const { draft, restart } = await openForm();
    draft.setRecipientText('abandon abandon about');
    draft.setAmountText('much secret');
    draft.setCustomFeeText('hunter2');
    expect(restart()).toEqual({ ...EMPTY_INPUT, feeChoice: { kind: 'custom' } });
  });

  it('reads one of an earlier or a later version as far as it goes', () => {
    expect(readDraft({ amountText: '5' })).toEqual({ ...EMPTY_INPUT, amountText: '5' });
  });
});

describe('a kept draft that is spoilt', () => {
  const PAYMENT = { address: SHOP, amount: '5', name: null };
  it.each<[string, unknown]>([
    ['no record', 5],
    ['an amount that is a number', { list: [{ ...PAYMENT, amount: 5 }] }],
    ['more than all the money', { list: [{ ...PAYMENT, amount: '9'.repeat(40) }] }],
    ['a list that is none', { list: {} }],
    ['coins that are none', { chosen: [5] }],
    ['a fee that is not offered', { feeChoice: { kind: 'preset', multiple: 0.5 } }],
    ['nothing', null],
    ['a text', 'x'],
    ['a list', [{ list: [PAYMENT] }]],
  ])('reads as nothing: %s', (_why, stored) => {
    expect(readDraft(stored)).toBeNull();
    expect(readDraft({ list: [PAYMENT] })).toEqual({
      ...EMPTY_INPUT,
      list: [{ ...PAYMENT, amount: 5n }],
    });
  });
});

describe('a private key in the place of the recipient', () => {
  it('is told of, and held nowhere', async () => {
    const { app, draft } = await openForm();
    draft.setRecipientText(WIF);
    expect(draft.recipient.problem).toEqual({ kind: 'private-key' });
    expect(draft.spec).toBeNull();
    expect(JSON.stringify(app.stores.tx.drafts.drafts)).not.toContain(WIF);
    draft.setRecipientText('');
    expect(draft.recipient.problem).toBeNull();
  });
});

describe('several recipients', () => {
  it('take the place of one, with their own amounts, until one is named again', async () => {
    const { draft } = await openForm();
    draft.setRecipientText(FRIEND);
    draft.toggleMax();
    draft.setList([{ address: SHOP, amount: koinu(500_000_000n), name: null }]);
    expect(draft.spec).toEqual({ kind: 'pay', payments: [{ to: SHOP, amount: 500_000_000n }] });
    draft.setRecipientText(FRIEND);
    expect(draft.input).toMatchObject({ list: null, recipientText: FRIEND });
    draft.setList([]);
    expect(draft.input).toMatchObject({ list: null, recipientText: FRIEND });
  });
});

describe('the drafts', () => {
  const drafts = () => new DraftStore(EMPTY_INPUT);
  const ONE = { amountText: '1' };

  it('are one for each account', () => {
    const store = drafts();
    store.change('a/0', { amountText: '1' });
    store.change('a/1', { amountText: '2' });
    store.change('a/1', { isMax: true });
    store.clear('a/0');
    expect([store.of('a/0'), store.of('a/1')]).toEqual([
      EMPTY_INPUT,
      { ...EMPTY_INPUT, amountText: '2', isMax: true },
    ]);
    store.keepOnly(new Set(['a/0']));
    expect(store.drafts).toEqual({});
  });

  it('stay with the accounts that stay', () => {
    const store = drafts();
    for (const key of ['a/0', 'a/1', 'b/0']) store.change(key, ONE);
    store.keepOnly(new Set(['a/0', 'b/0']));
    expect(Object.keys(store.drafts)).toEqual(['a/0', 'b/0']);
  });

  it('were left behind until they are touched', () => {
    const store = drafts();
    expect(store.leftBehind).toEqual([]);
    store.change('a/0', { amountText: '1' });
    store.change('a/1', { amountText: '2' });
    store.leaveBehind();
    store.change('a/1', { amountText: '3' });
    expect(store.leftBehind).toEqual(['a/0']);
    store.clear('a/0');
    expect(store.leftBehind).toEqual([]);
  });

  it('are left behind where they were on disk, and gone after a reset', () => {
    const store = drafts();
    const kept = { 'a/0': { ...EMPTY_INPUT, ...ONE } };
    store.restore(kept);
    expect([store.drafts, store.leftBehind]).toEqual([kept, ['a/0']]);
    store.reset();
    expect([store.drafts, store.leftBehind, store.of('a/0')]).toEqual([{}, [], EMPTY_INPUT]);
  });

  it('are taken out for what is sent, and put back when it was not', () => {
    const store = drafts();
    store.change('a/0', ONE);
    store.change('a/1', ONE);
    const { take } = store;
    const refill = take('a/0');
    expect(Object.keys(store.drafts)).toEqual(['a/1']);
    refill();
    expect(store.of('a/0')).toEqual({ ...EMPTY_INPUT, ...ONE });
  });

  it('are not put back over what was typed meanwhile, nor where there was none', () => {
    const store = drafts();
    store.change('a/0', ONE);
    const refill = store.take('a/0');
    store.change('a/0', { amountText: '2' });
    refill();
    expect(store.of('a/0').amountText).toBe('2');
    store.take('b/0')();
    expect(Object.keys(store.drafts)).toEqual(['a/0']);
  });
});
