// The detail of a transaction in every state.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ENTRIES } from '../../../mocks/views/history.ts';
import { doge, PRICE } from '../../../mocks/views/money.ts';
import { ADDRESSES } from '../../../mocks/views/people.ts';
import { detailOf, detailReady } from '../../../mocks/views/walletViews.ts';
import { Fault } from '../../../src/domain/fault.ts';
import { HistoryDetailScreen } from '../../../src/screens/wallet/HistoryDetailScreen.tsx';
import type { HistoryDetailView } from '../../../src/screens/wallet/HistoryDetailScreen.types.ts';
import { STORY_NOW_MS } from '../../support/storyTime.ts';

const FRAME = { txid: ENTRIES.sent.txid, price: PRICE, copied: null, nowMs: STORY_NOW_MS } as const;

const meta = {
  title: 'Screens/wallet/HistoryDetail',
  component: HistoryDetailScreen,
  args: {
    ...detailReady(ENTRIES.sent),
    onCopyTxid: fn(),
    onRebroadcast: fn(),
    onRetry: fn(),
    onEntry: fn(),
  },
} satisfies Meta<typeof HistoryDetailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sent and settled. */
export const Sent: Story = {};
/** Nothing is known yet but the id. */
export const Loading: Story = { args: { ...FRAME, status: 'loading' } };
/** It could not be read, and the list did not know it either. */
export const Failed: Story = {
  args: { ...FRAME, status: 'failed', fault: new Fault('not-found', 'unknown transaction'), entry: null },
};
/** It could not be read; what the list knew stays. */
export const FailedKeepsTheRow: Story = {
  args: { ...FRAME, status: 'failed', fault: new Fault('timeout', 'too slow'), entry: ENTRIES.sent },
};
/** Received, with three of six confirmations. */
export const Received: Story = {
  args: detailReady({ ...ENTRIES.received, state: { kind: 'confirmed', confirmations: 3 } }),
};
/** Moved from this account to itself. */
export const ToSelf: Story = { args: detailReady(ENTRIES.toSelf) };
/** A block's reward. */
export const Mined: Story = {
  args: detailReady(ENTRIES.mined, {
    detail: detailOf(ENTRIES.mined, {
      inputs: [{ address: null, value: doge('10000'), isOwn: false }],
      outputs: [{ address: ADDRESSES.ours, value: doge('10000'), isOwn: true }],
    }),
  }),
};
/** In no block yet. */
export const Pending: Story = { args: detailReady(ENTRIES.sending, { rebroadcast: { kind: 'possible' } }) };
/** Sent, and no answer came. */
export const Unknown: Story = { args: detailReady(ENTRIES.unknown, { rebroadcast: { kind: 'possible' } }) };
/** The network forgot it. */
export const Dropped: Story = { args: detailReady(ENTRIES.dropped, { rebroadcast: { kind: 'possible' } }) };
/** Another transfer took its place. */
export const Replaced: Story = { args: detailReady(ENTRIES.replaced) };
/** The same bytes are going out again. */
export const Rebroadcasting: Story = {
  args: detailReady(ENTRIES.dropped, { rebroadcast: { kind: 'sending' } }),
};
/** The network has it again. */
export const Rebroadcast: Story = { args: detailReady(ENTRIES.sending, { rebroadcast: { kind: 'sent' } }) };
/** The network does not take it again. */
export const RebroadcastRefused: Story = {
  args: detailReady(ENTRIES.dropped, {
    rebroadcast: { kind: 'refused', reason: 'missing-inputs', detail: '-25: Missing inputs' },
  }),
};
/** Nobody answered this time either. */
export const RebroadcastFailed: Story = {
  args: detailReady(ENTRIES.unknown, {
    rebroadcast: { kind: 'failed', fault: new Fault('timeout', 'too slow') },
  }),
};
/** Many inputs: the first five, and a press for the rest. */
export const ManyInputs: Story = {
  args: detailReady(ENTRIES.sent, {
    detail: detailOf(ENTRIES.sent, {
      inputs: Array.from({ length: 132 }, () => ({
        address: ADDRESSES.ours,
        value: doge('1.5'),
        isOwn: true,
      })),
      size: 19_614,
    }),
  }),
};
/** More than two to the power of 53 koinu; no price known. */
export const Huge: Story = { args: detailReady(ENTRIES.huge, { price: null }) };
/** The id is on the clipboard. */
export const Copied: Story = { args: detailReady(ENTRIES.sent, { copied: 'copied' }) };
/** The clipboard is closed. */
export const CopyFailed: Story = { args: detailReady(ENTRIES.sent, { copied: 'failed' }) };

void ({ loading: Loading, failed: Failed, ready: Sent } satisfies Record<HistoryDetailView['status'], Story>);
