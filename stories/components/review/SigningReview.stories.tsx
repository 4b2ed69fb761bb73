// What the user has to know and agree to before a signature.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { doge } from '../../../mocks/views/money.ts';
import { ADDRESSES } from '../../../mocks/views/people.ts';
import { ALIKE, DEAR_FEE, LOCKED_UNTIL_2029 } from '../../../mocks/views/reviewViews.ts';
import { SigningReview } from '../../../src/components/review/SigningReview.tsx';
import type { Consent } from '../../../src/domain/tx/Consent.ts';
import { guide } from '../../support/guide.ts';

const ASKED = { status: 'asked', agreed: new Set<Consent>() } as const;

const meta = {
  title: 'Components/Review/SigningReview',
  component: SigningReview,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'on every screen that has something signed, or sends what was signed: all warnings of `reviewSigning` by weight, each grave one with the box that agrees to it.',
      avoid:
        'for a single sentence that belongs to no signature: `Notice`. Never draw a warning of a review by hand: the next screen would lack it.',
      accessibility:
        'a look-alike is an alert, heard as it appears. Boxes are checkboxes with their sentence as name; many light warnings fold to buttons that say whether they are open.',
    }),
  },
  args: {
    review: { trusts: {}, warnings: [DEAR_FEE] },
    agreement: ASKED,
    onAgree: fn(),
  },
} satisfies Meta<typeof SigningReview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fee: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onAgree).toHaveBeenCalledWith('fee', true);
  },
};
/** Each grave warning has its own checkbox. */
export const Worst: Story = {
  args: {
    review: {
      trusts: { [ADDRESSES.shop]: ALIKE },
      warnings: [
        { kind: 'foreign-coins', coins: 3 },
        DEAR_FEE,
        LOCKED_UNTIL_2029,
        { kind: 'no-address', amount: doge('1132715439.96') },
        { kind: 'soft-dust-surcharge', surcharge: doge('0.02'), outputs: 2 },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(4);
  },
};
/** Everything it spends is fee. */
export const NothingButFee: Story = {
  args: {
    review: { trusts: {}, warnings: [{ kind: 'fee-needs-consent', fee: doge('12'), percent: null }] },
  },
};
/** Signed already: warnings stay visible, and no agreement is needed. */
export const NotAsked: Story = {
  args: { agreement: { status: 'not-asked' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
};
/** In progress: the checkboxes stay as they are. */
export const Given: Story = { args: { agreement: { status: 'given' } } };
export const Offline: Story = { args: { review: { trusts: {}, warnings: [] }, isOffline: true } };
