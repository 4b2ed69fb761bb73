/** A transfer of any kind from its request to the network: prepared, reviewed, recorded, broadcast. */
import { makeAutoObservable, runInAction } from 'mobx';
import { type Fault, toFault } from '../../domain/fault.ts';
import type { Result } from '../../domain/result.ts';
import type { PrepareStep } from '../../domain/tx/preparation.ts';
import type { OwnerProof, ReleaseProblem } from '../../ports/Vault.ts';
import type { Session } from '../session/Session.ts';

export type SendState<Plan, Problem> =
  | { readonly status: 'idle' }
  | { readonly status: 'preparing'; readonly step: PrepareStep }
  | { readonly status: 'failed'; readonly fault: Fault }
  | { readonly status: 'rejected'; readonly problem: Problem }
  | ({ readonly status: 'ready' } & Plan)
  /** recorded and being broadcast */
  | ({ readonly status: 'sending' } & Plan);

export interface PrepareRun {
  /** aborted when the user cancels: nothing is signed afterwards */
  readonly signal: AbortSignal;
  readonly onStep: (step: PrepareStep) => void;
}

/** What depends on the kind of transfer. A `Plan` is signed and parsed back from its bytes; `Sent` is its record. */
export interface SendSteps<Request, Plan, Problem, Sent> {
  /** why it can't even start; null: it can; absent: every request can */
  rejectionOf?(request: Request): Problem | null;
  /** Plans with freshly read data, signs, and parses the bytes back. @throws {Fault} when a request fails, or it was canceled */
  prepare(request: Request, run: PrepareRun): Promise<Result<Plan, Problem>>;
  /** whether the vault holds its signatures back until a second confirmation */
  isHeld(plan: Plan): boolean;
  /** Gets them. @throws {Fault} also when the bytes are not those reviewed */
  release(plan: Plan, request: Request, proof: OwnerProof): Promise<Result<Plan, ReleaseProblem>>;
  /**
   * Records it and empties its form in the same write, so that an app killed during the broadcast does not offer to send it again.
   *
   * @throws {Fault} when it is not on disk: then nothing has changed
   */
  record(plan: Plan, request: Request): Promise<Sent>;
  broadcast(sent: Sent): Promise<void>;
  /** Called after the broadcast, whatever the network answered: refills the form on a rejection, stores the recipients otherwise. */
  finish(sent: Sent, request: Request): void;
}

/** One at a time. */
export class SendFlow<Request, Plan extends object, Problem, Sent> {
  state: SendState<Plan, Problem> = { status: 'idle' };
  /** being prepared, or under review */
  request: Request | null = null;

  readonly #session: Session;
  readonly #steps: SendSteps<Request, Plan, Problem, Sent>;
  #preparing: AbortController | null = null;

  constructor(session: Session, steps: SendSteps<Request, Plan, Problem, Sent>) {
    this.#session = session;
    this.#steps = steps;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Whether something is being prepared or broadcast: then nothing else can begin. */
  get isBusy(): boolean {
    return this.state.status === 'preparing' || this.state.status === 'sending';
  }

  /** Whether the reviewed transfer needs a second confirmation. */
  get isHeld(): boolean {
    return this.state.status === 'ready' && this.#steps.isHeld(this.state);
  }

  /** Prepares a request for the confirm screen. Never throws: `state` says how it went. */
  async prepare(request: Request): Promise<void> {
    if (this.isBusy) return;
    const rejection = this.#steps.rejectionOf?.(request) ?? null;
    if (rejection !== null) {
      this.reject(rejection);
      return;
    }
    this.#preparing?.abort();
    const controller = new AbortController();
    this.#preparing = controller;
    this.request = request;
    const onStep = (step: PrepareStep) => this.#become(controller, { status: 'preparing', step });
    onStep({ kind: 'fetching', done: 0, total: 0 });
    try {
      const prepared = await this.#steps.prepare(request, { signal: controller.signal, onStep });
      this.#become(
        controller,
        prepared.ok
          ? { ...prepared.value, status: 'ready' }
          : { status: 'rejected', problem: prepared.problem },
      );
    } catch (thrown) {
      if (controller.signal.aborted) return;
      const fault = toFault(thrown, 'offline');
      if (fault.kind === 'locked' || fault.kind === 'worker-failed') this.#session.forgetSession();
      this.#become(controller, { status: 'failed', fault });
    }
  }

  /** Rejects without preparing. */
  reject(problem: Problem): void {
    this.#preparing?.abort();
    this.#preparing = null;
    this.state = { status: 'rejected', problem };
  }

  /** Stops preparing, or drops what was prepared. Nothing was sent. */
  cancel(): void {
    if (this.state.status === 'sending') return;
    this.#preparing?.abort();
    this.#preparing = null;
    this.state = { status: 'idle' };
  }

  /**
   * Gets the signatures that the vault held back, given a proof of ownership; `confirm` sends them.
   *
   * @returns why they were not released; null when they were, or when none are held back
   * @throws {Fault} also when the bytes are not those reviewed
   */
  async release(proof: OwnerProof): Promise<ReleaseProblem | null> {
    const { state, request } = this;
    if (state.status !== 'ready' || request === null || !this.#steps.isHeld(state)) return null;
    const released = await this.#steps.release(state, request, proof);
    if (!released.ok) return released.problem;
    runInAction(() => {
      // canceled meanwhile: the signatures are dropped
      if (this.state === state) this.state = { ...released.value, status: 'ready' };
    });
    return null;
  }

  /**
   * Sends what was prepared: recorded first, then broadcast.
   *
   * @returns the record; null when nothing was prepared, when its signatures are held back, or when it could not be recorded: then
   *   nothing was sent, and `state` says why
   */
  async confirm(): Promise<Sent | null> {
    const { state, request } = this;
    if (state.status !== 'ready' || request === null || this.#steps.isHeld(state)) return null;
    const plan: Plan = state;
    this.state = { ...plan, status: 'sending' };
    let sent: Sent;
    try {
      sent = await this.#steps.record(plan, request);
      await this.#steps.broadcast(sent);
    } catch (thrown) {
      this.#become(null, { status: 'failed', fault: toFault(thrown, 'storage-blocked') });
      return null;
    }
    this.#become(null, { status: 'idle' });
    runInAction(() => this.#steps.finish(sent, request));
    return sent;
  }

  /** Ignores the state if its preparation was canceled meanwhile. */
  #become(controller: AbortController | null, state: SendState<Plan, Problem>): void {
    if (controller !== null && controller !== this.#preparing) return;
    runInAction(() => {
      this.state = state;
    });
  }
}
