/** Deleting everything: the vault, the ways into it, and all that is kept of this user. What was begun is finished by the next start. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { StateStorage } from '../../ports/StateStorage.ts';
import type { Vault } from '../../ports/Vault.ts';
import type { BiometryLock } from './BiometryLock.ts';
import type { RememberedSession } from './RememberedSession.ts';
import type { UnlockAttempt } from './UnlockAttempt.ts';

/** What deleting needs. */
export interface DeletionServices {
  readonly vault: Vault;
  readonly state: Pick<StateStorage, 'settled'>;
  readonly session: { isBeingDestroyed: boolean; forgetSession(): void };
  readonly attempt: UnlockAttempt;
  readonly biometry: BiometryLock;
  readonly remembered: RememberedSession;
  /** forgets all that is kept of this user */
  readonly erase: () => Promise<void>;
}

/** Begins, finishes and ends a deletion. */
export class VaultDeletion {
  readonly #services: DeletionServices;

  constructor(services: DeletionServices) {
    this.#services = services;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /**
   * Deletes the vault, all ways into it, and all that is kept of this user; needs no session.
   *
   * @returns whether it is gone; when not, `unlockState` says why, and the next start tries again
   */
  destroy(): Promise<boolean> {
    const { session, attempt, biometry, remembered, erase } = this.#services;
    return attempt.pass(async () => {
      runInAction(() => {
        session.isBeingDestroyed = true;
        session.forgetSession();
      });
      await this.#written().catch(() => {});
      const fault = await this.#destroyVault();
      await remembered.forgetToken();
      await erase();
      // last: a host may ask the person, who may not be there
      await biometry.turnOff();
      if (fault !== null) throw fault;
      return null;
    });
  }

  /**
   * What a deletion left undone is not done any more: call it before a new vault is made, which would be taken too.
   *
   * @throws {Fault} when that cannot be written down
   */
  async end(): Promise<void> {
    if (!this.#services.session.isBeingDestroyed) return;
    this.#mark(false);
    try {
      await this.#written();
    } catch (thrown) {
      this.#mark(true);
      throw thrown;
    }
  }

  #mark(isBeingDestroyed: boolean): void {
    runInAction(() => {
      this.#services.session.isBeingDestroyed = isBeingDestroyed;
    });
  }

  /** Waits until changes are on disk. They are handed over when the running action ends, and no earlier. */
  async #written(): Promise<void> {
    await Promise.resolve();
    await this.#services.state.settled();
  }

  /** @returns the fault of a host that kept its copy: the vault is gone from here, and the rest must go too */
  async #destroyVault(): Promise<unknown> {
    const { vault } = this.#services;
    try {
      await vault.destroy();
      return null;
    } catch (thrown) {
      if (vault.exists()) throw thrown;
      return thrown;
    }
  }
}
