import { describe, expect, it } from 'vitest';
import { heldKeyring } from '../../../../mocks/builders/keyrings.ts';
import { testAddress } from '../../../../mocks/builders/keys.ts';
import { createFakeApp } from '../../../../mocks/fixtures/fakeApp.ts';
import { startReactions } from '../../../../mocks/stores/openedStores.ts';
import { MAX_TOKEN_RECIPIENTS } from '../../../domain/drc20/send/TokenPayment.ts';
import { tokenKey } from '../../../domain/drc20/TokenId.ts';
import { tokenUnits } from '../../../domain/drc20/TokenUnits.ts';
import { txid } from '../../../domain/tx/Txid.ts';
import { saveDraft } from '../savedDrafts.ts';
import { type DraftSubject, EMPTY_TOKEN_INPUT, readTokenDraft } from './TokenDraftInput.ts';

const [SHOP, FRIEND] = [testAddress(2), testAddress(3)];
const WIF = 'cTpB4YiyKiBcPxnefsDpbnDxFDffjqJob8wGCEDXxgQ7zQoMXJdH';
const ACCOUNT = 'a/0';
const UNIX: DraftSubject = { kind: 'token', key: tokenKey({ protocol: 'drc-20', tick: 'UNIX' }) };
const MEME: DraftSubject = {
  kind: 'token',
  key: tokenKey({ protocol: 'meme-20', tickId: txid('ab'.repeat(32)) }),
};
const FILE: DraftSubject = { kind: 'file', fileId: txid('cd'.repeat(32)) };

/** Above 2^53 units, all different. */
const LIST = Array.from({ length: 5 }, (_, at) => ({
  address: testAddress(at + 2),
  amount: tokenUnits(10n ** 20n + BigInt(at)),
  name: null,
}));

/** The form that sends UNIX from one account, with the rules loaded. */
async function openForm() {
  const { stores } = createFakeApp();
  const { tokens, tx } = stores;
  const { draft, drafts } = tokens;
  await tx.rules.load();
  draft.begin(ACCOUNT, UNIX);
  /** what is on disk */
  const saved = () => JSON.stringify(saveDraft(drafts.of(ACCOUNT)));
  /** kills the app and opens it again, at the same form */
  const restart = (stored = saved()) => {
    draft.reset();
    const read = readTokenDraft(JSON.parse(stored));
    drafts.restore(read === null ? {} : { [ACCOUNT]: read });
    draft.begin(ACCOUNT, UNIX);
  };
  return { draft, drafts, tx, saved, restart };
}

describe('what was typed to send a token', () => {
  it('comes back whole after a restart: several recipients to the last unit, and the fee', async () => {
    const { draft, restart } = await openForm();
    draft.setList(LIST);
    draft.setCustomFeeText('0.02');
    const { input } = draft;
    expect(draft.isRestored).toBe(false);
    restart();
    expect(draft.input).toEqual(input);
    expect(draft.input.list).toEqual(LIST);
    expect(draft.isRestored).toBe(true);
    draft.chooseFee({ kind: 'preset', multiple: 1 });
    expect(draft.isRestored).toBe(false);
  });

  it('comes back for one recipient and an amount, and for a file', async () => {
    const { draft, restart } = await openForm();
    draft.setRecipientText(SHOP);
    draft.setAmountText('12,5');
    restart();
    expect(draft.input).toMatchObject({ recipientText: SHOP, amountText: '12,5', subject: UNIX });
    draft.begin(ACCOUNT, FILE);
    draft.pick(FRIEND);
    restart();
    draft.begin(ACCOUNT, FILE);
    expect(draft.input).toMatchObject({ recipientText: FRIEND, subject: FILE });
  });

  it('is kept without any text that is no recipient and no amount: it might be anything', async () => {
    const { draft, saved, restart } = await openForm();
    draft.setRecipientText('abandon abandon about');
    draft.setAmountText('much secret');
    draft.setCustomFeeText('hunter2');
    expect(saved()).not.toMatch(/abandon|secret|hunter2/);
    restart();
    expect(draft.input).toEqual({ ...EMPTY_TOKEN_INPUT, subject: UNIX, feeChoice: { kind: 'custom' } });
  });

  it.each([WIF, `dogecoin:${WIF}`])('is held nowhere when it is a private key: %s', async (key) => {
    const { draft, drafts } = await openForm();
    draft.setRecipientText(key);
    expect(draft.hasRejectedKey).toBe(true);
    expect(JSON.stringify(saveDraft(drafts.of(ACCOUNT)))).not.toContain(WIF);
    expect(JSON.stringify(drafts.drafts)).not.toContain(WIF);
    draft.setRecipientText(SHOP);
    expect(draft.hasRejectedKey).toBe(false);
  });

  it('belongs to its account and its subject alone', async () => {
    const { draft, restart } = await openForm();
    draft.setList(LIST);
    restart();
    draft.begin('a/1', UNIX);
    expect([draft.isEmpty, draft.isRestored]).toEqual([true, false]);
    for (const other of [MEME, FILE]) {
      draft.begin(ACCOUNT, other);
      expect([draft.isEmpty, draft.isRestored]).toEqual([true, false]);
    }
    draft.begin(ACCOUNT, UNIX);
    expect(draft.input.list).toEqual(LIST);
  });

  it('is one for each account: what is typed for another subject takes its place', async () => {
    const { draft, drafts } = await openForm();
    draft.setList(LIST);
    draft.begin(ACCOUNT, MEME);
    draft.setAmountText('7');
    expect(Object.keys(drafts.drafts)).toEqual([ACCOUNT]);
    draft.begin(ACCOUNT, UNIX);
    expect(draft.isEmpty).toBe(true);
    draft.begin(ACCOUNT, MEME);
    expect(draft.input).toEqual({ ...EMPTY_TOKEN_INPUT, subject: MEME, amountText: '7' });
  });

  it('is emptied at once, and filled again when it was not sent after all', async () => {
    const { draft, drafts } = await openForm();
    draft.setList(LIST);
    const refill = draft.clear();
    expect([draft.isEmpty, drafts.drafts]).toEqual([true, {}]);
    refill();
    expect(draft.input.list).toEqual(LIST);
    draft.setAmountText('7');
    refill();
    expect(draft.input.amountText).toBe('7');
  });

  it('is not emptied by a form of another subject', async () => {
    const { draft } = await openForm();
    draft.setList(LIST);
    draft.begin(ACCOUNT, MEME);
    draft.clear();
    draft.begin(ACCOUNT, UNIX);
    expect(draft.input.list).toEqual(LIST);
  });
});

