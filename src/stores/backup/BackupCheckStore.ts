/** Checks a written-down backup against the vault. No secret is kept here. */

import { makeAutoObservable, runInAction } from 'mobx';
import type { Fault } from '../../domain/fault.ts';
import type { ImportSource } from '../../domain/keys/ImportSource.ts';
import { type Round, Rounds } from '../../domain/Rounds.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { BackupProblem, Vault } from '../../ports/Vault.ts';
import type { Keyrings } from '../accounts/Keyrings.ts';
import type { LazyStore } from '../session/LazyStores.ts';
import { endedBy, type Session } from '../session/Session.ts';

export type CheckingState =
  | { readonly status: 'typing' }
  | { readonly status: 'checking' }
  /** milliseconds since 1970 */
  | { readonly status: 'matches'; readonly atMs: number }
  | { readonly status: 'rejected'; readonly problem: BackupProblem }
  | { readonly status: 'failed'; readonly fault: Fault };

interface BackupPorts {
  readonly vault: Vault;
  readonly clock: Clock;
}

/** State of the route that checks a backup. */
export class BackupCheckStore implements LazyStore {
  state: CheckingState = { status: 'typing' };

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

  /** Compares the input with the stored secret, and dates the backup if it matches. @returns whether it matches */
  async check(keyringKey: string, source: ImportSource): Promise<boolean> {
    if (this.state.status === 'checking') return false;
    this.state = { status: 'checking' };
    const round = this.#rounds.latest;
    const { vault, clock } = this.#ports;
    try {
      const answer = await vault.checkBackup(this.#session.sessionId, keyringKey, source);
      const atMs = clock.nowMs();
      runInAction(() => {
        if (answer.ok) this.#keyrings.markBackedUp(keyringKey, atMs);
        this.#show(
          round,
          answer.ok ? { status: 'matches', atMs } : { status: 'rejected', problem: answer.problem },
        );
      });
      return answer.ok;
    } catch (thrown) {
      this.#show(round, { status: 'failed', fault: endedBy(thrown, this.#session) });
      return false;
    }
  }

  /** Drops the last check; the result of a running one is not shown, but still dated. */
  clear(): void {
    this.#rounds.begin();
    this.state = { status: 'typing' };
  }

  forget(): void {
    this.clear();
  }

  #show(round: Round, state: CheckingState): void {
    runInAction(() => {
      if (round.isLatest) this.state = state;
    });
  }
}
