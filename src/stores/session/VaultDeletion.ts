/** Deletes everything: the vault, all ways into it, and all data of this user. An interrupted deletion is finished by the next start. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { StateStorage } from '../../ports/StateStorage.ts';
import type { Vault } from '../../ports/Vault.ts';
import type { BiometryLock } from './BiometryLock.ts';
import type { RememberedSession } from './RememberedSession.ts';
import type { UnlockAttempt } from './UnlockAttempt.ts';

export interface DeletionServices {
  readonly vault: Vault;
  readonly state: Pick<StateStorage, 'settled'>;
  readonly session: { isBeingDestroyed: boolean; forgetSession(): void };
  readonly attempt: UnlockAttempt;
  readonly biometry: BiometryLock;
  readonly remembered: RememberedSession;
  /** deletes everything stored for this user */
  readonly erase: () => Promise<void>;
}

/** Starts, finishes and cancels a deletion. */
export class VaultDeletion {
  readonly #services: DeletionServices;

  constructor(services: DeletionServices) {
    this.#services = services;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /**
   * Deletes the vault, all ways into it, and all data of this user; needs no session.
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
      // last, because a host may prompt the user, who may be away
      await biometry.turnOff();
      if (fault !== null) throw fault;
      return null;
    });
  }

  /**
   * Cancels an unfinished deletion: call it before a new vault is made, which the deletion would also remove.
   *
   * @throws {Fault} when that can't be written
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

  /** Waits until changes are on disk. They reach storage only after the running action ends. */
  async #written(): Promise<void> {
    await Promise.resolve();
    await this.#services.state.settled();
  }

  /** @returns the fault of a host that kept its copy: the vault is gone from here, so the rest is deleted too */
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
