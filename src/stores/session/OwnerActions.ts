/** Actions for the vault's owner only: each needs the password, or the device's own lock. */
import { makeAutoObservable } from 'mobx';
import type { OwnerProof, ReleaseProblem, Vault } from '../../ports/Vault.ts';
import type { BiometryLock } from './BiometryLock.ts';
import type { RememberedSession } from './RememberedSession.ts';
import type { OfferedProof, OwnerCheck, Session } from './Session.ts';
import type { UnlockAttempt } from './UnlockAttempt.ts';

type ProvenWork = (proof: OwnerProof) => Promise<ReleaseProblem | null>;

export interface OwnerActionsServices {
  readonly vault: Vault;
  readonly session: Session & { watchForLock(): () => boolean };
  readonly attempt: UnlockAttempt;
  readonly biometry: BiometryLock;
  readonly remembered: RememberedSession;
}

/** When an action fails, `unlockState` says why. */
export class OwnerActions implements OwnerCheck {
  readonly #services: OwnerActionsServices;

  constructor(services: OwnerActionsServices) {
    this.#services = services;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /**
   * Proves ownership by password or the device's own lock, for an action of the vault that requires it.
   *
   * @param work - calls the vault, and returns the problem if it failed
   * @returns whether it was done; when not, `unlockState` says why
   */
  async prove(proof: OfferedProof, work: ProvenWork): Promise<boolean> {
    if ('password' in proof) return this.#prove({ kind: 'password', password: proof.password }, work);
    const { session, attempt, biometry } = this.#services;
    const wasLocked = session.watchForLock();
    const answer = await biometry.ask(proof.reason);
    if (wasLocked()) return false;
    if (answer.kind === 'token') return this.#prove({ kind: 'biometry', token: answer.token }, work);
    attempt.reject(biometry.failureOf(answer));
    return false;
  }

  /**
   * Changes the password; the session continues. Other ways in end with the old one: the device's lock is set up again if it was on,
   * and staying unlocked starts again with the next unlocking.
   *
   * @param reason - shown in the device's prompt; at most 128 characters
   * @returns whether it was changed; when not, `unlockState` says why
   */
  changePassword(current: string, next: string, reason: string): Promise<boolean> {
    const { vault, session, attempt, biometry, remembered } = this.#services;
    return attempt.pass(async (onStage) => {
      const hadLock = await biometry.isEnrolled();
      const answer = await vault.changePassword(session.sessionId, current, next, onStage);
      if (!answer.ok) return answer.problem;
      await remembered.forget();
      if (hadLock) await biometry.tryTurnOn(session.sessionId, next, reason);
      return null;
    });
  }

  /**
   * Lets the device's own lock open the vault.
   * @param reason - shown in its prompt; at most 128 characters
   * @returns whether it does now; when not, `unlockState` says why
   */
  turnBiometryOn(password: string, reason: string): Promise<boolean> {
    const { session, attempt, biometry } = this.#services;
    return attempt.pass(() => biometry.turnOn(session.sessionId, password, reason));
  }

  async turnBiometryOff(): Promise<void> {
    const { attempt, biometry } = this.#services;
    await attempt.pass(async () => {
      await biometry.turnOff();
      return null;
    });
  }

  async #prove(proof: OwnerProof, work: ProvenWork): Promise<boolean> {
    const { session, attempt } = this.#services;
    const isDone = await attempt.pass(async () => {
      const problem = await work(proof);
      return problem?.kind === 'lost' ? { kind: 'biometry-lost' } : problem;
    });
    const { state } = attempt;
    const isOver = state.status === 'failed' && ['locked', 'worker-failed'].includes(state.fault.kind);
    if (isOver) session.forgetSession();
    return isDone;
  }
}
