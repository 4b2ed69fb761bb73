/**
 * The true state: blocks, waiting transactions and coins. It only checks which transactions can confirm together; scripts and
 * fee policy are left to the sandbox, which is fifty times slower.
 */
import { hexToBytes } from '@noble/hashes/utils.js';
import { MINT_SCRIPT } from '../../mocks/fixtures/inscription/doginals.fixture.ts';
import { addressOfScript, scriptOfAddress } from '../../src/domain/address/addressScript.ts';
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import { outpointKey } from '../../src/domain/tx/Coin.ts';
import { parseTransaction, type RawTransaction } from '../../src/domain/tx/parse/parseTransaction.ts';
import { serializeTransaction } from '../../src/domain/tx/parse/serialize.ts';
import { type Txid, txid } from '../../src/domain/tx/Txid.ts';

/** A transaction with its bytes. */
export interface SeenTransaction extends RawTransaction {
  readonly rawHex: string;
}

/** Reads bytes made by Kennel. @throws {TypeError} for others */
export function readBytes(rawHex: string): SeenTransaction {
  const read = parseTransaction(rawHex);
  if (!read.ok) throw new TypeError('no transaction');
  return { ...read.value, rawHex };
}

/** The address an output pays; null for scripts without one. */
export const payeeOf = (script: Uint8Array): DogeAddress | null => addressOfScript(script, 'regtest');

const toHex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** The true chain, on which every history is judged. */
export class TrueChain {
  height = 300;
  /** blocks up to this height are final */
  #base = 300;
  /** every transaction that a node ever accepted, or that was there from the start */
  readonly known = new Map<Txid, SeenTransaction>();
  /** height of each confirmed transaction's block */
  readonly blockOf = new Map<Txid, number>();
  /** keys of coins that carry inscriptions */
  readonly inscribed = new Set<string>();
  /** txids in the mempool, oldest first */
  readonly waiting = new Set<Txid>();
  /** how often each entered the mempool: a transaction that another replaced may return */
  readonly arrivals = new Map<Txid, number>();
  #made = 0;

  /** Funds an address with a coin that carries an inscription, as its own transaction's bytes show. */
  inscribe(address: DogeAddress, amount: bigint): void {
    const made = this.fund(address, [amount], MINT_SCRIPT);
    this.inscribed.add(outpointKey({ txid: made, vout: 0 }));
  }

  /** Funds an address with a coin whose inscription was moved to it: only an index knows. */
  carry(address: DogeAddress, amount: bigint): void {
    this.inscribed.add(outpointKey({ txid: this.fund(address, [amount]), vout: 0 }));
  }

