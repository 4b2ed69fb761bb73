// What stands where tokens would.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NoIndex } from '../../../src/components/feedback/NoIndex.tsx';
import { NO_INDEX_MESSAGES } from '../../../src/i18n/messages/tokens/tokenMessages.ts';

const meta = {
  title: 'Components/NoIndex',
  component: NoIndex,
  parameters: { layout: 'padded' },
  args: {
    title: 'This cannot be read',
    text: 'It is told by a token index, and none is set up here.',
    onReceive: fn(),
  },
} satisfies Meta<typeof NoIndex>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Receive: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(NO_INDEX_MESSAGES.receive) }));
    await expect(args.onReceive).toHaveBeenCalledOnce();
  },
};
export const AllSteps: Story = { args: { onHistory: fn(), onSend: fn() } };
