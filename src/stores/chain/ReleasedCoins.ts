/** Coins whose protection the user lifted, one by one. Kept until they are spent. */
import { makeAutoObservable } from 'mobx';
import { type Coin, type Outpoint, outpointKey } from '../../domain/tx/Coin.ts';
import { isTxid } from '../../domain/tx/Txid.ts';

export interface ReleasedCoin {
  /** outpoint key */
  readonly key: string;
  /** the address that owns it */
  readonly address: string;
}

/** Coins are only added after the user confirmed it by typing. */
export class ReleasedCoins {
  list: readonly ReleasedCoin[] = [];

  constructor() {
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  has(point: Outpoint): boolean {
    if (this.list.length === 0) return false;
    const key = outpointKey(point);
    return this.list.some((released) => released.key === key);
  }

  /** The same coin, marked if released. */
  mark(coin: Coin): Coin {
    return this.has(coin) ? { ...coin, isReleased: true } : coin;
  }

  release(point: Outpoint, address: string): void {
    if (!this.has(point)) this.list = [...this.list, { key: outpointKey(point), address }];
  }

  protect(point: Outpoint): void {
    const key = outpointKey(point);
    this.list = this.list.filter((released) => released.key !== key);
  }

  /**
   * Drops spent coins. Dropping one too early only protects it again.
   *
   * @param address - whose coins were read
   * @param there - keys of its unspent coins, and of those that unsettled transfers spend
   */
  forgetSpent(address: string, there: ReadonlySet<string>): void {
    const left = this.list.filter((released) => released.address !== address || there.has(released.key));
    if (left.length < this.list.length) this.list = left;
  }

  reset(): void {
    this.list = [];
  }
}

const KEY = /^([0-9a-f]{64}):(?:0|[1-9]\d{0,9})$/;

function readOne(stored: unknown): readonly ReleasedCoin[] {
  if (typeof stored !== 'object' || stored === null || !('key' in stored) || !('address' in stored))
    return [];
  const { key, address } = stored;
  if (typeof key !== 'string' || typeof address !== 'string') return [];
  return isTxid(KEY.exec(key)?.[1] ?? '') ? [{ key, address }] : [];
}

/** Reads the persisted list; malformed entries stay protected. */
export const readReleased = (stored: unknown): readonly ReleasedCoin[] =>
  Array.isArray(stored) ? stored.flatMap(readOne) : [];
