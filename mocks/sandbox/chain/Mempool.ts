/** Transactions that wait for a block, and how they depend on one another. */

import { hashToId } from '../bytes.ts';
import type { RelayVerdict, SandboxCoin, TransactionRecord } from './types.ts';

/** A waiting transaction. */
export interface MempoolEntry {
  readonly record: TransactionRecord;
  /** milliseconds since 1970 */
  readonly addedMs: number;
  readonly relay: RelayVerdict;
}

const keyOf = (txid: string, vout: number): string => `${txid}:${vout}`;

/** The mempool of one node. Every parent of an entry was added before it. */
export class Mempool {
  readonly #entries = new Map<string, MempoolEntry>();
  readonly #spenders = new Map<string, string>();

  get size(): number {
    return this.#entries.size;
  }

  /** Entries, parents before children. */
  get entries(): readonly MempoolEntry[] {
    return [...this.#entries.values()];
  }

  get(txid: string): MempoolEntry | undefined {
    return this.#entries.get(txid);
  }

  has(txid: string): boolean {
    return this.#entries.has(txid);
  }

  /** Which waiting transaction spends an output. */
  spenderOf(txid: string, vout: number): string | undefined {
    return this.#spenders.get(keyOf(txid, vout));
  }

  /** An output of a waiting transaction, spent or not. */
  coin(txid: string, vout: number): SandboxCoin | undefined {
    const output = this.#entries.get(txid)?.record.tx.outs[vout];
    return (
      output && { txid, vout, value: output.value, script: output.script, height: null, isCoinbase: false }
    );
  }

  /** Adds an entry, or puts a new state of the same transaction in its place. */
  add(entry: MempoolEntry): void {
    const { txid, tx } = entry.record;
    this.#entries.set(txid, entry);
    for (const input of tx.ins) this.#spenders.set(keyOf(hashToId(input.hash), input.index), txid);
  }

  /** Takes one entry out and leaves its children in. */
  removeOne(txid: string): void {
    const entry = this.#entries.get(txid);
    if (!entry) return;
    this.#entries.delete(txid);
    for (const input of entry.record.tx.ins) this.#spenders.delete(keyOf(hashToId(input.hash), input.index));
  }

  /** Takes an entry out with everything that descends from it. */
  removeWithDescendants(txid: string): void {
    for (const descendant of this.descendants(txid)) this.removeOne(descendant);
    this.removeOne(txid);
  }

  /** Waiting transactions that a transaction spends from directly. */
  parents(record: Pick<TransactionRecord, 'tx'>): readonly string[] {
    return [...new Set(record.tx.ins.map((input) => hashToId(input.hash)))].filter((txid) => this.has(txid));
  }

  /** Waiting transactions that spend from an entry directly. */
  children(txid: string): readonly string[] {
    const outputs = this.#entries.get(txid)?.record.tx.outs ?? [];
    return outputs.flatMap((_, vout) => this.spenderOf(txid, vout) ?? []);
  }

  /** All that a transaction descends from within the mempool, itself excluded. */
  ancestors(record: Pick<TransactionRecord, 'tx'>): ReadonlySet<string> {
    return reach(this.parents(record), (txid) => {
      const entry = this.get(txid);
      return entry ? this.parents(entry.record) : [];
    });
  }

  /** All that descends from an entry, itself excluded. */
  descendants(txid: string): ReadonlySet<string> {
    return reach(this.children(txid), (child) => this.children(child));
  }
}

function reach(from: readonly string[], next: (txid: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [...from];
  for (let txid = open.pop(); txid !== undefined; txid = open.pop()) {
    if (found.has(txid)) continue;
    found.add(txid);
    open.push(...next(txid));
  }
  return found;
}
