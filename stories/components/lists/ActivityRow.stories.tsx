// A token transfer in a list.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyTxid } from '../../../mocks/views/history.ts';
import { movedUnits } from '../../../mocks/views/tokenSendViews.ts';
import { ActivityRow } from '../../../src/components/lists/ActivityRow.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Lists/ActivityRow',
  component: ActivityRow,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for a transfer of a token, a file or an NFT in a list: what it did, when and with whom, how much.',
      avoid: 'for DOGE: `TxRow`. For what an account holds: `TokenRow`.',
      accessibility:
        'the title says what it did, and the sign which way; corner mark and colour repeat it. A failed amount is struck through, while a hidden one has neither sign nor strike.',
    }),
  },
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
/** The tokens never moved: struck through, without a sign. */
export const NotSent: Story = { args: { state: 'failed' } };
/** Hidden amounts reveal nothing: a failed transfer is not struck through either. */
export const NotSentHidden: Story = {
  args: { state: 'failed', isHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').querySelector('[data-tone="void"]')).toBeNull();
  },
};
export const File: Story = {
  args: { subject: { kind: 'file', fileId: storyTxid(1), name: 'a-name-that-goes-on-and-on.png' } },
};
