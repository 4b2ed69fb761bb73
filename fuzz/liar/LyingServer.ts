/** A server that may lie, withhold, reject, delay and reorder at every call. It keeps everything it ever received. */
import { testAddress } from '../../mocks/builders/keys.ts';
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import { type Koinu, koinu } from '../../src/domain/amount/Koinu.ts';
import { Fault } from '../../src/domain/fault.ts';
import { type Txid, txid } from '../../src/domain/tx/Txid.ts';
import type {
  BroadcastAnswer,
  ChainIndexer,
  ChainOutput,
  ChainTransaction,
  IndexedCoin,
  RejectReason,
} from '../../src/ports/ChainIndexer.ts';
import type { Random } from '../random.ts';
import { payeeOf, readBytes, type SeenTransaction, type TrueChain } from './TrueChain.ts';

const REASONS: readonly RejectReason[] = [
  ...(['missing-inputs', 'double-spend', 'replacement-too-cheap', 'fee-too-low', 'chain-too-long'] as const),
  ...(['non-standard', 'bad-signature', 'dust', 'too-large', 'malformed', 'other', 'not-final'] as const),
];

/** The address that the lies pay. */
export const THIEF: DogeAddress = testAddress(666);

/** Kinds of requests; it lies more about some than about others. */
type Question = 'tip' | 'unspent' | 'history' | 'transaction' | 'raw' | 'broadcast';

/** Waits for turns of the event loop, so that answers overtake each other. */
const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn++) await new Promise<void>((resolve) => setImmediate(resolve));
};

/** Lies to the wallet, and records what it received. */
export class LyingServer {
  /** every raw transaction that left the wallet, in its order */
  readonly left: string[] = [];
  /** what it did, for reading a failed history */
  readonly log: string[] = [];
  readonly #chain: TrueChain;
  readonly #random: Random;
  /** percentage of lies in each kind of answer */
  readonly #lies: Readonly<Record<Question, number>>;
  /** the kind being answered */
  #question: Question = 'tip';

