// Everything that Telegram may reject or leave unanswered, one story for each error that it knows.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { HostProblemNotice } from '../../../src/components/feedback/HostProblemNotice.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Feedback/HostProblemNotice',
  component: HostProblemNotice,
  tags: ['beta'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'when Telegram could not do what was asked, after a press of the person: what happened, and in `action` what helps instead.',
      avoid:
        'for failed requests to servers: `FaultNotice`. For a code that could not be read: `CodeNotice`.',
      accessibility:
        'a status with a warning sign, heard as it appears, because it answers a press. Every kind of `problem` has its own sentence.',
    }),
  },
  args: { problem: { kind: 'timeout' } },
} satisfies Meta<typeof HostProblemNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unsupported: Story = { args: { problem: { kind: 'unsupported' } } };
export const NotMounted: Story = { args: { problem: { kind: 'not-mounted' } } };
export const Busy: Story = { args: { problem: { kind: 'busy' } } };
export const Outside: Story = { args: { problem: { kind: 'outside' } } };
export const LaunchUnreadable: Story = { args: { problem: { kind: 'launch-unreadable' } } };
export const Timeout: Story = {
  args: { problem: { kind: 'timeout' }, action: { label: 'Try again', onPress: fn() } },
};
export const Aborted: Story = { args: { problem: { kind: 'aborted' } } };
export const Cancelled: Story = { args: { problem: { kind: 'cancelled' } } };
export const Denied: Story = { args: { problem: { kind: 'denied' } } };
export const Failed: Story = {
  args: { problem: { kind: 'failed' }, action: { label: 'Try again', onPress: fn() } },
};
export const InvalidValue: Story = { args: { problem: { kind: 'invalid-value' } } };
export const UnexpectedValue: Story = { args: { problem: { kind: 'unexpected-value' } } };
export const UnexpectedType: Story = { args: { problem: { kind: 'unexpected-type' } } };
export const Unreadable: Story = { args: { problem: { kind: 'unreadable' } } };
export const InvoiceOpen: Story = { args: { problem: { kind: 'invoice-open' } } };
export const PopupOpen: Story = { args: { problem: { kind: 'popup-open' } } };
export const ScannerOpen: Story = { args: { problem: { kind: 'scanner-open' } } };
export const BiometryBusy: Story = { args: { problem: { kind: 'biometry-busy' } } };
export const InvalidInvoice: Story = { args: { problem: { kind: 'invalid-invoice' } } };
export const InvalidLink: Story = { args: { problem: { kind: 'invalid-link' } } };
export const InvalidPopup: Story = { args: { problem: { kind: 'invalid-popup' } } };
