/** Connected sites, and answered requests. The request shown is in `desk`. */
import { makeAutoObservable } from 'mobx';
import type { ConnectedApp, PaidRequest, UsedNonce } from '../../domain/dapp/ConnectedApp.ts';
import { type LazyModule, lazyModule, withRetries } from '../../domain/lazyModule.ts';
import type { SiteRequestStore } from './SiteRequestStore.ts';

/** Identifies a request. */
type RequestName = Pick<UsedNonce, 'origin' | 'nonce'>;

const isSameRequest = (one: RequestName, other: RequestName): boolean =>
  one.origin === other.origin && one.nonce === other.nonce;

/** Persisted; the desk is not. */
export class AppsStore {
  /** most recently used first */
  list: readonly ConnectedApp[] = [];
  /** answered requests that have not expired yet */
  usedNonces: readonly UsedNonce[] = [];
  /** the store that reads and answers requests */
  readonly desk: LazyModule<SiteRequestStore>;

  /** @param loadDesk - lazy, because the rules are heavy */
  constructor(loadDesk: () => Promise<SiteRequestStore>) {
    this.desk = lazyModule(withRetries(loadDesk));
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Null when the origin is not connected. */
  appOf(origin: string): ConnectedApp | null {
    return this.list.find((app) => app.origin === origin) ?? null;
  }

  /** Stores a site after an approval; rights it already has stay. */
  note(app: ConnectedApp): void {
    const known = this.appOf(app.origin);
    const merged = known && {
      ...app,
      connectedAtMs: known.connectedAtMs,
      may: [...new Set([...known.may, ...app.may])],
    };
    this.list = [merged ?? app, ...this.list.filter(({ origin }) => origin !== app.origin)];
  }

  /** Marks a request as used when it was answered, or just before its payment is broadcast; drops expired ones. */
  spendNonce(used: UsedNonce, nowMs: number): void {
    const others = this.usedNonces.filter((one) => one.untilMs > nowMs && !isSameRequest(one, used));
    this.usedNonces = [...others, used];
  }

  /** Undoes `spendNonce`: the payment was never sent. */
  returnNonce(used: RequestName): void {
    this.usedNonces = this.usedNonces.filter((one) => !isSameRequest(one, used));
  }

  /** The payment made for a request that was not reported to the site yet; null when none. */
  paidFor(request: RequestName): PaidRequest | null {
    return this.usedNonces.find((one) => isSameRequest(one, request))?.paid ?? null;
  }

  /** Disconnects a site. It keeps what it has seen; its next request is treated as a stranger's. */
  revoke(origin: string): void {
    this.list = this.list.filter((app) => app.origin !== origin);
  }

  /** Called with what was on disk. */
  restoreNonces(usedNonces: readonly UsedNonce[]): void {
    this.usedNonces = usedNonces;
  }

  reset(): void {
    this.list = [];
    this.usedNonces = [];
    this.desk.loaded?.clear();
  }
}
