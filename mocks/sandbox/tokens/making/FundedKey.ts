/** A person in the sandbox who can pay and inscribe: real transactions with their own key. */
import { crypto, script as scripts, Transaction } from 'bitcoinjs-lib';
import { sign } from 'tiny-secp256k1';
import { addressOfScript } from '../../../../src/domain/address/addressScript.ts';
import { idToHash, toHex } from '../../bytes.ts';
import type { NewOutput } from '../../chain/blockBytes.ts';
import type { Sandbox } from '../../chain/Sandbox.ts';
import { REPLACEABLE, type SigningKey, signingKey } from '../../chain/signInput.ts';
import type { SandboxCoin } from '../../chain/types.ts';
import { signatureHash } from '../../script/sighash.ts';
import { type Envelope, payToScript } from './redeem.ts';

const SIGHASH_ALL = 1;
const RATE = 1_000n;
const SOFT_DUST = 1_000_000n;
const DOGE = 100_000_000n;
/** The amount of one refill, and the minimum to pay from. */
const FILLING = 10_000n * DOGE;
const TOO_LITTLE = 5n * DOGE;

/** An input and its unlocking script; null: by the purse's own key. */
export interface FundedKeyInput {
  readonly txid: string;
  readonly vout: number;
  readonly envelope: Envelope | null;
}

/** Pays and inscribes. The same seed and steps make the same transactions. */
export class FundedKey {
  readonly key: SigningKey;
  readonly address: string;
  readonly #sandbox: Sandbox;

  constructor(sandbox: Sandbox, seed: string) {
    this.#sandbox = sandbox;
    this.key = signingKey(crypto.sha256(new TextEncoder().encode(`sandbox purse ${seed}`)));
    this.address = addressOfScript(this.key.script, sandbox.network) ?? '';
  }

  /** A coin of the purse, large enough for ordinary payments; the miner refills the purse when there is none. */
  coin(): SandboxCoin {
    const { chain, mempool } = this.#sandbox;
    const confirmed = chain.coins.ofScript(toHex(this.key.script));
    const waiting = mempool.entries.flatMap(({ record }) =>
      record.tx.outs.flatMap((_, vout) => mempool.coin(record.txid, vout) ?? []),
    );
    const isOurs = ({ script }: SandboxCoin): boolean => toHex(script) === toHex(this.key.script);
    const isFree = ({ txid, vout }: SandboxCoin): boolean => mempool.spenderOf(txid, vout) === undefined;
    const found = [...waiting.filter(isOurs), ...confirmed].find(
      (coin) => coin.value >= TOO_LITTLE && isFree(coin),
    );
    return found ?? this.#fill();
  }

  /** An unconfirmed coin of the purse with exactly this value, koinu. */
  exactCoin(value: bigint): SandboxCoin {
    const txid = this.#sandbox.faucetAll([{ address: this.address, amount: value }], { confirmed: false });
    return this.#coinOf(txid);
  }

  /**
   * Pays outputs from one of the purse's coins and from given inputs, the change last.
   *
   * @param inputs - come first, in this order
   * @param inputSum - their total, koinu
   * @returns the transaction's id
   * @throws {RangeError} when the node rejects it
   */
  pay(outputs: readonly NewOutput[], inputs: readonly FundedKeyInput[] = [], inputSum = 0n): string {
    const coin = this.coin();
    const all = [...inputs, { txid: coin.txid, vout: coin.vout, envelope: null }];
    const spent = outputs.reduce((sum, { value }) => sum + value, 0n);
    const draft = this.#sign(all, [...outputs, { script: this.key.script, value: coin.value }]);
    const change = coin.value + inputSum - spent - feeOf(draft.byteLength(), outputs);
    return this.submit(this.#sign(all, [...outputs, { script: this.key.script, value: change }]));
  }

  /** Reveals output `vout` of a commit: its value beyond the outputs is the fee. */
  reveal(commitTxid: string, envelope: Envelope, outputs: readonly NewOutput[], vout = 0): string {
    return this.submit(this.#sign([{ txid: commitTxid, vout, envelope }], outputs));
  }

  /** Commits to an envelope and reveals it at once: both ids. */
  inscribe(envelope: Envelope, outputs: readonly NewOutput[]): { commit: string; reveal: string } {
    const draft = this.#sign([{ txid: '00'.repeat(32), vout: 0, envelope }], outputs);
    const given = outputs.reduce((sum, { value }) => sum + value, 0n);
    const value = given + feeOf(draft.byteLength() + 2, outputs);
    const commit = this.pay([{ script: payToScript(envelope.redeem), value }]);
    return { commit, reveal: this.reveal(commit, envelope, outputs) };
  }

  /** Submits a transaction to the node. @throws {RangeError} when it rejects it */
  submit(tx: Transaction): string {
    const verdict = this.#sandbox.submit(tx.toHex());
    if (!verdict.accepted) throw new RangeError(`the node refused it: ${verdict.reason}`);
    return verdict.txid;
  }

  #fill(): SandboxCoin {
    const payment = { address: this.address, amount: FILLING };
    return this.#coinOf(this.#sandbox.faucetAll([payment], { confirmed: false }));
  }

  #coinOf(txid: string): SandboxCoin {
    const coin = this.#sandbox.mempool.coin(txid, 0);
    if (!coin) throw new TypeError(`no coin ${txid}:0`);
    return coin;
  }

  #sign(inputs: readonly FundedKeyInput[], outputs: readonly NewOutput[]): Transaction {
    const tx = new Transaction();
    tx.version = 2;
    for (const { txid, vout } of inputs) tx.addInput(idToHash(txid), vout, REPLACEABLE);
    for (const { script, value } of outputs) tx.addOutput(script, value);
    for (const [at, { envelope }] of inputs.entries()) {
      const hash = signatureHash(tx, at, envelope?.redeem ?? this.key.script, SIGHASH_ALL);
      const signature = scripts.signature.encode(sign(hash, this.key.secret), SIGHASH_ALL);
      const input = tx.ins[at];
      if (!input) throw new RangeError(`no input ${at}`);
      input.script = envelope?.unlock(signature) ?? scripts.compile([signature, this.key.publicKey]);
    }
    return tx;
  }
}

/** A fee sufficient to be relayed and mined: by size, and more for each small output. */
function feeOf(size: number, outputs: readonly NewOutput[]): bigint {
  const small = outputs.filter(({ value }) => value < SOFT_DUST).length;
  return BigInt(size + 4) * RATE + BigInt(small) * SOFT_DUST;
}
