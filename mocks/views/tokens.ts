/** Tokens of stories: held ones, found ones, and their indexes' answers. */
import { koinu } from '../../src/domain/amount/Koinu.ts';
import type { IndexReport } from '../../src/domain/drc20/judgeIndexes.ts';
import type { TokenInfo, TokenSummary } from '../../src/domain/drc20/Token.ts';
import type { TokenClaim } from '../../src/domain/drc20/TokenHolding.ts';
import { type TokenId, tokenKey } from '../../src/domain/drc20/TokenId.ts';
import { type TokenUnits, tokenUnits } from '../../src/domain/drc20/TokenUnits.ts';
import { Fault } from '../../src/domain/fault.ts';
import { type Txid, txid } from '../../src/domain/tx/Txid.ts';
import type { HeldToken } from '../../src/screens/wallet/Home/HomeTabs.types.ts';
import { STORY_NOW_MS } from '../../stories/support/storyTime.ts';
import { MINUTE_MS } from './money.ts';
import { ADDRESSES } from './people.ts';

/** A story's transaction id. */
export const storyTxid = (number: number): Txid => txid((0x7a31_0000 + number).toString(16).repeat(8));

/** The stories' tip height. */
export const STORY_HEIGHT = 5_482_117;

/** A whole amount of a ledger token, in units. */
export const whole = (amount: number | bigint): TokenUnits => tokenUnits(BigInt(amount) * 100_000_000n);

/** A token's summary; a ledger token by default. */
export const summary = (tick: string, given: Partial<TokenSummary> = {}): TokenSummary => ({
  id: { protocol: 'drc-20', tick },
  tick,
  name: null,
  decimals: 8,
  logo: null,
  isVerified: null,
  ...given,
});

const meme = (number: number): TokenId => ({ protocol: 'meme-20', tickId: storyTxid(number) });

/** Summaries by their special feature. */
export const SUMMARIES = {
  unix: summary('UNIX', { logo: 'dog', isVerified: true }),
  cardi: summary('CARDI', { logo: 'moon' }),
  pool: summary('A-SWAP-B'),
  longest: summary('WDOGE(WRAPPED-DOGE)-SWAP-CARDINALS-OF-THE-VERY-LONG-MEMORY-LANE1'),
  arabic: summary('كلب', { id: meme(3), name: 'كلب الصحراء' }),
  emoji: summary('🐕‍🦺', { id: meme(4), name: 'Rescue dogs' }),
  much: summary('MUCH', { id: meme(1), name: 'Much wow' }),
  muchAgain: summary('MUCH', { id: meme(2), name: 'Much wow' }),
  fake: summary('UN\u0406X', { id: { protocol: 'drc-20', tick: 'UN\u0406X' } }),
  dogi: summary('dogi', { id: { protocol: 'doginals', tick: 'dogi' }, decimals: 18 }),
} as const;

/** An index's claim of an amount. */
export const claim = (index: string, amount: TokenUnits, given: Partial<TokenClaim> = {}): TokenClaim => ({
  index,
  amount,
  transferable: null,
  height: STORY_HEIGHT,
  atMs: STORY_NOW_MS - 12_000,
  isKept: false,
  ...given,
});

/** A holding: by default reported by two agreeing indexes, without a price. */
export const held = (
  summaryOf: TokenSummary,
  amount: TokenUnits,
  given: Partial<HeldToken> = {},
): HeldToken => ({
  key: tokenKey(summaryOf.id),
  summary: summaryOf,
  amount,
  transferable: null,
  claims: [claim('dogeuni.example', amount), claim('ledger.example', amount)],
  agreement: 'agree',
  outgoing: tokenUnits(0n),
  price: null,
  value: null,
  lookAlike: null,
  ...given,
});

const priced = (price: bigint, amount: TokenUnits) => ({
  price,
  value: koinu((amount * price) / 10n ** 16n),
});

