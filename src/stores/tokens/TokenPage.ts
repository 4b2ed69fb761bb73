/** The page of one token, apart from the balance: its facts, their source, and its activity. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { TokenInfo } from '../../domain/drc20/Token.ts';
import type { TokenActivity } from '../../domain/drc20/TokenActivity.ts';
import { type TokenId, type TokenKey, tokenKey } from '../../domain/drc20/TokenId.ts';
import { Fault, toFault } from '../../domain/fault.ts';
import { failed, IDLE, type Loadable, lastValue, loading, ready } from '../../domain/loadable.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { ListCache } from './ListCache.ts';
import { activitiesOf } from './listSources.ts';

export interface ReportedInfo {
  /** null: no responding index knows the token */
  readonly info: TokenInfo | null;
  /** the index's host */
  readonly index: string;
  /** its sync height */
  readonly height: number;
}

/** One token at a time. */
export class TokenPage {
  key: TokenKey | null = null;
  /** stays idle for doginals, about which no index reports facts */
  info: Loadable<ReportedInfo> = IDLE;
  readonly activities: ListCache<TokenActivity>;

  readonly #ports: Pick<Ports, 'tokens' | 'clock'>;
  #id: TokenId | null = null;
  #holder: DogeAddress | null = null;
  #asking = new AbortController();

  constructor(ports: Pick<Ports, 'tokens' | 'clock'>, activities: ListCache<TokenActivity>) {
    this.#ports = ports;
    this.activities = activities;
    makeAutoObservable(this, { activities: false }, { deep: false, autoBind: true });
  }

  get reported(): ReportedInfo | null {
    return lastValue(this.info) ?? null;
  }

  /** Opens a token of an address, or refreshes it if it is already open. */
  async open(id: TokenId, holder: DogeAddress): Promise<void> {
    const key = tokenKey(id);
    if (this.key !== key || this.#holder !== holder) this.clear();
    this.key = key;
    this.#id = id;
    this.#holder = holder;
    await this.refresh();
  }

  async refresh(): Promise<void> {
    const id = this.#id;
    if (id === null || id.protocol === 'doginals') return;
    await Promise.all([this.#readInfo(id), this.#readActivities(id)]);
  }

  clear(): void {
    this.#asking.abort();
    this.key = null;
    this.#id = null;
    this.#holder = null;
    this.info = IDLE;
    this.activities.clear();
  }

  async #readActivities(id: TokenId): Promise<void> {
    const holder = this.#holder;
    if (holder === null) return;
    const subject = `${holder} ${tokenKey(id)}`;
    if (this.activities.subject === subject) await this.activities.refresh();
    else await this.activities.open(subject, activitiesOf(this.#ports.tokens, holder, id));
  }

  async #readInfo(id: TokenId): Promise<void> {
    this.#asking.abort();
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    this.info = loading(this.info);
    let info: Loadable<ReportedInfo>;
    try {
      info = ready(await this.#ask(id, signal), this.#ports.clock.nowMs());
    } catch (thrown) {
      info = failed(this.info, toFault(thrown, 'offline'));
    }
    if (signal.aborted) return;
    runInAction(() => {
      this.info = info;
    });
  }

  /** From the first index that knows it. "Unknown" needs the response of all indexes. */
  async #ask(id: TokenId, signal: AbortSignal): Promise<ReportedInfo> {
    let reported: ReportedInfo | null = null;
    let fault: Fault | null = null;
    for (const index of this.#ports.tokens) {
      try {
        const [info, { indexed }] = await Promise.all([index.token(id, signal), index.height(signal)]);
        if (info !== null) return { info, index: index.name, height: indexed };
        reported ??= { info, index: index.name, height: indexed };
      } catch (thrown) {
        fault ??= toFault(thrown, 'offline');
      }
    }
    if (fault !== null || reported === null) throw fault ?? new Fault('not-found', 'no index is set up');
    return reported;
  }
}