  constructor(chain: TrueChain, random: Random, isHonest = false) {
    this.#chain = chain;
    this.#random = random;
    const rates = isHonest ? [0] : [0, 0, 20, 60, 90];
    const rate = () => random.pick(rates);
    this.#lies = {
      tip: rate(),
      unspent: rate(),
      history: rate(),
      transaction: rate(),
      raw: rate(),
      broadcast: rate(),
    };
  }

  /** Takes bytes that another party received, as if it had them itself. @param isHandedOn - whether the network gets them at once */
  take(rawHex: string, isHandedOn: boolean): ReturnType<TrueChain['submit']> | 'kept' {
    this.left.push(rawHex);
    return isHandedOn ? this.#chain.submit(rawHex) : 'kept';
  }

  /** Submits some of the kept transactions to the network, if it still accepts them. */
  release(): void {
    for (const rawHex of this.left) {
      if (!this.#random.chance(50)) continue;
      this.log.push(`releases ${readBytes(rawHex).txid.slice(0, 6)}: ${this.#chain.submit(rawHex)}`);
    }
  }

  /** Replaces blocks by others that contain some of the kept transactions. */
  reorganise(depth: number): void {
    const kept = this.left.filter(() => this.#random.chance(40));
    this.log.push(`${depth} blocks are undone, ${kept.length} kept ones go first`);
    this.#chain.reorganise(depth, kept, () => this.#random.chance(60));
  }

  readonly indexer: ChainIndexer = {
    tip: () => this.#answer('tip', () => ({ height: this.#height(), hash: 'ab'.repeat(32) })),
    balance: () =>
      this.#answer('tip', () => ({
        confirmed: koinu(0n),
        unconfirmedDelta: 0n,
        transactionCount: this.#random.below(9),
      })),
    balanceChanges: () => this.#answer('tip', () => []),
    unspent: (address) => this.#answer('unspent', () => this.#unspent(address)),
    history: (address) =>
      this.#answer('history', () => {
        const transactions = this.#history(address);
        return { transactions, next: null, totalTransactions: transactions.length };
      }),
    transaction: (id) => this.#answer('transaction', () => this.#transaction(id)),
    rawTransaction: (id) => this.#answer('raw', () => this.#raw(id)),
    rawTransactions: (ids) => this.#answer('raw', () => this.#raws(ids)),
    feeEstimates: (blocks) => this.#answer('tip', () => blocks.map(() => null)),
    broadcast: (rawHex) => this.#answer('broadcast', () => this.#broadcast(rawHex)),
    watch: () => () => {},
  };

  async #answer<Value>(question: Question, value: () => Value): Promise<Value> {
    if (this.#random.chance(this.#lies[question] / 3)) await turns(1 + this.#random.below(4));
    // no await from here to the end of the answer
    this.#question = question;
    if (question !== 'broadcast' && this.#isLying(10)) throw new Fault('timeout', 'silence');
    return value();
  }

  #isLying = (share: number): boolean => this.#random.chance((this.#lies[this.#question] * share) / 100);

  #height(): number {
    return this.#isLying(30) ? this.#chain.height + this.#random.below(20) - 10 : this.#chain.height;
  }

  /** Any transaction of the network, and those it kept for itself. */
  #find(id: Txid): SeenTransaction | null {
    const kept = this.left.find((rawHex) => readBytes(rawHex).txid === id);
    return this.#chain.known.get(id) ?? (kept === undefined ? null : readBytes(kept));
  }

  #confirmations(id: Txid): number {
    const real = this.#chain.confirmations(id) ?? 0;
    return this.#isLying(30) ? this.#random.pick([0, 1, 6, 1000]) : real;
  }

  #value(value: bigint): Koinu {
    return koinu(
      this.#isLying(20) ? this.#random.pick([value * 40n, value / 10n, value + 1n, 1_000_000n]) : value,
    );
  }

  #unspent(address: DogeAddress): readonly IndexedCoin[] {
    const reported = this.#chain.unspent(address).flatMap((coin) => (this.#isLying(40) ? [] : [coin]));
    const spentAlready = this.#isLying(30)
      ? [...this.#chain.known.values()].flatMap(({ txid: id, outputs }) =>
          outputs.flatMap(({ value, script }, vout) =>
            payeeOf(script) === address ? [{ txid: id, vout, value }] : [],
          ),
        )
      : [];
    const invented = this.#isLying(10)
      ? [{ txid: this.#inventedId(), vout: 0, value: 100_000_000_000n }]
      : [];
    const keys = new Set<string>();
    return [...reported, ...spentAlready, ...invented].flatMap((coin) => {
      const key = `${coin.txid}:${coin.vout}`;
      if (keys.has(key)) return [];
      keys.add(key);
      const confirmations = this.#confirmations(coin.txid);
      const blockHeight = confirmations > 0 ? this.#chain.height - confirmations + 1 : null;
      const value = this.#value(coin.value);
      return [{ ...coin, value, address, blockHeight, confirmations, isCoinbase: false }];
    });
  }

  #inventedId = (): Txid => txid(this.#random.below(1_000_000).toString(16).padStart(64, 'd'));

  #transaction(id: Txid): ChainTransaction {
    const seen = this.#find(id);
    const isKnown = this.#chain.confirmations(id) !== null || (seen !== null && this.#isLying(60));
    if (seen === null || !isKnown || this.#isLying(25)) throw new Fault('not-found', 'no such transaction');
    return this.#describeHistory(seen);
  }

  #history(address: DogeAddress): readonly ChainTransaction[] {
    const about = this.#chain
      .unconfirmed()
      .filter(({ inputs, outputs }) =>
        [
          ...inputs.map((input) => this.#payee(input.txid, input.vout)),
          ...outputs.map(({ script }) => payeeOf(script)),
        ].includes(address),
      )
      .filter(() => !this.#isLying(30))
      .map((seen) => this.#describeHistory(seen));
    const mine = this.left.map(readBytes).filter(() => this.#isLying(30));
    return [
      ...mine.map((seen) => ({ ...this.#describeHistory(seen), txid: this.#inventedId() })),
      ...about.reverse(),
    ];
  }

  #payee(id: Txid, vout: number): DogeAddress | null {
    const output = this.#find(id)?.outputs[vout];
    return output === undefined ? null : payeeOf(output.script);
  }

  #describeHistory(seen: SeenTransaction): ChainTransaction {
    const confirmations = this.#confirmations(seen.txid);
    const inputs = seen.inputs.map((input) => ({
      txid: input.txid,
      vout: input.vout,
      sequence: input.sequence,
      address: this.#payee(input.txid, input.vout),
      value: this.#value(this.#find(input.txid)?.outputs[input.vout]?.value ?? 0n),
    }));
    const outputs = seen.outputs.map(({ value, script }, index) => ({
      index,
      value: this.#value(value),
      spentBy: this.#spenderOf(seen.txid, index),
      address: this.#isLying(20) ? THIEF : payeeOf(script),
    }));
    const fee = sum(inputs) - sum(outputs);
    return {
      txid: seen.txid,
      inputs: this.#isLying(20) ? this.#otherInputs(seen, inputs) : inputs,
      outputs: this.#isLying(10) ? [...outputs, this.#gift(outputs.length)] : outputs,
      blockHeight: confirmations > 0 ? this.#chain.height - confirmations + 1 : null,
      blockHash: confirmations > 0 ? 'cd'.repeat(32) : null,
      confirmations,
      timeMs: 1_767_225_600_000,
      fee: koinu(
        this.#isLying(30) ? this.#random.pick([0n, 9_000_000_000n, 50_000_000n]) : fee < 0n ? 0n : fee,
      ),
      size: this.#isLying(20) ? this.#random.pick([1, 90_000]) : seen.size,
      isReplaceable: !this.#isLying(10),
      rawHex: this.#rawBeside(seen),
    };
  }

  /** Sometimes null, or other bytes: they are unverified until hashed. */
  #rawBeside(seen: SeenTransaction): string | null {
    if (this.#isLying(20)) return this.#random.pick([...this.#chain.known.values()]).rawHex;
    return this.#isLying(20) ? null : seen.rawHex;
  }

  /** Indexers report only spenders in blocks; a lie may name any known transaction, or none. */
  #spenderOf(id: Txid, vout: number): Txid | null {
    const heard = [...this.#chain.known.keys()];
    return this.#isLying(20) ? this.#random.pick([null, ...heard]) : this.#chain.spenderOf(id, vout);
  }

  #gift = (index: number): ChainOutput => ({
    index,
    value: koinu(1_000_000_000n),
    spentBy: null,
    address: THIEF,
  });

  /** Coins that the transaction does not spend, so that its replacement would conflict with nothing. */
  #otherInputs(seen: SeenTransaction, real: ChainTransaction['inputs']): ChainTransaction['inputs'] {
    const [own] = real.flatMap(({ address }) => (address === null ? [] : [address]));
    const others = own === undefined ? [] : this.#chain.unspent(own);
    if (others.length === 0 || own === undefined) return real.slice(1);
    const { txid: id, vout, value } = this.#random.pick(others);
    const sequence = seen.inputs[0]?.sequence ?? 0;
    return [{ txid: id, vout, sequence, address: own, value: koinu(value) }];
  }

  #raw(id: Txid): string {
    const seen = this.#find(id);
    if (seen === null || this.#isLying(15)) throw new Fault('not-found', 'no such transaction');
    if (this.#isLying(15)) return this.#random.pick([...this.#chain.known.values()]).rawHex;
    if (!this.#isLying(15)) return seen.rawHex;
    const at = this.#random.below(seen.rawHex.length);
    return `${seen.rawHex.slice(0, at)}${this.#random.below(16).toString(16)}${seen.rawHex.slice(at + 1)}`;
  }

  #raws(ids: readonly Txid[]): ReadonlyMap<Txid, string> {
    const raws = new Map<Txid, string>();
    for (const id of ids) {
      try {
        raws.set(id, this.#raw(id));
      } catch (thrown) {
        if (!(thrown instanceof Fault && thrown.kind === 'not-found')) throw thrown;
      }
    }
    return raws;
  }

  /** The bytes have left, whatever it answers. */
  #broadcast(rawHex: string): BroadcastAnswer {
    const id = readBytes(rawHex).txid;
    const verdict = this.take(rawHex, !this.#isLying(60));
    const said = this.#say(id, verdict);
    this.log.push(
      `is handed ${id.slice(0, 6)}: ${verdict}, says ${said === null ? 'nothing' : said.kind === 'rejected' ? said.reason : said.kind}`,
    );
    if (said === null) throw new Fault('timeout', 'silence');
    return said;
  }

  #say(id: Txid, verdict: ReturnType<TrueChain['submit']> | 'kept'): BroadcastAnswer | null {
    if (verdict === 'kept' || this.#isLying(50)) {
      const rejection = { kind: 'rejected', reason: this.#random.pick(REASONS), detail: 'lie' } as const;
      return this.#random.pick([
        { kind: 'accepted', txid: id },
        { kind: 'already-known' },
        rejection,
        rejection,
        null,
      ]);
    }
    if (verdict === 'already-known') return { kind: 'already-known' };
    if (verdict === 'accepted') return { kind: 'accepted', txid: id };
    return { kind: 'rejected', reason: 'missing-inputs', detail: 'Missing inputs' };
  }
}

const sum = (sides: readonly { readonly value: bigint }[]): bigint =>
  sides.reduce((total, { value }) => total + value, 0n);
