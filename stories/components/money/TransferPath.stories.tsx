// From whom to whom.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { doge } from '../../../mocks/views/money.ts';
import { ACCOUNTS, ADDRESSES } from '../../../mocks/views/people.ts';
import { TransferPath } from '../../../src/components/money/TransferPath.tsx';

const meta = {
  title: 'Components/TransferPath',
  component: TransferPath,
  parameters: { layout: 'padded' },
  args: { from: ACCOUNTS.everyday, to: [{ address: ADDRESSES.shop, amount: doge('41.98') }] },
} satisfies Meta<typeof TransferPath>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Labelled: Story = { args: { label: 'Moon Coffee' } };
export const Two: Story = {
  args: {
    to: [
      { address: ADDRESSES.shop, amount: doge('21.98') },
      { address: ADDRESSES.vault, amount: doge('20') },
    ],
  },
};
export const ToSelf: Story = {
  args: { to: [{ address: ADDRESSES.ours, amount: doge('41.98') }], isToSelf: true },
};
export const NoAddress: Story = { args: { to: [{ address: null, amount: doge('1') }] } };
export const LongName: Story = { args: { from: ACCOUNTS.long } };
export const ArabicName: Story = { args: { from: ACCOUNTS.arabic } };
