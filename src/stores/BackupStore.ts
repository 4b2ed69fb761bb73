/** Backups: checking what was written down, making a file of everything, and bringing it back. No secret is kept here. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { Network } from '../domain/address/Network.ts';
import { Fault, toFault } from '../domain/fault.ts';
import type { ImportSource } from '../domain/keys/ImportSource.ts';
import type { Clock } from '../ports/Clock.ts';
import type {
  BackupFileProblem,
  BackupProblem,
  RestoredBackup,
  StageListener,
  UnlockProblem,
  Vault,
  VaultStage,
} from '../ports/Vault.ts';
import type { KeyringStore } from './KeyringStore.ts';
import { applyNotes, notesOf } from './keyrings/keyringNotes.ts';
import type { LazyStore } from './LazyStores.ts';
import type { SessionStore } from './SessionStore.ts';
import { endsSession } from './vaultFault.ts';

/** The comparing of what a person wrote down. */
export type CheckingState =
  | { readonly status: 'typing' }
  | { readonly status: 'checking' }
  /** milliseconds since 1970 */
  | { readonly status: 'matches'; readonly atMs: number }
  | { readonly status: 'refused'; readonly problem: BackupProblem }
  | { readonly status: 'failed'; readonly fault: Fault };

/** The making of a backup file. */
export type MakingState =
  | { readonly status: 'idle' }
  | { readonly status: 'making' }
  | { readonly status: 'made'; readonly bytes: number; readonly atMs: number }
  | { readonly status: 'refused'; readonly problem: UnlockProblem }
  | { readonly status: 'failed'; readonly fault: Fault };

/** The bringing back of one. */
export type RestoringState =
  | { readonly status: 'choosing' }
  | { readonly status: 'working'; readonly stage: VaultStage }
  | { readonly status: 'refused'; readonly problem: BackupFileProblem }
  /** `keys` of the keyrings that came, and how many were there already */
  | { readonly status: 'restored'; readonly keys: readonly string[]; readonly knownCount: number }
  | { readonly status: 'failed'; readonly fault: Fault };

interface BackupPorts {
  readonly vault: Vault;
  readonly network: Network;
  readonly clock: Clock;
}

/** State of the routes about backups. */
export class BackupStore implements LazyStore {
  checking: CheckingState = { status: 'typing' };
  making: MakingState = { status: 'idle' };
  restoring: RestoringState = { status: 'choosing' };

  readonly #ports: BackupPorts;
  readonly #session: SessionStore;
  readonly #keyrings: KeyringStore;
  /** count the endings: an answer that was asked for before one is not shown after it */
  #checks = 0;
  #makings = 0;

  constructor(
    ports: BackupPorts,
    { session, keyrings }: { readonly session: SessionStore; readonly keyrings: KeyringStore },
  ) {
    this.#ports = ports;
    this.#session = session;
    this.#keyrings = keyrings;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Compares what was written down with what is stored, and dates it. @returns whether it is the same */
  async check(keyringKey: string, source: ImportSource): Promise<boolean> {
    if (this.checking.status === 'checking') return false;
    this.checking = { status: 'checking' };
    const round = this.#checks;
    const { vault, clock } = this.#ports;
    try {
      const answer = await vault.checkBackup(this.#session.password, keyringKey, source);
      const atMs = clock.nowMs();
      runInAction(() => {
        if (answer.ok) this.#keyrings.markBackedUp(keyringKey, atMs);
        this.#showCheck(
          round,
          answer.ok ? { status: 'matches', atMs } : { status: 'refused', problem: answer.problem },
        );
      });
      return answer.ok;
    } catch (thrown) {
      this.#showCheck(round, { status: 'failed', fault: this.#notice(thrown) });
      return false;
    }
  }

  /**
   * The text of a new backup file, for the password; null when it could not be made, or when nobody waits for it any more.
   */
  async make(password: string): Promise<string | null> {
    if (this.making.status === 'making') return null;
    this.making = { status: 'making' };
    const round = this.#makings;
    const { vault, clock } = this.#ports;
    try {
      const answer = await vault.backUp(this.#session.password, notesOf(this.#keyrings), password);
      if (!answer.ok) {
        this.#showMaking(round, { status: 'refused', problem: answer.problem });
        return null;
      }
      const text = answer.value;
      const bytes = new TextEncoder().encode(text).length;
      return this.#showMaking(round, { status: 'made', bytes, atMs: clock.nowMs() }) ? text : null;
    } catch (thrown) {
      this.#showMaking(round, { status: 'failed', fault: this.#notice(thrown) });
      return null;
    }
  }

  /** Brings back what a file holds: into the open vault, or as a new one. @returns whether it was opened */
  async restore(file: string, password: string): Promise<boolean> {
    if (this.restoring.status === 'working') return false;
    this.restoring = { status: 'working', stage: 'starting' };
    try {
      const problem = this.#session.isUnlocked
        ? await this.#addTo(file, password)
        : await this.#makeOf(file, password);
      if (problem !== null) this.#reject(problem);
      return problem === null;
    } catch (thrown) {
      runInAction(() => {
        this.restoring = { status: 'failed', fault: this.#notice(thrown) };
      });
      return false;
    }
  }

  /** Forgets the last check; what comes of one that is under way is not shown, and dated all the same. */
  clearChecking(): void {
    this.#checks += 1;
    this.checking = { status: 'typing' };
  }

  /** Forgets the last file, and one that is being made. */
  clearMaking(): void {
    this.#makings += 1;
    this.making = { status: 'idle' };
  }

  /** Forgets the last restoring. */
  clearRestoring(): void {
    if (this.restoring.status !== 'working') this.restoring = { status: 'choosing' };
  }

  forget(): void {
    this.clearChecking();
    this.clearMaking();
    this.clearRestoring();
  }

  #showCheck(round: number, checking: CheckingState): void {
    runInAction(() => {
      if (round === this.#checks) this.checking = checking;
    });
  }

  /** @returns whether it is still waited for */
  #showMaking(round: number, making: MakingState): boolean {
    const isAwaited = round === this.#makings;
    runInAction(() => {
      if (isAwaited) this.making = making;
    });
    return isAwaited;
  }

  async #addTo(file: string, password: string): Promise<BackupFileProblem | null> {
    const { vault } = this.#ports;
    const answer = await vault.addBackup(this.#session.password, file, password, this.#setStage);
    if (!answer.ok) return answer.problem;
    runInAction(() => {
      this.#keyrings.take(answer.value.keyrings.filter(this.#isShownHere));
      this.#finish(answer.value);
    });
    return null;
  }

  async #makeOf(file: string, password: string): Promise<BackupFileProblem | null> {
    await this.#session.endDestruction();
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
    this.restoring = { status: 'restored', keys, knownCount };
  }

  /** builds for several networks may share one vault */
  readonly #isShownHere = ({ network }: { readonly network: Network }): boolean =>
    network === this.#ports.network;

  #reject(problem: BackupFileProblem): void {
    runInAction(() => {
      this.restoring = { status: 'refused', problem };
    });
  }

  /** A stage is told on another way than the answer, and may come after it. */
  readonly #setStage: StageListener = (stage) => {
    runInAction(() => {
      if (this.restoring.status === 'working') this.restoring = { status: 'working', stage };
    });
  };

  /** A vault that closed itself closed the session. */
  #notice(thrown: unknown): Fault {
    const fault = toFault(thrown, 'worker-failed');
    if (endsSession(fault)) this.#session.forgetSession();
    return fault;
  }
}
