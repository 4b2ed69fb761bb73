/** Whether the vault is open, for how long, and the ways in and out of it. Passwords pass through and are kept nowhere. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { Network } from '../domain/address/Network.ts';
import {
  type AutoLockMinutes,
  beginSession,
  clampTimes,
  DEFAULT_AUTO_LOCK,
  extendSession,
  hasEnded,
  ONE_KEY_LIMIT_MS,
  SESSION_LIMIT_MS,
  type SessionTimes,
  wasHiddenTooLong,
} from '../domain/session/sessionExpiry.ts';
import type { Clock } from '../ports/Clock.ts';
import type { StateStorage } from '../ports/StateStorage.ts';
import type { Telegram } from '../ports/Telegram.ts';
import type { StageListener, StayKind, UnlockedVault, Vault } from '../ports/Vault.ts';
import type { KeyringStore } from './KeyringStore.ts';
import { BiometryLock, type BiometryView } from './session/BiometryLock.ts';
import { Door, type DoorProblem, type DoorState } from './session/Door.ts';
import { type KeptSession, keptSession } from './session/keptSession.ts';
import { StayKeeper } from './session/StayKeeper.ts';

export type { BiometryView } from './session/BiometryLock.ts';
export type { DoorProblem, DoorState } from './session/Door.ts';

/** What the session reaches the outside through. */
export interface SessionPorts {
  readonly vault: Vault;
  readonly network: Network;
  readonly clock: Clock;
  readonly telegram: Pick<Telegram, 'biometry' | 'secureStorage'>;
  readonly state: Pick<StateStorage, 'settled'>;
}

/** Global session state of specification §3 and §4. */
export class SessionStore {
  /** whether a vault is stored for this user */
  hasVault: boolean;
  /** id of the unlocked session, or empty: never the password */
  password = '';
  /** whether a wallet was set up */
  isBooted = false;
  /** the current address, or empty */
  address = '';
  /** after how much inactivity the vault locks itself; kept */
  autoLockMinutes: AutoLockMinutes = DEFAULT_AUTO_LOCK;
  /** whether the next unlocking shall outlive a reload; kept */
  staysUnlocked = false;
  /** when the session that was kept last ends, and how it can be taken up again; null when it was locked */
  kept: KeptSession | null = null;
  /** kept while everything is being deleted, so that the next start finishes it */
  isBeingDestroyed = false;
  times: SessionTimes | null = null;

  readonly #vault: Vault;
  readonly #network: Network;
  readonly #clock: Clock;
  readonly #keyrings: KeyringStore;
  readonly #door = new Door();
  readonly #biometry: BiometryLock;
  readonly #stay: StayKeeper;
  readonly #state: Pick<StateStorage, 'settled'>;
  readonly #erase: () => Promise<void>;
  #stayInEffect: StayKind | null = null;
  #hiddenAtMs: number | null = null;
  /** counts locks: what was opened before one must not be let in after it */
  #locks = 0;

