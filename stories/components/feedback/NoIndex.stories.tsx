// Shown instead of tokens when no index is configured.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NoIndex } from '../../../src/components/feedback/NoIndex.tsx';
import { NO_INDEX_MESSAGES } from '../../../src/i18n/messages/tokens/tokenMessages.ts';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Feedback/NoIndex',
  component: NoIndex,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'on screens of tokens while no token index is set up: what cannot be read, what can be done now, and that nothing is lost.',
      avoid:
        'when an index is set up and does not answer: `FaultState`. When it answers that there is nothing: `EmptyState`.',
      accessibility:
        'three headings in order: what is missing, what can be done, what is true now. The ways out are `Row` buttons whose second line wraps instead of being cut.',
    }),
  },
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
