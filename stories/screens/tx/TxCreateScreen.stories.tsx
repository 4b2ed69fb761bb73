// The sending form: before there is anything to send, complete, and at work.
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
/** For a phone that has the key: the same form, and another word on its button. */
export const ForOfflineSigning: Story = { args: { ...createReady(), isProposal: true } };
/** Nothing typed yet: what may be sent, and why not all. */
export const Untouched: Story = {
  args: { ...TX_FRAME, status: 'ready', form: emptyForm(), canReview: false, failure: null },
};
/** Amounts are hidden on home: here the balance, what stays behind and the change; what is typed is seen. */
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
/** All of it goes, and how much that is stays hidden. */
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
/** The recipient is a one-time script of one of our own token transfers. */
export const OwnScript: Story = {
  args: createReady(
    { recipient: recipient({ address: null, problem: { kind: 'commit-script' } }), plan: null },
    NOT_YET,
  ),
};
/** The coins are being read. */
export const Loading: Story = { args: { ...TX_FRAME, status: 'loading' } };
/** The coins could not be read, and none are known from before. */
export const Failed: Story = {
  args: { ...TX_FRAME, status: 'failed', fault: new Fault('offline', 'no answer') },
};
/** No key signs for this address. */
export const WatchOnly: Story = { args: { ...TX_FRAME, status: 'watch-only' } };
/** The account holds nothing. */
export const Empty: Story = { args: { ...TX_FRAME, status: 'empty', breakdown: breakdown({}) } };
/** The account holds something, and none of it may go. */
export const NothingSpendable: Story = {
  args: {
    ...TX_FRAME,
    status: 'empty',
    breakdown: breakdown({ protected: doge('0.021'), unconfirmed: doge('50'), small: doge('0.009') }),
  },
};

/** No inscription index is set up. */
export const Unindexed: Story = {
  args: createReady({ breakdown: { ...MIXED_BREAKDOWN, isUnindexed: true } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(new RegExp(describeUnindexed().replace(/\s/g, '\\s')))).toBeInTheDocument();
  },
};
/** The coins are old. */
export const StaleCoins: Story = { args: createReady({ freshness: FRESHNESS.stale }) };
/** Nothing answers: the draft is kept. */
export const Offline: Story = { args: createReady({ freshness: FRESHNESS.offline }, NOT_YET) };
/** The draft was here before the app was closed. */
export const DraftRestored: Story = { args: createReady({ isRestored: true }) };
/** The transactions behind the coins are fetched and hashed. */
export const Preparing: Story = {
  args: {
    ...TX_FRAME,
    status: 'preparing',
    form: form(),
    step: { kind: 'fetching', done: 3, total: 7 },
  },
};
/** Many coins, over a server that allows only so many questions. */
export const PreparingMany: Story = {
  args: { ...TX_FRAME, status: 'preparing', form: form(), step: { kind: 'fetching', done: 120, total: 400 } },
};
/** The keys are at work. */
export const Signing: Story = {
  args: { ...TX_FRAME, status: 'preparing', form: form(), step: { kind: 'signing', inputs: 7 } },
};
/** The network went away while preparing. */
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
