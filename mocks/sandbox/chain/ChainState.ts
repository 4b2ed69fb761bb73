/** The best chain: its blocks, its coins, and each transaction's place. */

import { hashToId, toHex } from '../bytes.ts';
import { ownerScript } from '../script/standardScripts.ts';
import { CoinSet } from './CoinSet.ts';
import { isUnspendable } from './standardChecks.ts';
import type { Block, SandboxCoin, TransactionRecord } from './types.ts';

interface Connected {
  readonly block: Block;
  /** coins that the block's transactions spent, in order */
  readonly spent: readonly SandboxCoin[];
}

const keyOf = (txid: string, vout: number): string => `${txid}:${vout}`;

/** Blocks that can be connected to and disconnected from the tip. */
export class ChainState {
  readonly coins = new CoinSet();
  readonly #connected: Connected[] = [];
  readonly #records = new Map<string, TransactionRecord>();
  readonly #blockOf = new Map<string, Block>();
  readonly #spenders = new Map<string, string>();
  readonly #byScript = new Map<string, Set<string>>();

  get tip(): Block | undefined {
    return this.#connected.at(-1)?.block;
  }

  /** All blocks, oldest first. */
  get blocks(): readonly Block[] {
    return this.#connected.map(({ block }) => block);
  }

  blockAt(height: number): Block | undefined {
    return this.#connected[height]?.block;
  }

  record(txid: string): TransactionRecord | undefined {
    return this.#records.get(txid);
  }

  /** A transaction's block; undefined when unconfirmed. */
  blockOf(txid: string): Block | undefined {
    return this.#blockOf.get(txid);
  }

  /** The confirmed transaction that spends an output. */
  spenderOf(txid: string, vout: number): string | undefined {
    return this.#spenders.get(keyOf(txid, vout));
  }

  /** Ids of all transactions ever seen that pay or spend a script, hex, or the bare public key of a P2PKH script. */
  seenWith(scriptHex: string): ReadonlySet<string> {
    return this.#byScript.get(scriptHex) ?? new Set();
  }

  /** Stores a transaction, confirmed or not. */
  remember(record: TransactionRecord): void {
    if (!this.#records.has(record.txid)) this.#records.set(record.txid, record);
    for (const { script } of [...record.tx.outs, ...record.spends]) {
      const hex = toHex(ownerScript(script));
      this.#byScript.set(hex, (this.#byScript.get(hex) ?? new Set()).add(record.txid));
    }
  }

  /** Adds a block at the tip; its transactions must be stored and their coins unspent. */
  connect(block: Block): void {
    const spent = block.txids.flatMap((txid) => this.#connectTransaction(txid, block));
    this.#connected.push({ block, spent });
  }

  /** Removes the tip and returns it. @throws {RangeError} when there is none */
  disconnect(): Block {
    const last = this.#connected.pop();
    if (!last) throw new RangeError('no block to disconnect');
    for (const txid of last.block.txids.toReversed()) this.#disconnectTransaction(txid, last.spent);
    return last.block;
  }

  #recordOf(txid: string): TransactionRecord {
    const record = this.#records.get(txid);
    if (!record) throw new RangeError(`unknown transaction ${txid}`);
    return record;
  }

  #connectTransaction(txid: string, block: Block): readonly SandboxCoin[] {
    const { tx, isCoinbase } = this.#recordOf(txid);
    const inputs = isCoinbase ? [] : tx.ins;
    const spent = inputs.map((input) => this.coins.remove(hashToId(input.hash), input.index));
    for (const coin of spent) this.#spenders.set(keyOf(coin.txid, coin.vout), txid);
    for (const [vout, { value, script }] of tx.outs.entries()) {
      if (isUnspendable(script)) continue;
      this.coins.add({ txid, vout, value, script, height: block.height, isCoinbase });
    }
    this.#blockOf.set(txid, block);
    return spent;
  }

  #disconnectTransaction(txid: string, spent: readonly SandboxCoin[]): void {
    const { tx, isCoinbase } = this.#recordOf(txid);
    for (const [vout, { script }] of tx.outs.entries()) {
      if (!isUnspendable(script)) this.coins.remove(txid, vout);
    }
    for (const input of isCoinbase ? [] : tx.ins) {
      const key = keyOf(hashToId(input.hash), input.index);
      const coin = spent.find((candidate) => keyOf(candidate.txid, candidate.vout) === key);
      if (coin) this.coins.add(coin);
      this.#spenders.delete(key);
    }
    this.#blockOf.delete(txid);
  }
}
