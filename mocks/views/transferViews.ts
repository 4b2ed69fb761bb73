/** Views of token transfers' outcomes, at the story's time. */

import type { BatchItem } from '../../src/components/tokens/batchSums.ts';
import type { TokenStage, TokenTransfer } from '../../src/domain/drc20/send/TokenTransfer.ts';
import type { TokenActivity } from '../../src/domain/drc20/TokenActivity.ts';
import { tokenKey } from '../../src/domain/drc20/TokenId.ts';
import type { HistoryEntry } from '../../src/domain/history/HistoryEntry.ts';
import type {
  SingleActivity,
  TransferHistoryView,
} from '../../src/screens/drc20/TransferHistory/TransferHistoryScreen.types.ts';
import type {
  OwnTransfer,
  TransferDetailView,
} from '../../src/screens/wallet/TransferDetail/TransferDetailScreen.types.ts';
import { STORY_NOW_MS } from '../../stories/support/storyTime.ts';
import { ENTRIES, storyTxid } from './history.ts';
import { doge, FRESHNESS, MINUTE_MS, PRICE } from './money.ts';
import { ADDRESSES } from './people.ts';
import { MEME, movedUnits, tokenPayments, UNIX } from './tokenSendViews.ts';

const VERDICTS: Partial<Record<TokenStage, TokenTransfer['verdict']>> = {
  indexed: { kind: 'indexed', index: 'api.dogeuni.com', height: 5_873_204 },
  failed: {
    kind: 'failed',
    index: 'api.dogeuni.com',
    reason: 'the amount of tokens exceeds the balance',
  },
};

/** A transfer of 5 UNIX at a stage. */
export const transferAt = (stage: TokenStage, given: Partial<TokenTransfer> = {}): TokenTransfer => ({
  id: storyTxid(900),
  commitTxid: storyTxid(901),
  network: 'mainnet',
  from: ADDRESSES.ours,
  to: ADDRESSES.shop,
  subject: movedUnits('5'),
  commitValue: doge('0.02475'),
  redeemScript: '51',
  fee: doge('0.02595'),
  given: doge('0.01'),
  batch: null,
  createdAtMs: STORY_NOW_MS - 4 * MINUTE_MS,
  stage,
  recoveryTxid: null,
  verdict: VERDICTS[stage] ?? { kind: 'none' },
  ...given,
});

const DEPTHS: Partial<Record<TokenStage, number>> = { mined: 2, indexed: 6, failed: 6 };

/** Its full data. */
export function ownAt(stage: TokenStage, given: Partial<OwnTransfer> = {}): OwnTransfer {
  const confirmations = DEPTHS[stage] ?? 0;
  const isLost = stage === 'stuck' || stage === 'recovering' || stage === 'recovered';
  const rejection = { reason: 'fee-too-low', detail: 'min relay fee not met, 294000 < 1000000' } as const;
  return {
    transfer: transferAt(stage),
    commit: {
      txid: storyTxid(901),
      confirmations: isLost ? 3 : confirmations,
      rejection: stage === 'rejected' ? { reason: 'missing-inputs', detail: 'Missing inputs' } : null,
    },
    reveal: { txid: storyTxid(900), confirmations, rejection: isLost ? rejection : null },
    recovery:
      stage === 'recovering' || stage === 'recovered'
        ? { txid: storyTxid(902), confirmations: stage === 'recovered' ? 1 : 0, rejection: null }
        : null,
    progress: { index: 'api.dogeuni.com', behind: 0 },
    rebroadcast: { kind: 'impossible' },
    recover:
      stage === 'stuck' ? { kind: 'possible', gets: doge('0.0212'), fee: doge('0.00355') } : { kind: 'none' },
    ...given,
  };
}

type Of<View extends { status: string }, Status extends View['status']> = Extract<View, { status: Status }>;

const FRAME = { price: PRICE, nowMs: STORY_NOW_MS } as const;

/** Without anything to recover. */
const NOT_REVIEWED = { review: null, agreed: new Set<never>() } as const;

/** The detail view of an own transfer. */
export const ownView = (own: OwnTransfer, given: Partial<Of<TransferDetailView, 'own'>> = {}) =>
  ({ ...FRAME, status: 'own', own, name: 'Moon Coffee', copied: null, ...NOT_REVIEWED, ...given }) as const;

/** A move reported by an index. */
export const reported = (given: Partial<TokenActivity> = {}): TokenActivity => ({
  op: 'transfer',
  subject: movedUnits('250'),
  from: ADDRESSES.friend,
  to: ADDRESSES.ours,
  commitTxid: storyTxid(911),
  revealTxid: storyTxid(910),
  status: { kind: 'indexed', height: 5_873_101 },
  timeMs: STORY_NOW_MS - 100 * MINUTE_MS,
  ...given,
});

