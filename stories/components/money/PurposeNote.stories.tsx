// The purpose of a transfer, for each purpose.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ENTRIES } from '../../../mocks/views/history.ts';
import { ADDRESSES } from '../../../mocks/views/people.ts';
import { PurposeNote } from '../../../src/components/money/PurposeNote.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Money/PurposeNote',
  component: PurposeNote,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'on the review before sending, where a transaction is more than a payment: a higher fee, a cancellation, a merge, a sweep, a site’s request.',
      avoid: 'for other warnings there: `Notice`. For a plain payment it draws nothing.',
      accessibility:
        'a note, or a caution when a site asked, each with its own icon. It is there from the start, so it is read in order and not announced.',
    }),
  },
  args: { purpose: { kind: 'speed-up', replaces: ENTRIES.sending.txid } },
} satisfies Meta<typeof PurposeNote>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The same payment with a higher fee. */
export const SpeedUp: Story = {};
/** The coins return to this wallet. */
export const Cancel: Story = { args: { purpose: { kind: 'cancel', replaces: ENTRIES.sending.txid } } };
/** The second of three parts. */
export const Merge: Story = { args: { purpose: { kind: 'merge', batch: 2, batches: 3 } } };
/** A paper wallet. */
export const Sweep: Story = { args: { purpose: { kind: 'sweep', from: [ADDRESSES.friend] } } };
/** Requested by a site. */
export const PayApp: Story = { args: { purpose: { kind: 'pay-app', origin: 'https://much-shop.example' } } };
