/** Whether the vault is open, for how long, and the ways in and out of it. Passwords pass through and are kept nowhere. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { Network } from '../domain/address/Network.ts';
import type { AutoLockMinutes } from '../domain/session/sessionExpiry.ts';
import type { Clock } from '../ports/Clock.ts';
import type { StateStorage } from '../ports/StateStorage.ts';
import type { Telegram } from '../ports/Telegram.ts';
import type {
  OwnerProof,
  ReleaseProblem,
  RememberKind,
  RepairedVault,
  StageListener,
  UnlockedVault,
  Vault,
  VaultFinding,
  VaultKeyring,
} from '../ports/Vault.ts';
import type { KeyringStore } from './KeyringStore.ts';
import { BiometryLock, type BiometryView } from './session/BiometryLock.ts';
import { RememberedSession } from './session/RememberedSession.ts';
import { SessionTimer } from './session/SessionTimer.ts';
import { UnlockAttempt, type UnlockFailure, type UnlockState } from './session/UnlockAttempt.ts';

export type { BiometryView } from './session/BiometryLock.ts';
export type { UnlockFailure, UnlockState } from './session/UnlockAttempt.ts';

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
  /** kept while everything is being deleted, so that the next start finishes it */
  isBeingDestroyed = false;
  /** how long the session lasts, and what is kept of that */
  readonly timer: SessionTimer;

  readonly #vault: Vault;
  readonly #network: Network;
  readonly #keyrings: KeyringStore;
  readonly #unlockState = new UnlockAttempt();
  readonly #biometry: BiometryLock;
  readonly #remembered: RememberedSession;
  readonly #state: Pick<StateStorage, 'settled'>;
  readonly #erase: () => Promise<void>;
  /** counts locks: what was opened before one must not be let in after it */
  #locks = 0;

  /** @param erase - forgets all that is kept of this user */
  constructor(ports: SessionPorts, keyrings: KeyringStore, erase: () => Promise<void>) {
    this.#vault = ports.vault;
    this.#network = ports.network;
    this.timer = new SessionTimer(ports.clock);
    this.#keyrings = keyrings;
    this.#state = ports.state;
    this.#erase = erase;
    this.#biometry = new BiometryLock(ports.telegram.biometry, ports.vault);
    this.#remembered = new RememberedSession(ports.telegram.secureStorage, ports.vault);
    this.hasVault = ports.vault.exists();
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  get isUnlocked(): boolean {
    return this.password !== '';
  }

  /** when the session ends unless something is touched, milliseconds since 1970; null while locked */
  get expiresAtMs(): number | null {
    return this.timer.times?.expiresAtMs ?? null;
  }

  /** after how much inactivity the vault locks itself; kept */
  get autoLockMinutes(): AutoLockMinutes {
    return this.timer.autoLockMinutes;
  }

  /** whether the next unlocking shall outlive a reload; kept */
  get staysUnlocked(): boolean {
    return this.timer.staysUnlocked;
  }

  /** what happens at the vault, whatever the way in */
  get unlockState(): UnlockState {
    return this.#unlockState.state;
  }

  /** what the device's own lock does for us */
  get biometry(): BiometryView {
    return this.#biometry.view;
  }

  /**
   * Looks whether a vault is really there, when its marker or the vault itself was lost.
   *
   * @returns where it was found; null when that cannot be told now: then everything stays as it was
   */
  async findVault(): Promise<VaultFinding | null> {
    const finding = await this.#vault.findVault().catch(() => null);
    runInAction(() => {
      if (finding !== null) this.hasVault = finding !== 'none';
    });
    return finding;
  }

  setPassword(session: string): void {
    this.password = session;
    if (session === '') this.timer.end();
    else this.timer.begin(null);
  }

  setIsBooted(isBooted: boolean): void {
    this.isBooted = isBooted;
  }

  setAddress(address: string): void {
    this.address = address;
  }

  /** Chooses after how much inactivity the vault locks itself; holds at once. */
  setAutoLockMinutes(minutes: AutoLockMinutes): void {
    this.lockIfExpired();
    this.timer.setAutoLockMinutes(minutes);
  }

  /** Chooses whether a session outlives a reload. On takes effect with the next unlocking by password, off at once. */
  setStaysUnlocked(on: boolean): void {
    this.timer.setStaysUnlocked(on);
    if (!on) void this.#remembered.forget();
  }

  /** The person did something: the session lasts longer, unless it was over before: timers sleep with the device. */
  touch(): void {
    this.lockIfExpired();
    this.timer.touch();
  }

  /** Locks when the session's time is over. */
  lockIfExpired(): void {
    if (this.timer.isOver()) void this.lock();
  }

  /** The app went out of sight. */
  hide(): void {
    this.timer.hide();
  }

  /** The app is in sight again: locks when it was away for too long, or when the session's time is over. */
  show(): void {
    const wasTooLong = this.timer.show();
    if (wasTooLong && this.isUnlocked) void this.lock();
    this.lockIfExpired();
  }

  /** Seals a new vault. @returns whether it is open now; when not, `unlockState` says why */
  createPassword(password: string): Promise<boolean> {
    return this.#enter(async (onStage) => {
      await this.endDestruction();
      return { opened: await this.#vault.create(password, onStage) };
    });
  }

  /** Opens the vault. @returns whether it is open now; when not, `unlockState` says why */
  unlock(password: string): Promise<boolean> {
    return this.#enter(async (onStage) => {
      const kind = this.staysUnlocked ? await this.#remembered.kindHere() : null;
      const open = () => this.#vault.unlock(password, onStage, kind);
      const first = await open();
      const isGone = !first.ok && first.problem.kind === 'no-vault';
      const answer = isGone && (await this.findVault()) === 'restored' ? await open() : first;
      if (!answer.ok) return { problem: answer.problem };
      return { opened: answer.value, remembered: kind && (await this.#remembered.begin(kind, answer.value)) };
    });
  }

  /**
   * Opens the vault with the device's own lock. While the device asks, the password opens it as well.
   *
   * @param reason - told in its prompt; at most 128 characters
   */
  async unlockByBiometry(reason: string): Promise<boolean> {
    const wasLocked = this.watchForLock();
    const answer = await this.#biometry.ask(reason);
    if (this.isUnlocked || wasLocked()) return this.isUnlocked;
    if (answer.kind === 'declined') {
      // nothing is tried: who types the password meanwhile goes on typing
      this.#unlockState.reject({ kind: 'biometry-declined' });
      return false;
    }
    return this.#enter((onStage) => this.#biometry.openWith(answer, onStage));
  }

  /** Takes up the session of an earlier start; when that does not work, it is forgotten. @returns whether it is open now */
  async resume(): Promise<boolean> {
    const { kept, canResume } = this.timer;
    const before = this.#locks;
    const opened = canResume && kept?.stay ? await this.#remembered.resume(kept.stay) : null;
    if (opened === null || kept === null || this.#locks !== before) {
      await this.lock();
      return false;
    }
    runInAction(() => {
      this.#letIn(opened);
      this.timer.goOn(kept);
    });
    return true;
  }

  /** @returns tells whether it was locked since now: what was opened before a lock must not be let in after it */
  watchForLock(): () => boolean {
    const before = this.#locks;
    return () => this.#locks !== before;
  }

  /** Takes over a vault that was opened, for whoever opened it another way, as from a backup. */
  admit(opened: UnlockedVault, stay: RememberKind | null = null): void {
    this.#letIn(opened);
    this.timer.begin(stay);
  }

  /** Looks what the device's own lock can do for us; never fails. */
  checkBiometry(): Promise<void> {
    return this.#biometry.inspect();
  }

  /** Lets the device's own lock open the vault. @param reason - at most 128 characters @returns whether it does now; when not, `unlockState` says why */
  turnBiometryOn(password: string, reason: string): Promise<boolean> {
    return this.#unlockState.pass(() => this.#biometry.turnOn(this.password, password, reason));
  }

  async turnBiometryOff(): Promise<void> {
    await this.#unlockState.pass(async () => {
      await this.#biometry.turnOff();
      return null;
    });
  }

  /** Where a refusal can be taken back; right after a press only. */
  openBiometrySettings(): void {
    this.#biometry.openSettings();
  }

  /**
   * Has the person show that they are the owner, by what they typed or by the device's own lock, for something that the vault
   * does only then.
   *
   * @param proof - the password; or what the device's prompt says, at most 128 characters
   * @param work - asks the vault, and says why it did not do it
   * @returns whether it was done; when not, `unlockState` says why
   */
  async prove(
    proof: { readonly password: string } | { readonly reason: string },
    work: (proof: OwnerProof) => Promise<ReleaseProblem | null>,
  ): Promise<boolean> {
    if ('password' in proof) return this.#prove({ kind: 'password', password: proof.password }, work);
    const wasLocked = this.watchForLock();
    const answer = await this.#biometry.ask(proof.reason);
    if (wasLocked()) return false;
    if (answer.kind === 'token') return this.#prove({ kind: 'biometry', token: answer.token }, work);
    this.#unlockState.reject({ kind: answer.kind === 'lost' ? 'biometry-lost' : 'biometry-declined' });
    return false;
  }

  async #prove(
    proof: OwnerProof,
    work: (proof: OwnerProof) => Promise<ReleaseProblem | null>,
  ): Promise<boolean> {
    const isDone = await this.#unlockState.pass(async () => {
      const problem = await work(proof);
      return problem?.kind === 'lost' ? { kind: 'biometry-lost' } : problem;
    });
    const { state } = this.#unlockState;
    const isOver = state.status === 'failed' && ['locked', 'worker-failed'].includes(state.fault.kind);
    if (isOver) this.forgetSession();
    return isDone;
  }

  /**
   * Changes the password; the session goes on. Other ways in end with the old one: the device's own lock is set up again
   * where it was on, and staying unlocked begins again with the next unlocking.
   *
   * @param reason - told where the device asks for its lock; at most 128 characters
   * @returns whether it was changed; when not, `unlockState` says why
   */
  changePassword(current: string, next: string, reason: string): Promise<boolean> {
    return this.#unlockState.pass(async (onStage) => {
      const hadLock = await this.#biometry.isEnrolled();
      const answer = await this.#vault.changePassword(this.password, current, next, onStage);
      if (!answer.ok) return answer.problem;
      await this.#remembered.forget();
      if (hadLock) await this.#biometry.renew(this.password, next, reason);
      return null;
    });
  }

  /** Closes the vault. The keys are gone before the returned promise resolves. */
  async lock(): Promise<void> {
    this.forgetSession();
    this.#unlockState.clear();
    await Promise.all([this.#vault.lock(), this.#remembered.forgetToken()]);
  }

  /** Takes notice that the vault closed itself, for example because its worker died. */
  forgetSession(): void {
    this.#locks += 1;
    this.password = '';
    this.timer.end();
  }

  /**
   * Deletes the vault, all ways into it, and all that is kept of this user; needs no session.
   *
   * @returns whether it is gone; when not, `unlockState` says why, and the next start tries again
   */
  destroy(): Promise<boolean> {
    return this.#unlockState.pass(async () => {
      runInAction(() => {
        this.isBeingDestroyed = true;
        this.forgetSession();
      });
      await this.#written().catch(() => {});
      const fault = await this.#destroyVault();
      await this.#biometry.turnOff();
      await this.#remembered.forgetToken();
      await this.#erase();
      if (fault !== null) throw fault;
      return null;
    });
  }

  /**
   * What a deletion left undone is not done any more: call it before a new vault is made, which would be taken too.
   *
   * @throws {Fault} when that cannot be written down
   */
  async endDestruction(): Promise<void> {
    if (!this.isBeingDestroyed) return;
    this.isBeingDestroyed = false;
    try {
      await this.#written();
    } catch (thrown) {
      runInAction(() => {
        this.isBeingDestroyed = true;
      });
      throw thrown;
    }
  }

  /** Back to nothing, as on a device that never had a vault. */
  reset(): void {
    this.forgetSession();
    this.hasVault = this.#vault.exists();
    this.isBooted = false;
    this.address = '';
    this.timer.reset();
    this.isBeingDestroyed = false;
  }

  clearUnlockState(): void {
    this.#unlockState.clear();
  }

  async #enter(open: (onStage: StageListener) => Promise<Entry>): Promise<boolean> {
    const before = this.#locks;
    const isDone = await this.#unlockState.pass(async (onStage) => {
      const entry = await open(onStage);
      if ('problem' in entry) return entry.problem;
      if (this.#locks !== before) await this.lock();
      else runInAction(() => this.admit(entry.opened, entry.remembered ?? null));
      return null;
    });
    if (this.unlockState.status === 'failed')
      runInAction(() => {
        this.hasVault = this.#vault.exists();
      });
    return isDone && this.isUnlocked;
  }

  /** Waits until changes are on disk. They are handed over when the running action ends, and no earlier. */
  async #written(): Promise<void> {
    await Promise.resolve();
    await this.#state.settled();
  }

  /** @returns the fault of a host that kept its copy: the vault is gone from here, and the rest must go too */
  async #destroyVault(): Promise<unknown> {
    try {
      await this.#vault.destroy();
      return null;
    } catch (thrown) {
      if (this.#vault.exists()) throw thrown;
      return thrown;
    }
  }

  /** Takes over what the open vault holds, and what is wrong with it. */
  takeHeld({ keyrings, check }: RepairedVault): void {
    // builds for several networks may share one vault: an address of another one must never be shown as ours
    const isOurs = ({ network }: VaultKeyring) => network === this.#network;
    const elsewhere = new Set(keyrings.filter((one) => !isOurs(one)).map(({ id }) => id));
    this.#keyrings.adopt(keyrings.filter(isOurs), check, elsewhere);
  }

  #letIn(opened: UnlockedVault): void {
    this.isBeingDestroyed = false;
    this.takeHeld(opened);
    this.password = opened.session;
    this.isBooted = true;
    this.hasVault = true;
  }
}

type Entry =
  | { readonly opened: UnlockedVault; readonly remembered?: RememberKind | null }
  | { readonly problem: UnlockFailure };
