/** Which form is open, and how it reports a private key entered as recipient. */
import { describe, expect, it } from 'vitest';
import { testAddress } from '../../../../mocks/builders/keys.ts';
import { presentModule } from '../../../domain/lazyModule.ts';
import { txid } from '../../../domain/tx/Txid.ts';
import { loadTransferRules } from '../../chain/transferRules.ts';
import { DraftStore } from '../DraftStore.ts';
import { TokenDraft } from './TokenDraft.ts';
import { type DraftSubject, EMPTY_TOKEN_INPUT } from './TokenDraftInput.ts';

const RULES = await loadTransferRules();
const SHOP = testAddress(2);
const WIF = 'cTpB4YiyKiBcPxnefsDpbnDxFDffjqJob8wGCEDXxgQ7zQoMXJdH';
const PICTURE: DraftSubject = { kind: 'file', fileId: txid('cd'.repeat(32)) };
const SONG: DraftSubject = { kind: 'file', fileId: txid('ef'.repeat(32)) };

/** The form that sends a picture from one account. */
function openForm() {
  const drafts = new DraftStore(EMPTY_TOKEN_INPUT);
  const draft = new TokenDraft({
    network: 'regtest',
    drafts,
    rules: presentModule(RULES),
    commitAddresses: () => new Set<string>(),
    numberStyle: () => 'comma',
  });
  draft.begin('a/0', PICTURE);
  return { draft, drafts };
}

describe('the form of a file', () => {
  it('is none of another file, and is there again for the first', () => {
    const { draft } = openForm();
    draft.setRecipientText(SHOP);
    draft.begin('a/0', SONG);
    expect(draft.isEmpty).toBe(true);
    draft.begin('a/0', PICTURE);
    expect(draft.recipient.address).toBe(SHOP);
  });

  it('keeps an amount in the style in which it is typed, and no more that all goes', () => {
    const { draft } = openForm();
    draft.toggleMax();
    draft.setAmountText('1,5');
    expect(draft.input).toMatchObject({ amountText: '1,5', amountStyle: 'comma', isMax: false });
  });

  it('takes nothing that is typed into no form', () => {
    const { draft, drafts } = openForm();
    draft.reset();
    draft.setRecipientText(SHOP);
    draft.setAmountText('5');
    expect([draft.subject, draft.account, draft.input, drafts.drafts]).toEqual([
      ...[null, '', EMPTY_TOKEN_INPUT, {}],
    ]);
    expect(draft.clear()).toBeInstanceOf(Function);
  });
});

describe('a private key that was put into a form', () => {
  const rejected = () => {
    const opened = openForm();
    opened.draft.setRecipientText(WIF);
    expect(opened.draft.hasRejectedKey).toBe(true);
    return opened.draft;
  };

  it('is told of while the same form is looked at', () => {
    const draft = rejected();
    draft.begin('a/0', { ...PICTURE });
    expect(draft.hasRejectedKey).toBe(true);
  });

  it.each<[string, (draft: TokenDraft) => unknown]>([
    ['another thing is sent', (draft) => draft.begin('a/0', SONG)],
    ['another account sends', (draft) => draft.begin('a/1', PICTURE)],
    ['something else is typed', (draft) => draft.setAmountText('5')],
    ['the form is emptied', (draft) => draft.clear()],
    ['the form is left', (draft) => draft.reset()],
  ])('is not told of any more once %s', (_what, act) => {
    const draft = rejected();
    act(draft);
    expect(draft.hasRejectedKey).toBe(false);
  });
});
