// The account on top of home.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ACCOUNTS } from '../../../mocks/views/people.ts';
import { AccountPill } from '../../../src/components/address/AccountPill.tsx';

const meta = {
  title: 'Components/AccountPill',
  component: AccountPill,
  parameters: { layout: 'padded' },
  args: { account: ACCOUNTS.everyday, onPress: null },
} satisfies Meta<typeof AccountPill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Several: Story = { args: { onPress: fn() } };
export const InWallet: Story = { args: { walletName: 'Family savings', onPress: fn() } };
export const LongName: Story = {
  args: { account: ACCOUNTS.long, walletName: ACCOUNTS.long.name, onPress: fn() },
};
export const ArabicWallet: Story = {
  args: { account: ACCOUNTS.arabic, walletName: ACCOUNTS.arabic.name, onPress: fn() },
};
export const ArabicName: Story = { args: { account: ACCOUNTS.arabic } };
