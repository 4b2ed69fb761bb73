// Renaming: account.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ACCOUNTS, ADDRESSES } from '../../../mocks/views/people.ts';
import { nameDraft } from '../../../mocks/views/wallets.ts';
import { EditAccountNameScreen } from '../../../src/screens/settings/EditAccountNameScreen.tsx';
import { NAME_WORDS } from '../../../src/text/walletWords.ts';

const meta = {
  title: 'Screens/settings/EditAccountName',
  component: EditAccountNameScreen,
  args: {
    status: 'editing',
    draft: nameDraft('Much savings'),
    address: ADDRESSES.ours,
    preview: 'Much savings',
    isUnchanged: false,
    isTaken: false,
    onText: fn(),
    onSave: fn(),
  },
} satisfies Meta<typeof EditAccountNameScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter saves. */
export const Changed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(NAME_WORDS.label), '{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};
/** As it is already: there is nothing to save. */
export const Unchanged: Story = {
  args: { isUnchanged: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(NAME_WORDS.label), '{Enter}');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
export const Empty: Story = { args: { draft: nameDraft('  '), preview: 'Everyday' } };
export const TooLong: Story = { args: { draft: nameDraft(ACCOUNTS.long.name), preview: 'Everyday' } };
/** Another one is called so too: allowed, and said. */
export const Taken: Story = { args: { isTaken: true } };
/** From right to left. */
export const ArabicName: Story = {
  args: { draft: nameDraft(ACCOUNTS.arabic.name), preview: ACCOUNTS.arabic.name },
};
/** Counted as a person counts: a family is one. */
export const Emoji: Story = {
  args: { draft: nameDraft('👨‍👩‍👧‍👦 Familie 🐕🚀'), preview: '👨‍👩‍👧‍👦 Familie 🐕🚀' },
};
