/** Coins that the user froze, one by one. Only the user unfreezes one: no reading of the chain does. */
import { makeAutoObservable } from 'mobx';
import { type Coin, type Outpoint, outpointKey } from '../../domain/tx/Coin.ts';
import { readOutpoint } from '../../domain/tx/readOutpoint.ts';

/** Bounded because each is sent to the key worker at every unlock. */
export const MAX_FROZEN = 2_000;

/** A listed coin may be still unknown or long spent: both are harmless. */
export class FrozenCoins {
  /** outpoint keys, oldest first */
  list: readonly string[] = [];

  constructor() {
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  get isFull(): boolean {
    return this.list.length >= MAX_FROZEN;
  }

  get #keys(): ReadonlySet<string> {
    return new Set(this.list);
  }

  has(point: Outpoint): boolean {
    return this.list.length > 0 && this.#keys.has(outpointKey(point));
  }

  /** The same coin, marked if frozen. */
  mark(coin: Coin): Coin {
    return this.has(coin) ? { ...coin, isFrozen: true } : coin;
  }

  /** Freezes coins; those beyond `MAX_FROZEN` are left out. */
  freeze(points: readonly Outpoint[]): void {
    const all = new Set([...this.list, ...points.map(outpointKey)]);
    this.list = [...all].slice(0, MAX_FROZEN);
  }

  /** Unfreezes a coin. Protection for what it carries stays. */
  unfreeze(point: Outpoint): void {
    const key = outpointKey(point);
    this.list = this.list.filter((frozen) => frozen !== key);
  }

  reset(): void {
    this.list = [];
  }
}

/** Reads the persisted list; malformed outpoints are dropped. */
export const readFrozen = (stored: unknown): readonly string[] =>
  Array.isArray(stored)
    ? stored
        .filter((key): key is string => typeof key === 'string' && readOutpoint(key) !== null)
        .slice(0, MAX_FROZEN)
    : [];
