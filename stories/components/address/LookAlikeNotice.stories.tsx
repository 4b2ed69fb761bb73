// Two addresses that begin and end alike.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ADDRESSES } from '../../../mocks/views/people.ts';
import { LookAlikeNotice } from '../../../src/components/address/LookAlikeNotice.tsx';

const LIKE = 'D9iBq7RvXo3mTzYc1fKe8WnAhUd5LgEspS';

const meta = {
  title: 'Components/LookAlikeNotice',
  component: LookAlikeNotice,
  parameters: { layout: 'padded' },
  args: {
    address: ADDRESSES.shop,
    trust: { kind: 'look-alike', like: LIKE, name: 'Moon Coffee', sentDust: false },
  },
} satisfies Meta<typeof LookAlikeNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfContact: Story = {};
export const OfPaidBefore: Story = {
  args: { trust: { kind: 'look-alike', like: LIKE, name: null, sentDust: false } },
};
/** The other one sent next to nothing, to get into the history. */
export const SentDust: Story = {
  args: { trust: { kind: 'look-alike', like: LIKE, name: null, sentDust: true } },
};