/** Holdings by their special feature. */
export const HELD = {
  unix: held(SUMMARIES.unix, whole(21_500), priced(195_000_000_000_000n, whole(21_500))),
  cardi: held(SUMMARIES.cardi, tokenUnits(4_198_000_000n), {
    ...priced(12_000_000_000_000_000n, tokenUnits(4_198_000_000n)),
    outgoing: whole(40),
  }),
  pool: held(SUMMARIES.pool, tokenUnits(1n)),
  longest: held(SUMMARIES.longest, whole(3)),
  arabic: held(SUMMARIES.arabic, whole(1_000_000)),
  emoji: held(SUMMARIES.emoji, whole(77)),
  much: held(SUMMARIES.much, whole(500)),
  muchAgain: held(SUMMARIES.muchAgain, whole(120_000)),
  fake: held(SUMMARIES.fake, whole(21_000_000), { lookAlike: SUMMARIES.unix }),
  dogi: held(SUMMARIES.dogi, tokenUnits(12_500n * 10n ** 17n), {
    transferable: tokenUnits(10n ** 20n),
    claims: [claim('ord.example', tokenUnits(12_500n * 10n ** 17n))],
    agreement: 'single',
  }),
  huge: held(summary('INFINITE'), tokenUnits(10n ** 41n - 1n)),
  differ: held(SUMMARIES.cardi, whole(400), {
    claims: [claim('dogeuni.example', whole(1000)), claim('ledger.example', whole(400))],
    agreement: 'differ',
    ...priced(12_000_000_000_000_000n, whole(400)),
  }),
  oneSilent: held(SUMMARIES.unix, whole(21_500), {
    claims: [
      claim('dogeuni.example', whole(21_500)),
      claim('ledger.example', whole(21_500), { isKept: true, atMs: STORY_NOW_MS - 26 * MINUTE_MS }),
    ],
    agreement: 'one-silent',
  }),
} as const;

/** A few of every kind. */
export const SOME_HELD: readonly HeldToken[] = [
  HELD.unix,
  HELD.cardi,
  HELD.fake,
  HELD.much,
  HELD.muchAgain,
  HELD.dogi,
];

/** Many tokens, all different. */
export const manyHeld = (count: number): readonly HeldToken[] =>
  Array.from({ length: count }, (_, position) =>
    held(summary(`T${position.toString(36).toUpperCase().padStart(4, '0')}`), whole(position + 1)),
  );

const answers = (
  name: string,
  given: { behind?: number; leftOut?: number; kind?: IndexReport['kind'] } = {},
): IndexReport => ({
  name,
  kind: 'ledger',
  status: 'answers',
  height: STORY_HEIGHT - (given.behind ?? 0),
  behind: 0,
  ...given,
});

const silent = (name: string, lastAtMs: number | null): IndexReport => ({
  name,
  kind: 'ledger',
  status: 'silent',
  fault: new Fault('timeout', 'no answer within 10000 ms'),
  lastAtMs,
});

/** The indexes' answers. */
export const REPORTS = {
  agree: [
    answers('dogeuni.example'),
    answers('ledger.example'),
    answers('ord.example', { kind: 'doginals' }),
  ],
  one: [answers('dogeuni.example')],
  leftOut: [answers('dogeuni.example', { leftOut: 1 }), answers('ledger.example', { behind: 1 })],
  lagging: [answers('dogeuni.example'), answers('ledger.example', { behind: 14 })],
  oneSilent: [answers('dogeuni.example'), silent('ledger.example', STORY_NOW_MS - 26 * MINUTE_MS)],
  down: [silent('dogeuni.example', STORY_NOW_MS - 26 * MINUTE_MS), silent('ledger.example', null)],
} as const satisfies Record<string, readonly IndexReport[]>;

/** All of an index's facts about a token. */
export const info = (summaryOf: TokenSummary, given: Partial<TokenInfo> = {}): TokenInfo => ({
  ...summaryOf,
  max: whole(21_000_000),
  minted: whole(13_370_000),
  limit: whole(1000),
  holders: 3204,
  transfers: 18_442,
  deployTxid: storyTxid(77),
  deployedBy: ADDRESSES.shop,
  deployedAtMs: Date.UTC(2023, 7, 9, 12),
  description: null,
  links: [],
  ...given,
});
