// Two addresses that begin and end alike.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ADDRESSES } from '../../../mocks/views/people.ts';
import { LookAlikeNotice } from '../../../src/components/address/LookAlikeNotice.tsx';
import { guide } from '../../support/guide.ts';

const LIKE = 'D9iBq7RvXo3mTzYc1fKe8WnAhUd5LgEspS';

const meta = {
  title: 'Components/Address/LookAlikeNotice',
  component: LookAlikeNotice,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'where an address resembles one that the person knows and is another: both in full, one under the other, with the part that differs marked.',
      avoid: 'for a recipient that is known, or new: `RecipientLine`. For other warnings: `Notice`.',
      accessibility:
        'an alert, heard as it appears. The difference is a `mark` element and not only a colour; both addresses stay whole, left to right, and are not translated.',
    }),
  },
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
/** The other address sent dust, to get into the history. */
export const SentDust: Story = {
  args: { trust: { kind: 'look-alike', like: LIKE, name: null, sentDust: true } },
};
