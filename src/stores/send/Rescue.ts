/** Actions on one pending transfer: speed up, cancel, or forget. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { FeeRate } from '../../domain/amount/FeeRate.ts';
import { Fault, toFault } from '../../domain/fault.ts';
import { failed, IDLE, type Loadable, lastValue, loading, ready } from '../../domain/loadable.ts';
import { err, type Result } from '../../domain/result.ts';
import { type Forgetting, forgettingOf } from '../../domain/tx/pending/canForget.ts';
import type { ReplacementKind } from '../../domain/tx/Replacement.ts';
import {
  type ReplacementChoice,
  replacementChoices,
} from '../../domain/tx/replacement/replacementChoices.ts';
import type { SpendForm } from '../../domain/tx/sizes.ts';
import type { TransferProblem } from '../../domain/tx/Transfer.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { Ports } from '../../ports/Ports.ts';
import { restingOn, statusOf } from './descendants.ts';
import {
  isTokenPart,
  type PendingStatus,
  pendingStatus,
  problemOfReplacing,
  replacementOf,
} from './pendingStatus.ts';
import type { SpendingWallet } from './SpendingWallet.ts';

/** `known`: the network has it after all; `too-early`: it may still go through. */
export type ForgetOutcome = 'forgotten' | 'known' | 'too-early' | Fault;

export interface RescueCase {
  readonly txid: Txid;
  readonly keyForm: () => SpendForm;
}

/** One transfer's rescue. No request is made before `inspect`. */
export class Rescue {
  readonly txid: Txid;
  /** status of the transfer, and the coins that may pay for a replacement */
  found: Loadable<PendingStatus> = IDLE;

  readonly #ports: Ports;
  readonly #tx: SpendingWallet;
  readonly #keyForm: () => SpendForm;

  constructor(ports: Ports, tx: SpendingWallet, { txid, keyForm }: RescueCase) {
    this.#ports = ports;
    this.#tx = tx;
    this.txid = txid;
    this.#keyForm = keyForm;
    makeAutoObservable(this, { txid: false }, { deep: false, autoBind: true });
  }

  /** Whether it is part of a token transfer, or an ancestor of one: then it can't be replaced or forgotten on its own. */
  get isTokenPart(): boolean {
    return isTokenPart(this.txid, this.#tx);
  }

  /** Whether it may be forgotten. */
  get forgetting(): Forgetting {
    const transfer = this.#tx.journal.find(this.txid);
    return transfer === null || this.isTokenPart
      ? { kind: 'never' }
      : forgettingOf(transfer, this.#ports.clock.nowMs());
  }

  /** Reads the current status. A failure keeps the last one. */
  async inspect(): Promise<void> {
    this.found = loading(this.found);
    try {
      this.#become(ready(await this.#lookNow(), this.#ports.clock.nowMs()));
    } catch (thrown) {
      this.#become(failed(this.found, toFault(thrown, 'offline')));
    }
  }

  /**
   * The costs at a few fee rates.
   *
   * @param mayDropOurs - the user agreed that our transfers which depend on it are dropped too
   * @returns null until the status is known
   */
  choices(
    kind: ReplacementKind,
    mayDropOurs: boolean,
  ): Result<readonly ReplacementChoice[], TransferProblem> | null {
    const problem = problemOfReplacing(kind, this.txid, this.#tx);
    if (problem !== null) return err({ kind: 'replacement', problem });
    const inspect = lastValue(this.found);
    const { from } = this.#tx;
    if (!inspect || from === null) return null;
    const request = replacementOf(inspect, from, this.#ports.network, mayDropOurs);
    return replacementChoices(kind, request);
  }

  /** Prepares the same payment with a higher fee: see the state of `flow`. */
  speedUp(feeRate: FeeRate, mayDropOurs: boolean): Promise<void> {
    return this.#prepare('speed-up', feeRate, mayDropOurs);
  }

  /** Prepares a transfer of everything back to us: see the state of `flow`. */
  cancel(feeRate: FeeRate, mayDropOurs: boolean): Promise<void> {
    return this.#prepare('cancel', feeRate, mayDropOurs);
  }

  /** Broadcasts the same bytes again. */
  rebroadcast(): Promise<void> {
    return this.#tx.resend(this.txid);
  }

  /** Frees its coins, and those of our transfers that depend on it, if the network knows none of them. */
  async forget(): Promise<ForgetOutcome> {
    const { journal } = this.#tx;
    if (this.forgetting.kind !== 'now') return 'too-early';
    const txids = [this.txid, ...restingOn(this.txid, journal.transfers).map(({ txid }) => txid)];
    try {
      for (const txid of txids) {
        if ((await statusOf(this.#ports.chain, txid)) === null) continue;
        void journal.reconcile();
        return 'known';
      }
    } catch (thrown) {
      return toFault(thrown, 'offline');
    }
    journal.forget(txids);
    void this.#tx.refresh();
    return 'forgotten';
  }

  async #prepare(kind: ReplacementKind, feeRate: FeeRate, mayDropOurs: boolean): Promise<void> {
    const { from, flow } = this.#tx;
    if (from === null || flow.isBusy) return;
    if (!this.#tx.canSpend) {
      flow.reject({ kind: 'signing', problem: { kind: 'not-ours', address: from } });
      return;
    }
    await flow.prepare({
      kind: 'replace',
      purpose: { kind, replaces: this.txid },
      label: null,
      own: [from],
      way: kind,
      txid: this.txid,
      from,
      keyForm: this.#keyForm(),
      feeRate,
      mayDropOurs,
    });
  }

  #lookNow(): Promise<PendingStatus> {
    const { from } = this.#tx;
    if (from === null) throw new Fault('not-found', 'no account');
    const { chain, inscriptions, network } = this.#ports;
    const tools = { sources: { chain, inscriptions }, tx: this.#tx, network, from, keyForm: this.#keyForm() };
    return pendingStatus(tools, this.txid);
  }

  #become(found: Loadable<PendingStatus>): void {
    runInAction(() => {
      this.found = found;
    });
  }
}
