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

/** What the session reaches the outside through. */
export interface SessionPorts {
  readonly vault: Vault;
  readonly network: Network;
  readonly clock: Clock;
  readonly telegram: Pick<Telegram, 'biometry' | 'secureStorage'>;
  readonly state: Pick<StateStorage, 'settled'>;
}

/** Global session state of specification §3 and §4. */
export class SessionStore implements SessionEntry {
  /** whether a vault is stored for this user */
  hasVault: boolean;
  /** id of the unlocked session, or empty: never the password */
  sessionId = '';
  /** kept while everything is being deleted, so that the next start finishes it */
  isBeingDestroyed = false;
  /** how long the session lasts, and what is kept of that */
  readonly timer: SessionTimer;
  /** the device's own lock */
  readonly biometry: BiometryLock;
  /** ends the session when its time is over */
  readonly autoLock: AutoLock;
  /** what needs the password or the device's lock, one at a time */
  readonly attempt = new UnlockAttempt();
  /** the way back in after a reload */
  readonly remembered: RememberedSession;
  /** what only the owner may do */
  readonly owner: OwnerActions;
  /** of the vault, and of all that is kept */
  readonly deletion: VaultDeletion;

  readonly #vault: Vault;
  readonly #network: Network;
  readonly #keyrings: KeyringStore;
  /** each ends with a lock: what was opened before one must not be let in after it */
  readonly #rounds = new Rounds();

  /** @param erase - forgets all that is kept of this user */
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

  /** what happens at the vault, whatever the way in */
  get unlockState(): UnlockState {
    return this.attempt.state;
  }

  /**
   * Looks whether a vault is really there, when its marker or the vault itself was lost.
   *
   * @returns where it was found; null when that cannot be told now: then everything stays as it was
   */
  async findVault(): Promise<VaultFinding | null> {
    return this.takeFinding(await this.#vault.findVault().catch(() => null));
  }

  /** Takes notice of what a search found; null changes nothing. @returns the same */
  takeFinding(finding: VaultFinding | null): VaultFinding | null {
    if (finding !== null) this.hasVault = finding !== 'none';
    return finding;
  }

  setSessionId(session: string): void {
    this.sessionId = session;
    if (session === '') this.timer.end();
    else this.timer.begin(null);
  }

  /** @returns tells whether it was locked since now: what was opened before a lock must not be let in after it */
  watchForLock(): () => boolean {
    const round = this.#rounds.latest;
    return () => !round.isLatest;
  }

  /** Takes over a vault that was opened, for whoever opened it another way, as from a backup. */
  admit(opened: UnlockedVault, stay: RememberKind | null = null): void {
    this.takeOpened(opened);
    this.timer.begin(stay);
  }

  /** Closes the vault. The keys are gone before the returned promise resolves. */
  async lock(): Promise<void> {
    this.forgetSession();
    this.attempt.clear();
    await Promise.all([this.#vault.lock(), this.remembered.forgetToken()]);
  }

  /** Takes notice that the vault closed itself, for example because its worker died. */
  forgetSession(): void {
    this.#rounds.begin();
    this.sessionId = '';
    this.timer.end();
  }

  /** Back to nothing, as on a device that never had a vault. */
  reset(): void {
    this.forgetSession();
    this.checkVault();
    this.timer.reset();
    this.isBeingDestroyed = false;
  }

  /** Looks again whether a vault is stored. */
  checkVault(): void {
    this.hasVault = this.#vault.exists();
  }

  clearUnlockState(): void {
    this.attempt.clear();
  }

  /** Takes over what the open vault holds, and what is wrong with it. */
  takeHeld({ keyrings, check }: RepairedVault): void {
    // builds for several networks may share one vault: an address of another one must never be shown as ours
    const isOurs = ({ network }: VaultKeyring) => network === this.#network;
    const elsewhere = new Set(keyrings.filter((one) => !isOurs(one)).map(({ id }) => id));
    this.#keyrings.adopt(keyrings.filter(isOurs), check, elsewhere);
  }

  /** Takes over a vault whose session goes on. */
  takeOpened(opened: UnlockedVault): void {
    this.isBeingDestroyed = false;
    this.takeHeld(opened);
    this.sessionId = opened.session;
    this.hasVault = true;
  }
}
