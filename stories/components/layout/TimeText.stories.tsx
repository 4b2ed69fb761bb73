// Times in words.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TimeText } from '../../../src/components/layout/TimeText.tsx';
import { guide } from '../../support/guide.ts';
import { STORY_NOW_MS } from '../../support/storyTime.ts';

const meta = {
  title: 'Components/Layout/TimeText',
  component: TimeText,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for an instant: its `age` in lists, its `clock` time under a day, its `day`, or the whole `moment` on receipts.',
      avoid:
        'for the age of numbers from a server, with its reason: `FreshnessText`. For time that is left: `RetryCountdown`.',
      accessibility:
        'a `time` element with the exact instant in `dateTime` and the full date as its tooltip. It does not tick by itself: `nowMs` is given.',
    }),
  },
  args: { atMs: STORY_NOW_MS - 26 * 60_000, nowMs: STORY_NOW_MS },
} satisfies Meta<typeof TimeText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Age: Story = {};
export const JustNow: Story = { args: { atMs: STORY_NOW_MS - 3000 } };
export const Clock: Story = { args: { as: 'clock' } };
export const Day: Story = { args: { as: 'day' } };
export const Moment: Story = { args: { as: 'moment' } };
export const LastYear: Story = { args: { as: 'moment', atMs: STORY_NOW_MS - 400 * 86_400_000 } };
