import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FaultState } from '../../../src/components/feedback/FaultState.tsx';
import { COMPONENT_MESSAGES } from '../../../src/i18n/messages/app/componentMessages.ts';

const meta = {
  title: 'Components/FaultState',
  component: FaultState,
  args: { fault: { kind: 'offline' }, onRetry: fn() },
} satisfies Meta<typeof FaultState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: COMPONENT_MESSAGES.tryAgain }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const SaidOtherwise: Story = {
  args: {
    fault: { kind: 'timeout' },
    text: 'The index did not say what it knows of this token.',
    drawing: 'small',
  },
};
export const WithMore: Story = {
  args: { fault: { kind: 'rejected' }, more: 'You last had 1,024 DOGE.', drawing: 'none' },
};
