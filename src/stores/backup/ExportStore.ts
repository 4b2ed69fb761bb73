/** Leave to show a secret: asked for with a fresh password, used while somebody looks, ended with the screen. The secret is never here. */

import { makeAutoObservable, runInAction } from 'mobx';
import { type Fault, toFault } from '../../domain/fault.ts';
import { type Round, Rounds } from '../../domain/Rounds.ts';
import type { ExportedSecret, ExportRequest, UnlockProblem, Vault } from '../../ports/Vault.ts';
import type { LazyStore } from '../session/LazyStores.ts';
import { endsSession, type Session } from '../session/Session.ts';

/** How far the showing of a secret is. */
export type ExportState =
  | { readonly status: 'asking' }
  | { readonly status: 'opening' }
  | { readonly status: 'rejected'; readonly problem: UnlockProblem }
  /** `ticket` names the leave in the vault; it shows nothing by itself */
  | { readonly status: 'open'; readonly ticket: string }
  /** the leave ended before the person was done */
  | { readonly status: 'gone' }
  /** there is no such secret: the keyring is only watched, or was made of something else */
  | { readonly status: 'not-exportable' }
  | { readonly status: 'failed'; readonly fault: Fault };

/** State of the routes that show words and keys. */
export class ExportStore implements LazyStore {
  state: ExportState = { status: 'asking' };

  readonly #vault: Vault;
  readonly #session: Session;
  /** each ends with what is open: an answer that was asked for before must not come after it */
  readonly #rounds = new Rounds();

  constructor(ports: { readonly vault: Vault }, { session }: { readonly session: Session }) {
    this.#vault = ports.vault;
    this.#session = session;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Asks for the leave. @returns whether it was given; when not, `state` says why */
  async begin(keyringKey: string, request: ExportRequest, password: string): Promise<boolean> {
    if (this.state.status === 'opening') return false;
    const round = this.#rounds.latest;
    const session = this.#session.sessionId;
    this.state = { status: 'opening' };
    try {
      const answer = await this.#vault.beginExport(session, keyringKey, request, password);
      if (answer.ok && !round.isLatest) {
        await this.#giveBack(session, answer.value);
        return false;
      }
      this.#become(
        round,
        answer.ok
          ? { status: 'open', ticket: answer.value }
          : { status: 'rejected', problem: answer.problem },
      );
      return answer.ok;
    } catch (thrown) {
      this.#fail(round, thrown);
      return false;
    }
  }

  /** The secret, for the component that shows it and for nothing else; null when it cannot be had. */
  async reveal(): Promise<ExportedSecret | null> {
    if (this.state.status !== 'open') return null;
    const round = this.#rounds.latest;
    try {
      const secret = await this.#vault.revealExport(this.#session.sessionId, this.state.ticket);
      return round.isLatest ? secret : null;
    } catch (thrown) {
      const isGone = toFault(thrown, 'worker-failed').kind === 'not-found';
      if (isGone) this.#become(round, { status: 'gone' });
      else this.#fail(round, thrown);
      return null;
    }
  }

  /** Gives the leave back, and begins anew; never fails. */
  async end(): Promise<void> {
    const { state } = this;
    this.#rounds.begin();
    this.state = { status: 'asking' };
    if (state.status === 'open') await this.#giveBack(this.#session.sessionId, state.ticket);
  }

  forget(): void {
    void this.end();
  }

  async #giveBack(session: string, ticket: string): Promise<void> {
    // a leave that cannot be given back ends with the session
    await this.#vault.endExport(session, ticket).catch(() => {});
  }

  #become(round: Round, state: ExportState): void {
    runInAction(() => {
      if (round.isLatest) this.state = state;
    });
  }

  #fail(round: Round, thrown: unknown): void {
    const fault = toFault(thrown, 'worker-failed');
    this.#become(
      round,
      fault.kind === 'rejected' ? { status: 'not-exportable' } : { status: 'failed', fault },
    );
    if (endsSession(fault)) this.#session.forgetSession();
  }
}
