/** The unspent outputs of the best chain. */

import { toHex } from '../bytes.ts';
import { ownerScript } from '../script/standardScripts.ts';
import type { SandboxCoin } from './types.ts';

/** Unspent outputs by transaction and by script; bare public keys count with their address. */
export class CoinSet {
  readonly #byTransaction = new Map<string, Map<number, SandboxCoin>>();
  readonly #byScript = new Map<string, Set<SandboxCoin>>();

  get(txid: string, vout: number): SandboxCoin | undefined {
    return this.#byTransaction.get(txid)?.get(vout);
  }

  /** Whether any output of a transaction is unspent. */
  hasTransaction(txid: string): boolean {
    return this.#byTransaction.has(txid);
  }

  add(coin: SandboxCoin): void {
    const outputs = this.#byTransaction.get(coin.txid) ?? new Map<number, SandboxCoin>();
    this.#byTransaction.set(coin.txid, outputs.set(coin.vout, coin));
    const script = toHex(ownerScript(coin.script));
    this.#byScript.set(script, (this.#byScript.get(script) ?? new Set()).add(coin));
  }

  /** Removes a coin. @throws {RangeError} when there is none */
  remove(txid: string, vout: number): SandboxCoin {
    const outputs = this.#byTransaction.get(txid);
    const coin = outputs?.get(vout);
    if (!outputs || !coin) throw new RangeError(`no coin ${txid}:${vout}`);
    outputs.delete(vout);
    if (outputs.size === 0) this.#byTransaction.delete(txid);
    this.#byScript.get(toHex(ownerScript(coin.script)))?.delete(coin);
    return coin;
  }

  /** Coins that pay a script, hex. */
  ofScript(scriptHex: string): readonly SandboxCoin[] {
    return this.ofOwner(scriptHex).filter(({ script }) => toHex(script) === scriptHex);
  }

  /** The same, and those that pay the bare public key of a P2PKH script. */
  ofOwner(scriptHex: string): readonly SandboxCoin[] {
    return [...(this.#byScript.get(scriptHex) ?? [])];
  }
}
