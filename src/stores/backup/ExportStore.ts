/** Permission to show a secret: needs the password again, ends with the screen. The secret is never in this store. */

import { makeAutoObservable, runInAction } from 'mobx';
import { type Fault, toFault } from '../../domain/fault.ts';
import { type Round, Rounds } from '../../domain/Rounds.ts';
import type { ExportedSecret, ExportRequest, UnlockProblem, Vault } from '../../ports/Vault.ts';
import type { LazyStore } from '../session/LazyStores.ts';
import { endsSession, type Session } from '../session/Session.ts';

export type ExportState =
  | { readonly status: 'asking' }
  | { readonly status: 'opening' }
  | { readonly status: 'rejected'; readonly problem: UnlockProblem }
  /** `ticket` is the permission's id in the vault; it shows nothing by itself */
  | { readonly status: 'open'; readonly ticket: string }
  /** the permission expired before the user was done */
  | { readonly status: 'gone' }
  /** there is no such secret: the keyring is watch-only, or was made from something else */
  | { readonly status: 'not-exportable' }
  | { readonly status: 'failed'; readonly fault: Fault };

/** State of the routes that show words and keys. */
export class ExportStore implements LazyStore {
  state: ExportState = { status: 'asking' };

  readonly #vault: Vault;
  readonly #session: Session;
  /** `end` begins a new round: answers requested in an earlier one are dropped */
  readonly #rounds = new Rounds();

  constructor(ports: { readonly vault: Vault }, { session }: { readonly session: Session }) {
    this.#vault = ports.vault;
    this.#session = session;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Requests permission. @returns whether it was granted; when not, `state` says why */
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

  /** The secret, only for the component that shows it; null when it can't be read. */
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

  /** Returns the permission and starts over; never fails. */
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
    // a permission that can't be returned ends with the session
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
