/** Views of the wallet's screens at the story's time. */

import { feeRate } from '../../src/domain/amount/FeeRate.ts';
import type { HistoryEntry } from '../../src/domain/history/HistoryEntry.ts';
import type { HistoryView } from '../../src/screens/wallet/History/HistoryScreen.types.ts';
import type {
  HistoryDetailView,
  RescueView,
  TransferDetail,
} from '../../src/screens/wallet/HistoryDetail/HistoryDetailScreen.types.ts';
import type { HomeView } from '../../src/screens/wallet/Home/HomeScreen.types.ts';
import type { ReceiveView } from '../../src/screens/wallet/Receive/ReceiveScreen.types.ts';
import { STORY_NOW_MS } from '../../stories/support/storyTime.ts';
import { storyCoinsOf } from './coins.ts';
import { ENTRIES, manyEntries } from './history.ts';
import { doge, FRESHNESS, PLAIN_BREAKDOWN, PRICE } from './money.ts';
import { ACCOUNTS, ADDRESSES } from './people.ts';

type Of<View extends { status: string }, Status extends View['status']> = Extract<View, { status: Status }>;

/** Shared by all views of home. */
export const HOME_FRAME = {
  account: ACCOUNTS.everyday,
  wallet: { name: 'Wallet 1', kind: 'words' },
  network: 'mainnet',
  tab: 0,
  isHidden: false,
  backup: null,
  isMissing: false,
  vaultNotice: null,
  hasNewVersion: false,
  standard: 'all',
  tokens: { kind: 'unread' },
  nfts: { kind: 'unread' },
  files: { kind: 'unread' },
  loadContent: null,
  scrollPosition: { offset: 0 },
  dayChange: 2.31,
  nowMs: STORY_NOW_MS,
} as const;

/** Home with a balance and a short history. */
export const homeReady = (given: Partial<Of<HomeView, 'ready'>> = {}): Of<HomeView, 'ready'> => ({
  ...HOME_FRAME,
  status: 'ready',
  breakdown: PLAIN_BREAKDOWN,
  coinsOf: storyCoinsOf,
  canSpend: true,
  price: PRICE,
  freshness: FRESHNESS.fresh,
  pending: [],
  recent: [ENTRIES.received, ENTRIES.sent, ENTRIES.toSelf],
  ...given,
});

/** Receive with just the address. */
export const receiveAddress = (
  given: Partial<Of<ReceiveView, 'address'>> = {},
): Of<ReceiveView, 'address'> => ({
  status: 'address',
  account: ACCOUNTS.everyday,
  network: 'mainnet',
  kind: 'words',
  copied: null,
  picture: { canShare: true, isInTelegram: true, outcome: 'none' },
  isBackupPrompted: false,
  ...given,
});

/** Receive asking for 41.98 DOGE. */
export const receiveRequest = (
  given: Partial<Of<ReceiveView, 'request'>> = {},
): Of<ReceiveView, 'request'> => ({
  ...receiveAddress(),
  status: 'request',
  amountText: '41.98',
  amount: doge('41.98'),
  problem: null,
  link: `dogecoin:${ADDRESSES.ours}?amount=41.98`,
  ...given,
});

/** A history of a few days. */
export const historyReady = (given: Partial<Of<HistoryView, 'ready'>> = {}): Of<HistoryView, 'ready'> => ({
  status: 'ready',
  isHidden: false,
  price: PRICE,
  nowMs: STORY_NOW_MS,
  entries: manyEntries(9),
  filter: 'all',
  sought: null,
  known: 9,
  rest: { kind: 'end' },
  labelOf: () => null,
  scrollPosition: { offset: 0 },
  freshness: FRESHNESS.fresh,
  ...given,
});

/** An entry's full detail. */
export function detailOf(entry: HistoryEntry, given: Partial<TransferDetail> = {}): TransferDetail {
  const isOurs = entry.direction === 'sent' || entry.direction === 'to-self';
  const other = entry.counterparts[0] ?? ADDRESSES.ours;
  return {
    entry,
    inputs: [
      { address: isOurs ? ADDRESSES.ours : other, value: doge('100'), isOwn: isOurs },
      { address: isOurs ? ADDRESSES.ours : other, value: doge('57.8913'), isOwn: isOurs },
    ],
    outputs: [
      {
        address: isOurs ? other : ADDRESSES.ours,
        value: entry.amount,
        isOwn: !isOurs || entry.direction === 'to-self',
      },
      { address: isOurs ? ADDRESSES.ours : other, value: doge('115.9'), isOwn: isOurs },
    ],
    totalFee: entry.fee ?? doge('0.0113'),
    size: 374,
    feeRate: feeRate(5_000_000n),
    blockHeight: entry.state.kind === 'confirmed' ? 5_482_117 : null,
    ...given,
  };
}

export const detailReady = (
  entry: HistoryEntry,
  given: Partial<Of<HistoryDetailView, 'ready'>> = {},
): Of<HistoryDetailView, 'ready'> => ({
  status: 'ready',
  txid: entry.txid,
  isHidden: false,
  price: PRICE,
  copied: null,
  nowMs: STORY_NOW_MS,
  detail: detailOf(entry),
  rebroadcast: { kind: 'impossible' },
  rescue: null,
  nameOf: () => null,
  note: '',
  explorers: ['Blockchair', 'Dogechain', 'BlockCypher'],
  scriptMoney: null,
  scriptReview: null,
  scriptAgreed: new Set(),
  canRepeat: entry.direction === 'sent' && entry.state.kind === 'confirmed',
  ...given,
});

/** Fees to choose from, replacing one of 0.0113 DOGE. */
const CHOICES = [
  ['0.0226', 10_000_000n],
  ['0.0452', 20_000_000n],
  ['0.113', 50_000_000n],
].map(([fee, paidRate]) => ({
  feeRate: feeRate(paidRate as bigint),
  fee: doge(fee as string),
  more: doge(fee as string) - doge('0.0113'),
  paidRate: paidRate as bigint,
  returned: doge('157.8913') - doge(fee as string),
}));

/** The options for an unconfirmed transfer. */
export const rescueView = (given: Partial<RescueView> = {}): RescueView => ({
  speedUp: { kind: 'possible', choices: CHOICES },
  cancel: { kind: 'possible', choices: CHOICES },
  forget: { kind: 'never' },
  step: { kind: 'rest' },
  mayDropOurs: false,
  ...given,
});
