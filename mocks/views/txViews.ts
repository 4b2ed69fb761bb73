/** Views of the transfer screens at the story's time. */
import type { RecentRecipient } from '../../src/components/address/RecentRecipients.tsx';
import type { FeeDraft } from '../../src/components/money/FeePicker.tsx';
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import { sumKoinu } from '../../src/domain/amount/Koinu.ts';
import { readPersonalName } from '../../src/domain/session/personalName.ts';
import type { ClassifiedCoin, Coin } from '../../src/domain/tx/Coin.ts';
import { classifyCoin } from '../../src/domain/tx/coins/classifyCoin.ts';
import type { ListedPayment } from '../../src/domain/tx/recipients/recipientList.ts';
import type { ParsedTransfer } from '../../src/domain/tx/Transfer.ts';
import type { TxConfirmView } from '../../src/screens/tx/TxConfirm/TxConfirmScreen.types.ts';
import type {
  AmountDraft,
  KnownRecipients,
  RecipientDraft,
  RecipientListDraft,
  TxCreateForm,
  TxCreateView,
} from '../../src/screens/tx/TxCreate/TxCreateScreen.types.ts';
import type { TxFailView } from '../../src/screens/tx/TxFail/TxFailScreen.tsx';
import type { TxSuccessView } from '../../src/screens/tx/TxSuccess/TxSuccessScreen.types.ts';
import { STORY_NOW_MS } from '../../stories/support/storyTime.ts';
import { storyTxid } from './history.ts';
import { doge, FRESHNESS, MINUTE_MS, MIXED_BREAKDOWN, PRICE } from './money.ts';
import { ACCOUNTS, ADDRESSES } from './people.ts';

type Of<View extends { status: string }, Status extends View['status']> = Extract<View, { status: Status }>;

/** Presets measured for one input and two outputs of 226 bytes. */
export const FEE: FeeDraft = {
  choice: { kind: 'preset', multiple: 5 },
  options: [
    { multiple: 1, fee: doge('0.00226'), minutes: 15 },
    { multiple: 5, fee: doge('0.0113'), minutes: 2 },
    { multiple: 10, fee: doge('0.0226'), minutes: 2 },
  ],
  estimate: null,
  customText: '',
  customProblem: null,
  customFee: null,
};

/** Presets before any transaction was measured. */
export const UNMEASURED_FEE: FeeDraft = {
  ...FEE,
  options: FEE.options.map(({ multiple, minutes }) => ({ multiple, fee: null, minutes })),
};

/** The recipient field, filled. */
export const recipient = (given: Partial<RecipientDraft> = {}): RecipientDraft => ({
  text: ADDRESSES.shop,
  address: ADDRESSES.shop,
  problem: null,
  link: null,
  trust: given.address === null ? null : { kind: 'paid-before' },
  ...given,
});

/** The amount field, filled. */
export const amountDraft = (given: Partial<AmountDraft> = {}): AmountDraft => ({
  text: '25',
  unit: 'doge',
  amount: doge('25'),
  problem: null,
  isMax: false,
  ...given,
});

const reported = (index: number, text: string, more: Partial<Coin> = {}): ClassifiedCoin =>
  classifyCoin(
    {
      txid: storyTxid(40 + index),
      vout: index % 3,
      value: doge(text),
      address: ADDRESSES.ours,
      keyForm: 'compressed',
      confirmations: 900,
      isCoinbase: false,
      isOwnChange: false,
      unconfirmedAncestors: [],
      inscription: 'none',
      ...more,
    },
    'mainnet',
  );

/** A coin of every status, largest first. */
export const COINS: readonly ClassifiedCoin[] = [
  reported(1, '10000', { isCoinbase: true, confirmations: 120 }),
  reported(2, '30'),
  reported(3, '11.98', {
    confirmations: 0,
    isOwnChange: true,
    unconfirmedAncestors: [{ txid: storyTxid(43), size: 226, descendants: { count: 1, bytes: 226 } }],
  }),
  reported(4, '10', { inscription: 'carries' }),
  reported(5, '5', { confirmations: 0 }),
  reported(6, '0.0095'),
  reported(7, '0.001'),
];

