// The moves of tokens and files in every state.
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

/** No token index is set up. */
export const Unread: Story = { args: { status: 'unread' } };
/** Being read for the first time. */
export const Loading: Story = { args: { status: 'loading', nowMs: STORY_NOW_MS } };
/** Nobody answered. */
export const Failed: Story = { args: { status: 'failed', fault: new Fault('offline', 'no network') } };
/** Nothing moved yet. */
export const Empty: Story = { args: { status: 'empty' } };
/** A move that makes no sense is left out. */
export const LeftOut: Story = { args: { ...ACTIVITIES, leftOut: 1 } };
/** Each kind of move once; a press leads to its detail, or to that of several. */
export const Ready: Story = {
  args: { onBatch: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Sending 5 transfers'));
    await expect(args.onBatch).toHaveBeenCalled();
  },
};
/** One token, whose tick is as long as they get; older ones are missing. */
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
/** None of the chosen one. */
export const NoneOfThese: Story = {
  args: { ...ACTIVITIES, rows: [], filter: ACTIVITIES.filters[1]?.key ?? null },
};
/** Amounts hidden, more on the way. */
export const Hidden: Story = { args: { ...ACTIVITIES, isHidden: true, rest: { kind: 'loading' } } };
