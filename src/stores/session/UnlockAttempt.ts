/** One attempt at a time for whatever needs the password or the device's lock. */
import { makeAutoObservable, runInAction } from 'mobx';
import { type Fault, toFault } from '../../domain/fault.ts';
import type { StageListener, UnlockProblem, VaultStage } from '../../ports/Vault.ts';

/** Why the vault was not opened. */
export type UnlockFailure =
  | UnlockProblem
  /** the device's lock changed, or the token is gone: it must be turned on again, with the password */
  | { readonly kind: 'biometry-lost' }
  /** the user dismissed the device's prompt, or was not recognized; can be retried */
  | { readonly kind: 'biometry-declined' }
  /** that twice in a row: some hosts keep answering so after the lock changed */
  | { readonly kind: 'biometry-failing' }
  /** the user or the host denied access, or the host stores no token: only its settings help */
  | { readonly kind: 'biometry-denied' };

/** State of the last attempt. */
export type UnlockState =
  | { readonly status: 'idle' }
  | { readonly status: 'working'; readonly stage: VaultStage }
  | { readonly status: 'rejected'; readonly problem: UnlockFailure }
  | { readonly status: 'failed'; readonly fault: Fault };

/** Returns why it was rejected, or null when it was done. */
export type UnlockWork = (onStage: StageListener) => Promise<UnlockFailure | null>;

/** Runs one at a time. */
export class UnlockAttempt {
  state: UnlockState = { status: 'idle' };

  constructor() {
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  clear(): void {
    if (this.state.status !== 'working') this.state = { status: 'idle' };
  }

  /** Rejects without an attempt. Ignored while one is running. */
  reject(problem: UnlockFailure): void {
    if (this.state.status !== 'working') this.state = { status: 'rejected', problem };
  }

  /** @returns whether it was done; it does not start while another is running. When not, `state` says why */
  async pass(work: UnlockWork): Promise<boolean> {
    if (this.state.status === 'working') return false;
    this.state = { status: 'working', stage: 'starting' };
    let isOver = false;
    // stages arrive on a different channel than the answer, and may come after it
    const end = await work((stage) => {
      if (!isOver) this.setStage(stage);
    }).then(
      (problem): UnlockState => (problem === null ? { status: 'idle' } : { status: 'rejected', problem }),
      (thrown): UnlockState => ({ status: 'failed', fault: toFault(thrown, 'worker-failed') }),
    );
    isOver = true;
    runInAction(() => {
      this.state = end;
    });
    return end.status === 'idle';
  }

  setStage(stage: VaultStage): void {
    this.state = { status: 'working', stage };
  }
}
