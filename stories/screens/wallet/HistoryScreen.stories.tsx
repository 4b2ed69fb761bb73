// The history, in every state.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ENTRIES, manyEntries, storyTxid } from '../../../mocks/views/history.ts';
import { FRESHNESS, PRICE } from '../../../mocks/views/money.ts';
import { historyReady } from '../../../mocks/views/walletViews.ts';
import { Fault } from '../../../src/domain/fault.ts';
import { HistoryScreen } from '../../../src/screens/wallet/History/HistoryScreen.tsx';
import type { HistoryView } from '../../../src/screens/wallet/History/HistoryScreen.types.ts';
import { STORY_NOW_MS } from '../../support/storyTime.ts';

const FRAME = { isHidden: false, price: PRICE, nowMs: STORY_NOW_MS } as const;

const meta = {
  title: 'Screens/History/List',
  component: HistoryScreen,
  args: {
    ...historyReady(),
    onEntry: fn(),
    onMore: fn(),
    onRefresh: fn(),
    onReceive: fn(),
    onFilter: fn(),
    onSearch: fn(),
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
/** No transactions yet. */
export const Empty: Story = { args: { ...FRAME, status: 'empty', freshness: FRESHNESS.fresh } };
/** Pending transactions come first. */
export const Pending: Story = {
  args: historyReady({
    entries: [ENTRIES.receiving, ENTRIES.sending, ENTRIES.unknown, ENTRIES.dropped, ...manyEntries(6)],
  }),
};
/** The next page is loading. */
export const LoadingMore: Story = { args: historyReady({ rest: { kind: 'loading' } }) };
/** There is more to load. */
export const More: Story = { args: historyReady({ entries: manyEntries(3), rest: { kind: 'more' } }) };
/** The server's count includes unreadable rows. */
export const Incomplete: Story = { args: historyReady({ gap: { missing: 2, isOff: false } }) };
/** All rows are unreadable. */
export const NoRows: Story = {
  args: historyReady({ entries: [], known: 0, gap: { missing: 1, isOff: false }, rest: { kind: 'end' } }),
};
/** Large foreign transactions are unconfirmed: only their ids are known. */
export const TooLong: Story = { args: historyReady({ unread: [storyTxid(71), storyTxid(72)] }) };
/** The next page failed; the rows stay. */
export const FailedPage: Story = {
  args: historyReady({
    entries: manyEntries(4),
    rest: { kind: 'failed', fault: new Fault('timeout', 'no answer within 10000 ms') },
  }),
};
/** Stale data is marked. */
export const Stale: Story = { args: historyReady({ freshness: FRESHNESS.stale }) };
/** No server responds. */
export const Offline: Story = { args: historyReady({ freshness: FRESHNESS.offline }) };
/** The user hid amounts. */
export const Hidden: Story = { args: historyReady({ isHidden: true }) };
/** Mined, sent to oneself, replaced, and a very large amount. */
export const EveryKind: Story = {
  args: historyReady({
    entries: [ENTRIES.replaced, ENTRIES.huge, ENTRIES.sent, ENTRIES.toSelf, ENTRIES.mined],
  }),
};
/** A block was undone: its transactions are unconfirmed again, and marked. */
export const Undone: Story = {
  args: historyReady({
    entries: [{ ...ENTRIES.received, state: { kind: 'pending', isUndone: true } }, ...manyEntries(5)],
  }),
};
/** Names of contacts and notes replace addresses. */
export const NamesAndNotes: Story = {
  args: historyReady({
    labelOf: ({ txid, direction }) =>
      direction === 'sent' ? 'Rent for May, and what was left of April' : txid < '8' ? 'محفظة العائلة' : null,
  }),
};
/** Only sent transactions. */
export const Sent: Story = {
  args: historyReady({
    filter: 'sent',
    entries: manyEntries(24).filter(({ direction }) => direction === 'sent'),
  }),
};
/** A filter with few hits continues loading by itself. */
export const FilterSearching: Story = {
  args: historyReady({ filter: 'own', entries: [ENTRIES.toSelf], known: 250, rest: { kind: 'loading' } }),
};
/** A search for part of an amount. */
export const Searching: Story = {
  args: historyReady({
    sought: '41.9',
    entries: manyEntries(24).filter(({ amount }) => amount === ENTRIES.sent.amount),
  }),
};
/** The search has just been opened. */
export const SearchOpened: Story = { args: historyReady({ sought: '' }) };
/** No results. */
export const NothingFound: Story = { args: historyReady({ sought: 'moon rocket', entries: [] }) };
/** Twenty thousand rows: at most eighty are rendered, at the end too, and the last can be reached by keys. */
export const TwentyThousand: Story = {
  args: historyReady({ entries: manyEntries(20_000), known: 20_000 }),
  play: async ({ canvas, userEvent }) => {
    const rows = () => canvas.getAllByRole('listitem');
    await expect(rows().length).toBeLessThanOrEqual(80);
    await expect(rows()[0]).toHaveAttribute('aria-setsize', '20000');
    await userEvent.tab();
    within(rows()[0] as HTMLElement)
      .getByRole('button')
      .focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(document.activeElement?.closest('[role=listitem]')).toHaveAttribute('aria-posinset', '3');
    await userEvent.keyboard('{End}');
    await waitFor(() =>
      expect(document.activeElement?.closest('[role=listitem]')).toHaveAttribute('aria-posinset', '20000'),
    );
    await expect(rows().length).toBeLessThanOrEqual(80);
    await userEvent.keyboard('{Home}');
    await waitFor(() =>
      expect(document.activeElement?.closest('[role=listitem]')).toHaveAttribute('aria-posinset', '1'),
    );
    (document.activeElement as HTMLElement | null)?.blur();
    window.scrollTo(0, 0);
  },
};

void ({ loading: Loading, failed: Failed, empty: Empty, ready: Ready } satisfies Record<
  HistoryView['status'],
  Story
>);
