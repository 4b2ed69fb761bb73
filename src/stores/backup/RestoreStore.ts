/** Restores a backup file. No secret is kept here. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { Network } from '../../domain/address/Network.ts';
import { Fault } from '../../domain/fault.ts';
import type {
  BackupFileProblem,
  RestoredBackup,
  StageListener,
  Vault,
  VaultStage,
} from '../../ports/Vault.ts';
import type { Keyrings } from '../accounts/Keyrings.ts';
import { applyNotes } from '../accounts/keyringNotes.ts';
import type { LazyStore } from '../session/LazyStores.ts';
import { endedBy, type SessionEntry } from '../session/Session.ts';

export type RestoringState =
  | { readonly status: 'choosing' }
  | { readonly status: 'working'; readonly stage: VaultStage }
  | { readonly status: 'rejected'; readonly problem: BackupFileProblem }
  /** `keys` of the restored keyrings, and how many were already there */
  | { readonly status: 'restored'; readonly keys: readonly string[]; readonly knownCount: number }
  | { readonly status: 'failed'; readonly fault: Fault };

interface BackupPorts {
  readonly vault: Vault;
  readonly network: Network;
}

/** State of the route that restores. */
export class RestoreStore implements LazyStore {
  state: RestoringState = { status: 'choosing' };

  readonly #ports: BackupPorts;
  readonly #session: SessionEntry;
  readonly #keyrings: Keyrings;

  constructor(
    ports: BackupPorts,
    { session, keyrings }: { readonly session: SessionEntry; readonly keyrings: Keyrings },
  ) {
    this.#ports = ports;
    this.#session = session;
    this.#keyrings = keyrings;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Restores a file into the open vault, or as a new vault. @returns whether it succeeded */
  async restore(file: string, password: string): Promise<boolean> {
    if (this.state.status === 'working') return false;
    this.state = { status: 'working', stage: 'starting' };
    try {
      const problem = this.#session.isUnlocked
        ? await this.#addTo(file, password)
        : await this.#makeOf(file, password);
      if (problem !== null) this.#reject(problem);
      return problem === null;
    } catch (thrown) {
      runInAction(() => {
        this.state = { status: 'failed', fault: endedBy(thrown, this.#session) };
      });
      return false;
    }
  }

  /** Resets the state, unless a restore is running. */
  clear(): void {
    if (this.state.status !== 'working') this.state = { status: 'choosing' };
  }

  forget(): void {
    this.clear();
  }

  async #addTo(file: string, password: string): Promise<BackupFileProblem | null> {
    const { vault } = this.#ports;
    const answer = await vault.addBackup(this.#session.sessionId, file, password, this.#setStage);
    if (!answer.ok) return answer.problem;
    runInAction(() => {
      this.#keyrings.take(answer.value.keyrings.filter(this.#isShownHere));
      this.#finish(answer.value);
    });
    return null;
  }

  async #makeOf(file: string, password: string): Promise<BackupFileProblem | null> {
    await this.#session.deletion.end();
    const wasLocked = this.#session.watchForLock();
    const answer = await this.#ports.vault.restore(file, password, this.#setStage);
    if (!answer.ok) return answer.problem;
    if (wasLocked()) {
      await this.#session.lock();
      await this.#session.findVault();
      throw new Fault('locked', 'locked while the backup was restored');
    }
    runInAction(() => {
      this.#session.admit(answer.value);
      this.#finish(answer.value);
    });
    return null;
  }

  #finish({ keyrings, knownCount, notes }: RestoredBackup): void {
    applyNotes(this.#keyrings, notes);
    const keys = keyrings.filter(this.#isShownHere).map(({ id }) => id);
    this.state = { status: 'restored', keys, knownCount };
  }

  /** builds for several networks may share one vault */
  readonly #isShownHere = ({ network }: { readonly network: Network }): boolean =>
    network === this.#ports.network;

  #reject(problem: BackupFileProblem): void {
    runInAction(() => {
      this.state = { status: 'rejected', problem };
    });
  }

  /** Stages arrive on a different channel than the answer, and may come after it. */
  readonly #setStage: StageListener = (stage) => {
    runInAction(() => {
      if (this.state.status === 'working') this.state = { status: 'working', stage };
    });
  };
}
