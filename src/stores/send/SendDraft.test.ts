/** Common to all send forms: recipient, maximum and fee. */
import { describe, expect, it } from 'vitest';
import { testAddress } from '../../../mocks/builders/keys.ts';
import { presetFeeRate } from '../../domain/amount/FeeRate.ts';
import { koinu } from '../../domain/amount/Koinu.ts';
import { presentModule } from '../../domain/lazyModule.ts';
import { loadTransferRules } from '../chain/transferRules.ts';
import { EMPTY_INPUT } from './DraftInput.ts';
import { DraftStore } from './DraftStore.ts';
import { TransferDraft } from './doge/TransferDraft.ts';

const RULES = await loadTransferRules();
const [SHOP, FRIEND, SCRIPT] = [testAddress(2), testAddress(3), testAddress(4)];
const WIF = 'cTpB4YiyKiBcPxnefsDpbnDxFDffjqJob8wGCEDXxgQ7zQoMXJdH';
const LIST = [{ address: SHOP, amount: koinu(500_000_000n), name: null }];

/** The form that sends DOGE from one account. */
function openForm() {
  const drafts = new DraftStore(EMPTY_INPUT);
  const draft = new TransferDraft({
    network: 'regtest',
    drafts,
    account: () => 'a/0',
    from: () => null,
    price: () => null,
    coins: () => [],
    transfers: () => [],
    rules: presentModule(RULES),
    commitAddresses: () => new Set([SCRIPT]),
    numberStyle: () => 'point',
  });
  return { drafts, draft };
}

describe('the recipient', () => {
  it('is nobody before anything is typed', () => {
    const { draft } = openForm();
    expect(draft.recipient).toEqual({ address: null, problem: null, link: null });
    expect([draft.isEmpty, draft.hasRejectedKey]).toEqual([true, false]);
  });

  it('is whom the text names, and the text counts as good', () => {
    const { draft } = openForm();
    draft.setRecipientText(SHOP);
    expect(draft.recipient.address).toBe(SHOP);
    expect(draft.input).toMatchObject({ recipientText: SHOP, isRecipientGood: true });
    expect(draft.isEmpty).toBe(false);
    draft.setRecipientText('much wrong');
    expect(draft.recipient.address).toBeNull();
    expect(draft.input).toMatchObject({ recipientText: 'much wrong', isRecipientGood: false });
  });

  it('is never a one-time script of ours', () => {
    const { draft } = openForm();
    draft.setRecipientText(SCRIPT);
    expect(draft.recipient).toMatchObject({ address: null, problem: { kind: 'commit-script' } });
    expect(draft.input.isRecipientGood).toBe(false);
  });

  it('is somebody who was picked', () => {
    const { draft } = openForm();
    draft.setList(LIST);
    draft.pick(FRIEND);
    expect(draft.input).toMatchObject({ recipientText: FRIEND, isRecipientGood: true, list: null });
    expect(draft.recipient.address).toBe(FRIEND);
  });

  it('is never a private key: that is told of until something else is typed', () => {
    const { draft } = openForm();
    draft.setRecipientText(WIF);
    expect(draft.input).toMatchObject({ recipientText: '', isRecipientGood: false });
    expect(draft.recipient).toEqual({ address: null, problem: { kind: 'private-key' }, link: null });
    expect(draft.hasRejectedKey).toBe(true);
    draft.setAmountText('5');
    expect(draft.hasRejectedKey).toBe(false);
    expect(draft.recipient.problem).toBeNull();
  });

  it('can be typed by whoever is handed the setter', () => {
    const { draft } = openForm();
    const { setRecipientText } = draft;
    setRecipientText(SHOP);
    expect(draft.recipient.address).toBe(SHOP);
  });
});

describe('several recipients', () => {
  it('take the place of the one, of the amount and of everything', () => {
    const { draft } = openForm();
    draft.setRecipientText(SHOP);
    draft.setAmountText('5');
    draft.setList(LIST);
    expect(draft.input).toEqual({ ...EMPTY_INPUT, list: LIST });
    draft.setList([]);
    draft.setRecipientText(SHOP);
    draft.toggleMax();
    draft.setList(LIST);
    expect(draft.input).toEqual({ ...EMPTY_INPUT, list: LIST });
  });

  it('are gone with an empty list, and the fee stays', () => {
    const { draft } = openForm();
    draft.setList(LIST);
    draft.chooseFee({ kind: 'preset', multiple: 1 });
    draft.setList([]);
    expect(draft.input).toEqual({ ...EMPTY_INPUT, feeChoice: { kind: 'preset', multiple: 1 } });
  });

  it('are gone when one is typed', () => {
    const { draft } = openForm();
    draft.setList(LIST);
    draft.setRecipientText('x');
    expect(draft.input.list).toBeNull();
  });
});

describe('everything that may be sent', () => {
  it('takes the place of an amount, and is taken back', () => {
    const { draft } = openForm();
    draft.setAmountText('5');
    draft.toggleMax();
    expect(draft.input).toMatchObject({ isMax: true, amountText: '' });
    draft.toggleMax();
    expect(draft.input).toMatchObject({ isMax: false, amountText: '' });
  });

  it('ends with an amount that is typed', () => {
    const { draft } = openForm();
    draft.toggleMax();
    draft.setAmountText('5');
    expect(draft.input).toMatchObject({ isMax: false, amountText: '5' });
  });
});

describe('the fee', () => {
  it('is that of the preset at first, and that of another when it is chosen', () => {
    const { draft } = openForm();
    expect(draft.feeRate).toBe(presetFeeRate(5));
    draft.chooseFee({ kind: 'preset', multiple: 10 });
    expect([draft.feeRate, draft.customFeeProblem]).toEqual([presetFeeRate(10), null]);
  });

  it('is what is typed, which chooses it', () => {
    const { draft } = openForm();
    draft.setCustomFeeText('0.02');
    expect(draft.input.feeChoice).toEqual({ kind: 'custom' });
    expect([draft.feeRate, draft.customFeeProblem]).toEqual([2_000_000n, null]);
    draft.setCustomFeeText('x');
    expect([draft.feeRate, draft.customFeeProblem?.kind]).toEqual([null, 'not-a-rate']);
  });
});

describe('a draft from before', () => {
  it('is one that was there, until it is touched; and nothing that is empty', () => {
    const { draft, drafts } = openForm();
    draft.setRecipientText(SHOP);
    expect(draft.isRestored).toBe(false);
    drafts.leaveBehind();
    expect(draft.isRestored).toBe(true);
    draft.setAmountText('5');
    expect(draft.isRestored).toBe(false);
    draft.reset();
    draft.chooseFee({ kind: 'preset', multiple: 1 });
    drafts.leaveBehind();
    expect([draft.isEmpty, draft.isRestored]).toEqual([true, false]);
  });

  it('is none of another account', () => {
    const { draft, drafts } = openForm();
    drafts.change('a/1', { amountText: '5' });
    drafts.leaveBehind();
    draft.setAmountText('6');
    expect(draft.isRestored).toBe(false);
  });
});
