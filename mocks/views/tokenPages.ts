/** Views of the screens for tokens, NFTs and files. */
import type { TokenActivity } from '../../src/domain/drc20/TokenActivity.ts';
import type { AddTokenView, FoundToken } from '../../src/screens/drc20/AddToken/AddTokenScreen.types.ts';
import type { FileView } from '../../src/screens/drc20/File/FileScreen.tsx';
import type { NftView } from '../../src/screens/drc20/Nft/NftScreen.tsx';
import type { TokenView } from '../../src/screens/drc20/Token/TokenScreen.types.ts';
import type { HeldToken, TokensTab } from '../../src/screens/wallet/Home/HomeTabs.types.ts';
import { STORY_NOW_MS } from '../../stories/support/storyTime.ts';
import { file, nft } from './collectibles.ts';
import { CONTENTS, loadStoryContent } from './contents.ts';
import { FRESHNESS, MINUTE_MS, PRICE } from './money.ts';
import { ADDRESSES } from './people.ts';
import {
  HELD,
  info,
  REPORTS,
  SOME_HELD,
  STORY_HEIGHT,
  SUMMARIES,
  storyTxid,
  summary,
  whole,
} from './tokens.ts';

type Of<View extends { status: string }, Status extends View['status']> = Extract<View, { status: Status }>;
type ReadyTokens = Extract<TokensTab, { kind: 'ready' }>;

/** The token tab with a list. */
export const tokensReady = (
  holdings: readonly HeldToken[] = SOME_HELD,
  given: Partial<ReadyTokens> = {},
): ReadyTokens => ({
  kind: 'ready',
  holdings,
  known: holdings.length,
  archived: [],
  sort: 'value',
  sought: null,
  reports: REPORTS.agree,
  freshness: FRESHNESS.fresh,
  ...given,
});

const activity = (index: number, given: Partial<TokenActivity> = {}): TokenActivity => ({
  op: 'transfer',
  subject: {
    kind: 'token',
    id: SUMMARIES.cardi.id,
    tick: SUMMARIES.cardi.tick,
    decimals: 8,
    amount: whole(40 * (index + 1)),
  },
  from: ADDRESSES.friend,
  to: ADDRESSES.ours,
  commitTxid: storyTxid(300 + index),
  revealTxid: storyTxid(400 + index),
  status: { kind: 'indexed', height: STORY_HEIGHT - index },
  timeMs: STORY_NOW_MS - index * 90 * MINUTE_MS,
  ...given,
});

/** Received, sent, unconfirmed and rejected. */
export const SOME_ACTIVITIES: readonly TokenActivity[] = [
  activity(0, { status: { kind: 'pending' }, from: ADDRESSES.ours, to: ADDRESSES.shop }),
  activity(1),
  activity(2, {
    status: { kind: 'failed', height: STORY_HEIGHT - 2, reason: 'balance' },
    from: ADDRESSES.ours,
  }),
];

export const tokenReady = (
  holding: HeldToken = HELD.cardi,
  given: Partial<Of<TokenView, 'ready'>> = {},
): Of<TokenView, 'ready'> => ({
  status: 'ready',
  account: ADDRESSES.ours,
  summary: holding.summary,
  stock: { kind: 'held', holding },
  facts: { kind: 'known', info: info(holding.summary), index: 'dogeuni.example' },
  activities: { kind: 'known', activities: SOME_ACTIVITIES },
  hindrance: null,
  lookAlike: null,
  isArchived: false,
  reports: REPORTS.agree,
  freshness: FRESHNESS.fresh,
  isHidden: false,
  price: PRICE,
  copied: null,
  loadContent: loadStoryContent,
  nowMs: STORY_NOW_MS,
  ...given,
});

/** A token found by a search. */
export const found = (
  summaryOf: Parameters<typeof info>[0],
  given: Partial<FoundToken> = {},
): FoundToken => ({
  info: info(summaryOf),
  index: 'dogeuni.example',
  isShown: false,
  lookAlike: null,
  ...given,
});

/** The common part of token selection views. */
export const CHOICE_FRAME = {
  sought: '',
  reports: REPORTS.agree,
  loadContent: loadStoryContent,
} as const satisfies Partial<AddTokenView>;

/** Tokens with many holders. */
export const POPULAR: readonly FoundToken[] = [
  found(SUMMARIES.unix, { isShown: true }),
  found(SUMMARIES.cardi),
  found(summary('DIS'), { info: info(summary('DIS'), { holders: null, max: null, minted: null }) }),
];

/** The results for `MUCH`: the same tick three times. */
export const SAME_TICKS: readonly FoundToken[] = [
  found(summary('MUCH')),
  found(SUMMARIES.much, { info: info(SUMMARIES.much, { holders: 812 }) }),
  found(SUMMARIES.muchAgain, { info: info(SUMMARIES.muchAgain, { holders: 1 }) }),
];

export const nftReady = (given: Partial<Of<NftView, 'ready'>> = {}): Of<NftView, 'ready'> => ({
  status: 'ready',
  nft: nft(0, { number: 1204n }),
  index: 'dogeuni.example',
  content: { kind: 'ready', content: CONTENTS.dog },
  copied: null,
  ...given,
});

export const fileReady = (given: Partial<Of<FileView, 'ready'>> = {}): Of<FileView, 'ready'> => ({
  status: 'ready',
  file: file(0, { name: 'rex.png', size: 297 }),
  index: 'dogeuni.example',
  content: { kind: 'ready', content: CONTENTS.dog },
  sha256: '3f6c1f0a'.repeat(8),
  canSend: true,
  copied: null,
  wasSaved: false,
  nowMs: STORY_NOW_MS,
  ...given,
});
