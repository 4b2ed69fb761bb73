import type { Meta, StoryObj } from '@storybook/react-vite';
import { RetryCountdown } from '../../../src/components/feedback/RetryCountdown.tsx';
import { STORY_NOW_MS } from '../../support/storyTime.ts';

const meta = {
  title: 'Components/TryCountdown',
  component: RetryCountdown,
  parameters: { layout: 'padded' },
  args: { nowMs: STORY_NOW_MS, untilMs: STORY_NOW_MS + 30_000 },
} satisfies Meta<typeof RetryCountdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Seconds: Story = {};
export const AnHour: Story = { args: { untilMs: STORY_NOW_MS + 3_600_000 } };
