/** Queries all indexes about one address, and caches each one's last claims. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { IndexReport } from '../../domain/drc20/judgeIndexes.ts';
import { type HeldTokens, type IndexHeight, isInTouch, type TokenPrice } from '../../domain/drc20/Token.ts';
import { type TokenKey, tokenKey } from '../../domain/drc20/TokenId.ts';
import { Fault, toFault } from '../../domain/fault.ts';
import type { Result } from '../../domain/result.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { IndexClaims, Portfolio } from './Portfolio.ts';

/** An index of either kind. */
interface Index {
  readonly name: string;
  readonly kind: IndexReport['kind'];
  readonly height: (signal: AbortSignal) => Promise<IndexHeight>;
  readonly held: (holder: DogeAddress, signal: AbortSignal) => Promise<HeldTokens>;
}

interface Answer {
  readonly height: IndexHeight;
  readonly held: HeldTokens;
}

/** How often a list is read if new blocks keep arriving. */
const MAX_READINGS = 3;

type Outside = Pick<Ports, 'tokens' | 'inscriptions' | 'clock'>;

function indexesOf({ tokens, inscriptions }: Outside): readonly Index[] {
  const ledger = tokens.map((index) => ({
    name: index.name,
    kind: 'ledger' as const,
    height: (signal: AbortSignal) => index.height(signal),
    held: (holder: DogeAddress, signal: AbortSignal) => index.balances(holder, signal),
  }));
  if (inscriptions === null) return ledger;
  const doginals = {
    name: inscriptions.name,
    kind: 'doginals' as const,
    height: async (signal: AbortSignal) => ({ indexed: await inscriptions.height(signal), chain: null }),
    held: (holder: DogeAddress, signal: AbortSignal) => inscriptions.balances(holder, signal),
  };
  return [...ledger, doginals];
}

/** The reader of one address. */
export class PortfolioReader {
  readonly address: DogeAddress;
  readonly #outside: Outside;
  readonly #indexes: readonly Index[];
  readonly #voices = new Map<Index, IndexClaims>();
  #prices: ReadonlyMap<TokenKey, TokenPrice> = new Map();

  /** @param kept - claims restored from disk */
  constructor(outside: Outside, address: DogeAddress, kept: readonly IndexClaims[] = []) {
    this.address = address;
    this.#outside = outside;
    this.#indexes = indexesOf(outside);
    for (const index of this.#indexes) {
      const voice = kept.find(({ name, kind }) => name === index.name && kind === index.kind);
      if (voice !== undefined) this.#voices.set(index, { ...voice, isKept: true });
    }
  }

  /**
   * Queries all of them in parallel. Failed ones keep their last claims; `voices` is empty when none ever responded.
   *
   * @param tip - the newest block of the chain servers; null while unknown
   * @param signal - a response after the abort changes nothing
   * @throws when aborted
   */
  async read(tip: number | null, signal: AbortSignal): Promise<Portfolio> {
    const [answers, prices] = await Promise.all([
      Promise.all(this.#indexes.map((index) => this.#ask(index, signal))),
      this.#askPrices(signal),
    ]);
    signal.throwIfAborted();
    this.#prices = prices ?? this.#prices;
    const reports = this.#indexes.map((index, position) => this.#hear(index, answers[position], tip));
    const voices = this.#indexes.flatMap((index) => this.#voices.get(index) ?? []);
    return { address: this.address, voices, reports, prices: this.#prices };
  }

  async #ask(index: Index, signal: AbortSignal): Promise<Result<Answer, Fault>> {
    try {
      return { ok: true, value: await this.#readAtOneBlock(index, signal) };
    } catch (thrown) {
      return { ok: false, problem: toFault(thrown, 'offline') };
    }
  }

  /** A list takes several requests: it is valid for a block if the index was at that block before the first and after the last. */
  async #readAtOneBlock(index: Index, signal: AbortSignal): Promise<Answer> {
    let height = await index.height(signal);
    for (let count = 1; ; count += 1) {
      if (!isInTouch(height))
        throw new Fault('bad-answer', 'it has read blocks that its chain no longer has');
      const held = await index.held(this.address, signal);
      const after = await index.height(signal);
      if (after.indexed === height.indexed && isInTouch(after)) return { height: after, held };
      // a syncing index never stays at a block: the list covers at least what it had read before
      if (count === MAX_READINGS && isInTouch(after)) return { height, held };
      height = after;
    }
  }

  /** From the first index that has prices; null when none has. */
  async #askPrices(signal: AbortSignal): Promise<ReadonlyMap<TokenKey, TokenPrice> | null> {
    for (const index of this.#outside.tokens) {
      const prices = await index.prices(signal).catch(() => null);
      if (prices !== null) return prices;
    }
    return null;
  }

  #hear(index: Index, answer: Result<Answer, Fault> | undefined, tip: number | null): IndexReport {
    const { name, kind } = index;
    const before = this.#voices.get(index);
    if (answer === undefined || !answer.ok) {
      if (before !== undefined) this.#voices.set(index, { ...before, isKept: true });
      const fault = answer?.problem ?? toFault(undefined, 'offline');
      return { name, kind, status: 'silent', fault, lastAtMs: before?.atMs ?? null };
    }
    const { indexed, chain } = answer.value.height;
    this.#voices.set(index, this.#voiceOf(index, answer.value, before));
    const newest = Math.max(chain ?? 0, tip ?? 0);
    const behind = Math.max(0, newest - indexed);
    return { name, kind, status: 'answers', height: indexed, behind, leftOut: answer.value.held.leftOut };
  }

  /** Claims from an earlier block than the known ones are outdated: the known ones stay. */
  #voiceOf({ name, kind }: Index, { height, held }: Answer, before: IndexClaims | undefined): IndexClaims {
    if (before !== undefined && height.indexed < before.height) return { ...before, isKept: true };
    return {
      name,
      kind,
      height: height.indexed,
      isKept: false,
      protocols: held.protocols,
      unclear: held.unclear,
      balances: new Map(held.balances.map((balance) => [tokenKey(balance.id), balance])),
      atMs: this.#outside.clock.nowMs(),
    };
  }
}
