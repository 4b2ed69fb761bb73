// Transfers of tokens and files, in every state.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FRESHNESS } from '../../../mocks/views/money.ts';
import { LONG_TICK, movedUnits } from '../../../mocks/views/tokenSendViews.ts';
import { ACTIVITIES, activityRow } from '../../../mocks/views/transferViews.ts';
import { Fault } from '../../../src/domain/fault.ts';
import { TransferHistoryScreen } from '../../../src/screens/drc20/TransferHistory/TransferHistoryScreen.tsx';
import { STORY_NOW_MS } from '../../support/storyTime.ts';

const meta = {
  title: 'Screens/History/Token transfers',
  component: TransferHistoryScreen,
  args: {
    ...ACTIVITIES,
    onReceive: fn(),
    onHistory: fn(),
    onActivity: fn(),
    onBatch: fn(),
    onFilter: fn(),
    onMore: fn(),
    onRefresh: fn(),
  },
} satisfies Meta<typeof TransferHistoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No token index is configured. */
export const Unread: Story = { args: { status: 'unread' } };
/** Fetched for the first time. */
export const Loading: Story = { args: { status: 'loading', nowMs: STORY_NOW_MS } };
/** No response. */
export const Failed: Story = { args: { status: 'failed', fault: new Fault('offline', 'no network') } };
/** No transfers yet. */
export const Empty: Story = { args: { status: 'empty' } };
/** An unreadable transfer is left out. */
export const LeftOut: Story = { args: { ...ACTIVITIES, leftOut: 1 } };
/** Each kind of transfer once; a press opens its detail, or that of a batch. */
export const Ready: Story = {
  args: { onBatch: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Sending 5 transfers'));
    await expect(args.onBatch).toHaveBeenCalled();
  },
};
/** A single token with the longest tick; older transfers are missing. */
export const MissingOlder: Story = {
  args: {
    ...ACTIVITIES,
    rows: [
      activityRow({ subject: movedUnits('999999999999999999.99999999', LONG_TICK) }),
      activityRow({ direction: 'received', subject: movedUnits('0.00000001', LONG_TICK) }),
    ],
    freshness: FRESHNESS.stale,
    rest: { kind: 'failed', fault: new Fault('timeout', 'no answer') },
  },
};
/** No transfers of the chosen token. */
export const NoneOfThese: Story = {
  args: { ...ACTIVITIES, rows: [], filter: ACTIVITIES.filters[1]?.key ?? null },
};
/** Amounts are hidden, and more is being loaded. */
export const Hidden: Story = { args: { ...ACTIVITIES, isHidden: true, rest: { kind: 'loading' } } };
