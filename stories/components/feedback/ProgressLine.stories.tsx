import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressLine } from '../../../src/components/feedback/ProgressLine.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Feedback/ProgressLine',
  component: ProgressLine,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for minutes of the same step with a known end: searching addresses, reading a history, sending a batch.',
      avoid: 'for a few different stages: `Progress`. In place of a screen’s action: `PreparingBar`.',
      accessibility:
        'a progressbar named by `label`, whose spoken value is title and text. Its steps are not announced, so it stays quiet for minutes; the pulse stops under reduced motion.',
    }),
  },
  args: {
    label: 'Searching for your coins',
    done: 3,
    total: 9,
    title: 'Old Android wallet',
    text: '7 addresses checked',
  },
} satisfies Meta<typeof ProgressLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Underway: Story = {};
export const Begun: Story = { args: { done: 0, title: 'Standard', text: '0 addresses checked' } };
