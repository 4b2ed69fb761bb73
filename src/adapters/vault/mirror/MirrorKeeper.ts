/** Keeps the host's copy of the vault up to date behind everything else, and takes the vault back from it. */

import { toFault } from '../../../domain/fault.ts';
import type { VaultMarker } from '../../storage/vaultMarker.ts';
import type { VaultMirror } from './keyValueMirror.ts';

/** What is asked of the key worker. */
export interface MirroredVault {
  readonly sealedText: () => Promise<string | null>;
  readonly adoptText: (text: string) => Promise<boolean>;
  readonly isOwnText: (text: string) => Promise<boolean>;
}

/** The host keeps what it has, and does not say what that is. */
function unreachable(thrown: unknown): never {
  throw toFault(thrown, 'storage-blocked');
}

/** Works on the mirror one thing after the other. */
export class MirrorKeeper {
  readonly #vault: MirroredVault;
  readonly #mirror: VaultMirror;
  readonly #gone: VaultMarker;
  #lastWork: Promise<unknown> = Promise.resolve();
  /** while the vault goes, what is still stored of it is not copied again */
  #isLeaving = false;

  /** @param gone - remembers that the vault was deleted while the copy may be left */
  constructor(vault: MirroredVault, mirror: VaultMirror, gone: VaultMarker) {
    this.#vault = vault;
    this.#mirror = mirror;
    this.#gone = gone;
  }

  /** Brings the copy up to date soon. It never fails: what went wrong is tried again with the next change or unlock. */
  update(): void {
    this.#inTurn(() => this.#update()).catch(() => undefined);
  }

  /**
   * Takes the vault back from the copy, where none is stored.
   *
   * @throws {Fault} when the host cannot tell whether it has a copy, or the copy is of a newer Kennel
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

  /** The copy as it is now; null when there is none, or when it cannot be read. Never fails. */
  copy(): Promise<string | null> {
    return this.#inTurn(() => this.#mirror.read()).catch(() => null);
  }

  /** Deletes the copy. @throws {Fault} when it may still be there; then it is deleted later, and never taken back */
  remove(): Promise<void> {
    // Remembered first: killed on the way, the copy must not bring back what was to be deleted.
    this.#gone.set(true);
    this.#isLeaving = true;
    return this.#inTurn(() => this.#mirror.remove().catch(unreachable));
  }

  /** The deleting is over, whatever came of it: what is stored from now on is copied again. */
  endRemoval(): void {
    this.#isLeaving = false;
  }

  /** The vault is deleted here too, and the copy was: nothing can bring it back any more. */
  forgetRemoval(): void {
    this.#gone.set(false);
  }

  /**
   * A copy that comes back counts as one wrong password, with the host too before anything else is done: clearing the
   * site's data again and again gives no tries for free.
   */
  async #adopt(copy: string): Promise<boolean> {
    // Hardly anybody's vault comes back: the code for it is not on the first screen.
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

  /** A copy of another vault, for example one that could not be read at the start, is not overwritten. */
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
