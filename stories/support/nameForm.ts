// The states of a form for names, for each screen with one.
import { expect, fn } from 'storybook/test';
import { ACCOUNTS, ADDRESSES } from '../../mocks/views/people.ts';
import { nameDraft } from '../../mocks/views/wallets.ts';
import { NAME_MESSAGES } from '../../src/i18n/messages/accounts/walletMessages.ts';

/** A changed name that can be saved. */
export const NAME_ARGS = {
  status: 'editing' as const,
  draft: nameDraft('Much savings'),
  address: ADDRESSES.ours,
  preview: 'Much savings',
  isUnchanged: false,
  isTaken: false,
  onText: fn(),
  onSave: fn(),
};

interface NamePlay {
  readonly args: { readonly onSave: () => void };
  readonly canvas: { readonly getByLabelText: (label: string) => HTMLElement };
  readonly userEvent: { readonly type: (field: Element, keys: string) => Promise<void> };
}

const pressEnter = ({ canvas, userEvent }: NamePlay) =>
  userEvent.type(canvas.getByLabelText(NAME_MESSAGES.label), '{Enter}');

/** The differences in each state, and its interactions. */
export const NAME_STATES = {
  changed: {
    play: async (played: NamePlay) => {
      await pressEnter(played);
      await expect(played.args.onSave).toHaveBeenCalledOnce();
    },
  },
  unchanged: {
    args: { isUnchanged: true },
    play: async (played: NamePlay) => {
      await pressEnter(played);
      await expect(played.args.onSave).not.toHaveBeenCalled();
    },
  },
  empty: { args: { draft: nameDraft('  '), preview: 'Everyday' } },
  tooLong: { args: { draft: nameDraft(ACCOUNTS.long.name), preview: 'Everyday' } },
  taken: { args: { isTaken: true } },
  arabicName: { args: { draft: nameDraft(ACCOUNTS.arabic.name), preview: ACCOUNTS.arabic.name } },
  emoji: { args: { draft: nameDraft('👨‍👩‍👧‍👦 Familie 🐕🚀'), preview: '👨‍👩‍👧‍👦 Familie 🐕🚀' } },
};
