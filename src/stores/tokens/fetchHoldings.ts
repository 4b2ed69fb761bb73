/** Queries every token index for a holding, right before signing. The lowest claim counts. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { isUpToDate } from '../../domain/drc20/judgeIndexes.ts';
import type { TokenSendProblem, TokenSendWarning } from '../../domain/drc20/send/TokenSendProblem.ts';
import { type IndexHeight, isInTouch } from '../../domain/drc20/Token.ts';
import type { TokenClaim } from '../../domain/drc20/TokenHolding.ts';
import type { TokenId } from '../../domain/drc20/TokenId.ts';
import { NO_UNITS, type TokenUnits, tokenUnits } from '../../domain/drc20/TokenUnits.ts';
import { Fault } from '../../domain/fault.ts';
import { err, type Result } from '../../domain/result.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { TokenIndexer } from '../../ports/TokenIndexer.ts';

/** A file is a single unit: held, or not. */
export type HeldAsset =
  | { readonly kind: 'token'; readonly id: TokenId }
  | { readonly kind: 'file'; readonly fileId: Txid };

export interface HoldingQuestion {
  readonly indexers: readonly TokenIndexer[];
  readonly holder: DogeAddress;
  readonly asset: HeldAsset;
  /** the newest block of the chain servers; null while unknown */
  readonly tip: number | null;
  /** milliseconds since 1970 */
  readonly nowMs: number;
  readonly signal: AbortSignal;
}

export interface HeldClaim {
  /** its host */
  readonly index: string;
  /** null: no response */
  readonly claim: TokenClaim | null;
  /** blocks it is behind; null when unknown */
  readonly behind: number | null;
}

/** Claims of indexes further behind are ignored: about a day, blocks. */
const MAX_BEHIND = 1_440;

/** Reads only the one asset, so that malformed rows about others don't matter. Null: the index has no such assets. */
async function unitsAt(indexer: TokenIndexer, question: HoldingQuestion): Promise<TokenUnits | null> {
  const { asset, holder, signal } = question;
  if (asset.kind === 'token') return indexer.amountOf(holder, asset.id, signal);
  const isHeld = await indexer.holdsFile(holder, asset.fileId, signal);
  return isHeld === null ? null : tokenUnits(isHeld ? 1n : 0n);
}

function behindOf({ indexed, chain }: IndexHeight, tip: number | null): number | null {
  const newest = Math.max(tip ?? 0, chain ?? 0);
  return newest === 0 ? null : Math.max(0, newest - indexed);
}

/** The height that the index certainly had during the request: the lower one, or the one where it had lost touch with its chain. */
const lowerOf = (before: IndexHeight, after: IndexHeight): IndexHeight =>
  !isInTouch(before) || before.indexed < after.indexed ? before : after;

/** @returns null when it has no such assets */
async function claimOf(indexer: TokenIndexer, question: HoldingQuestion): Promise<HeldClaim | null> {
  const index = indexer.name;
  const { signal, tip, nowMs: atMs } = question;
  try {
    const before = await indexer.height(signal);
    const amount = await unitsAt(indexer, question);
    if (amount === null) return null;
    const height = lowerOf(before, await indexer.height(signal));
    if (!isInTouch(height)) throw new Fault('bad-answer', 'it has read blocks that its chain no longer has');
    const claim = { index, amount, transferable: null, height: height.indexed, atMs, isKept: false };
    return { index, claim, behind: behindOf(height, tip) };
  } catch (thrown) {
    if (signal.aborted || !(thrown instanceof Fault)) throw thrown;
    return { index, claim: null, behind: null };
  }
}

/** The claims of every index that has such assets, in order. */
export async function fetchHoldings(question: HoldingQuestion): Promise<readonly HeldClaim[]> {
  const claims = await Promise.all(question.indexers.map((indexer) => claimOf(indexer, question)));
  return claims.filter((claim) => claim !== null);
}

const leastOf = (claims: readonly TokenClaim[]): TokenUnits =>
  claims.reduce((least, { amount }) => (amount < least ? amount : least), claims[0]?.amount ?? NO_UNITS);

const spokenOf = (held: readonly HeldClaim[]): readonly TokenClaim[] =>
  held.flatMap(({ claim }) => claim ?? []);

/**
 * Whether an amount may be sent, according to the claims.
 *
 * @param leaving - units already on their way out
 * @returns warnings for the review
 */
export function judgeClaims(
  held: readonly HeldClaim[],
  needed: TokenUnits,
  leaving: TokenUnits,
  asset: HeldAsset['kind'],
): Result<readonly TokenSendWarning[], TokenSendProblem> {
  const spoken = spokenOf(held);
  if (spoken.length === 0) return err({ kind: 'no-index' });
  const stale = held.filter(({ claim, behind }) => claim !== null && (behind ?? 0) > MAX_BEHIND);
  const [stalest] = stale;
  if (stale.length === spoken.length && stalest) {
    return err({ kind: 'index-behind', index: stalest.index, behind: stalest.behind ?? 0 });
  }
  const least = leastOf(spoken);
  const available = tokenUnits(least > leaving ? least - leaving : 0n);
  if (needed > available) {
    return err(asset === 'file' ? { kind: 'not-held' } : { kind: 'not-enough-tokens', needed, available });
  }
  return { ok: true, value: warningsOfClaims(held) };
}

/** Warnings about claims that differ, lag or are missing. */
export function warningsOfClaims(held: readonly HeldClaim[]): readonly TokenSendWarning[] {
  const claims = spokenOf(held);
  const differ = claims.some(({ amount }) => amount !== claims[0]?.amount);
  return [
    ...(differ ? [{ kind: 'indexes-differ', claims } as const] : []),
    ...held.flatMap(({ index, claim, behind }): TokenSendWarning[] => {
      if (claim === null) return [{ kind: 'index-silent', index }];
      return behind === null || isUpToDate(behind) ? [] : [{ kind: 'index-behind', index, behind }];
    }),
  ];
}
