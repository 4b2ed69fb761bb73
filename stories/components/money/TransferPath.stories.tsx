// Sender and recipient.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { doge } from '../../../mocks/views/money.ts';
import { ACCOUNTS, ADDRESSES } from '../../../mocks/views/people.ts';
import { TransferPath } from '../../../src/components/money/TransferPath.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Money/TransferPath',
  component: TransferPath,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'on a review or a receipt: from which account, and every recipient’s address in full with what is known of it.',
      avoid: 'to name a recipient: `RecipientFields`. For people to pick: `NamedAddressList`.',
      accessibility:
        'an ordered list in which from and to are words and the arrow is silent. Addresses wrap in chunks and are never cut; names that others chose are isolated, and shown beside the address, never in its place.',
    }),
  },
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