  /** @param erase - forgets all that is kept of this user */
  constructor(ports: SessionPorts, keyrings: KeyringStore, erase: () => Promise<void>) {
    this.#vault = ports.vault;
    this.#network = ports.network;
    this.#clock = ports.clock;
    this.#keyrings = keyrings;
    this.#state = ports.state;
    this.#erase = erase;
    this.#biometry = new BiometryLock(ports.telegram.biometry, ports.vault);
    this.#stay = new StayKeeper(ports.telegram.secureStorage, ports.vault);
    this.hasVault = ports.vault.exists();
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  get isUnlocked(): boolean {
    return this.password !== '';
  }

  /** when the session ends unless something is touched, milliseconds since 1970; null while locked */
  get expiresAtMs(): number | null {
    return this.times?.expiresAtMs ?? null;
  }

  /** what happens at the vault's door, whatever the way in */
  get door(): DoorState {
    return this.#door.state;
  }

  /** what the device's own lock does for us */
  get biometry(): BiometryView {
    return this.#biometry.view;
  }

  /** Whether a session of an earlier start may go on. */
  get canResume(): boolean {
    return this.kept !== null && this.kept.stay !== null && !hasEnded(this.kept, this.#clock.nowMs());
  }

  /** Looks whether a vault is really there, when its marker or the vault itself was lost; a failure leaves everything as it was. */
  async lookForVault(): Promise<void> {
    try {
      const finding = await this.#vault.lookForVault();
      runInAction(() => {
        this.hasVault = finding !== 'none';
      });
    } catch {
      // what cannot be told now is told when the vault is used
    }
  }

  setPassword(session: string): void {
    this.password = session;
  }

  setIsBooted(isBooted: boolean): void {
    this.isBooted = isBooted;
  }

  setAddress(address: string): void {
    this.address = address;
  }

  /** Chooses after how much inactivity the vault locks itself; holds at once. */
  setAutoLockMinutes(minutes: AutoLockMinutes): void {
    this.autoLockMinutes = minutes;
    this.touch();
  }

  /** Chooses whether a session outlives a reload. On takes effect with the next unlocking, off at once. */
  setStaysUnlocked(on: boolean): void {
    this.staysUnlocked = on;
    if (on || this.#stayInEffect === null) return;
    this.#stayInEffect = null;
    this.#keep();
    void this.#stay.forget();
  }

  /** The person did something: the session lasts longer, unless it was over before: timers sleep with the device. */
  touch(): void {
    this.lockIfExpired();
    if (this.times === null) return;
    this.times = extendSession(this.times, this.#clock.nowMs(), this.autoLockMinutes);
    this.#keep();
  }

  /** Locks when the session's time is over. */
  lockIfExpired(): void {
    if (this.times !== null && hasEnded(this.times, this.#clock.nowMs())) void this.lock();
  }

  /** The app went out of sight. */
  hide(): void {
    this.#hiddenAtMs ??= this.#clock.nowMs();
  }

  /** The app is in sight again: locks when it was away for too long. */
  show(): void {
    const hiddenAtMs = this.#hiddenAtMs;
    this.#hiddenAtMs = null;
    const wasTooLong = hiddenAtMs !== null && wasHiddenTooLong(hiddenAtMs, this.#clock.nowMs());
    if (wasTooLong && this.isUnlocked) void this.lock();
    this.lockIfExpired();
  }

  /** Seals a new vault. @returns whether it is open now; when not, `door` says why */
  createPassword(password: string): Promise<boolean> {
    return this.#enter(async (onStage) => ({ opened: await this.#vault.create(password, onStage) }));
  }

  /** Opens the vault. @returns whether it is open now; when not, `door` says why */
  unlock(password: string): Promise<boolean> {
    return this.#enter(async (onStage) => {
      const kind = this.staysUnlocked ? await this.#stay.kindHere() : null;
      const answer = await this.#vault.unlock(password, onStage, kind);
      if (!answer.ok) return { problem: answer.problem };
      return { opened: answer.value, stay: kind && (await this.#stay.begin(kind, answer.value)) };
    });
  }

  /** Opens the vault with the device's own lock. @param reason - told in its prompt; at most 128 characters */
  unlockByBiometry(reason: string): Promise<boolean> {
    return this.#enter((onStage) => this.#biometry.open(reason, onStage));
  }

  /** Takes up the session of an earlier start; never fails. @returns whether it is open now */
  async resume(): Promise<boolean> {
    const { kept } = this;
    if (kept === null || kept.stay === null) return false;
    const before = this.#locks;
    const opened = this.canResume ? await this.#stay.resume(kept.stay) : null;
    if (opened === null || this.#locks !== before) {
      await this.lock();
      return false;
    }
    runInAction(() => {
      this.admit(opened, kept.stay, clampTimes(kept, this.#clock.nowMs(), this.autoLockMinutes));
    });
    return true;
  }

  /** Takes over a vault that was opened, for whoever opened it another way, as from a backup. */
  admit(opened: UnlockedVault, stay: StayKind | null = null, times: SessionTimes | null = null): void {
    const limitMs = stay === 'one-key' ? ONE_KEY_LIMIT_MS : SESSION_LIMIT_MS;
    // builds for several networks may share one vault: an address of another one must never be shown as ours
    this.#keyrings.adopt(opened.keyrings.filter(({ network }) => network === this.#network));
    this.password = opened.session;
    this.isBooted = true;
    this.hasVault = true;
    this.#stayInEffect = stay;
    this.times = times ?? beginSession(this.#clock.nowMs(), this.autoLockMinutes, limitMs);
    this.#keep();
  }

  /** Looks what the device's own lock can do for us; never fails. */
  lookAtBiometry(): Promise<void> {
    return this.#biometry.look();
  }

  /** Lets the device's own lock open the vault. @param reason - at most 128 characters @returns whether it does now; when not, `door` says why */
  turnBiometryOn(password: string, reason: string): Promise<boolean> {
    return this.#door.pass(() => this.#biometry.turnOn(this.password, password, reason));
  }

  async turnBiometryOff(): Promise<void> {
    await this.#door.pass(async () => {
      await this.#biometry.turnOff();
      return null;
    });
  }

  /** Where a refusal can be taken back; right after a press only. */
  openBiometrySettings(): void {
    this.#biometry.openSettings();
  }

  /** Changes the password; the session goes on. @returns whether it was changed; when not, `door` says why */
  changePassword(current: string, next: string): Promise<boolean> {
    return this.#door.pass(async (onStage) => {
      const answer = await this.#vault.changePassword(this.password, current, next, onStage);
      return answer.ok ? null : answer.problem;
    });
  }

  /** Closes the vault. The keys are gone before the returned promise resolves. */
  async lock(): Promise<void> {
    this.forgetSession();
    this.#door.clear();
    await Promise.all([this.#vault.lock(), this.#stay.forgetToken()]);
  }

  /** Takes notice that the vault closed itself, for example because its worker died. */
  forgetSession(): void {
    this.#locks += 1;
    this.password = '';
    this.times = null;
    this.kept = null;
    this.#stayInEffect = null;
  }

  /**
   * Deletes the vault, all ways into it, and all that is kept of this user; needs no session.
   *
   * @returns whether it is gone; when not, `door` says why, and the next start tries again
   */
  destroy(): Promise<boolean> {
    return this.#door.pass(async () => {
      runInAction(() => {
        this.isBeingDestroyed = true;
        this.forgetSession();
      });
      await this.#state.settled();
      await this.#vault.destroy();
      await this.#biometry.turnOff();
      await this.#stay.forgetToken();
      await this.#erase();
      return null;
    });
  }

  /** Back to nothing, as on a device that never had a vault. */
  reset(): void {
    this.forgetSession();
    this.hasVault = this.#vault.exists();
    this.isBooted = false;
    this.address = '';
    this.autoLockMinutes = DEFAULT_AUTO_LOCK;
    this.staysUnlocked = false;
    this.isBeingDestroyed = false;
  }

  clearDoor(): void {
    this.#door.clear();
  }

  async #enter(open: (onStage: StageListener) => Promise<Entry>): Promise<boolean> {
    const before = this.#locks;
    const isDone = await this.#door.pass(async (onStage) => {
      const entry = await open(onStage);
      if ('problem' in entry) return entry.problem;
      if (this.#locks !== before) await this.lock();
      else runInAction(() => this.admit(entry.opened, entry.stay ?? null));
      return null;
    });
    if (this.door.status === 'failed')
      runInAction(() => {
        this.hasVault = this.#vault.exists();
      });
    return isDone && this.isUnlocked;
  }

  /** Keeps the session's times where the next start finds them, not at every touch. */
  #keep(): void {
    this.kept = keptSession(this.kept, this.times, this.#stayInEffect);
  }
}

type Entry =
  | { readonly opened: UnlockedVault; readonly stay?: StayKind | null }
  | { readonly problem: DoorProblem };
