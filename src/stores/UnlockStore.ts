/** Unlocks the vault: a new one, by password, by the device's biometric lock, or by resuming a session. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { RememberKind, StageListener, UnlockedVault, Vault } from '../ports/Vault.ts';
import type { SessionStore } from './SessionStore.ts';
import type { UnlockFailure } from './session/UnlockAttempt.ts';

type Entry =
  | { readonly opened: UnlockedVault; readonly remembered?: RememberKind | null }
  | { readonly problem: UnlockFailure };

/** One attempt at a time. */
export class UnlockStore {
  readonly #vault: Vault;
  readonly #session: SessionStore;

  constructor(vault: Vault, session: SessionStore) {
    this.#vault = vault;
    this.#session = session;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /**
   * Creates and seals a new vault.
   *
   * @param biometryReason - shown in the device's prompt when it sets up its lock as a second way in; null: don't set it up. At
   *   most 128 characters. If that fails, the vault opens by password only, as `biometry.view` says
   * @returns whether it is open now; when not, `unlockState` says why
   */
  createPassword(password: string, biometryReason: string | null = null): Promise<boolean> {
    const { deletion, biometry } = this.#session;
    return this.#enter(async (onStage) => {
      await deletion.end();
      const opened = await this.#vault.create(password, onStage);
      if (biometryReason !== null) await biometry.tryTurnOn(opened.session, password, biometryReason);
      return { opened };
    });
  }

  /** Opens the vault. @returns whether it is open now; when not, `unlockState` says why */
  unlock(password: string): Promise<boolean> {
    return this.#enter(async (onStage) => {
      const { timer, remembered } = this.#session;
      const kind = timer.staysUnlocked ? await remembered.kindHere() : null;
      const open = () => this.#vault.unlock(password, onStage, kind);
      const first = await open();
      const isGone = !first.ok && first.problem.kind === 'no-vault';
      const answer = isGone && (await this.#session.findVault()) === 'restored' ? await open() : first;
      if (!answer.ok) return { problem: answer.problem };
      return { opened: answer.value, remembered: kind && (await remembered.begin(kind, answer.value)) };
    });
  }

  /**
   * Opens the vault with the device's own lock. The password works while the device's prompt is open.
   *
   * @param reason - shown in its prompt; at most 128 characters
   */
  async unlockByBiometry(reason: string): Promise<boolean> {
    const session = this.#session;
    const { biometry, attempt } = session;
    const wasLocked = session.watchForLock();
    const answer = await biometry.ask(reason);
    if (session.isUnlocked || wasLocked()) return session.isUnlocked;
    if (answer.kind === 'declined') {
      // no attempt starts, so that a password being typed meanwhile is not disturbed
      attempt.reject(biometry.failureOf(answer));
      return false;
    }
    return this.#enter((onStage) => biometry.openWith(answer, onStage));
  }

  /** Resumes a session from an earlier start; when that fails, it is discarded. @returns whether it is open now */
  async resume(): Promise<boolean> {
    const session = this.#session;
    const { timer, remembered } = session;
    const { persisted, canResume } = timer;
    const wasLocked = session.watchForLock();
    const opened = canResume && persisted?.remembered ? await remembered.resume(persisted.remembered) : null;
    if (opened === null || persisted === null || wasLocked()) {
      await session.lock();
      return false;
    }
    runInAction(() => {
      session.takeOpened(opened);
      timer.goOn(persisted);
    });
    return true;
  }

  async #enter(open: (onStage: StageListener) => Promise<Entry>): Promise<boolean> {
    const session = this.#session;
    const { attempt } = session;
    const wasLocked = session.watchForLock();
    const isDone = await attempt.pass(async (onStage) => {
      const entry = await open(onStage);
      if ('problem' in entry) return entry.problem;
      if (wasLocked()) await session.lock();
      else runInAction(() => session.admit(entry.opened, entry.remembered ?? null));
      return null;
    });
    if (attempt.state.status === 'failed') session.checkVault();
    return isDone && session.isUnlocked;
  }
}
