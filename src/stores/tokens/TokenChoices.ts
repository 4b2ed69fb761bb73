/** Which tokens the user shows, and in which order: each address has its own choice. */
import { makeAutoObservable } from 'mobx';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { TokenSummary } from '../../domain/drc20/Token.ts';
import type { TokenSort } from '../../domain/drc20/TokenHolding.ts';
import { readTokenKey, type TokenKey, tokenKey } from '../../domain/drc20/TokenId.ts';
import { isTokenDecimals } from '../../domain/drc20/TokenUnits.ts';
import { isFields } from '../persistence/readFields.ts';

const SORTS: readonly TokenSort[] = ['value', 'amount', 'name'];

export interface TokenChoice {
  readonly hidden: readonly TokenKey[];
  /** tokens shown even at zero, with their names when they were added */
  readonly added: readonly TokenSummary[];
  readonly sort: TokenSort;
}

export const NO_CHOICE: TokenChoice = { hidden: [], added: [], sort: 'value' };

/** Persists across restarts. */
export class TokenChoices {
  byAddress: Readonly<Record<string, TokenChoice>> = {};

  constructor() {
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  of(address: DogeAddress | null): TokenChoice {
    return (address === null ? undefined : this.byAddress[address]) ?? NO_CHOICE;
  }

  /** Hides a token from the list; the holding itself is unaffected. */
  hide(address: DogeAddress, key: TokenKey): void {
    const { hidden } = this.of(address);
    if (!hidden.includes(key)) this.#change(address, { hidden: [...hidden, key] });
  }

  show(address: DogeAddress, key: TokenKey): void {
    this.#change(address, { hidden: this.of(address).hidden.filter((other) => other !== key) });
  }

  /** Always shows a token, whatever the address holds of it. */
  add(address: DogeAddress, summary: TokenSummary): void {
    const key = tokenKey(summary.id);
    const { hidden, added } = this.of(address);
    this.#change(address, {
      hidden: hidden.filter((other) => other !== key),
      added: [...added.filter(({ id }) => tokenKey(id) !== key), plainSummary(summary)],
    });
  }

  /** Stops showing a token without a holding. */
  drop(address: DogeAddress, key: TokenKey): void {
    this.#change(address, { added: this.of(address).added.filter(({ id }) => tokenKey(id) !== key) });
  }

  sortBy(address: DogeAddress, sort: TokenSort): void {
    this.#change(address, { sort });
  }

  reset(): void {
    this.byAddress = {};
  }

  #change(address: DogeAddress, part: Partial<TokenChoice>): void {
    this.byAddress = { ...this.byAddress, [address]: { ...this.of(address), ...part } };
  }
}

/** Only identifying fields: an index's other data is not persisted. */
const plainSummary = ({ id, tick, name, decimals, logo, isVerified }: TokenSummary): TokenSummary => ({
  id,
  tick,
  name,
  decimals,
  logo,
  isVerified,
});

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The key of a persisted token id; null when malformed. */
function storedKey(id: unknown): string | null {
  if (!isFields(id)) return null;
  return `${String(id.protocol)}:${String(id.protocol === 'meme-20' ? id.tickId : id.tick)}`;
}

function readSummary(stored: unknown): readonly TokenSummary[] {
  if (!isFields(stored)) return [];
  const id = readTokenKey(storedKey(stored.id) ?? '');
  const { tick, decimals, isVerified } = stored;
  if (id === null || typeof tick !== 'string' || !isTokenDecimals(decimals)) return [];
  const [name, logo] = [textOrNull(stored.name), textOrNull(stored.logo)];
  return [
    { id, tick, name, decimals, logo, isVerified: typeof isVerified === 'boolean' ? isVerified : null },
  ];
}

function readKey(stored: unknown): readonly TokenKey[] {
  const id = typeof stored === 'string' ? readTokenKey(stored) : null;
  return id === null ? [] : [tokenKey(id)];
}

function readChoice(stored: unknown): TokenChoice {
  if (!isFields(stored)) return NO_CHOICE;
  const sort = SORTS.find((known) => known === stored.sort) ?? NO_CHOICE.sort;
  return {
    hidden: listOf(stored.hidden).flatMap(readKey),
    added: listOf(stored.added).flatMap(readSummary),
    sort,
  };
}

/** Malformed choices are dropped. */
export const readChoices = (stored: unknown): Readonly<Record<string, TokenChoice>> =>
  isFields(stored)
    ? Object.fromEntries(Object.entries(stored).map(([address, choice]) => [address, readChoice(choice)]))
    : {};
