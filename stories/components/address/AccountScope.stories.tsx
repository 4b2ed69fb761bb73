import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AccountScope } from '../../../src/components/address/AccountScope.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Address/AccountScope',
  component: AccountScope,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'where a file or a page can be about the account on show, or about every account of the wallet.',
      avoid: 'for choosing one of many accounts: the list of accounts.',
      accessibility:
        'a group of radio buttons under its heading; arrow keys move between them. Names are isolated from the text around them.',
    }),
  },
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
