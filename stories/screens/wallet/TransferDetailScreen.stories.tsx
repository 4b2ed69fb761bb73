// One token transfer, our own or from an index, and batches, in every state.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ENTRIES, storyTxid } from '../../../mocks/views/history.ts';
import { doge, PRICE } from '../../../mocks/views/money.ts';
import { ADDRESSES } from '../../../mocks/views/people.ts';
import { LONG_TICK, MEME, movedUnits } from '../../../mocks/views/tokenSendViews.ts';
import {
  batchView,
  changedView,
  ownAt,
  ownView,
  reported,
  reportedView,
  transferAt,
} from '../../../mocks/views/transferViews.ts';
import { HiddenAmounts } from '../../../src/components/money/HiddenAmounts.tsx';
import { Fault } from '../../../src/domain/fault.ts';
import { ACTIVITY_MESSAGES } from '../../../src/i18n/messages/tokens/tokenActivityMessages.ts';
import { TransferDetailScreen } from '../../../src/screens/wallet/TransferDetail/TransferDetailScreen.tsx';
import { STORY_NOW_MS } from '../../support/storyTime.ts';

const meta = {
  title: 'Screens/History/Token transfer',
  component: TransferDetailScreen,
  args: {
    ...ownView(ownAt('indexed')),
    onReceive: fn(),
    onHistory: fn(),
    onEntry: fn(),
    onTransfer: fn(),
    onBatch: fn(),
    onCopyTxid: fn(),
    onRebroadcast: fn(),
    onRecover: fn(),
    onAgree: fn(),
    onSendRest: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof TransferDetailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It is being fetched. */
export const Loading: Story = { args: { status: 'loading' } };
/** Unknown. */
export const Unread: Story = { args: { status: 'unread' } };
/** No response. */
export const Failed: Story = { args: { status: 'failed', fault: new Fault('offline', 'no network') } };
/** Only its DOGE is known. */
export const ChainOnly: Story = {
  args: { status: 'chain', entry: ENTRIES.received, price: PRICE, nowMs: STORY_NOW_MS },
};

/** One of several, not started yet. */
export const Waiting: Story = {
  args: ownView(
    ownAt('waiting', {
      transfer: transferAt('waiting', { batch: { id: storyTxid(1000), position: 14, of: 100 } }),
    }),
  ),
};
/** The first transaction is being sent. */
export const Committing: Story = { args: ownView(ownAt('committing')) };
/** The second is being sent, to a recipient without a name. */
export const Revealing: Story = {
  args: ownView(ownAt('revealing', { rebroadcast: { kind: 'possible' } }), { name: null }),
};
/** Both are accepted by the network. */
export const Sent: Story = { args: ownView(ownAt('sent')) };
/** Amounts are hidden on home, and here too. */
export const Hidden: Story = {
  args: ownView(ownAt('sent')),
  decorators: [
    (Shown) => (
      <HiddenAmounts isHidden>
        <Shown />
      </HiddenAmounts>
    ),
  ],
};
/** In a block that the index has not read yet. */
export const Mined: Story = {
  args: ownView(ownAt('mined', { progress: { index: 'api.dogeuni.com', behind: 6 } })),
};
/** The ledger transferred it. */
export const Indexed: Story = {
  tags: ['main'],
  args: { onEntry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(ACTIVITY_MESSAGES.reveal) }));
    await expect(args.onEntry).toHaveBeenCalledWith(storyTxid(900));
  },
};
/** The ledger rejected it, with its own reason. */
export const LedgerRejected: Story = { args: ownView(ownAt('failed')) };
/** The network rejected the first transaction. */
export const NetworkRejected: Story = { args: ownView(ownAt('rejected')) };
const WAY_BACK = {
  trusts: {},
  warnings: [{ kind: 'fee-needs-consent', fee: doge('0.00355'), percent: 16.75 }],
} as const;

/** Little is recovered, so its fee needs agreement. */
export const StuckAsking: Story = {
  args: { ...ownView(ownAt('stuck'), { review: WAY_BACK }), onAgree: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: ACTIVITY_MESSAGES.bringBack })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onAgree).toHaveBeenCalledWith('fee', true);
  },
};
/** Half-way: the DOGE can be recovered. */
export const Stuck: Story = {
  args: {
    ...ownView(ownAt('stuck'), { review: WAY_BACK, agreed: new Set(['fee']) }),
    onRecover: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: ACTIVITY_MESSAGES.bringBack }));
    await expect(args.onRecover).toHaveBeenCalled();
  },
};
/** The DOGE is being recovered. */
export const Recovering: Story = { args: ownView(ownAt('recovering')) };
/** It is recovered. */
export const Recovered: Story = { args: ownView(ownAt('recovered')) };
/** A long rejection reason, with the longest tick. */
export const LongReason: Story = {
  args: ownView(
    ownAt('failed', {
      transfer: transferAt('failed', {
        subject: movedUnits('999999999999999999999999999999999.99999999', LONG_TICK),
        verdict: {
          kind: 'failed',
          index: 'api.dogeuni.com',
          reason:
            'VerifyDrc20 err: order 6f38801c560fbb09745125e8fed6a32aef530324047c3600a7507dd1a85cfe7d was rolled back because the reserve of the pool did not cover it at height 5873204; please contact the operator',
        },
      }),
    }),
  ),
};
/** Received, as reported by an index. */
export const Received: Story = { args: reportedView(reported()) };
/** Minted, and not yet in a block that the index has read. */
export const Minting: Story = {
  args: reportedView(reported({ op: 'mint', from: null, status: { kind: 'pending' }, timeMs: null })),
};
/** A file without a name, rejected by the ledger. */
export const FileRejected: Story = {
  args: reportedView(
    reported({
      subject: { kind: 'file', fileId: storyTxid(77), name: null },
      status: {
        kind: 'failed',
        height: 5_873_101,
        reason: 'the contract does not exist err record not found',
      },
    }),
  ),
};
/** A pool swapped one token for another: everything an index lists of it. */
export const ChangedByPool: Story = {
  args: changedView([
    reported({ from: ADDRESSES.ours, to: ADDRESSES.shop, commitTxid: null }),
    reported({
      from: ADDRESSES.shop,
      subject: movedUnits('31415926.53589793', MEME),
      commitTxid: null,
    }),
  ]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(ACTIVITY_MESSAGES.changed)).toBeVisible();
    await expect(canvas.getByText('api.dogeuni.com')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: ACTIVITY_MESSAGES.open })).toBeNull();
  },
};
/** A sale: its DOGE is in the history, too. */
export const ChangedBySale: Story = {
  args: {
    ...changedView([reported({ from: ADDRESSES.ours, to: ADDRESSES.friend, commitTxid: null })], {
      isInHistory: true,
    }),
    onEntry: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: ACTIVITY_MESSAGES.open }));
    await expect(args.onEntry).toHaveBeenCalledWith(storyTxid(910));
  },
};
/** A pool share without a sender. */
export const ChangedFromNobody: Story = {
  args: changedView([
    reported({ op: 'mint', from: null, subject: movedUnits('7', LONG_TICK), timeMs: null }),
  ]),
};
/** Five, in progress. */
export const BatchUnderWay: Story = {
  args: batchView(5, ['indexed', 'indexed', 'mined', 'revealing', 'waiting'], 0),
};
/** A hundred, some of which failed and can be sent again. */
export const BatchWithFailures: Story = {
  args: { ...batchView(100, ['indexed', 'indexed', 'rejected', 'indexed', 'failed'], 40), onSendRest: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /40 failed ones/ }));
    await expect(args.onSendRest).toHaveBeenCalled();
  },
};