/** Its detail view. */
export const reportedView = (
  activity: TokenActivity,
  given: Partial<Of<TransferDetailView, 'reported'>> = {},
) =>
  ({
    ...FRAME,
    status: 'reported',
    activity,
    account: ADDRESSES.ours,
    nameOf: (address: string) => (address === ADDRESSES.friend ? 'ليلى' : null),
    index: 'api.dogeuni.com',
    copied: null,
    ...given,
  }) as const;

/** A change by a pool, a stake or a sale. */
export const changedView = (
  changes: readonly TokenActivity[],
  given: Partial<Of<TransferDetailView, 'changed'>> = {},
) =>
  ({
    ...FRAME,
    status: 'changed',
    txid: storyTxid(910),
    changes,
    account: ADDRESSES.ours,
    nameOf: (address: string) => (address === ADDRESSES.friend ? 'ليلى' : null),
    index: 'api.dogeuni.com',
    isInHistory: false,
    copied: null,
    ...given,
  }) as const;

/** A batch with these stages, repeated. */
export function batchView(count: number, stages: readonly TokenStage[], again: number) {
  const items = tokenPayments(count).map(({ address, name }, index): BatchItem => {
    const stage = stages[index % stages.length] ?? 'waiting';
    const id = storyTxid(1000 + index);
    const batch = { id: storyTxid(1000), position: index + 1, of: count };
    const subject = movedUnits(String(index + 1));
    return { transfer: transferAt(stage, { id, to: address, batch, subject }), name };
  });
  return { ...FRAME, status: 'batch', items, again, scrollPosition: { offset: 0 } } as const;
}

let seed = 2000;

/** A row in the list of moves. */
export const activityRow = (given: Partial<SingleActivity> = {}): SingleActivity => {
  seed += 1;
  const id = storyTxid(seed);
  return {
    kind: 'single',
    txid: id,
    key: id,
    direction: 'sent',
    subject: movedUnits('5'),
    other: ADDRESSES.shop,
    otherName: null,
    progress: { kind: 'indexed' },
    timeMs: STORY_NOW_MS - 30 * MINUTE_MS,
    ...given,
  };
};

const DAY_MS = 1440 * MINUTE_MS;

/** Each kind of move once: needing attention, under way, done. */
export const ACTIVITIES: Of<TransferHistoryView, 'ready'> = {
  status: 'ready',
  rows: [
    activityRow({ progress: { kind: 'own', stage: 'stuck' }, subject: movedUnits('12.5') }),
    {
      kind: 'batch',
      id: storyTxid(1000),
      key: 'batch',
      token: movedUnits('15'),
      done: 2,
      failed: 0,
      of: 5,
      timeMs: STORY_NOW_MS - 3 * MINUTE_MS,
    },
    activityRow({ progress: { kind: 'own', stage: 'mined' }, timeMs: STORY_NOW_MS - 2 * MINUTE_MS }),
    activityRow({
      direction: 'received',
      subject: movedUnits('31415926.53589793', MEME),
      other: ADDRESSES.friend,
      otherName: 'ليلى',
    }),
    activityRow({ direction: 'minted', subject: movedUnits('1000'), other: null }),
    activityRow({ progress: { kind: 'own', stage: 'failed' }, timeMs: STORY_NOW_MS - 200 * MINUTE_MS }),
    activityRow({
      subject: { kind: 'file', fileId: storyTxid(77), name: 'moon-landing-1969.png' },
      timeMs: STORY_NOW_MS - DAY_MS,
      otherName: 'Moon Coffee',
    }),
    activityRow({
      direction: 'received',
      subject: { kind: 'nft', tick: 'DOGS', number: 12n },
      other: ADDRESSES.exchange,
      timeMs: STORY_NOW_MS - DAY_MS - 60 * MINUTE_MS,
    }),
    activityRow({ direction: 'deployed', subject: movedUnits('21000000'), other: null, timeMs: null }),
  ],
  filters: [
    { key: tokenKey(UNIX.id), tick: 'UNIX' },
    { key: tokenKey(MEME.id), tick: 'MOON' },
  ],
  filter: null,
  rest: { kind: 'end' },
  freshness: FRESHNESS.fresh,
  index: 'api.dogeuni.com',
  isHidden: false,
  nowMs: STORY_NOW_MS,
  scrollPosition: { offset: 0 },
};

/** The commit of a transfer of 5 UNIX, as listed in DOGE history. */
export const TOKEN_COMMIT: HistoryEntry = {
  ...ENTRIES.sent,
  token: { of: storyTxid(900), role: 'commit', subject: movedUnits('5'), to: ADDRESSES.shop },
};
