import type { Meta, StoryObj } from '@storybook/react-vite';
import { ToastStack } from '../../../src/components/feedback/ToastStack.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Feedback/ToastStack',
  component: ToastStack,
  tags: ['stable'],
  parameters: guide({
    use: 'for short messages over the screen that go by themselves. The app has one stack and keeps it in the page even when empty.',
    avoid:
      'for what has to be read or answered: `Notice` or `Sheet`. After copying, `CopyButton` says by itself what came of it.',
    accessibility:
      'a polite live region that is there before its first message, so that each is heard. Every kind has its own icon, and none of them needs a press.',
  }),
  args: { toasts: [] },
} satisfies Meta<typeof ToastStack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Success: Story = { args: { toasts: [{ id: '1', kind: 'success', text: 'Address copied' }] } };
export const Info: Story = { args: { toasts: [{ id: '1', kind: 'info', text: 'Locked after 5 minutes' }] } };
export const Warning: Story = { args: { toasts: [{ id: '1', kind: 'warning', text: 'The price moved' }] } };
export const Failure: Story = {
  args: { toasts: [{ id: '1', kind: 'error', text: 'Could not copy: press and hold the address instead' }] },
};
export const Several: Story = {
  args: {
    toasts: [
      { id: '1', kind: 'success', text: 'Address copied' },
      { id: '2', kind: 'info', text: '120 DOGE arrived' },
    ],
  },
};
