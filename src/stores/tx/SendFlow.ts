/** One transfer from its request to the network: prepared, looked at, written down, broadcast. */
import { makeAutoObservable, runInAction } from 'mobx';
import { toFault } from '../../domain/fault.ts';
import type { SigningProblem } from '../../domain/tx/SigningProblem.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { OwnerProof, ReleaseProblem } from '../../ports/Vault.ts';
import type { SessionStore } from '../SessionStore.ts';
import type { PendingJournal } from './PendingJournal.ts';
import type { Preparation } from './Preparation.ts';
import type { PrepareStep } from './prepareTransfer.ts';
import type { TransferRequest, TypedNames } from './TransferRequest.ts';
import type { TransferRules } from './transferRules.ts';

const IDLE: Preparation = { status: 'idle' };
const NO_NAMES: TypedNames = new Map();

/** One transfer at a time. */
export class SendFlow {
  state: Preparation = IDLE;

  readonly #ports: Ports;
  readonly #session: SessionStore;
  readonly #journal: PendingJournal;
  readonly #commitAddresses: () => ReadonlySet<string>;
  readonly #previous = new Map<Txid, string>();
  #preparing: AbortController | null = null;
  /** what is prepared, or on review */
  #request: TransferRequest | null = null;
  #rules: TransferRules | null = null;
  /** loaded with the first preparation */
  #pendingOf: typeof import('./pendingOf.ts').pendingOf | null = null;

  /** @param commitAddresses - one-time scripts of ours: nobody is to be paid there */
  constructor(
    ports: Ports,
    session: SessionStore,
    journal: PendingJournal,
    commitAddresses: () => ReadonlySet<string> = () => new Set(),
  ) {
    this.#ports = ports;
    this.#session = session;
    this.#journal = journal;
    this.#commitAddresses = commitAddresses;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** What the person called those who are paid by what is on review. */
  get names(): TypedNames {
    return this.state.status === 'idle' ? NO_NAMES : (this.#request?.names ?? NO_NAMES);
  }

  /** Whether something is being prepared or broadcast: then nothing else can begin. */
  get isBusy(): boolean {
    return this.state.status === 'preparing' || this.state.status === 'sending';
  }

  /** Plans on fresh coins, checks, signs and reads back. Never throws: `state` says what came of it. */
  async prepare(request: TransferRequest, rules: TransferRules): Promise<void> {
    if (this.isBusy) return;
    this.#preparing?.abort();
    const controller = new AbortController();
    this.#preparing = controller;
    this.#request = request;
    this.#rules = rules;
    this.#step(controller, { kind: 'fetching', done: 0, total: 0 });
    try {
      const coins = await request.coins(controller.signal);
      if (controller.signal.aborted) return;
      const { prepareTransfer } = await import('./prepareTransfer.ts');
      const { pendingOf } = await import('./pendingOf.ts');
      this.#pendingOf = pendingOf;
      if (controller.signal.aborted) return;
      const prepared = await prepareTransfer(this.#tools(rules, controller), request, coins);
      const { purpose, label, quoted = null } = request;
      this.#finish(
        controller,
        prepared.ok
          ? { status: 'ready', transfer: prepared.value, purpose, label, quoted }
          : { status: 'refused', problem: prepared.problem },
      );
    } catch (thrown) {
      if (controller.signal.aborted) return;
      const fault = toFault(thrown, 'offline');
      if (fault.kind === 'locked' || fault.kind === 'worker-failed') this.#session.forgetSession();
      this.#finish(controller, { status: 'failed', fault });
    }
  }

  /** Says at once that there is no key for it. */
  reject(problem: SigningProblem): void {
    this.#preparing?.abort();
    this.state = { status: 'refused', problem: { kind: 'signing', problem } };
  }

  /** Stops preparing, or forgets what was prepared. Nothing was sent. */
  cancel(): void {
    if (this.state.status === 'sending') return;
    this.#preparing?.abort();
    this.#preparing = null;
    this.state = IDLE;
  }

  /**
   * Fetches the signatures that the vault kept back, for whoever proves to be the owner: `confirm` sends then.
   *
   * @returns why they were not handed out; null when they were, or when nothing is kept back
   * @throws {Fault} also when other bytes come back than were looked at
   */
  async release(proof: OwnerProof): Promise<ReleaseProblem | null> {
    const { state } = this;
    const [request, rules] = [this.#request, this.#rules];
    if (state.status !== 'ready' || request === null || rules === null) return null;
    if (state.transfer.ticket === undefined) return null;
    const { vault, network } = this.#ports;
    const { releaseTransfer } = await import('./releaseHeld.ts');
    const tools = { vault, session: this.#session.password, rules };
    const reading = { network, previous: this.#previous, own: request.own };
    const released = await releaseTransfer(tools, state.transfer, reading, proof);
    if (!released.ok) return released.problem;
    runInAction(() => {
      // given up meanwhile: what was handed out goes nowhere
      if (this.state === state) this.state = { ...state, transfer: released.value };
    });
    return null;
  }

  /**
   * Sends what was prepared: written down first, broadcast second.
   *
   * @param onRecording - as of a request; told besides the request's own
   * @returns the id of what was broadcast; null when nothing was prepared, when its signatures are kept back, or when it could not be written down: then
   * nothing was sent, and `state` says why
   */
  async confirm(onRecording: () => () => void = () => () => {}): Promise<Txid | null> {
    const pendingOf = this.#pendingOf;
    if (this.state.status !== 'ready' || this.state.transfer.ticket !== undefined || pendingOf === null)
      return null;
    const { transfer, purpose, label, quoted } = this.state;
    this.state = { status: 'sending', transfer, purpose, label, quoted };
    const pending = pendingOf(transfer, purpose, this.#ports.network, this.#ports.clock.nowMs());
    const takeBack = this.#request?.onRecording?.(pending.txid);
    const takeBackMore = onRecording();
    try {
      await this.#journal.record(pending);
    } catch (thrown) {
      takeBack?.();
      takeBackMore();
      this.#finish(null, { status: 'failed', fault: toFault(thrown, 'storage-blocked') });
      return null;
    }
    await this.#journal.send(pending.txid);
    this.#finish(null, IDLE);
    this.#request?.onBroadcast?.(pending.txid);
    return pending.txid;
  }

  #tools(rules: TransferRules, controller: AbortController) {
    for (const transfer of this.#journal.transfers) this.#previous.set(transfer.txid, transfer.rawHex);
    return {
      rules,
      chain: this.#ports.chain,
      vault: this.#ports.vault,
      session: this.#session.password,
      network: this.#ports.network,
      commitAddresses: this.#commitAddresses(),
      previous: this.#previous,
      signal: controller.signal,
      onStep: (step: PrepareStep) => this.#step(controller, step),
    };
  }

  #step(controller: AbortController, step: PrepareStep): void {
    this.#finish(controller, { status: 'preparing', step });
  }

  /** Takes over a state unless its preparation was cancelled meanwhile. */
  #finish(controller: AbortController | null, state: Preparation): void {
    if (controller !== null && controller !== this.#preparing) return;
    runInAction(() => {
      this.state = state;
    });
  }
}
