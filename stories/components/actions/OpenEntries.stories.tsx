// Unsettled transactions.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ENTRIES } from '../../../mocks/views/history.ts';
import { PRICE } from '../../../mocks/views/money.ts';
import { OpenEntries } from '../../../src/components/actions/OpenEntries.tsx';
import { guide } from '../../support/guide.ts';
import { STORY_NOW_MS } from '../../support/storyTime.ts';

const meta = {
  title: 'Components/Actions/OpenEntries',
  component: OpenEntries,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'on home, for transactions that are not settled: those that need attention first, then those on their way. A group without entries is left out.',
      avoid:
        'for settled history: a `VirtualList` of `TxRow`. It draws every entry it is given, so it is no place for a long list.',
      accessibility:
        'each group has a heading of the second level above its `TxRow` buttons, so it is found by headings and not only by colour. `isHidden` hides the amounts of both groups.',
    }),
  },
  args: {
    entries: [ENTRIES.receiving, ENTRIES.unknown, ENTRIES.sending],
    price: PRICE,
    isHidden: false,
    nowMs: STORY_NOW_MS,
    onEntry: fn(),
  },
} satisfies Meta<typeof OpenEntries>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {};
export const OnTheirWay: Story = { args: { entries: [ENTRIES.receiving, ENTRIES.sending] } };
export const NeedAttention: Story = { args: { entries: [ENTRIES.unknown, ENTRIES.dropped] } };
