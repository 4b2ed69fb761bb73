import type { Meta, StoryObj } from '@storybook/react-vite';
import { TryCountdown } from '../../src/components/TryCountdown.tsx';
import { STORY_NOW_MS } from '../support/storyTime.ts';

const meta = {
  title: 'Components/TryCountdown',
  component: TryCountdown,
  parameters: { layout: 'padded' },
  args: { nowMs: STORY_NOW_MS, untilMs: STORY_NOW_MS + 30_000 },
} satisfies Meta<typeof TryCountdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Seconds: Story = {};
export const AnHour: Story = { args: { untilMs: STORY_NOW_MS + 3_600_000 } };
