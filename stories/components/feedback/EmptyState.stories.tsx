import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Illustration } from '../../../src/components/art/Illustration.tsx';
import { EmptyState } from '../../../src/components/feedback/EmptyState.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  tags: ['stable'],
  parameters: guide({
    use: 'where a list or a screen has nothing yet: a drawing, what will be here, and the next step where there is one.',
    avoid:
      'when reading failed: `FaultState`. Where no token index is set up: `NoIndex`. While it loads: `Skeleton`.',
    accessibility:
      'its title is a heading of the second level, under the screen’s own. The drawing is decoration, and the next step is a small `Button`.',
  }),
  args: { title: 'Nothing here yet', text: 'What you receive and send will be listed here.' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {};
export const WithNextStep: Story = {
  args: { illustration: <Illustration name="empty" />, action: { label: 'Receive DOGE', onPress: fn() } },
};
