// The detail of a transaction, in every state.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { FULL_TEXT, ODD_BYTES } from '../../../mocks/views/billViews.ts';
import { ENTRIES } from '../../../mocks/views/history.ts';
import { doge, PRICE } from '../../../mocks/views/money.ts';
import { ADDRESSES } from '../../../mocks/views/people.ts';
import { TOKEN_COMMIT } from '../../../mocks/views/transferViews.ts';
import { detailOf, detailReady, rescueView } from '../../../mocks/views/walletViews.ts';
import { koinu } from '../../../src/domain/amount/Koinu.ts';
import { Fault } from '../../../src/domain/fault.ts';
import type { ReplacementProblem } from '../../../src/domain/tx/Replacement.ts';
import { COMPONENT_MESSAGES } from '../../../src/i18n/messages/app/componentMessages.ts';
import { describeGivenText } from '../../../src/i18n/messages/app/givenTextMessages.ts';
import { BILL_MESSAGES } from '../../../src/i18n/messages/send/billMessages.ts';
import { SCRIPT_MESSAGES } from '../../../src/i18n/messages/send/scriptMessages.ts';
import { TOKEN_ENTRY_MESSAGES } from '../../../src/i18n/messages/tokens/tokenEntryMessages.ts';
import { FACT_MESSAGES } from '../../../src/i18n/messages/wallet/detailMessages.ts';
import { describeRescue, RESCUE_MESSAGES } from '../../../src/i18n/messages/wallet/rescueMessages.ts';
import { HistoryDetailScreen } from '../../../src/screens/wallet/HistoryDetail/HistoryDetailScreen.tsx';
import type {
  HistoryDetailView,
  RescueOffer,
} from '../../../src/screens/wallet/HistoryDetail/HistoryDetailScreen.types.ts';
import { STORY_NOW_MS } from '../../support/storyTime.ts';

const FRAME = {
  txid: ENTRIES.sent.txid,
  isHidden: false,
  price: PRICE,
  copied: null,
  nowMs: STORY_NOW_MS,
} as const;

/** As in a restored wallet, which knows only its script. */
const LONE_COMMIT = {
  ...TOKEN_COMMIT,
  token: TOKEN_COMMIT.token ? { ...TOKEN_COMMIT.token, of: null, to: null } : null,
};

const meta = {
  title: 'Screens/History/Transaction',
  component: HistoryDetailScreen,
  args: {
    ...detailReady(ENTRIES.sent),
    onCopyTxid: fn(),
    onRebroadcast: fn(),
    onRetry: fn(),
    onEntry: fn(),
    onTransfer: fn(),
    onSpeedUp: fn(),
    onCancel: fn(),
    onAgree: fn(),
    onForget: fn(),
    onInspect: fn(),
    onNote: fn(),
    onExplorer: fn(),
    onRepeat: fn(),
    onBringBack: fn(),
    onScriptAgree: fn(),
  },
} satisfies Meta<typeof HistoryDetailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openTechnical() {
  await userEvent.click(screen.getByRole('button', { name: FACT_MESSAGES.technical }));
  await expect(screen.getByRole('button', { name: COMPONENT_MESSAGES.copyTxid })).toBeVisible();
}

