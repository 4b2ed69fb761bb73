import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { storyTxid } from '../../../mocks/views/history.ts';
import { ADDRESSES } from '../../../mocks/views/people.ts';
import { PrepareFailureNotice } from '../../../src/components/feedback/PrepareFailureNotice.tsx';
import { Fault } from '../../../src/domain/fault.ts';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Feedback/PrepareFailureNotice',
  component: PrepareFailureNotice,
  tags: ['stable'],
  parameters: guide({
    use: 'on a send form, when the last review did not come to be. Nothing was sent in any of these cases.',
    avoid: 'after a broadcast that failed: `TxFailScreen`. For other failed requests: `FaultNotice`.',
    accessibility:
      'heard as it appears: a fault politely, refused signing as an alert. Only a fault offers another try, since signing the same again would fail again.',
  }),
  args: { failure: { kind: 'fault', fault: new Fault('offline', 'no answer') }, onRetry: fn() },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PrepareFailureNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {};
export const ValueDiffers: Story = {
  args: {
    failure: { kind: 'signing', problem: { kind: 'value-differs', txid: storyTxid(1), vout: 0 } },
  },
};
export const NotOurs: Story = {
  args: { failure: { kind: 'signing', problem: { kind: 'not-ours', address: ADDRESSES.shop } } },
};
export const WrongTransaction: Story = {
  args: {
    failure: {
      kind: 'bytes',
      problem: { kind: 'wrong-transaction', expected: storyTxid(1), actual: storyTxid(2) },
    },
  },
};
/** A signing request too large for any wallet to open. */
export const RequestTooLarge: Story = {
  args: {
    failure: { kind: 'bytes', problem: { kind: 'request-too-large', size: 4_812_300, maximum: 4_000_000 } },
  },
};
