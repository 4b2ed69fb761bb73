// The send form: before there is anything to send, complete, and in progress.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyTxid } from '../../../mocks/views/history.ts';
import { breakdown, doge, FRESHNESS, MIXED_BREAKDOWN } from '../../../mocks/views/money.ts';
import { createReady, emptyForm, form, recipient, TX_FRAME } from '../../../mocks/views/txViews.ts';
import { HiddenAmounts } from '../../../src/components/money/HiddenAmounts.tsx';
import { Fault } from '../../../src/domain/fault.ts';
import { HIDDEN_MESSAGES } from '../../../src/i18n/messages/app/hiddenMessages.ts';
import { describeUnindexed } from '../../../src/i18n/messages/wallet/breakdownMessages.ts';
import { TxCreateScreen } from '../../../src/screens/tx/TxCreate/TxCreateScreen.tsx';
import type { TxCreateView } from '../../../src/screens/tx/TxCreate/TxCreateScreen.types.ts';
import { NOT_YET, SENDING_ARGS } from '../../support/sendingForm.ts';

const meta = {
  title: 'Screens/Send/Form',
  component: TxCreateScreen,
  args: SENDING_ARGS,
} satisfies Meta<typeof TxCreateScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Complete, with its plan. */
export const Ready: Story = {};
/** For another phone with the key: the same form, with another label on its button. */
export const ForOfflineSigning: Story = { args: { ...createReady(), isProposal: true } };
/** Nothing typed yet: the spendable amount, and why it isn't the whole balance. */
export const Untouched: Story = {
  args: { ...TX_FRAME, status: 'ready', form: emptyForm(), canReview: false, failure: null },
};
/** Amounts are hidden on home: here the balance, the unspendable parts and the change are too; what is typed is visible. */
export const Hidden: Story = {
  decorators: [
    (Shown) => (
      <HiddenAmounts isHidden>
        <Shown />
      </HiddenAmounts>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(HIDDEN_MESSAGES.spendable)).toBeInTheDocument();
    await expect(canvasElement.textContent).not.toMatch(/You can send \d/);
  },
};
/** Everything is sent, and the amount stays hidden. */
export const HiddenMax: Story = {
  args: createReady({ amount: { ...form().amount, text: '', isMax: true } }),
  decorators: [
    (Shown) => (
      <HiddenAmounts isHidden>
        <Shown />
      </HiddenAmounts>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(HIDDEN_MESSAGES.max)).toBeInTheDocument();
  },
};
/** The recipient is a one-time script of our own token transfers. */
export const OwnScript: Story = {
  args: createReady(
    { recipient: recipient({ address: null, problem: { kind: 'commit-script' } }), plan: null },
    NOT_YET,
  ),
};
/** The coins are being fetched. */
export const Loading: Story = { args: { ...TX_FRAME, status: 'loading' } };
/** The coins could not be fetched, and none are cached. */
export const Failed: Story = {
  args: { ...TX_FRAME, status: 'failed', fault: new Fault('offline', 'no answer') },
};
/** No key signs for this address. */
export const WatchOnly: Story = { args: { ...TX_FRAME, status: 'watch-only' } };
/** The account is empty. */
export const Empty: Story = { args: { ...TX_FRAME, status: 'empty', breakdown: breakdown({}) } };
/** The account has coins, but none is spendable. */
export const NothingSpendable: Story = {
  args: {
    ...TX_FRAME,
    status: 'empty',
    breakdown: breakdown({ protected: doge('0.021'), unconfirmed: doge('50'), small: doge('0.009') }),
  },
};

/** No inscription index is configured. */
export const Unindexed: Story = {
  args: createReady({ breakdown: { ...MIXED_BREAKDOWN, isUnindexed: true } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(new RegExp(describeUnindexed().replace(/\s/g, '\\s')))).toBeInTheDocument();
  },
};
/** The list of coins is stale. */
export const StaleCoins: Story = { args: createReady({ freshness: FRESHNESS.stale }) };
/** No server responds: the draft is kept. */
export const Offline: Story = { args: createReady({ freshness: FRESHNESS.offline }, NOT_YET) };
/** The draft was restored after the app was closed. */
export const DraftRestored: Story = { args: createReady({ isRestored: true }) };
/** The previous transactions are fetched and hashed. */
export const Preparing: Story = {
  args: {
    ...TX_FRAME,
    status: 'preparing',
    form: form(),
    step: { kind: 'fetching', done: 3, total: 7 },
  },
};
/** Many coins, over a server with a rate limit. */
export const PreparingMany: Story = {
  args: { ...TX_FRAME, status: 'preparing', form: form(), step: { kind: 'fetching', done: 120, total: 400 } },
};
/** Signing is in progress. */
export const Signing: Story = {
  args: { ...TX_FRAME, status: 'preparing', form: form(), step: { kind: 'signing', inputs: 7 } },
};
/** The network went down while preparing. */
export const PrepareFailed: Story = {
  args: createReady({}, { failure: { kind: 'fault', fault: new Fault('timeout', 'too slow') } }),
};
/** The indexer lied about a coin's value. */
export const IndexerLied: Story = {
  args: createReady(
    {},
    {
      failure: { kind: 'signing', problem: { kind: 'value-differs', txid: storyTxid(20), vout: 0 } },
    },
  ),
};

void ({
  loading: Loading,
  failed: Failed,
  'watch-only': WatchOnly,
  empty: Empty,
  ready: Ready,
  preparing: Preparing,
} satisfies Record<TxCreateView['status'], Story>);
