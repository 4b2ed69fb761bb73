import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FaultState } from '../../../src/components/feedback/FaultState.tsx';
import { COMPONENT_MESSAGES } from '../../../src/i18n/messages/app/componentMessages.ts';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Feedback/FaultState',
  component: FaultState,
  tags: ['stable'],
  parameters: guide({
    use: 'where a failure takes the place of the content. `drawing` is small or `none` where something else is known all the same.',
    avoid:
      'beside content that is still shown: `FaultNotice`. For an answer that is really empty: `EmptyState`.',
    accessibility:
      'a heading, one or two sentences and a “Try again” button, in that order. It takes the place of the content and is not announced by itself.',
  }),
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
