/** The wallet of the sandbox's miner: the source of the faucet's coins. */

import { crypto } from 'bitcoinjs-lib';
import type { NewOutput } from './blockBytes.ts';
import { type SigningKey, signingKey, signTransaction } from './signInput.ts';
import { SOFT_DUST } from './standardChecks.ts';
import type { SandboxCoin } from './types.ts';

const RECOMMENDED_KOINU_PER_BYTE = 1000n;
const INPUT_SIZE = 149;
const CHANGE_AND_OVERHEAD = 10 + 34;

function feeOf(inputCount: number, outputs: readonly NewOutput[]): bigint {
  const outputBytes = outputs.reduce((sum, output) => sum + 9 + output.script.length, 0);
  const size = CHANGE_AND_OVERHEAD + inputCount * INPUT_SIZE + outputBytes;
  const smallOutputs = outputs.filter((output) => output.value < SOFT_DUST).length;
  return BigInt(size) * RECOMMENDED_KOINU_PER_BYTE + BigInt(smallOutputs) * SOFT_DUST;
}

const sumOf = (parts: readonly { readonly value: bigint }[]): bigint =>
  parts.reduce((sum, part) => sum + part.value, 0n);

const byValueDescending = (a: SandboxCoin, b: SandboxCoin): number =>
  a.value === b.value ? 0 : a.value < b.value ? 1 : -1;

/** Pays from one key's coins; the same seed and coins make the same transactions. */
export class MinerWallet {
  readonly #key: SigningKey;

  constructor(seed: string) {
    this.#key = signingKey(crypto.sha256(new TextEncoder().encode(`sandbox miner ${seed}`)));
  }

  get script(): Uint8Array {
    return this.#key.script;
  }

  /**
   * Makes a signed transaction with these outputs, in this order, followed by change.
   *
   * @param coins - the miner's spendable coins
   * @returns raw hex
   * @throws {RangeError} when the coins are not enough
   */
  pay(outputs: readonly NewOutput[], coins: readonly SandboxCoin[]): string {
    const inputs: SandboxCoin[] = [];
    for (const coin of coins.toSorted(byValueDescending)) {
      inputs.push(coin);
      const change = sumOf(inputs) - sumOf(outputs) - feeOf(inputs.length, outputs);
      if (change < SOFT_DUST) continue;
      const all = [...outputs, { script: this.#key.script, value: change }];
      return signTransaction({ inputs, outputs: all }, this.#key).toHex();
    }
    throw new RangeError('the faucet has not enough');
  }
}
