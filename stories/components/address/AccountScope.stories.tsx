// Chooses whose history is shown: one account's, or all.
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
      use: 'before something is made of a history: the account on show, or all accounts of the wallet.',
      avoid: 'for choosing the account that pays: `AccountPill` opens the list of them.',
      accessibility: 'radio buttons in a group that is named by the card’s title. The name is isolated.',
    }),
  },
  args: {
    title: 'Accounts',
    all: 'All accounts in this wallet',
    accountName: 'Savings',
    accountCount: 3,
    scope: 'account',
    onScope: fn(),
  },
} satisfies Meta<typeof AccountScope>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'All accounts in this wallet' }));
    await expect(args.onScope).toHaveBeenCalledWith('all');
  },
};
/** With one account there is nothing to choose. */
export const One: Story = {
  args: { accountCount: 1, accountName: 'محفظة التوفير' },
  play: async ({ canvas }) => void (await expect(canvas.getAllByRole('radio')).toHaveLength(1)),
};
export const LongName: Story = {
  args: { accountName: 'Rainy day money for the house by the lake', scope: 'all' },
};
