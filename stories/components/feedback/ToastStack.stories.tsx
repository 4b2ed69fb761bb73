import type { Meta, StoryObj } from '@storybook/react-vite';
import { ToastStack } from '../../../src/components/feedback/ToastStack.tsx';

const meta = {
  title: 'Components/ToastStack',
  component: ToastStack,
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
