/** Creates a backup file of everything. No secret is kept here. */

import { makeAutoObservable, runInAction } from 'mobx';
import type { Fault } from '../../domain/fault.ts';
import { type Round, Rounds } from '../../domain/Rounds.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { UnlockProblem, Vault } from '../../ports/Vault.ts';
import type { Keyrings } from '../accounts/Keyrings.ts';
import { notesOf } from '../accounts/keyringNotes.ts';
import type { LazyStore } from '../session/LazyStores.ts';
import { endedBy, type Session } from '../session/Session.ts';

export type MakingState =
  | { readonly status: 'idle' }
  | { readonly status: 'making' }
  | { readonly status: 'made'; readonly bytes: number; readonly atMs: number }
  | { readonly status: 'rejected'; readonly problem: UnlockProblem }
  | { readonly status: 'failed'; readonly fault: Fault };

interface BackupPorts {
  readonly vault: Vault;
  readonly clock: Clock;
}

/** State of the route that creates a backup file. */
export class BackupFileStore implements LazyStore {
  state: MakingState = { status: 'idle' };

  readonly #ports: BackupPorts;
  readonly #session: Session;
  readonly #keyrings: Keyrings;
  readonly #rounds = new Rounds();

  constructor(
    ports: BackupPorts,
    { session, keyrings }: { readonly session: Session; readonly keyrings: Keyrings },
  ) {
    this.#ports = ports;
    this.#session = session;
    this.#keyrings = keyrings;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** The text of a new backup file, sealed with the password; null when it failed, or when the screen was left meanwhile. */
  async make(password: string): Promise<string | null> {
    if (this.state.status === 'making') return null;
    this.state = { status: 'making' };
    const round = this.#rounds.latest;
    const { vault, clock } = this.#ports;
    try {
      const answer = await vault.backUp(this.#session.sessionId, notesOf(this.#keyrings), password);
      if (!answer.ok) {
        this.#show(round, { status: 'rejected', problem: answer.problem });
        return null;
      }
      const text = answer.value;
      const bytes = new TextEncoder().encode(text).length;
      return this.#show(round, { status: 'made', bytes, atMs: clock.nowMs() }) ? text : null;
    } catch (thrown) {
      this.#show(round, { status: 'failed', fault: endedBy(thrown, this.#session) });
      return null;
    }
  }

  /** Drops the last file, and one being made. */
  clear(): void {
    this.#rounds.begin();
    this.state = { status: 'idle' };
  }

  forget(): void {
    this.clear();
  }

  /** @returns whether the round is still the latest */
  #show(round: Round, state: MakingState): boolean {
    const isAwaited = round.isLatest;
    runInAction(() => {
      if (isAwaited) this.state = state;
    });
    return isAwaited;
  }
}
