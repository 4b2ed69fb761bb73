// Every index, as the sheet lists them.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { REPORTS } from '../../../mocks/views/tokens.ts';
import { IndexList } from '../../../src/components/lists/IndexList.tsx';
import { STORY_NOW_MS } from '../../support/storyTime.ts';

const meta = {
  title: 'Components/IndexList',
  component: IndexList,
  parameters: { layout: 'padded' },
  args: { reports: REPORTS.agree, nowMs: STORY_NOW_MS, onAskAgain: fn() },
} satisfies Meta<typeof IndexList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UpToDate: Story = {};
