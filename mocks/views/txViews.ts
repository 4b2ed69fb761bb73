/** Views of the transfer screens at the story's instant. */
import type { FeeDraft } from '../../src/components/FeeDraft.ts';
import type { ParsedTransfer } from '../../src/domain/tx/Transfer.ts';
import type { TxConfirmView } from '../../src/screens/tx/TxConfirmScreen.types.ts';
import type {
  AmountDraft,
  RecipientDraft,
  TxCreateForm,
  TxCreateView,
} from '../../src/screens/tx/TxCreateScreen.types.ts';
import type { TxFailView } from '../../src/screens/tx/TxFailScreen.types.ts';
import type { TxSuccessView } from '../../src/screens/tx/TxSuccessScreen.types.ts';
import { STORY_NOW_MS } from '../../stories/support/storyTime.ts';
import { storyTxid } from './history.ts';
import { doge, FRESHNESS, MINUTE_MS, MIXED_PARTS, PRICE } from './money.ts';
import { ACCOUNTS, ADDRESSES } from './people.ts';

type Of<View extends { status: string }, Status extends View['status']> = Extract<View, { status: Status }>;

/** Presets measured for one input and two outputs of 226 bytes. */
export const FEE: FeeDraft = {
  choice: { kind: 'preset', multiple: 5 },
  options: [
    { multiple: 1, fee: doge('0.00226') },
    { multiple: 5, fee: doge('0.0113') },
    { multiple: 10, fee: doge('0.0226') },
  ],
  customText: '',
  customProblem: null,
  customFee: null,
};

/** Presets with nothing to measure yet. */
export const UNMEASURED_FEE: FeeDraft = {
  ...FEE,
  options: FEE.options.map(({ multiple }) => ({ multiple, fee: null })),
};

/** The receiver's field, filled. */
export const recipient = (given: Partial<RecipientDraft> = {}): RecipientDraft => ({
  text: ADDRESSES.shop,
  address: ADDRESSES.shop,
  problem: null,
  link: null,
  ...given,
});

/** The amount's field, filled. */
export const amountDraft = (given: Partial<AmountDraft> = {}): AmountDraft => ({
  text: '25',
  unit: 'doge',
  amount: doge('25'),
  problem: null,
  isMax: false,
  ...given,
});

/** A complete draft of 25 DOGE with its plan. */
export const form = (given: Partial<TxCreateForm> = {}): TxCreateForm => ({
  recipient: recipient(),
  amount: amountDraft(),
  fee: FEE,
  plan: {
    amount: doge('25'),
    fee: doge('0.0113'),
    total: doge('25.0113'),
    change: doge('16.9687'),
    inputs: 1,
    size: 226,
  },
  problem: null,
  warnings: [],
  parts: MIXED_PARTS,
  freshness: FRESHNESS.fresh,
  price: PRICE,
  isRestored: false,
  ...given,
});

/** Nothing typed yet. */
export const emptyForm = (given: Partial<TxCreateForm> = {}): TxCreateForm =>
  form({
    recipient: recipient({ text: '', address: null, problem: { kind: 'empty' } }),
    amount: amountDraft({ text: '', amount: null, problem: { kind: 'empty' } }),
    fee: UNMEASURED_FEE,
    plan: null,
    ...given,
  });

/** What every view of the form shares. */
export const TX_FRAME = { account: ACCOUNTS.everyday, network: 'mainnet', nowMs: STORY_NOW_MS } as const;

/** The form, ready to review. */
export const createReady = (
  given: Partial<TxCreateForm> = {},
  rest: Partial<Of<TxCreateView, 'ready'>> = {},
): Of<TxCreateView, 'ready'> => ({
  ...TX_FRAME,
  status: 'ready',
  form: form(given),
  canReview: true,
  failure: null,
  ...rest,
});

/** Signed bytes that pay the shop 41.98 DOGE from two coins. */
export const TRANSFER: ParsedTransfer = {
  txid: storyTxid(3),
  size: 374,
  version: 2,
  inputs: [
    {
      txid: storyTxid(20),
      vout: 0,
      value: doge('30'),
      address: ADDRESSES.ours,
      isOwn: true,
      sequence: 0xfffffffd,
    },
    {
      txid: storyTxid(21),
      vout: 1,
      value: doge('26.98'),
      address: ADDRESSES.ours,
      isOwn: true,
      sequence: 0xfffffffd,
    },
  ],
  outputs: [
    { value: doge('41.98'), address: ADDRESSES.shop, isOwn: false },
    { value: doge('14.9813'), address: ADDRESSES.ours, isOwn: true },
  ],
  fee: doge('0.0187'),
  sent: doge('41.98'),
  returned: doge('14.9813'),
};

/** What every view of the last look shares. */
export const CONFIRM_FRAME = {
  account: ACCOUNTS.everyday,
  network: 'mainnet',
  transfer: TRANSFER,
  label: null,
  price: PRICE,
  warnings: [],
  expectedMinutes: 1,
  nowMs: STORY_NOW_MS,
} as const;

/** The last look, ready to send. */
export const confirmReady = (
  given: Partial<Of<TxConfirmView, 'ready'>> = {},
): Of<TxConfirmView, 'ready'> => ({
  ...CONFIRM_FRAME,
  status: 'ready',
  hasConsented: false,
  isOffline: false,
  ...given,
});

/** What every view after sending shares. */
export const SENT_FRAME = {
  txid: TRANSFER.txid,
  to: ADDRESSES.shop,
  amount: doge('41.98'),
  fee: doge('0.0187'),
  price: PRICE,
  sentAtMs: STORY_NOW_MS - MINUTE_MS / 2,
  copied: null,
  nowMs: STORY_NOW_MS,
} as const;

/** Sent and taken. */
export const accepted = (
  confirmations: number,
  given: Partial<Of<TxSuccessView, 'accepted'>> = {},
): Of<TxSuccessView, 'accepted'> => ({
  ...SENT_FRAME,
  status: 'accepted',
  confirmations,
  expectedMinutes: 1,
  ...given,
});

/** Sent, and no answer. */
export const unknownAfter = (
  tries: number,
  given: Partial<Of<TxSuccessView, 'unknown'>> = {},
): Of<TxSuccessView, 'unknown'> => ({ ...SENT_FRAME, status: 'unknown', isRetrying: false, tries, ...given });

/** A refusal with the node's own words. */
export const rejected = (
  reason: Of<TxFailView, 'rejected'>['reason'],
  detail: string,
): Of<TxFailView, 'rejected'> => ({
  status: 'rejected',
  reason,
  detail,
  amount: doge('41.98'),
  to: ADDRESSES.shop,
});
