import type { Meta, StoryObj } from '@storybook/react-vite';
import { RetryCountdown } from '../../../src/components/feedback/RetryCountdown.tsx';
import { guide } from '../../support/guide.ts';
import { STORY_NOW_MS } from '../../support/storyTime.ts';

const meta = {
  title: 'Components/Feedback/RetryCountdown',
  component: RetryCountdown,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'after too many wrong passwords, in place of the field, until the next try.',
      avoid: 'for the age of something: `TimeText`. For waiting on work: `Progress`.',
      accessibility:
        'a timer with announcing turned off: it can be read at any time and does not speak every second.',
    }),
  },
  args: { nowMs: STORY_NOW_MS, untilMs: STORY_NOW_MS + 30_000 },
} satisfies Meta<typeof RetryCountdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Seconds: Story = {};
export const AnHour: Story = { args: { untilMs: STORY_NOW_MS + 3_600_000 } };
