import type { Meta, StoryObj } from '@storybook/react-vite';
import { Meter } from '../../../src/components/feedback/Meter.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Feedback/Meter',
  component: Meter,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for a level from 0 to 4 with a word and the sentence that helps most. Passwords have it through `PasswordMeter`.',
      avoid: 'for a share of a whole: `ProgressBar`. For stages of work: `Progress`.',
      accessibility:
        'a `meter` for screen readers and a drawn bar for eyes. Level and advice are in a polite live region, and their lines are kept free, so nothing jumps while somebody types.',
    }),
  },
  args: {
    label: 'Password strength',
    filled: 3,
    tone: 'received',
    level: 'Good',
    text: 'Would take years to guess.',
  },
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { filled: 0, level: '', text: 'Three words that have nothing to do with each other.' },
};
export const Low: Story = {
  args: { filled: 1, tone: 'problem', level: 'Too easy to guess', text: 'Add a word or two.' },
};
export const Fair: Story = {
  args: { filled: 2, tone: 'caution', level: 'Fair', text: 'Minimum. One more word would make it good.' },
};
export const Good: Story = {};
