// The age of data.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FRESHNESS } from '../../../mocks/views/money.ts';
import { FreshnessText } from '../../../src/components/feedback/FreshnessText.tsx';
import { guide } from '../../support/guide.ts';
import { STORY_NOW_MS } from '../../support/storyTime.ts';

const meta = {
  title: 'Components/Feedback/FreshnessText',
  component: FreshnessText,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'beside numbers that come from a server, for how old they are: updated, updating, from when, or offline since when.',
      avoid:
        'for an instant that does not age: `TimeText`. For how far token indexes can be trusted: `IndexStrip`.',
      accessibility:
        'old and offline have an icon and words beside their colour, and the exact time is in a `time` element. Nothing is announced as it ages.',
    }),
  },
  args: { freshness: FRESHNESS.fresh, nowMs: STORY_NOW_MS },
} satisfies Meta<typeof FreshnessText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = {};
export const Refreshing: Story = { args: { freshness: FRESHNESS.refreshing } };
export const Stale: Story = { args: { freshness: FRESHNESS.stale } };
export const Offline: Story = { args: { freshness: FRESHNESS.offline } };
