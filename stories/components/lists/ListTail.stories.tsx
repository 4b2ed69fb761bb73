// What follows the last row of a long list.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ListTail } from '../../../src/components/lists/ListTail.tsx';
import { Fault } from '../../../src/domain/fault.ts';
import { HISTORY_MESSAGES, searchedThrough } from '../../../src/i18n/messages/wallet/historyMessages.ts';

const meta = {
  title: 'Components/ListTail',
  component: ListTail,
  parameters: { layout: 'padded' },
  args: { rest: { kind: 'more' }, messages: HISTORY_MESSAGES, end: HISTORY_MESSAGES.end, onMore: fn() },
} satisfies Meta<typeof ListTail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By its button too. */
export const More: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: HISTORY_MESSAGES.more }));
    await expect(args.onMore).toHaveBeenCalled();
  },
};
export const Loading: Story = { args: { rest: { kind: 'loading' } } };
/** Only some of what was looked through is shown. */
export const LookingThrough: Story = {
  args: { rest: { kind: 'loading' }, progress: searchedThrough(400) },
};
export const Failed: Story = {
  args: { rest: { kind: 'failed', fault: new Fault('timeout', 'too slow') } },
};
export const End: Story = { args: { rest: { kind: 'end' } } };
