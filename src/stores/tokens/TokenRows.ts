/** The token list as the user wants it: hidden tokens, order, search, and look-alikes. */
import { makeAutoObservable } from 'mobx';
import { lookAlikes, tickSkeleton } from '../../domain/drc20/lookAlikeTicks.ts';
import type { KnownToken, TokenHolding, TokenSort } from '../../domain/drc20/TokenHolding.ts';
import { type TokenKey, tokenKey } from '../../domain/drc20/TokenId.ts';
import type { TokenChoice } from './TokenChoices.ts';

export interface RowSources {
  readonly holdings: () => readonly TokenHolding[];
  readonly choice: () => TokenChoice;
  /** a protocol, or anything else for all of them */
  readonly standard: () => string;
}

/** A holding, and the known token it may be mistaken for. */
export type TokenRow = TokenHolding & { readonly lookAlike: KnownToken | null };

/** Rows of the list, derived from holdings and choices. */
export class TokenRows {
  /** the search text as typed; null while the search is closed */
  sought: string | null = null;

  readonly #sources: RowSources;
  readonly #skeletons = new Map<string, string>();

  constructor(sources: RowSources) {
    this.#sources = sources;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** All that may be listed, hidden or not: a token without any claim only if the user added it. */
  get listed(): readonly TokenRow[] {
    const added = new Set(this.#sources.choice().added.map(({ id }) => tokenKey(id)));
    const holdings = this.#sources.holdings();
    const alike = lookAlikes(
      holdings.map((holding) => ({ summary: holding.summary, isHeld: isHeld(holding) })),
      this.skeletonOf,
    );
    return holdings
      .filter((holding) => isHeld(holding) || added.has(holding.key))
      .map((holding) => ({ ...holding, lookAlike: alike.get(holding.key) ?? null }));
  }

  /** Hidden by the user. */
  get archived(): readonly TokenRow[] {
    const hidden = this.#hidden();
    return this.listed.filter(({ key }) => hidden.has(key));
  }

  /** Not hidden, in their order. */
  get known(): readonly TokenRow[] {
    const hidden = this.#hidden();
    const { sort } = this.#sources.choice();
    return this.listed.filter(({ key }) => !hidden.has(key)).sort(ORDERS[sort]);
  }

  /** Those of them that match filter and search. */
  get shown(): readonly TokenRow[] {
    const standard = this.#sources.standard();
    const isOf = ({ summary }: TokenRow) =>
      isStandard(standard) === false || summary.id.protocol === standard;
    const sought = (this.sought ?? '').trim().toLowerCase();
    return this.known.filter((row) => isOf(row) && isNamed(row, sought));
  }

  search(sought: string | null): void {
    this.sought = sought;
  }

  /** The skeleton of a name, for finding look-alikes. Cached, because two thousand names are compared whenever an amount changes. */
  skeletonOf(text: string): string {
    const skeleton = this.#skeletons.get(text) ?? tickSkeleton(text);
    this.#skeletons.set(text, skeleton);
    return skeleton;
  }

  #hidden(): ReadonlySet<TokenKey> {
    return new Set(this.#sources.choice().hidden);
  }
}

/** Any claim counts, not only the lowest: a holding that one index disputes is not zero. */
const isHeld = ({ claims, outgoing }: TokenHolding): boolean =>
  outgoing > 0n || claims.some(({ amount }) => amount > 0n);

const isStandard = (standard: string): boolean =>
  standard === 'drc-20' || standard === 'meme-20' || standard === 'doginals';

function isNamed({ summary }: TokenHolding, sought: string): boolean {
  if (sought === '') return true;
  const { id, tick, name } = summary;
  const texts = [tick, name ?? '', id.protocol === 'meme-20' ? id.tickId : ''];
  return texts.some((text) => text.toLowerCase().includes(sought));
}

const order = (one: string | bigint, other: string | bigint): number =>
  one < other ? -1 : one > other ? 1 : 0;

function byName(one: TokenHolding, other: TokenHolding): number {
  return order(one.summary.tick.toUpperCase(), other.summary.tick.toUpperCase()) || order(one.key, other.key);
}

/** Compares whole tokens, whatever their decimals. */
function byAmount(one: TokenHolding, other: TokenHolding): number {
  const scaled = (holding: TokenHolding, against: TokenHolding) =>
    holding.amount * 10n ** BigInt(Math.max(0, against.summary.decimals - holding.summary.decimals));
  return order(scaled(other, one), scaled(one, other)) || byName(one, other);
}

/** Tokens without a known price come last. */
const byValue = (one: TokenHolding, other: TokenHolding): number =>
  order(other.value ?? -1n, one.value ?? -1n) || byName(one, other);

const ORDERS: Readonly<Record<TokenSort, (one: TokenHolding, other: TokenHolding) => number>> = {
  value: byValue,
  amount: byAmount,
  name: byName,
};
