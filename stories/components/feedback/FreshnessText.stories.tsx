// How old numbers are.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FRESHNESS } from '../../../mocks/views/money.ts';
import { FreshnessText } from '../../../src/components/feedback/FreshnessText.tsx';
import { STORY_NOW_MS } from '../../support/storyTime.ts';

const meta = {
  title: 'Components/FreshnessText',
  component: FreshnessText,
  parameters: { layout: 'padded' },
  args: { freshness: FRESHNESS.fresh, nowMs: STORY_NOW_MS },
} satisfies Meta<typeof FreshnessText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = {};
export const Refreshing: Story = { args: { freshness: FRESHNESS.refreshing } };
export const Stale: Story = { args: { freshness: FRESHNESS.stale } };
export const Offline: Story = { args: { freshness: FRESHNESS.offline } };
