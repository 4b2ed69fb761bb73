/** Consolidates the current address's coins: costs and savings, and the request that does it, batch by batch. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { DEFAULT_FEE_PRESET, presetFeeRate } from '../../domain/amount/FeeRate.ts';
import { type Fault, toFault } from '../../domain/fault.ts';
import type { ClassifiedCoin } from '../../domain/tx/Coin.ts';
import {
  type MergePlan,
  type MergeProblem,
  type MergeRequest,
  planMerge,
} from '../../domain/tx/plan/planMerge.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { SpendingWallet } from '../send/SpendingWallet.ts';

/** The rates offered for consolidation, as multiples of the recommended one, since it is not urgent. */
export const MERGE_PRESETS = [1, 5] as const;

export type MergePreset = (typeof MERGE_PRESETS)[number];

export type MergeState =
  | { readonly status: 'reading' }
  | { readonly status: 'failed'; readonly fault: Fault }
  | { readonly status: 'rejected'; readonly problem: MergeProblem }
  | { readonly status: 'ready'; readonly plan: MergePlan };

/** Created when the tool is opened. */
export class MergeCoins {
  preset: MergePreset = 1;
  /** whether the current address is watch-only */
  readonly isWatched: boolean;

  /** why the coins could not be read */
  fault: Fault | null = null;
  /** as read when the tool was opened; null while loading */
  coins: readonly ClassifiedCoin[] | null = null;

  readonly #tx: SpendingWallet;
  readonly #network: Ports['network'];

  constructor(ports: Pick<Ports, 'network'>, tx: SpendingWallet) {
    this.#tx = tx;
    this.#network = ports.network;
    this.isWatched = !tx.canSpend;
    makeAutoObservable(this, { isWatched: false }, { deep: false, autoBind: true });
  }

  /** The plan for merging now. */
  get state(): MergeState {
    const { from } = this.#tx;
    if (this.fault !== null) return { status: 'failed', fault: this.fault };
    if (this.coins === null || from === null) return { status: 'reading' };
    const planned = planMerge({ ...this.#mergeTo(from), coins: this.coins });
    return planned.ok
      ? { status: 'ready', plan: planned.value }
      : { status: 'rejected', problem: planned.problem };
  }

  async read(): Promise<void> {
    this.fault = null;
    this.coins = null;
    try {
      const coins = await this.#tx.coins.readFresh();
      runInAction(() => {
        this.coins = coins;
      });
    } catch (thrown) {
      runInAction(() => {
        this.fault = toFault(thrown, 'offline');
      });
    }
  }

  setPreset(preset: MergePreset): void {
    this.preset = preset;
  }

  /** Prepares the first batch for review. @returns whether it is ready; when not, `flow.state` says why */
  async prepare(): Promise<boolean> {
    const { from } = this.#tx;
    const { state } = this;
    if (from === null || state.status !== 'ready') return false;
    await this.#tx.flow.prepare({
      kind: 'merge',
      purpose: { kind: 'merge', batch: 1, batches: state.plan.batches.length },
      merge: this.#mergeTo(from),
      label: null,
      own: [from],
    });
    return this.#tx.flow.state.status === 'ready';
  }

  #mergeTo(to: DogeAddress): Omit<MergeRequest, 'coins'> {
    const [feeRate, laterFeeRate] = [presetFeeRate(this.preset), presetFeeRate(DEFAULT_FEE_PRESET)];
    return { feeRate, laterFeeRate, to, network: this.#network };
  }
}