/** Two contacts and an own account. */
export const KNOWN: KnownRecipients = {
  contacts: [
    { address: ADDRESSES.shop, name: 'Moon Coffee' },
    { address: ADDRESSES.friend, name: 'ليلى' },
  ],
  own: [{ address: ADDRESSES.savings, name: 'Savings' }],
};

/** Two contacts and an unnamed recipient, the latest first. */
export const RECENT: readonly RecentRecipient[] = [
  { address: ADDRESSES.shop, name: 'Moon Coffee' },
  { address: ADDRESSES.exchange, name: null },
  { address: ADDRESSES.friend, name: 'ليلى' },
];

/** These recipients as a list, each with its amount. */
export const listOf = (...payments: readonly ListedPayment[]): RecipientListDraft => ({
  payments,
  total: sumKoinu(payments.map(({ amount }) => amount)),
});

export const listed = (address: DogeAddress, amount: string, name: string | null = null): ListedPayment => {
  const read = name === null ? null : readPersonalName(name);
  return { address, amount: doge(amount), name: read?.ok ? read.value : null };
};

/** Five recipients, one of them with a name. */
export const FIVE = listOf(
  listed(ADDRESSES.shop, '12.5', 'Moon Coffee'),
  listed(ADDRESSES.friend, '4'),
  listed(ADDRESSES.exchange, '0.75'),
  listed(ADDRESSES.vault, '20'),
  listed(ADDRESSES.savings, '1'),
);

/** A complete draft of 25 DOGE with its plan. */
export const form = (given: Partial<TxCreateForm> = {}): TxCreateForm => ({
  recipient: recipient(),
  list: null,
  coins: { coins: COINS, chosen: null, sum: 0n },
  known: KNOWN,
  recent: RECENT,
  isReadingCode: false,
  codeProblem: null,
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
  breakdown: MIXED_BREAKDOWN,
  freshness: FRESHNESS.fresh,
  price: PRICE,
  isRestored: false,
  ...given,
});

/** An empty form. */
export const emptyForm = (given: Partial<TxCreateForm> = {}): TxCreateForm =>
  form({
    recipient: recipient({ text: '', address: null, problem: { kind: 'empty' } }),
    amount: amountDraft({ text: '', amount: null, problem: { kind: 'empty' } }),
    fee: UNMEASURED_FEE,
    plan: null,
    ...given,
  });

/** Shared by all views of the form. */
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
  lockTime: 0,
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

/** Shared by all views of the confirmation. */
export const CONFIRM_FRAME = {
  account: ACCOUNTS.everyday,
  network: 'mainnet',
  transfer: TRANSFER,
  purpose: { kind: 'send' },
  trusts: { [ADDRESSES.shop]: { kind: 'paid-before' } },
  priceMove: null,
  label: null,
  price: PRICE,
  warnings: [],
  expectedMinutes: 1,
  nowMs: STORY_NOW_MS,
} as const;

/** The confirmation, ready to send. */
export const confirmReady = (
  given: Partial<Of<TxConfirmView, 'ready'>> = {},
): Of<TxConfirmView, 'ready'> => ({
  ...CONFIRM_FRAME,
  status: 'ready',
  agreed: new Set(),
  isOffline: false,
  ...given,
});

/** A known recipient of a payment. */
export const PAID = {
  to: ADDRESSES.shop,
  others: 0,
  trust: { kind: 'contact', name: 'Moon Coffee' },
  naming: null,
} as const;

/** Shared by all views after sending. */
export const SENT_FRAME = {
  ...PAID,
  txid: TRANSFER.txid,
  amount: doge('41.98'),
  fee: doge('0.0187'),
  price: PRICE,
  sentAtMs: STORY_NOW_MS - MINUTE_MS / 2,
  copied: null,
  nowMs: STORY_NOW_MS,
} as const;

/** Sent and accepted. */
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

/** Sent, without an answer. */
export const unknownAfter = (
  tries: number,
  given: Partial<Of<TxSuccessView, 'unknown'>> = {},
): Of<TxSuccessView, 'unknown'> => ({ ...SENT_FRAME, status: 'unknown', isRetrying: false, tries, ...given });

/** A rejection with the node's own words. */
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