  /** Pays an address in its own block. Amounts in koinu. @param inputScript - of the paying input */
  fund(address: DogeAddress, amounts: readonly bigint[], inputScript = hexToBytes('51')): Txid {
    this.#made += 1;
    const before = txid((0xf000_0000 + this.#made).toString(16).padStart(64, 'e'));
    const script = scriptOfAddress(address, 'regtest');
    const outputs = amounts.map((amount) => ({ amount, script }));
    const bytes = serializeTransaction([{ txid: before, vout: 0 }], [inputScript], outputs);
    const made = readBytes(toHex(bytes));
    this.known.set(made.txid, made);
    this.blockOf.set(made.txid, this.height);
    this.#base = this.height;
    return made.txid;
  }

  /** The current blocks and no mempool: what an index reports after losing its node. */
  blocksAlone(): TrueChain {
    const left = new TrueChain();
    left.height = this.height;
    for (const [id, seen] of this.known) left.known.set(id, seen);
    for (const [id, block] of this.blockOf) left.blockOf.set(id, block);
    return left;
  }

  /** A node's answer to a broadcast: it accepts a replacement of any waiting transaction. */
  submit(rawHex: string): 'accepted' | 'already-known' | 'missing-inputs' {
    const made = readBytes(rawHex);
    if (this.blockOf.has(made.txid) || this.waiting.has(made.txid)) return 'already-known';
    if (!made.inputs.every((input) => this.#isThere(input.txid) && !this.#isMined(outpointKey(input)))) {
      return 'missing-inputs';
    }
    const spent = new Set(made.inputs.map(outpointKey));
    for (const other of this.#waiting()) {
      if (other.inputs.some((input) => spent.has(outpointKey(input)))) this.#drop(other.txid);
    }
    this.known.set(made.txid, made);
    this.waiting.add(made.txid);
    this.arrivals.set(made.txid, (this.arrivals.get(made.txid) ?? 0) + 1);
    return 'accepted';
  }

  /** The first block takes the whole mempool. @param blocks - how many are mined */
  mine(blocks = 1): void {
    for (const id of this.waiting) this.blockOf.set(id, this.height + 1);
    this.waiting.clear();
    this.height += blocks;
  }

  /**
   * Replaces the newest blocks, and adds one more.
   *
   * @param depth - how many; blocks from the start stay
   * @param first - raw transactions that the new blocks take before anything else, if they can
   * @param isBack - whether a transaction of the removed blocks returns to the mempool; the others are gone
   */
  reorganise(depth: number, first: readonly string[], isBack: (id: Txid) => boolean): void {
    const from = Math.max(this.#base, this.height - depth);
    const undone = [...this.blockOf].filter(([, block]) => block > from).map(([id]) => id);
    const open = [...undone, ...this.waiting].flatMap((id) => this.known.get(id) ?? []);
    for (const id of undone) this.blockOf.delete(id);
    this.waiting.clear();
    for (const rawHex of first) this.submit(rawHex);
    const height = this.height + 1;
    this.height = from;
    this.mine(height - from);
    for (const { rawHex, txid: id } of open) if (isBack(id)) this.submit(rawHex);
  }

  /** Number of confirmations; 0 for all transactions outside of blocks. */
  depth = (id: Txid): number => this.confirmations(id) ?? 0;

  /** 0 in the mempool; null when unknown. */
  confirmations(id: Txid): number | null {
    const block = this.blockOf.get(id);
    if (block !== undefined) return this.height - block + 1;
    return this.waiting.has(id) ? 0 : null;
  }

  /** Transactions of blocks and of the mempool. */
  unconfirmed(): readonly SeenTransaction[] {
    return [...this.known.values()].filter(({ txid: id }) => this.#isThere(id));
  }

  /** The transaction in a block that spends an output, as indexers report it; null for none. */
  spenderOf(id: Txid, vout: number): Txid | null {
    const key = outpointKey({ txid: id, vout });
    const mined = [...this.blockOf.keys()].flatMap((one) => this.known.get(one) ?? []);
    return mined.find(({ inputs }) => inputs.some((input) => outpointKey(input) === key))?.txid ?? null;
  }

  /** Outputs of an address that nothing in a block or in the mempool spends. */
  unspent(
    address: DogeAddress,
  ): readonly { readonly txid: Txid; readonly vout: number; readonly value: bigint }[] {
    const unconfirmed = this.unconfirmed();
    const spent = new Set(unconfirmed.flatMap(({ inputs }) => inputs.map(outpointKey)));
    return unconfirmed.flatMap(({ txid: id, outputs }) =>
      outputs.flatMap(({ value, script }, vout) =>
        payeeOf(script) === address && !spent.has(outpointKey({ txid: id, vout }))
          ? [{ txid: id, vout, value }]
          : [],
      ),
    );
  }

  #isThere = (id: Txid): boolean => this.blockOf.has(id) || this.waiting.has(id);

  /** Whether a transaction in a block spends it. */
  #isMined = (key: string): boolean =>
    [...this.blockOf.keys()].some((id) =>
      this.known.get(id)?.inputs.some((input) => outpointKey(input) === key),
    );

  #waiting(): readonly SeenTransaction[] {
    return [...this.waiting].flatMap((id) => this.known.get(id) ?? []);
  }

  #drop(id: Txid): void {
    this.waiting.delete(id);
    for (const child of this.#waiting())
      if (child.inputs.some((input) => input.txid === id)) this.#drop(child.txid);
  }
}
