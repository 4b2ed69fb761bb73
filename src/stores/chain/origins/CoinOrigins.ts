/** What the bytes of transactions say of the coins that they made, as far as these bytes were read. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { Network } from '../../../domain/address/Network.ts';
import type { LazyModule } from '../../../domain/lazyModule.ts';
import { type Coin, type InscriptionVerdict, type Outpoint, outpointKey } from '../../../domain/tx/Coin.ts';
import type { CoinOrigin, originsIn } from '../../../domain/tx/coins/coinOrigins.ts';
import { type JudgedPoint, mergeVerdicts, type VerdictOf } from '../../../domain/tx/coins/coinVerdicts.ts';
import type { VerifiedTransaction, verifyPrevious } from '../../../domain/tx/sign/verifyPrevious.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';
import type { RawTransactions, TransactionCache } from '../../../ports/TransactionCache.ts';

/** Of the rules of transfers, those that read. */
export interface OriginRules {
  readonly verifyPrevious: typeof verifyPrevious;
  readonly originsIn: typeof originsIn;
}

/** What it reads with. */
export interface OriginSources {
  readonly network: Network;
  readonly transactions: Pick<TransactionCache, 'kept'>;
  readonly rules: LazyModule<OriginRules>;
}

/** Of every address: bytes say the same whoever looks. */
export class CoinOrigins {
  /** by outpoint; those of which bytes say nothing are left out */
  known: ReadonlyMap<string, CoinOrigin> = new Map();

  readonly #sources: OriginSources;
  readonly #read = new Set<Txid>();
  /** of those that were sought on the device, whether the history listed them then */
  readonly #sought = new Map<Txid, boolean>();

  constructor(sources: OriginSources) {
    this.#sources = sources;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** What is known of a coin, put together with what its bytes say: as the plan does that spends it. */
  judge<Point extends JudgedPoint>(coin: Point): Point {
    const origin = this.#of(coin);
    if (origin === undefined || origin === 'bare-key') return coin;
    return { ...coin, inscription: mergeVerdicts(coin.inscription, origin) };
  }

  /** The same of what judges coins. */
  over(verdictOf: VerdictOf): VerdictOf {
    if (this.known.size === 0) return verdictOf;
    return (point): InscriptionVerdict =>
      this.judge({ txid: point.txid, vout: point.vout, inscription: verdictOf(point) }).inscription;
  }

  /** The same coin, said to pay a key where it does. */
  mark(coin: Coin): Coin {
    return this.#of(coin) === 'bare-key' ? { ...coin, isBareKey: true } : coin;
  }

  /** Takes in what transactions say that were read from their own bytes. @param rules - loaded, for who has them needs them anyway */
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

  /** The same of bytes that are hashed first. */
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
   * The same of what is kept on the device; nobody is asked.
   *
   * @param listed - ids in the history that was read: its bytes are kept as it comes, so those that were not found are sought again
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
