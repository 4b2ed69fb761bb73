import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ADD_KEYRING_MESSAGES as MESSAGES } from '../../../src/i18n/messages/accounts/importMessages.ts';
import type { AddKeyringView } from '../../../src/screens/account/AddKeyring/AddKeyringScreen.tsx';
import { AddKeyringScreen } from '../../../src/screens/account/AddKeyring/AddKeyringScreen.tsx';

const meta = {
  title: 'Screens/Wallets and accounts/Add a wallet',
  excludeStories: ['coverage'],
  component: AddKeyringScreen,
  args: {
    status: 'adding',
    onNewWords: fn(),
    onWords: fn(),
    onKey: fn(),
    onWatch: fn(),
    onFile: fn(),
    onPair: fn(),
    onShared: fn(),
  },
} satisfies Meta<typeof AddKeyringScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All ways to add a wallet. */
export const Adding: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(MESSAGES.watch) }));
    await expect(args.onWatch).toHaveBeenCalledOnce();
  },
};
/** The user already has a wallet. */
export const Importing: Story = {
  args: { status: 'bringing-in' },
  play: async ({ canvas }) =>
    expect(canvas.queryByRole('button', { name: new RegExp(MESSAGES.newWords) })).toBeNull(),
};

/** Every status has its story. */
export const coverage = { adding: Adding, 'bringing-in': Importing } satisfies Record<
  AddKeyringView['status'],
  Story
>;
