// Instants in words.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TimeText } from '../../../src/components/layout/TimeText.tsx';
import { STORY_NOW_MS } from '../../support/storyTime.ts';

const meta = {
  title: 'Components/TimeText',
  component: TimeText,
  parameters: { layout: 'padded' },
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
