/** Whether the vault is open, and for how long. */

import { makeAutoObservable } from 'mobx';
import type { Network } from '../domain/address/Network.ts';
import { Rounds } from '../domain/Rounds.ts';
import type { Clock } from '../ports/Clock.ts';
import type { StateStorage } from '../ports/StateStorage.ts';
import type { Telegram } from '../ports/Telegram.ts';
import type {
  RememberKind,
  RepairedVault,
  UnlockedVault,
  Vault,
  VaultFinding,
  VaultKeyring,
} from '../ports/Vault.ts';
import type { KeyringStore } from './KeyringStore.ts';
import { AutoLock } from './session/AutoLock.ts';
import { BiometryLock } from './session/BiometryLock.ts';
import { OwnerActions } from './session/OwnerActions.ts';
import { RememberedSession } from './session/RememberedSession.ts';
import type { SessionEntry } from './session/Session.ts';
import { SessionTimer } from './session/SessionTimer.ts';
import { UnlockAttempt, type UnlockState } from './session/UnlockAttempt.ts';
import { VaultDeletion } from './session/VaultDeletion.ts';

export interface SessionPorts {
  readonly vault: Vault;
  readonly network: Network;
  readonly clock: Clock;
  readonly telegram: Pick<Telegram, 'biometry' | 'secureStorage'>;
  readonly state: Pick<StateStorage, 'settled'>;
}

/** Global session state of specification §3 and §4. */
export class SessionStore implements SessionEntry {
  hasVault: boolean;
  /** id of the unlocked session, or empty; never the password */
  sessionId = '';
  /** persisted during deletion, so that the next start can finish it */
  isBeingDestroyed = false;
  /** session length, and its persisted part */
  readonly timer: SessionTimer;
  readonly biometry: BiometryLock;
  /** locks when the time is up */
  readonly autoLock: AutoLock;
  /** password or biometric attempts, one at a time */
  readonly attempt = new UnlockAttempt();
  /** resumes the session after a reload */
  readonly remembered: RememberedSession;
  /** actions that need the owner's password */
  readonly owner: OwnerActions;
  /** deletes the vault and all persisted data */
  readonly deletion: VaultDeletion;

  readonly #vault: Vault;
  readonly #network: Network;
  readonly #keyrings: KeyringStore;
  /** a lock begins a new round: a vault opened in an earlier round must not be admitted */
  readonly #rounds = new Rounds();

  /** @param erase - deletes everything stored for this user */
  constructor(ports: SessionPorts, keyrings: KeyringStore, erase: () => Promise<void>) {
    const { vault, state } = ports;
    this.#vault = vault;
    this.#network = ports.network;
    this.#keyrings = keyrings;
    this.timer = new SessionTimer(ports.clock);
    this.biometry = new BiometryLock(ports.telegram.biometry, vault);
    this.remembered = new RememberedSession(ports.telegram.secureStorage, vault);
    const { biometry, timer, attempt, remembered } = this;
    const services = { vault, session: this, attempt, biometry, remembered };
    this.autoLock = new AutoLock({ session: this, timer, remembered });
    this.deletion = new VaultDeletion({ ...services, state, erase });
    this.owner = new OwnerActions(services);
    this.hasVault = ports.vault.exists();
    const parts = {
      timer: false,
      biometry: false,
      autoLock: false,
      attempt: false,
      remembered: false,
    } as const;
    makeAutoObservable(this, { ...parts, owner: false, deletion: false }, { deep: false, autoBind: true });
  }

  get isUnlocked(): boolean {
    return this.sessionId !== '';
  }

  /** state of the unlock attempt, for every way in */
  get unlockState(): UnlockState {
    return this.attempt.state;
  }

  /**
   * Searches for a vault when it, or its marker, was lost.
   *
   * @returns where it was found; null when that can't be determined now: then nothing changes
   */
  async findVault(): Promise<VaultFinding | null> {
    return this.takeFinding(await this.#vault.findVault().catch(() => null));
  }

  /** Applies the result of a search; null changes nothing. @returns the same */
  takeFinding(finding: VaultFinding | null): VaultFinding | null {
    if (finding !== null) this.hasVault = finding !== 'none';
    return finding;
  }

  setSessionId(session: string): void {
    this.sessionId = session;
    if (session === '') this.timer.end();
    else this.timer.begin(null);
  }

  /** @returns a function that says whether a lock happened since this call: a vault opened before a lock must not be admitted after it */
  watchForLock(): () => boolean {
    const round = this.#rounds.latest;
    return () => !round.isLatest;
  }

  /** Starts a session with an opened vault; also for other ways in, such as a restored backup. */
  admit(opened: UnlockedVault, stay: RememberKind | null = null): void {
    this.takeOpened(opened);
    this.timer.begin(stay);
  }

  /** Locks the vault. The keys are gone before the returned promise resolves. */
  async lock(): Promise<void> {
    this.forgetSession();
    this.attempt.clear();
    await Promise.all([this.#vault.lock(), this.remembered.forgetToken()]);
  }

  /** Ends the session after the vault closed by itself, for example because its worker died. */
  forgetSession(): void {
    this.#rounds.begin();
    this.sessionId = '';
    this.timer.end();
  }

  /** Resets to the state of a device that never had a vault. */
  reset(): void {
    this.forgetSession();
    this.checkVault();
    this.timer.reset();
    this.isBeingDestroyed = false;
  }

  /** Checks again whether a vault is stored. */
  checkVault(): void {
    this.hasVault = this.#vault.exists();
  }

  clearUnlockState(): void {
    this.attempt.clear();
  }

  /** Takes over the keyrings of the open vault, and its problems. */
  takeHeld({ keyrings, check }: RepairedVault): void {
    // builds for several networks may share one vault: addresses of another network must never be shown as ours
    const isOurs = ({ network }: VaultKeyring) => network === this.#network;
    const elsewhere = new Set(keyrings.filter((one) => !isOurs(one)).map(({ id }) => id));
    this.#keyrings.adopt(keyrings.filter(isOurs), check, elsewhere);
  }

  /** Takes over an opened vault without restarting the session timer. */
  takeOpened(opened: UnlockedVault): void {
    this.isBeingDestroyed = false;
    this.takeHeld(opened);
    this.sessionId = opened.session;
    this.hasVault = true;
  }
}
