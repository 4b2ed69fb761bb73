// A move in a list.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyTxid } from '../../../mocks/views/history.ts';
import { movedUnits } from '../../../mocks/views/tokenSendViews.ts';
import { ActivityRow } from '../../../src/components/lists/ActivityRow.tsx';

const meta = {
  title: 'Components/MoveRow',
  component: ActivityRow,
  parameters: { layout: 'padded' },
  args: {
    way: 'sent',
    state: 'done',
    subject: movedUnits('5'),
    second: '14:20',
    isHidden: false,
    onPress: fn(),
  },
} satisfies Meta<typeof ActivityRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalled();
  },
};
export const Received: Story = { args: { way: 'received' } };
export const UnderWay: Story = { args: { state: 'under-way' } };
/** It never moved: struck through, without a sign. */
export const NotSent: Story = { args: { state: 'failed' } };
/** Hidden amounts tell nothing of themselves: what never moved is not struck through either. */
export const NotSentHidden: Story = {
  args: { state: 'failed', isHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').querySelector('[data-tone="void"]')).toBeNull();
  },
};
export const File: Story = {
  args: { subject: { kind: 'file', fileId: storyTxid(1), name: 'a-name-that-goes-on-and-on.png' } },
};
