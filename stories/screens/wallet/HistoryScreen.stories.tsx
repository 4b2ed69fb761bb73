// History in every state.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ENTRIES, manyEntries } from '../../../mocks/views/history.ts';
import { FRESHNESS, PRICE } from '../../../mocks/views/money.ts';
import { historyReady } from '../../../mocks/views/walletViews.ts';
import { Fault } from '../../../src/domain/fault.ts';
import { HistoryScreen } from '../../../src/screens/wallet/HistoryScreen.tsx';
import type { HistoryView } from '../../../src/screens/wallet/HistoryScreen.types.ts';
import { STORY_NOW_MS } from '../../support/storyTime.ts';

const FRAME = { isHidden: false, price: PRICE, nowMs: STORY_NOW_MS } as const;

const meta = {
  title: 'Screens/wallet/History',
  component: HistoryScreen,
  args: {
    ...historyReady(),
    onEntry: fn(),
    onMore: fn(),
    onRefresh: fn(),
    onReceive: fn(),
  },
} satisfies Meta<typeof HistoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A few days. */
export const Ready: Story = {};
/** Nothing is known yet. */
export const Loading: Story = { args: { ...FRAME, status: 'loading' } };
/** The first page failed. */
export const Failed: Story = {
  args: { ...FRAME, status: 'failed', fault: new Fault('bad-answer', 'HTML instead of JSON') },
};
/** Nothing has happened. */
export const Empty: Story = { args: { ...FRAME, status: 'empty', freshness: FRESHNESS.fresh } };
/** What is under way stands first. */
export const Pending: Story = {
  args: historyReady({ pending: [ENTRIES.receiving, ENTRIES.sending, ENTRIES.unknown, ENTRIES.dropped] }),
};
/** The next page comes. */
export const LoadingMore: Story = { args: historyReady({ rest: { kind: 'loading' } }) };
/** More can be asked for. */
export const More: Story = { args: historyReady({ entries: manyEntries(3), rest: { kind: 'more' } }) };
/** The next page failed; the rows stay. */
export const FailedPage: Story = {
  args: historyReady({
    entries: manyEntries(4),
    rest: { kind: 'failed', fault: new Fault('timeout', 'no answer within 10000 ms') },
  }),
};
/** Old numbers say so. */
export const Stale: Story = { args: historyReady({ freshness: FRESHNESS.stale }) };
/** Nothing answers. */
export const Offline: Story = { args: historyReady({ freshness: FRESHNESS.offline }) };
/** The person chose not to show amounts. */
export const Hidden: Story = { args: historyReady({ isHidden: true }) };
/** Mined, moved to oneself, replaced, and a very large amount. */
export const EveryKind: Story = {
  args: historyReady({
    pending: [ENTRIES.replaced],
    entries: [ENTRIES.huge, ENTRIES.sent, ENTRIES.toSelf, ENTRIES.mined],
  }),
};
/** Two hundred rows; the days out of sight are not drawn. */
export const ManyRows: Story = { args: historyReady({ entries: manyEntries(200), rest: { kind: 'more' } }) };

void ({ loading: Loading, failed: Failed, empty: Empty, ready: Ready } satisfies Record<
  HistoryView['status'],
  Story
>);
