/** The sites that a person connected, and the requests that were answered. The request on show is on its `desk`. */
import { makeAutoObservable } from 'mobx';
import type { ConnectedApp, PaidRequest, UsedNonce } from '../../domain/dapp/ConnectedApp.ts';
import { type LazyModule, lazyModule, withRetries } from '../../domain/lazyModule.ts';
import type { SiteRequestStore } from './SiteRequestStore.ts';

/** What tells requests apart. */
type RequestName = Pick<UsedNonce, 'origin' | 'nonce'>;

const isSameRequest = (one: RequestName, other: RequestName): boolean =>
  one.origin === other.origin && one.nonce === other.nonce;

/** Connected sites. */
export class AppsStore {
  /** the one used last comes first */
  list: readonly ConnectedApp[] = [];
  /** answered requests that have not expired yet */
  usedNonces: readonly UsedNonce[] = [];
  /** where a request is read and answered */
  readonly desk: LazyModule<SiteRequestStore>;

  /** @param loadDesk - loads and makes the desk: its rules are heavy */
  constructor(loadDesk: () => Promise<SiteRequestStore>) {
    this.desk = lazyModule(withRetries(loadDesk));
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** The connected site of an origin; null when it is not connected. */
  appOf(origin: string): ConnectedApp | null {
    return this.list.find((app) => app.origin === origin) ?? null;
  }

  /** Notes that a site was answered with yes; what it may do already stays. */
  note(app: ConnectedApp): void {
    const known = this.appOf(app.origin);
    const merged = known && {
      ...app,
      connectedAtMs: known.connectedAtMs,
      may: [...new Set([...known.may, ...app.may])],
    };
    this.list = [merged ?? app, ...this.list.filter(({ origin }) => origin !== app.origin)];
  }

  /** Notes that a request was answered, or that its payment is about to leave; forgets those that have expired. */
  spendNonce(used: UsedNonce, nowMs: number): void {
    const others = this.usedNonces.filter((one) => one.untilMs > nowMs && !isSameRequest(one, used));
    this.usedNonces = [...others, used];
  }

  /** Takes that back: its payment never left. */
  returnNonce(used: RequestName): void {
    this.usedNonces = this.usedNonces.filter((one) => !isSameRequest(one, used));
  }

  /** The payment made for a request, while the site was not told of it. */
  paidFor(request: RequestName): PaidRequest | null {
    return this.usedNonces.find((one) => isSameRequest(one, request))?.paid ?? null;
  }

  /** Forgets a site. What it has seen it knows; from now on it is a stranger again. */
  revoke(origin: string): void {
    this.list = this.list.filter((app) => app.origin !== origin);
  }

  /** What was on disk. */
  restoreNonces(usedNonces: readonly UsedNonce[]): void {
    this.usedNonces = usedNonces;
  }

  /** Forgets everything. */
  reset(): void {
    this.list = [];
    this.usedNonces = [];
    this.desk.loaded?.clear();
  }
}
