/** Our own transfers until the chain has settled them: written down before they leave, asked about until they are done. */
import { makeAutoObservable, runInAction } from 'mobx';
import { Fault, toFault } from '../../domain/fault.ts';
import { isOver, isUnsettled, type PendingTransfer } from '../../domain/tx/PendingTransfer.ts';
import { stageAfterRefusal } from '../../domain/tx/stageAfterRefusal.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { BroadcastAnswer, ChainIndexer } from '../../ports/ChainIndexer.ts';
import type { StateStorage } from '../../ports/StateStorage.ts';

/** How many settled transfers are remembered, so that their screens can still be opened. */
const KEPT_SETTLED = 20;

/** The journal. Its list is kept across restarts. */
export class PendingJournal {
  /** newest first */
  transfers: readonly PendingTransfer[] = [];
  /** transfers whose bytes are being handed over this moment */
  inFlight: readonly Txid[] = [];

  readonly #chain: ChainIndexer;
  readonly #state: StateStorage;

  constructor(chain: ChainIndexer, state: StateStorage) {
    this.#chain = chain;
    this.#state = state;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Transfers that the chain still has to be asked about. */
  get unsettled(): readonly PendingTransfer[] {
    return this.transfers.filter(isUnsettled);
  }

  find(txid: string): PendingTransfer | null {
    return this.transfers.find((transfer) => transfer.txid === txid) ?? null;
  }

  /**
   * Writes a transfer down. Only what is on disk may leave: when writing fails, the list is as it was before.
   *
   * @throws {Fault} `storage-full`, `storage-blocked`, `corrupt`
   */
  async record(transfer: PendingTransfer): Promise<void> {
    const before = this.find(transfer.txid);
    const others = () => this.transfers.filter((other) => other.txid !== transfer.txid);
    runInAction(() => {
      this.transfers = prune([transfer, ...others()]);
    });
    // reactions wait for the action that called us to end: only then was the change handed to the storage
    await Promise.resolve();
    try {
      await this.#state.settled();
    } catch (thrown) {
      runInAction(() => {
        this.transfers = before === null ? others() : [before, ...others()];
      });
      throw toFault(thrown, 'storage-blocked');
    }
  }

  /** Hands the very bytes to the network, the first time or again. Never throws: the stage says what happened. */
  async send(txid: Txid): Promise<void> {
    const transfer = this.find(txid);
    if (transfer === null || this.inFlight.includes(txid)) return;
    this.#setInFlight([...this.inFlight, txid]);
    if (await this.#revive(transfer)) await this.#handOver(transfer);
    this.#setInFlight(this.inFlight.filter((other) => other !== txid));
  }

  /** Asks the chain about every unsettled transfer, parents first, and hands over again what it does not know. */
  async reconcile(): Promise<void> {
    for (const transfer of [...this.unsettled].reverse()) await this.#reconcileOne(transfer);
  }

  /** What was on its way when the app was killed may or may not have gone out. */
  afterRestart(): void {
    const doubt = (transfer: PendingTransfer): PendingTransfer =>
      transfer.stage === 'sending' ? { ...transfer, stage: 'unknown' } : transfer;
    this.transfers = this.transfers.map(doubt);
  }

  reset(): void {
    this.transfers = [];
  }

  async #reconcileOne(transfer: PendingTransfer): Promise<void> {
    // what is still being written down may not leave, and may be taken out again
    if (transfer.stage === 'sending' || this.inFlight.includes(transfer.txid)) return;
    try {
      const { confirmations } = await this.#chain.transaction(transfer.txid);
      const stage = confirmations > 0 ? 'confirmed' : 'accepted';
      this.#update(transfer.txid, { stage, confirmations, refusal: null });
    } catch (thrown) {
      if (thrown instanceof Fault && thrown.kind === 'not-found') {
        this.#update(transfer.txid, { stage: 'unknown', confirmations: 0 });
        await this.send(transfer.txid);
      }
    }
  }

  /** What was over is under way again, on disk too before it leaves. @returns whether it may leave */
  async #revive(transfer: PendingTransfer): Promise<boolean> {
    if (!isOver(transfer)) return true;
    return this.record({ ...transfer, stage: 'sending' }).then(
      () => true,
      () => false,
    );
  }

  /** @param transfer - as it was before this try */
  async #handOver(transfer: PendingTransfer): Promise<void> {
    const { txid, rawHex, stage, tries } = transfer;
    this.#update(txid, { tries: tries + 1 });
    try {
      const answer = await this.#chain.broadcast(rawHex);
      this.#apply(transfer, answer, stage !== 'sending' && stage !== 'refused');
    } catch {
      this.#update(txid, { stage: 'unknown', refusal: null });
    }
  }

  #apply(transfer: PendingTransfer, answer: BroadcastAnswer, mayBeOut: boolean): void {
    if (answer.kind !== 'refused') {
      this.#update(transfer.txid, { stage: 'accepted', refusal: null });
      return;
    }
    const { reason, detail } = answer;
    const unsettled = new Set(this.unsettled.map((other) => other.txid));
    const restsOnUnsettled = transfer.inputs.some((input) => unsettled.has(input.txid));
    const stage = stageAfterRefusal(reason, { mayBeOut, restsOnUnsettled });
    this.#update(transfer.txid, { stage, refusal: { reason, detail } });
  }

  #setInFlight(inFlight: readonly Txid[]): void {
    runInAction(() => {
      this.inFlight = inFlight;
    });
  }

  #update(txid: Txid, part: Partial<PendingTransfer>): void {
    runInAction(() => {
      this.transfers = this.transfers.map((transfer) =>
        transfer.txid === txid ? { ...transfer, ...part } : transfer,
      );
    });
  }
}

function prune(transfers: readonly PendingTransfer[]): readonly PendingTransfer[] {
  const settled = transfers.filter((transfer) => !isUnsettled(transfer)).slice(0, KEPT_SETTLED);
  return transfers.filter((transfer) => isUnsettled(transfer) || settled.includes(transfer));
}
