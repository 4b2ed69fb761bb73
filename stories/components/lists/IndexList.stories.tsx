// All indexes, as listed in the sheet.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { REPORTS } from '../../../mocks/views/tokens.ts';
import { IndexList } from '../../../src/components/lists/IndexList.tsx';
import { guide } from '../../support/guide.ts';
import { STORY_NOW_MS } from '../../support/storyTime.ts';

const meta = {
  title: 'Components/Lists/IndexList',
  component: IndexList,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'in the sheet of an `IndexStrip`: every token index, what it keeps, how far it has read, and when it last answered.',
      avoid:
        'over a list of tokens: `IndexStrip` says the same in one line. To set up servers: `SettingRow` in the network settings.',
      accessibility:
        'a list whose names stay left to right. An index that is behind or silent says so in words, beside its icon and colour.',
    }),
  },
  args: { reports: REPORTS.agree, nowMs: STORY_NOW_MS, onAskAgain: fn() },
} satisfies Meta<typeof IndexList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UpToDate: Story = {};

/** One has an unreadable entry; the other only lacks the newest block, which is normal. */
export const LeftOut: Story = { args: { reports: REPORTS.leftOut } };
