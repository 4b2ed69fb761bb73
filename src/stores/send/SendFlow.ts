/** The way of whatever is sent, from its request to the network: prepared, looked at, written down, broadcast. */
import { makeAutoObservable, runInAction } from 'mobx';
import { type Fault, toFault } from '../../domain/fault.ts';
import type { Result } from '../../domain/result.ts';
import type { PrepareStep } from '../../domain/tx/preparation.ts';
import type { OwnerProof, ReleaseProblem } from '../../ports/Vault.ts';
import type { Session } from '../session/Session.ts';

/** How far the way has come. */
export type SendState<Plan, Problem> =
  | { readonly status: 'idle' }
  | { readonly status: 'preparing'; readonly step: PrepareStep }
  | { readonly status: 'failed'; readonly fault: Fault }
  | { readonly status: 'rejected'; readonly problem: Problem }
  | ({ readonly status: 'ready' } & Plan)
  /** written down and being broadcast */
  | ({ readonly status: 'sending' } & Plan);

/** One preparation. */
export interface PrepareRun {
  /** aborted when it was given up: nothing is signed any more */
  readonly signal: AbortSignal;
  readonly onStep: (step: PrepareStep) => void;
}

/** What differs with what is sent. A `Plan` is signed and read back; what was `Sent` is as it was written down. */
export interface SendSteps<Request, Plan, Problem, Sent> {
  /** why it is not even begun; null when it is; absent: everything is */
  rejectionOf?(request: Request): Problem | null;
  /** Plans on what is read anew, signs and reads back. @throws {Fault} when the outside fails, or it was given up */
  prepare(request: Request, run: PrepareRun): Promise<Result<Plan, Problem>>;
  /** whether the vault keeps its signatures back until a second confirmation */
  isHeld(plan: Plan): boolean;
  /** Fetches them. @throws {Fault} also when other bytes come back than were looked at */
  release(plan: Plan, request: Request, proof: OwnerProof): Promise<Result<Plan, ReleaseProblem>>;
  /**
   * Writes it down; its form is emptied in the same write, so that who is killed while it goes out finds nothing to send
   * again.
   *
   * @throws {Fault} when it is not on disk: then nothing has changed
   */
  record(plan: Plan, request: Request): Promise<Sent>;
  broadcast(sent: Sent): Promise<void>;
  /** It was handed over, whatever the network said: fills the form again when it was rejected, remembers the recipients when not. */
  finish(sent: Sent, request: Request): void;
}

/** One at a time. */
export class SendFlow<Request, Plan extends object, Problem, Sent> {
  state: SendState<Plan, Problem> = { status: 'idle' };
  /** what is prepared, or on review */
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

  /** Whether what is ready waits for a second confirmation. */
  get isHeld(): boolean {
    return this.state.status === 'ready' && this.#steps.isHeld(this.state);
  }

  /** Prepares it: the confirm screen shows it next. Never throws: `state` says what came of it. */
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

  /** Says at once why it cannot be sent. */
  reject(problem: Problem): void {
    this.#preparing?.abort();
    this.#preparing = null;
    this.state = { status: 'rejected', problem };
  }

  /** Stops preparing, or forgets what was prepared. Nothing was sent. */
  cancel(): void {
    if (this.state.status === 'sending') return;
    this.#preparing?.abort();
    this.#preparing = null;
    this.state = { status: 'idle' };
  }

  /**
   * Fetches the signatures that the vault kept back, for whoever proves to be the owner: `confirm` sends then.
   *
   * @returns why they were not handed out; null when they were, or when nothing is kept back
   * @throws {Fault} also when other bytes come back than were looked at
   */
  async release(proof: OwnerProof): Promise<ReleaseProblem | null> {
    const { state, request } = this;
    if (state.status !== 'ready' || request === null || !this.#steps.isHeld(state)) return null;
    const released = await this.#steps.release(state, request, proof);
    if (!released.ok) return released.problem;
    runInAction(() => {
      // given up meanwhile: what was handed out goes nowhere
      if (this.state === state) this.state = { ...released.value, status: 'ready' };
    });
    return null;
  }

  /**
   * Sends what was prepared: written down first, broadcast second.
   *
   * @returns what was broadcast; null when nothing was prepared, when its signatures are kept back, or when it could not be
   * written down: then nothing was sent, and `state` says why
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

  /** Takes over a state unless its preparation was given up meanwhile. */
  #become(controller: AbortController | null, state: SendState<Plan, Problem>): void {
    if (controller !== null && controller !== this.#preparing) return;
    runInAction(() => {
      this.state = state;
    });
  }
}
