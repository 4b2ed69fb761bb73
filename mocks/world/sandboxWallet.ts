/** A wallet on the sandbox that hands over what it plans, for tests of what hangs together unconfirmed. */

import { addressOfPublicKey } from '../../src/domain/address/addressScript.ts';
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import { type FeeRate, MIN_RELAY_FEE_RATE } from '../../src/domain/amount/FeeRate.ts';
import { koinu, NO_KOINU } from '../../src/domain/amount/Koinu.ts';
import type { Result } from '../../src/domain/result.ts';
import { applyPending, type ReportedCoin } from '../../src/domain/tx/applyPending.ts';
import { type ClassifiedCoin, outpointKey } from '../../src/domain/tx/Coin.ts';
import { classifyCoin } from '../../src/domain/tx/classifyCoin.ts';
import { verdictsOf } from '../../src/domain/tx/coinVerdicts.ts';
import { type KeyWithAddress, keyNamed } from '../../src/domain/tx/keys.fixture.ts';
import type { PendingTransfer } from '../../src/domain/tx/PendingTransfer.ts';
import { planTransfer } from '../../src/domain/tx/planTransfer.ts';
import type { WaitingTransfer } from '../../src/domain/tx/Replacement.ts';
import { signTransfer } from '../../src/domain/tx/signTransfer.ts';
import type { PaymentSpec, TransferPlan, TransferProblem } from '../../src/domain/tx/Transfer.ts';
import { txid } from '../../src/domain/tx/Txid.ts';
import { Sandbox } from '../sandbox/chain/Sandbox.ts';

/** Somebody with a key of their own on the test network. */
export function sandboxPerson(name: string): KeyWithAddress {
  const key = keyNamed(name);
  return { ...key, address: addressOfPublicKey(key.publicKey, 'regtest') };
}

/** So many payments of the same amount. */
export const payments = (count: number, to: DogeAddress, amount: bigint): PaymentSpec => ({
  kind: 'pay',
  payments: Array.from({ length: count }, () => ({ to, amount: koinu(amount) })),
});

/** One key, its coins, and what of it waits for a block. */
export class SandboxWallet {
  readonly sandbox = new Sandbox();
  readonly key: KeyWithAddress;
  pending: readonly PendingTransfer[] = [];
  #reported: readonly ReportedCoin[] = [];

  constructor(name: string, values: readonly bigint[]) {
    this.key = sandboxPerson(name);
    this.fund(values);
  }

  get address(): DogeAddress {
    return this.key.address;
  }

  /** What the planner sees. */
  get coins(): readonly ClassifiedCoin[] {
    const verdicts = verdictsOf(this.pending, this.#reported, 'not-indexed');
    return applyPending(this.#reported, this.pending, 'compressed', verdicts).map((coin) =>
      classifyCoin(coin, 'regtest'),
    );
  }

  /** Coins from the faucet, in a block. */
  fund(values: readonly bigint[]): void {
    for (let from = 0; from < values.length; from += 500) {
      const group = values.slice(from, from + 500);
      const id = this.sandbox.faucetAll(group.map((amount) => ({ address: this.address, amount })));
      this.#reported = [...this.#reported, ...group.map((value, vout) => this.#coin(id, vout, value))];
    }
  }

  plan(
    spec: PaymentSpec,
    feeRate: FeeRate = MIN_RELAY_FEE_RATE,
    chosen: readonly string[] | null = null,
  ): Result<TransferPlan, TransferProblem> {
    const { coins, address } = this;
    return planTransfer({ spec, coins, feeRate, changeTo: address, network: 'regtest', chosen });
  }

  /** Signs and hands over. @throws {Error} the node's own reason when it refuses */
  send(plan: TransferPlan): PendingTransfer {
    const { rawHex, txid: id } = signTransfer(plan, () => this.key);
    const verdict = this.sandbox.submit(rawHex);
    if (!verdict.accepted) throw new Error(verdict.reason);
    if (!verdict.relayed) throw new Error(`not relayed: ${verdict.relayReason}`);
    const transfer = this.#pendingOf(plan, rawHex, id);
    this.pending = [...this.pending, transfer];
    return transfer;
  }

  /** Sends, and gives what a replacement needs: what was spent, and how it waits now. */
  sendToReplace(plan: TransferPlan): { spent: readonly ClassifiedCoin[]; original: WaitingTransfer } {
    const before = this.pending;
    const { txid: id, size, fee, inputs, outputs } = this.send(plan);
    const [sent] = this.pending.slice(-1);
    const verdicts = verdictsOf(before, this.#reported, 'not-indexed');
    const seen = applyPending(this.#reported, before, 'compressed', verdicts, sent ? [sent] : []);
    const original: WaitingTransfer = {
      ...{ txid: id, size, fee, outputs, confirmations: 0, descendants: [] },
      inputs: inputs.map((input) => ({ ...input, sequence: 0xfffffffd })),
    };
    return { original, spent: seen.map((coin) => classifyCoin(coin, 'regtest')) };
  }

  /** A block takes all that waits. */
  mine(): void {
    this.sandbox.mine();
    const spent = new Set(this.pending.flatMap(({ inputs }) => inputs.map(outpointKey)));
    const made = this.pending.flatMap(({ txid: id, outputs }) =>
      outputs.flatMap(({ value, isOwn }, vout) => (isOwn ? [this.#coin(id, vout, value)] : [])),
    );
    this.#reported = [...this.#reported, ...made].filter((coin) => !spent.has(outpointKey(coin)));
    this.pending = [];
  }

  #coin(id: string, vout: number, value: bigint): ReportedCoin {
    return {
      ...{ txid: txid(id), vout, value: koinu(value), address: this.address },
      ...{ confirmations: 1, isCoinbase: false, inscription: 'none' },
    };
  }

  #pendingOf(plan: TransferPlan, rawHex: string, id: string): PendingTransfer {
    const [first] = plan.outputs;
    return {
      ...{ txid: txid(id), rawHex, network: 'regtest', from: this.address, to: first?.to ?? this.address },
      ...{ amount: first?.amount ?? NO_KOINU, fee: plan.fee, size: rawHex.length / 2, createdAtMs: 0 },
      inputs: plan.inputs.map((input) => ({ ...input, inscription: 'none' })),
      outputs: plan.outputs.map(({ to, amount }) => ({
        ...{ value: amount, address: to, isOwn: to === this.address },
      })),
      ...{ stage: 'accepted', tries: 1, confirmations: 0, refusal: null },
    };
  }
}