/** Sent and settled. */
export const Sent: Story = {};
/** Fee, coins and id, expanded. */
export const TechnicalDetails: Story = { play: openTechnical };
/** Only the id is known yet. */
export const Loading: Story = { args: { ...FRAME, status: 'loading' } };
/** It could not be fetched, and isn't on the list either. */
export const Failed: Story = {
  args: { ...FRAME, status: 'failed', fault: new Fault('not-found', 'unknown transaction'), entry: null },
};
/** It could not be fetched; the list's data stays. */
export const FailedKeepsTheRow: Story = {
  args: { ...FRAME, status: 'failed', fault: new Fault('timeout', 'too slow'), entry: ENTRIES.sent },
};
/** Received, with three of six confirmations. */
export const Received: Story = {
  args: detailReady({ ...ENTRIES.received, state: { kind: 'confirmed', confirmations: 3 } }),
};
/** The payment of a shop’s bill, with a receipt. */
export const PaidBill: Story = {
  args: {
    ...detailReady(ENTRIES.sent, { nameOf: () => 'Much Shop · pay.much-shop.example', canRepeat: false }),
    onReceipt: fn(),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: BILL_MESSAGES.seeReceipt }));
    await expect(args.onReceipt).toHaveBeenCalled();
  },
};
/** Part of a token transfer, with a link to it. */
export const TokenPart: Story = {
  args: { ...detailReady(TOKEN_COMMIT), onTransfer: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: TOKEN_ENTRY_MESSAGES.see }));
    await expect(args.onTransfer).toHaveBeenCalledWith(TOKEN_COMMIT.token?.of);
  },
};
/** The commit of another device's transfer: recognized by its script, and can't be repeated. */
export const TokenPartOfOtherDevice: Story = {
  args: detailReady(LONE_COMMIT, { canRepeat: false, scriptMoney: { kind: 'none' } }),
};
/** DOGE was sent to a one-time script by mistake, and can be recovered. */
export const ScriptMoney: Story = {
  args: {
    ...detailReady(LONE_COMMIT, {
      canRepeat: false,
      scriptMoney: { kind: 'possible', gets: doge('49.99706'), fee: doge('0.00294') },
      scriptReview: { trusts: {}, warnings: [] },
    }),
    onBringBack: fn(),
    onScriptAgree: fn(),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: SCRIPT_MESSAGES.bringBack }));
    await expect(args.onBringBack).toHaveBeenCalled();
  },
};
/** The fee takes most of it, and needs agreement. */
export const ScriptMoneyHighFee: Story = {
  args: {
    ...detailReady(LONE_COMMIT, {
      canRepeat: false,
      scriptMoney: { kind: 'possible', gets: doge('0.0117'), fee: doge('0.0148') },
      scriptReview: {
        trusts: {},
        warnings: [{ kind: 'fee-needs-consent', fee: doge('0.0148'), percent: 126.5 }],
      },
    }),
    onScriptAgree: fn(),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: SCRIPT_MESSAGES.bringBack })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onScriptAgree).toHaveBeenCalledWith('fee', true);
  },
};
/** It is being signed and sent. */
export const ScriptMoneyWorking: Story = {
  args: detailReady(LONE_COMMIT, { canRepeat: false, scriptMoney: { kind: 'working' } }),
};
/** The recovery was sent. */
export const ScriptMoneySent: Story = {
  args: detailReady(LONE_COMMIT, {
    canRepeat: false,
    scriptMoney: { kind: 'sent', gets: doge('49.99706') },
  }),
};
/** It is worth less than the fee to recover it. */
export const ScriptMoneyTooLittle: Story = {
  args: detailReady(LONE_COMMIT, {
    canRepeat: false,
    scriptMoney: { kind: 'too-little', value: doge('0.01') },
  }),
};
/** The network did not respond. */
export const ScriptMoneyFailed: Story = {
  args: detailReady(LONE_COMMIT, {
    canRepeat: false,
    scriptMoney: { kind: 'failed', fault: new Fault('offline', 'no network') },
  }),
};
/** The vault has no key for it. */
export const ScriptMoneyRejected: Story = {
  args: detailReady(LONE_COMMIT, {
    canRepeat: false,
    scriptMoney: { kind: 'rejected', problem: { kind: 'not-ours', address: ADDRESSES.ours } },
  }),
};
/** Amounts are hidden on home, and here too. */
export const Hidden: Story = {
  args: detailReady(LONE_COMMIT, {
    isHidden: true,
    canRepeat: false,
    scriptMoney: { kind: 'possible', gets: doge('49.99706'), fee: doge('0.00294') },
    scriptReview: { trusts: {}, warnings: [] },
  }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).not.toMatch(/\d\.\d/);
  },
};
/** Sent from this account to itself. */
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
/** It also wrote data to the blockchain: a text, and bytes that are no text. */
export const WroteData: Story = {
  play: openTechnical,
  args: detailReady(ENTRIES.sent, {
    detail: detailOf(ENTRIES.sent, {
      outputs: [
        { address: ADDRESSES.shop, value: doge('41.98'), isOwn: false },
        { address: ADDRESSES.shop, value: doge('0'), isOwn: false, data: FULL_TEXT },
        { address: null, value: doge('0'), isOwn: false, data: ODD_BYTES },
      ],
    }),
  }),
};
const rejected = (problem: ReplacementProblem): RescueOffer => ({
  kind: 'rejected',
  problem: { kind: 'replacement', problem },
});

