/** Coins that the person wants to stay where they are, one by one. Only the person frees one: no reading of the chain does. */
import { makeAutoObservable } from 'mobx';
import { type Coin, type Outpoint, outpointKey } from '../../domain/tx/Coin.ts';
import { readOutpoint } from '../../domain/tx/readOutpoint.ts';

/** So many are kept: each is told to the key worker at every unlock. */
export const MAX_FROZEN = 2_000;

/** The list. A coin in it may be unknown as yet, or spent long ago: both do no harm. */
export class FrozenCoins {
  /** outpoint keys, the one frozen first comes first */
  list: readonly string[] = [];

  constructor() {
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Whether no more fit. */
  get isFull(): boolean {
    return this.list.length >= MAX_FROZEN;
  }

  get #keys(): ReadonlySet<string> {
    return new Set(this.list);
  }

  has(point: Outpoint): boolean {
    return this.list.length > 0 && this.#keys.has(outpointKey(point));
  }

  /** The same coin, said to be frozen when it is. */
  mark(coin: Coin): Coin {
    return this.has(coin) ? { ...coin, isFrozen: true } : coin;
  }

  /** Freezes coins; those beyond `MAX_FROZEN` are left out. */
  freeze(points: readonly Outpoint[]): void {
    const all = new Set([...this.list, ...points.map(outpointKey)]);
    this.list = [...all].slice(0, MAX_FROZEN);
  }

  /** Frees one again. What protects it for what it carries stays. */
  unfreeze(point: Outpoint): void {
    const key = outpointKey(point);
    this.list = this.list.filter((frozen) => frozen !== key);
  }

  reset(): void {
    this.list = [];
  }
}

/** Reads what was kept; what is no outpoint names no coin. */
export const readFrozen = (stored: unknown): readonly string[] =>
  Array.isArray(stored)
    ? stored
        .filter((key): key is string => typeof key === 'string' && readOutpoint(key) !== null)
        .slice(0, MAX_FROZEN)
    : [];
