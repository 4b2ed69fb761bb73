/** The way of token transfers from the form to the network: prepared, looked at, written down, broadcast. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { TokenTransfer } from '../../domain/drc20/TokenTransfer.ts';
import { toFault } from '../../domain/fault.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { OwnerProof, ReleaseProblem } from '../../ports/Vault.ts';
import type { AccountStore } from '../AccountStore.ts';
import type { SessionStore } from '../SessionStore.ts';
import type { TxStore } from '../TxStore.ts';
import type { PrepareStep } from '../tx/prepareTransfer.ts';
import { namesIn } from '../tx/TransferRequest.ts';
import type { TokenSendState, TokenTransferRequest } from './reviewedTokens.ts';
import type { TokenDraft } from './TokenDraft.ts';
import type { TokenJournal } from './TokenJournal.ts';
import type { TokenRunner } from './TokenRunner.ts';

const IDLE: TokenSendState = { status: 'idle' };

export interface TokenSendServices {
  readonly session: SessionStore;
  readonly accounts: AccountStore;
  readonly tx: TxStore;
  readonly journal: TokenJournal;
  readonly runner: TokenRunner;
  /** emptied once what it says is written down */
  readonly draft: TokenDraft;
}

/** One review at a time. */
export class TokenSendFlow {
  state: TokenSendState = IDLE;

  readonly #ports: Ports;
  readonly #services: TokenSendServices;
  readonly #previous = new Map<Txid, string>();
  #preparing: AbortController | null = null;

  constructor(ports: Ports, services: TokenSendServices) {
    this.#ports = ports;
    this.#services = services;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Whether something is being prepared or broadcast: then nothing else can begin. */
  get isBusy(): boolean {
    return this.state.status === 'preparing' || this.state.status === 'sending';
  }

  /** Asks indexes and chain anew, plans, signs and reads back. Never throws: `state` says what came of it. */
  async prepare(request: TokenTransferRequest): Promise<void> {
    const { tx, session } = this.#services;
    if (this.isBusy || tx.from === null) return;
    if (!tx.canSpend) {
      const problem = { kind: 'not-ours', address: tx.from } as const;
      this.state = { status: 'refused', problem: { kind: 'signing', problem } };
      return;
    }
    this.#preparing?.abort();
    const controller = new AbortController();
    this.#preparing = controller;
    this.#step(controller, { kind: 'fetching', done: 0, total: 0 });
    try {
      const { prepareTokens } = await import('./prepareTokens.ts');
      const prepared = await prepareTokens(this.#tools(controller), request);
      const spec = request.spec;
      // the vault keeps its scripts from now on
      void this.#services.tx.commits.load();
      this.#finish(
        controller,
        prepared.ok
          ? { status: 'ready', spec, ...prepared.value }
          : { status: 'refused', problem: prepared.problem },
      );
    } catch (thrown) {
      if (controller.signal.aborted) return;
      const fault = toFault(thrown, 'offline');
      if (fault.kind === 'locked' || fault.kind === 'worker-failed') session.forgetSession();
      this.#finish(controller, { status: 'failed', fault });
    }
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
    const { tx, session, accounts } = this.#services;
    if (state.status !== 'ready' || state.ticket === undefined || tx.rules === null) return null;
    const { ticket, ...reviewed } = state;
    const { releaseTokens } = await import('./releaseTokens.ts');
    const tools = {
      ports: this.#ports,
      account: accounts.current,
      previous: this.#previous,
      session: session.password,
      rules: tx.rules,
    };
    const released = await releaseTokens(tools, reviewed, ticket, proof);
    if (!released.ok) return released.problem;
    runInAction(() => {
      // given up meanwhile: what was handed out goes nowhere
      if (this.state === state) this.state = { ...reviewed, transfers: released.value };
    });
    return null;
  }

  /**
   * Sends what was prepared: all of it is written down first, and on disk; then what nodes take leaves.
   *
   * @returns the transfers as they were written down, in their order; null when nothing was prepared, or when it could not
   * be written down: then nothing was sent, and `state` says why
   */
  async confirm(): Promise<readonly TokenTransfer[] | null> {
    if (this.state.status !== 'ready' || this.state.ticket !== undefined) return null;
    const { state: reviewed } = this;
    const { tx, journal, runner, draft } = this.#services;
    this.state = { ...reviewed, status: 'sending' };
    try {
      const { recordTokens } = await import('./recordTokens.ts');
      const tools = { ports: this.#ports, pending: tx.journal, journal, draft };
      const { transfers, refill } = await recordTokens(tools, reviewed);
      tx.notePaidTo(transfers.map(({ to }) => to));
      await runner.run();
      const isRejected = journal.find(transfers[0]?.id ?? '')?.stage === 'refused';
      if (isRejected) refill();
      else if (reviewed.spec.kind === 'token') tx.keepNames(namesIn(reviewed.spec.payments));
      this.#finish(null, IDLE);
      return transfers;
    } catch (thrown) {
      this.#finish(null, { status: 'failed', fault: toFault(thrown, 'storage-blocked') });
      return null;
    }
  }

  #tools(controller: AbortController) {
    const { tx, session, journal, accounts } = this.#services;
    for (const transfer of tx.journal.transfers) this.#previous.set(transfer.txid, transfer.rawHex);
    return {
      ports: this.#ports,
      tx,
      journal,
      account: accounts.current,
      session: session.password,
      previous: this.#previous,
      signal: controller.signal,
      onStep: (step: PrepareStep) => this.#step(controller, step),
    };
  }

  #step(controller: AbortController, step: PrepareStep): void {
    this.#finish(controller, { status: 'preparing', step });
  }

  /** Takes over a state unless its preparation was cancelled meanwhile. */
  #finish(controller: AbortController | null, state: TokenSendState): void {
    if (controller !== null && controller !== this.#preparing) return;
    runInAction(() => {
      this.state = state;
    });
  }
}