/** An unconfirmed transfer that can neither be sped up nor canceled, because of this problem. */
const against = (problem: ReplacementProblem) =>
  detailReady(ENTRIES.sending, {
    rescue: rescueView({ speedUp: rejected(problem), cancel: rejected(problem) }),
  });

/** Opens the sheet of an action. */
const open = (kind: 'speed-up' | 'cancel') => async () => {
  const { name, title } = describeRescue(kind);
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
  await expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
};

/** Unconfirmed: it can be sped up, or canceled. */
export const Pending: Story = { args: detailReady(ENTRIES.sending, { rescue: rescueView() }) };
/** The costs are being computed. */
export const RescueReading: Story = {
  args: detailReady(ENTRIES.sending, {
    rescue: rescueView({ speedUp: { kind: 'reading' }, cancel: { kind: 'reading' } }),
  }),
};
/** No server responds. */
export const RescueUnknown: Story = {
  args: detailReady(ENTRIES.sending, {
    rescue: rescueView({
      speedUp: { kind: 'failed', fault: new Fault('timeout', 'too slow') },
      cancel: { kind: 'failed', fault: new Fault('timeout', 'too slow') },
    }),
  }),
  play: open('speed-up'),
};
/** Three fees to choose from. */
export const SpeedUp: Story = { ...Pending, play: open('speed-up') };
/** It is being signed. */
export const SpeedUpPreparing: Story = {
  args: detailReady(ENTRIES.sending, { rescue: rescueView({ step: { kind: 'preparing' } }) }),
  play: open('speed-up'),
};
/** It was confirmed meanwhile. */
export const SpeedUpRejected: Story = {
  args: detailReady(ENTRIES.sending, {
    rescue: rescueView({
      step: {
        kind: 'rejected',
        why: 'It’s already confirmed. There’s nothing to replace.',
      },
    }),
  }),
  play: open('speed-up'),
};
/** The network went down meanwhile. */
export const SpeedUpFailed: Story = {
  args: detailReady(ENTRIES.sending, {
    rescue: rescueView({ step: { kind: 'failed', fault: new Fault('offline', 'no answer') } }),
  }),
  play: open('speed-up'),
};
/** Everything is returned, minus the fee. */
export const TakeBack: Story = { ...Pending, play: open('cancel') };
/** Two transfers of ours depend on it. */
export const WithChildren: Story = {
  args: against({
    kind: 'has-children',
    children: [
      { txid: ENTRIES.sent.txid, fee: doge('0.01'), sent: doge('3'), isOurs: true },
      { txid: ENTRIES.toSelf.txid, fee: doge('0.01'), sent: koinu(0n), isOurs: true },
    ],
  }),
  play: open('speed-up'),
};
/** It doesn't signal that it may be replaced. */
export const NotReplaceable: Story = { args: against({ kind: 'not-replaceable' }) };
/** It spends a foreign coin. */
export const NotOurs: Story = { args: against({ kind: 'not-ours' }) };
/** The server claims that it is ours, but none of our keys signed it. */
export const NotSigned: Story = { args: against({ kind: 'not-signed' }) };
/** A cosigner, or another phone with the same key, has spent the same coins since. */
export const AlreadyReplaced: Story = { args: against({ kind: 'replaced' }) };
/** Others' transactions depend on it, and a replacement would have to pay their fees too. */
export const CostlyDescendants: Story = {
  args: against({ kind: 'costly-descendants', fees: doge('12.5'), maximum: doge('1') }),
  play: open('speed-up'),
};
/** One of its coins may carry an inscription. */
export const ProtectedCoin: Story = { args: against({ kind: 'protected-coin' }), play: open('cancel') };
/** One of its outputs can't be reproduced. */
export const UnusualOutput: Story = { args: against({ kind: 'unusual-output' }) };
/** Too many transactions depend on it. */
export const TooManyDescendants: Story = {
  args: against({ kind: 'too-many-descendants', count: 121, maximum: 100 }),
  play: open('cancel'),
};
/** Not enough is left for a higher fee. */
export const CannotPay: Story = {
  args: against({ kind: 'cannot-pay', needed: doge('0.0226'), available: doge('0.0113') }),
  play: open('speed-up'),
};
/** It is confirmed. */
export const ConfirmedMeanwhile: Story = {
  args: against({ kind: 'confirmed', confirmations: 1 }),
};
/** Its block was undone. */
export const Undone: Story = {
  args: detailReady({ ...ENTRIES.received, state: { kind: 'pending', isUndone: true } }),
};
/** Sent, without an answer. */
export const Unknown: Story = {
  args: detailReady(ENTRIES.unknown, { rebroadcast: { kind: 'possible' }, rescue: rescueView() }),
};
/** The network dropped it; after two weeks it can be forgotten here too. */
export const Dropped: Story = {
  args: detailReady(ENTRIES.dropped, {
    rebroadcast: { kind: 'possible' },
    rescue: rescueView({ forget: { kind: 'later', atMs: STORY_NOW_MS + 13 * 86_400_000 } }),
  }),
};
/** Two weeks later. */
export const Forgettable: Story = {
  args: detailReady(ENTRIES.dropped, {
    rebroadcast: { kind: 'possible' },
    rescue: rescueView({ forget: { kind: 'possible', frees: doge('412.5') } }),
  }),
};
/** Confirmation before it is forgotten. */
export const Forgetting: Story = {
  ...Forgettable,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${RESCUE_MESSAGES.forget}`) }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};
/** A contact, and a note. */
export const NameAndNote: Story = {
  args: detailReady(ENTRIES.sent, {
    nameOf: () => 'محفظة العائلة',
    note: 'Rent for May, and what was left of April',
  }),
};
/** The sheet to write a note in. */
export const WritingNote: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Add a note' }));
    await userEvent.type(await screen.findByLabelText('Only visible to you'), 'Rent for May');
  },
};
/** A pasted private key: it is named and dropped. */
export const NoteWithSecret: Story = {
  args: {
    onNoteText: (_before, _after, drop) => drop(),
    noteOther: { kind: 'other-text', given: { kind: 'private-key' }, onWay: fn() },
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Add a note' }));
    const field = await screen.findByLabelText('Only visible to you');
    await userEvent.click(field);
    await userEvent.paste('QUBT3Zj93AphaCFt2eBYwPwLiHsCzFEGY8ZVTr6pCnQA8mDThtgN');
    await expect(await screen.findByText(describeGivenText({ kind: 'private-key' }))).toBeVisible();
    await expect(field).toHaveValue('');
  },
};
/** Another transfer replaced it. */
export const Replaced: Story = { args: detailReady(ENTRIES.replaced) };
/** The same bytes are being sent again. */
export const Rebroadcasting: Story = {
  args: detailReady(ENTRIES.dropped, { rebroadcast: { kind: 'sending' } }),
};
/** The network accepted it again. */
export const Rebroadcast: Story = { args: detailReady(ENTRIES.sending, { rebroadcast: { kind: 'sent' } }) };
/** The network rejects it now. */
export const RebroadcastRejected: Story = {
  args: detailReady(ENTRIES.dropped, {
    rebroadcast: { kind: 'rejected', reason: 'missing-inputs', detail: '-25: Missing inputs' },
  }),
};
/** No answer this time either. */
export const RebroadcastFailed: Story = {
  args: detailReady(ENTRIES.unknown, {
    rebroadcast: { kind: 'failed', fault: new Fault('timeout', 'too slow') },
  }),
};
/** Many inputs: the first five, and a button for the rest. */
export const ManyInputs: Story = {
  play: openTechnical,
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
/** More than 2^53 koinu, without a price. */
export const Huge: Story = { args: detailReady(ENTRIES.huge, { price: null }) };
/** The id was copied. */
export const Copied: Story = { args: detailReady(ENTRIES.sent, { copied: 'copied' }), play: openTechnical };
/** Copying failed. */
export const CopyFailed: Story = {
  args: detailReady(ENTRIES.sent, { copied: 'failed' }),
  play: openTechnical,
};

void ({ loading: Loading, failed: Failed, ready: Sent } satisfies Record<HistoryDetailView['status'], Story>);
