/** Unconfirmed transactions and their dependencies. */

import { hashToId } from '../bytes.ts';
import type { RelayVerdict, SandboxCoin, TransactionRecord } from './types.ts';

export interface MempoolEntry {
  readonly record: TransactionRecord;
  /** milliseconds since 1970 */
  readonly addedMs: number;
  readonly relay: RelayVerdict;
}

const keyOf = (txid: string, vout: number): string => `${txid}:${vout}`;

/** One node's mempool. Every parent of an entry was added before it. */
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

  /** The unconfirmed transaction that spends an output. */
  spenderOf(txid: string, vout: number): string | undefined {
    return this.#spenders.get(keyOf(txid, vout));
  }

  /** An output of an unconfirmed transaction, spent or not. */
  coin(txid: string, vout: number): SandboxCoin | undefined {
    const output = this.#entries.get(txid)?.record.tx.outs[vout];
    return (
      output && { txid, vout, value: output.value, script: output.script, height: null, isCoinbase: false }
    );
  }

  /** Adds an entry, or replaces the same transaction's. */
  add(entry: MempoolEntry): void {
    const { txid, tx } = entry.record;
    this.#entries.set(txid, entry);
    for (const input of tx.ins) this.#spenders.set(keyOf(hashToId(input.hash), input.index), txid);
  }

  /** Removes one entry but not its children. */
  removeOne(txid: string): void {
    const entry = this.#entries.get(txid);
    if (!entry) return;
    this.#entries.delete(txid);
    for (const input of entry.record.tx.ins) this.#spenders.delete(keyOf(hashToId(input.hash), input.index));
  }

  /** Removes an entry with all its descendants. */
  removeWithDescendants(txid: string): void {
    for (const descendant of this.descendants(txid)) this.removeOne(descendant);
    this.removeOne(txid);
  }

  /** The unconfirmed transactions that it spends directly. */
  parents(record: Pick<TransactionRecord, 'tx'>): readonly string[] {
    return [...new Set(record.tx.ins.map((input) => hashToId(input.hash)))].filter((txid) => this.has(txid));
  }

  /** The unconfirmed transactions that spend it directly. */
  children(txid: string): readonly string[] {
    const outputs = this.#entries.get(txid)?.record.tx.outs ?? [];
    return outputs.flatMap((_, vout) => this.spenderOf(txid, vout) ?? []);
  }

  /** All its unconfirmed ancestors, itself excluded. */
  ancestors(record: Pick<TransactionRecord, 'tx'>): ReadonlySet<string> {
    return reach(this.parents(record), (txid) => {
      const entry = this.get(txid);
      return entry ? this.parents(entry.record) : [];
    });
  }

  /** All its descendants, itself excluded. */
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
