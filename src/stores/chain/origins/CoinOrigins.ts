/** Verdicts on coins from the bytes of the transactions that made them, as far as these were read. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { Network } from '../../../domain/address/Network.ts';
import type { LazyModule } from '../../../domain/lazyModule.ts';
import { type Coin, type InscriptionVerdict, type Outpoint, outpointKey } from '../../../domain/tx/Coin.ts';
import type { CoinOrigin, originsIn } from '../../../domain/tx/coins/coinOrigins.ts';
import { type JudgedPoint, mergeVerdicts, type VerdictOf } from '../../../domain/tx/coins/coinVerdicts.ts';
import type { VerifiedTransaction, verifyPrevious } from '../../../domain/tx/sign/verifyPrevious.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';
import type { RawTransactions, TransactionCache } from '../../../ports/TransactionCache.ts';

/** The part of the transfer rules that reads. */
export interface OriginRules {
  readonly verifyPrevious: typeof verifyPrevious;
  readonly originsIn: typeof originsIn;
}

export interface OriginSources {
  readonly network: Network;
  readonly transactions: Pick<TransactionCache, 'kept'>;
  readonly rules: LazyModule<OriginRules>;
}

/** For all addresses: verdicts from bytes don't depend on the owner. */
export class CoinOrigins {
  /** by outpoint; without coins of which the bytes say nothing */
  known: ReadonlyMap<string, CoinOrigin> = new Map();

  readonly #sources: OriginSources;
  readonly #read = new Set<Txid>();
  /** ids searched for on the device, with whether the history listed them then */
  readonly #sought = new Map<Txid, boolean>();

  constructor(sources: OriginSources) {
    this.#sources = sources;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Merges a coin's verdict with that of its bytes, as the planner does. */
  judge<Point extends JudgedPoint>(coin: Point): Point {
    const origin = this.#of(coin);
    if (origin === undefined || origin === 'bare-key') return coin;
    return { ...coin, inscription: mergeVerdicts(coin.inscription, origin) };
  }

  /** Does the same to a function that judges coins. */
  over(verdictOf: VerdictOf): VerdictOf {
    if (this.known.size === 0) return verdictOf;
    return (point): InscriptionVerdict =>
      this.judge({ txid: point.txid, vout: point.vout, inscription: verdictOf(point) }).inscription;
  }

  /** The same coin, marked if it pays a bare key. */
  mark(coin: Coin): Coin {
    return this.#of(coin) === 'bare-key' ? { ...coin, isBareKey: true } : coin;
  }

  /** Takes verdicts from verified transactions. @param rules - already loaded by the caller */
  take(transactions: Iterable<VerifiedTransaction>, rules: Pick<OriginRules, 'originsIn'>): void {
    const found: (readonly [string, CoinOrigin])[] = [];
    for (const transaction of transactions) {
      if (this.#read.has(transaction.txid)) continue;
      this.#read.add(transaction.txid);
      found.push(...rules.originsIn(transaction, this.#sources.network));
    }
    if (found.length > 0)
      runInAction(() => {
        this.known = new Map([...this.known, ...found]);
      });
  }

  /** Verifies bytes by hash, then takes their verdicts. */
  async takeRaw(raws: RawTransactions): Promise<void> {
    const fresh = [...raws].filter(([id]) => !this.#read.has(id));
    if (fresh.length === 0) return;
    const rules = await this.#sources.rules.load();
    const read = fresh.flatMap(([id, rawHex]) => {
      const verified = rules.verifyPrevious(id, rawHex);
      return verified.ok ? [verified.value] : [];
    });
    this.take(read, rules);
  }

  /**
   * Does the same for bytes stored on the device, without a request.
   *
   * @param listed - ids in the loaded history: its bytes are stored as it arrives, so those not found before are searched for
   *   again
   */
  async takeKept(ids: readonly Txid[], listed: ReadonlySet<string>): Promise<void> {
    const isNew = (id: Txid) => !this.#sought.has(id) || (listed.has(id) && this.#sought.get(id) === false);
    const fresh = [...new Set(ids)].filter((id) => !this.#read.has(id) && isNew(id));
    for (const id of fresh) this.#sought.set(id, listed.has(id));
    if (fresh.length > 0) await this.takeRaw(await this.#sources.transactions.kept(fresh));
  }

  #of(point: Outpoint): CoinOrigin | undefined {
    return this.known.size === 0 ? undefined : this.known.get(outpointKey(point));
  }
}
