import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AccountScope } from '../../../src/components/address/AccountScope.tsx';

const meta = {
  title: 'Components/Address/AccountScope',
  component: AccountScope,
  args: {
    title: 'Accounts',
    all: 'All accounts in this wallet',
    accountName: 'Everyday',
    accountCount: 3,
    scope: 'account',
    onScope: fn(),
  },
} satisfies Meta<typeof AccountScope>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Account: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'All accounts in this wallet' }));
    await expect(args.onScope).toHaveBeenCalledWith('all');
  },
};
export const All: Story = { args: { scope: 'all' } };
/** Nothing to choose. */
export const OneAccount: Story = { args: { accountCount: 1 } };
export const LongArabicName: Story = {
  args: { accountName: 'محفظة التوفير الطويلة جدًا لأيام المطر والبيت على البحيرة' },
};
