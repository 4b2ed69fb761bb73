// Renaming a wallet.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EditWalletNameScreen } from '../../../src/screens/settings/EditWalletName/EditWalletNameScreen.tsx';
import { NAME_ARGS, NAME_STATES } from '../../support/nameForm.ts';

const meta = {
  title: 'Screens/Wallets and accounts/Rename a wallet',
  component: EditWalletNameScreen,
  args: NAME_ARGS,
} satisfies Meta<typeof EditWalletNameScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter saves. */
export const Changed: Story = NAME_STATES.changed;
/** The name is unchanged, so there is nothing to save. */
export const Unchanged: Story = NAME_STATES.unchanged;
export const Empty: Story = NAME_STATES.empty;
export const TooLong: Story = NAME_STATES.tooLong;
/** Another wallet has the same name: allowed, with a remark. */
export const Taken: Story = NAME_STATES.taken;
/** Right-to-left. */
export const ArabicName: Story = NAME_STATES.arabicName;
/** A family emoji counts as one character. */
export const Emoji: Story = NAME_STATES.emoji;
