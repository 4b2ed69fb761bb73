/** The vault's door: whatever needs a password or a fingerprint goes through it, one at a time. */
import { makeAutoObservable, runInAction } from 'mobx';
import { type Fault, toFault } from '../../domain/fault.ts';
import type { StageListener, UnlockProblem, VaultStage } from '../../ports/Vault.ts';

/** Why unlocking stayed shut. */
export type UnlockFailure =
  | UnlockProblem
  /** the device's lock changed, or the token is gone: the password comes first, then it can be turned on again */
  | { readonly kind: 'biometry-lost' }
  /** the person turned away from the device's lock, or was not recognised; it may be tried again */
  | { readonly kind: 'biometry-declined' }
  /** that twice in a row: some hosts say the same of a lock that changed, and for ever */
  | { readonly kind: 'biometry-failing' }
  /** the person or the host did not give leave, or keeps no token: only the host's settings help */
  | { readonly kind: 'biometry-denied' };

/** What is happening at the vault. */
export type UnlockState =
  | { readonly status: 'idle' }
  | { readonly status: 'working'; readonly stage: VaultStage }
  | { readonly status: 'rejected'; readonly problem: UnlockFailure }
  | { readonly status: 'failed'; readonly fault: Fault };

/** Does the work, and says why it was rejected, or null when it was done. */
export type UnlockWork = (onStage: StageListener) => Promise<UnlockFailure | null>;

/** Lets one work through at a time. */
export class UnlockAttempt {
  state: UnlockState = { status: 'idle' };

  constructor() {
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  clear(): void {
    if (this.state.status !== 'working') this.state = { status: 'idle' };
  }

  /** Says why it stays shut where nothing was tried. While a work goes on, that tells. */
  reject(problem: UnlockFailure): void {
    if (this.state.status !== 'working') this.state = { status: 'rejected', problem };
  }

  /** @returns whether it was done; while another work goes on it is not even begun. When not, `state` says why */
  async pass(work: UnlockWork): Promise<boolean> {
    if (this.state.status === 'working') return false;
    this.state = { status: 'working', stage: 'starting' };
    let isOver = false;
    // a stage is told on another way than the answer, and may come after it
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
