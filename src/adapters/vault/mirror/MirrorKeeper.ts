/** Updates the host's copy of the vault in the background, and restores the vault from it. */

import { toFault } from '../../../domain/fault.ts';
import type { VaultMarker } from '../../storage/vaultMarker.ts';
import type { VaultMirror } from './keyValueMirror.ts';

/** The key worker's calls it needs. */
export interface MirroredVault {
  readonly sealedText: () => Promise<string | null>;
  readonly adoptText: (text: string) => Promise<boolean>;
  readonly isOwnText: (text: string) => Promise<boolean>;
}

/** A failure of the host as a fault: its copy is unknown, and stays as it is. */
function unreachable(thrown: unknown): never {
  throw toFault(thrown, 'storage-blocked');
}

/** Works on the mirror one task at a time. */
export class MirrorKeeper {
  readonly #vault: MirroredVault;
  readonly #mirror: VaultMirror;
  readonly #gone: VaultMarker;
  #lastWork: Promise<unknown> = Promise.resolve();
  /** while the vault is being deleted, it isn't copied again */
  #isLeaving = false;

  /** @param gone - remembers that the vault was deleted while the copy may still exist */
  constructor(vault: MirroredVault, mirror: VaultMirror, gone: VaultMarker) {
    this.#vault = vault;
    this.#mirror = mirror;
    this.#gone = gone;
  }

  /** Updates the copy soon. Never fails: the next change or unlock tries again. */
  update(): void {
    this.#inTurn(() => this.#update()).catch(() => undefined);
  }

  /**
   * Restores the vault from the copy, if none is stored.
   *
   * @throws {Fault} when the host can't say whether it has a copy, or the copy is of a newer Kennel
   */
  restore(): Promise<boolean> {
    return this.#inTurn(async () => {
      if (this.#gone.isSet()) {
        await this.#removeLeftOver();
        return false;
      }
      const copy = await this.#mirror.read().catch(unreachable);
      return copy !== null && this.#adopt(copy);
    });
  }

  /** The current copy; null when there is none, or it can't be read. Never fails. */
  copy(): Promise<string | null> {
    return this.#inTurn(() => this.#mirror.read()).catch(() => null);
  }

  /** Deletes the copy. @throws {Fault} when it may still exist; then it is deleted later, and never restored */
  remove(): Promise<void> {
    // Remembered first: if the app is killed midway, the copy must not restore the deleted vault.
    this.#gone.set(true);
    this.#isLeaving = true;
    return this.#inTurn(() => this.#mirror.remove().catch(unreachable));
  }

  /** Deletion has ended, with or without success: changes are copied again. */
  endRemoval(): void {
    this.#isLeaving = false;
  }

  /** Both the vault and its copy are deleted: nothing is left to restore. */
  forgetRemoval(): void {
    this.#gone.set(false);
  }

  /**
   * Each restore counts as one wrong password, stored with the host before anything else: clearing the site's data repeatedly gives
   * no free tries.
   */
  async #adopt(copy: string): Promise<boolean> {
    // Restores are rare: their code is not part of the first screen.
    const { readCopy, writeCopy } = await import('./vaultCopy.ts').catch(unreachable);
    const { envelope, wrong } = readCopy(copy);
    const counted = writeCopy({ envelope, wrong: wrong + 1 });
    const isBack = await this.#vault.adoptText(counted);
    if (isBack) await this.#mirror.write(counted).catch(() => undefined);
    return isBack;
  }

  async #update(): Promise<void> {
    if (this.#isLeaving) return;
    const text = await this.#vault.sealedText();
    if (text === null) return;
    const copy = await this.#mirror.read();
    if (copy !== text) {
      if (!(await this.#mayReplace(copy))) return;
      await this.#mirror.write(text);
    }
    this.#gone.set(false);
  }

  /** A copy of another vault, for example one that couldn't be read at the start, isn't overwritten. */
  async #mayReplace(copy: string | null): Promise<boolean> {
    return copy === null || this.#gone.isSet() || this.#vault.isOwnText(copy);
  }

  async #removeLeftOver(): Promise<void> {
    try {
      await this.#mirror.remove();
      this.#gone.set(false);
    } catch {
      // It stays remembered, and is tried again at the next start.
    }
  }

  #inTurn<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
    const turn = this.#lastWork.then(work);
    this.#lastWork = turn.catch(() => undefined);
    return turn;
  }
}