const GOOD = { subject: UNIX, list: [{ address: SHOP, amount: '5', name: null }] };
const withPayment = (part: object) => ({ ...GOOD, list: [{ ...GOOD.list[0], ...part }] });

describe('an account that is gone', () => {
  it('leaves no draft', async () => {
    const { stores, ports } = createFakeApp();
    const { tokens, keyrings } = stores;
    await stores.tx.rules.load();
    const stop = startReactions(stores, ports);
    keyrings.adopt([heldKeyring('a'), heldKeyring('b')]);
    for (const account of ['a/0', 'b/0']) {
      tokens.draft.begin(account, UNIX);
      tokens.draft.setList(LIST);
    }
    keyrings.adopt([heldKeyring('a')]);
    expect(Object.keys(tokens.drafts.drafts)).toEqual(['a/0']);
    stop();
  });
});

describe('a lock', () => {
  it('leaves what was typed, as something from before', async () => {
    const { stores, ports } = createFakeApp();
    const { tokens, session } = stores;
    await stores.tx.rules.load();
    const stop = startReactions(stores, ports);
    session.setSessionId('session');
    tokens.draft.begin(ACCOUNT, UNIX);
    tokens.draft.setList(LIST);
    await session.lock();
    expect(tokens.draft).toMatchObject({ isRestored: true, input: { list: LIST } });
    stop();
  });
});

const listOf = (count: number) => Array(count).fill(GOOD.list[0]);

describe('a kept draft that is spoilt', () => {
  it('has no more recipients than one batch: as many are good', () => {
    const most = readTokenDraft({ ...GOOD, list: listOf(MAX_TOKEN_RECIPIENTS) });
    expect(most?.list).toHaveLength(MAX_TOKEN_RECIPIENTS);
  });

  it.each<[string, unknown]>([
    ['no record', 'draft'],
    ['a list', []],
    ['without a subject', { amountText: '5' }],
    ['of a token that is none', { ...GOOD, subject: { kind: 'token', key: 'unix' } }],
    ['of a file that is none', { ...GOOD, subject: { kind: 'file', fileId: '../root' } }],
    ['with a list that is none', { ...GOOD, list: 'all' }],
    ['with an amount that is a number', withPayment({ amount: 5 })],
    ['with an amount of nothing', withPayment({ amount: '0' })],
    ['with a negative amount', withPayment({ amount: '-5' })],
    ['with an amount in hexadecimal', withPayment({ amount: '0x5' })],
    ['with an amount without end', withPayment({ amount: '9'.repeat(5000) })],
    ['with a receiver that is a record', withPayment({ address: {} })],
    ['with a name that is a number', withPayment({ name: 5 })],
    ['with a fee that is not offered', { ...GOOD, feeChoice: { kind: 'preset', multiple: -1 } }],
    ['with too many recipients', { ...GOOD, list: listOf(MAX_TOKEN_RECIPIENTS + 1) }],
    ['that is nothing', null],
    ['that is a text', 'x'],
    ['that is a list', [GOOD]],
  ])('reads as nothing: %s', (_why, stored) => {
    expect(readTokenDraft(stored)).toBeNull();
    expect(readTokenDraft(GOOD)).toEqual({
      ...EMPTY_TOKEN_INPUT,
      subject: UNIX,
      list: [{ address: SHOP, amount: 5n, name: null }],
    });
  });

  it('keeps no text in it that the form would not have kept', () => {
    const stored = {
      subject: UNIX,
      recipientText: 'abandon about',
      amountText: 'secret',
      customFeeText: 'x',
    };
    expect(readTokenDraft(stored)).toEqual({ ...EMPTY_TOKEN_INPUT, subject: UNIX });
  });

  it('is no draft when somebody in its list cannot be paid', async () => {
    const { draft, restart } = await openForm();
    for (const address of [WIF, `${SHOP.slice(0, -1)}1`, 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L']) {
      restart(JSON.stringify(withPayment({ address })));
      expect([draft.isEmpty, draft.isRestored]).toEqual([true, false]);
    }
    restart(JSON.stringify(GOOD));
    expect(draft.isEmpty).toBe(false);
  });
});
