/**
 * What is really so: blocks, waiting transactions and coins. It asks what can confirm beside what and nothing else;
 * scripts and fees of nodes are the sandbox's matter, which takes fifty times as long.
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

/** Reads bytes that Kennel made. @throws {TypeError} for others */
export function readBytes(rawHex: string): SeenTransaction {
  const read = parseTransaction(rawHex);
  if (!read.ok) throw new TypeError('no transaction');
  return { ...read.value, rawHex };
}

/** Whom an output pays; null for scripts without an address. */
export const payeeOf = (script: Uint8Array): DogeAddress | null => addressOfScript(script, 'regtest');

const toHex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** The chain. */
export class TrueChain {
  height = 300;
  /** what is up to here stays for good */
  #base = 300;
  /** everything that a node ever took, or that was there from the start */
  readonly known = new Map<Txid, SeenTransaction>();
  /** in which block each is */
  readonly blockOf = new Map<Txid, number>();
  /** coins whose own transaction inscribes them, by their keys */
  readonly inscribed = new Set<string>();
  /** ids of what waits, oldest first */
  readonly waiting = new Set<Txid>();
  /** how often each came to wait: what another drove out may come again */
  readonly arrivals = new Map<Txid, number>();
  #made = 0;

  /** The same with a coin that carries an inscription, as its bytes say. */
  inscribe(address: DogeAddress, amount: bigint): void {
    const made = this.fund(address, [amount], MINT_SCRIPT);
    this.inscribed.add(outpointKey({ txid: made, vout: 0 }));
  }

  /** The same with one that was moved since: only an index knows. */
  carry(address: DogeAddress, amount: bigint): void {
    this.inscribed.add(outpointKey({ txid: this.fund(address, [amount]), vout: 0 }));
  }

  /** Pays somebody in a block of its own. Amounts in koinu. @param inputScript - of what pays it */
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

  /** The blocks as they are now, and nothing that waits: what an index goes on telling that lost its node. */
  blocksAlone(): TrueChain {
    const left = new TrueChain();
    left.height = this.height;
    for (const [id, seen] of this.known) left.known.set(id, seen);
    for (const [id, block] of this.blockOf) left.blockOf.set(id, block);
    return left;
  }

  /** What a node says to bytes: it takes a replacement of anything that waits. */
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

  /** The first block takes all that waits. @param blocks - how many come */
  mine(blocks = 1): void {
    for (const id of this.waiting) this.blockOf.set(id, this.height + 1);
    this.waiting.clear();
    this.height += blocks;
  }

  /**
   * Other blocks take the place of the newest ones, and one more comes.
   *
   * @param depth - how many; what was given at the start stays
   * @param first - raw transactions that the new blocks take before anything else, as far as they can
   * @param isBack - whether one that was in those blocks waits again; the others are gone
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

  /** How deep a block's transaction is really; 0 for all others. */
  depth = (id: Txid): number => this.confirmations(id) ?? 0;

  /** 0 while it waits; null when it is nowhere. */
  confirmations(id: Txid): number | null {
    const block = this.blockOf.get(id);
    if (block !== undefined) return this.height - block + 1;
    return this.waiting.has(id) ? 0 : null;
  }

  /** Transactions of blocks and of the mempool. */
  unconfirmed(): readonly SeenTransaction[] {
    return [...this.known.values()].filter(({ txid: id }) => this.#isThere(id));
  }

  /** What spends an output in a block, as indexers tell; null for none. */
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

  /** Whether a block's transaction spends it. */
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
