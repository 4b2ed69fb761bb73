/** Whether the vault is open, and the ways in and out of it. Passwords pass through and are kept nowhere. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { Network } from '../domain/address/Network.ts';
import { type Fault, toFault } from '../domain/fault.ts';
import type { Clock } from '../ports/Clock.ts';
import type { UnlockedVault, UnlockProblem, Vault, VaultStage } from '../ports/Vault.ts';
import type { KeyringStore } from './KeyringStore.ts';

/** What is happening at the vault's door. */
export type DoorState =
  | { readonly status: 'idle' }
  | { readonly status: 'working'; readonly stage: VaultStage }
  | { readonly status: 'refused'; readonly problem: UnlockProblem }
  | { readonly status: 'failed'; readonly fault: Fault };

/** After how much inactivity the vault locks itself, milliseconds. */
export const AUTO_LOCK_MS = 5 * 60_000;

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
  /** when the session ends unless something is touched, milliseconds since 1970; null while locked */
  expiresAtMs: number | null = null;
  door: DoorState = { status: 'idle' };

  readonly #vault: Vault;
  readonly #network: Network;
  readonly #clock: Clock;
  readonly #keyrings: KeyringStore;

  constructor(
    ports: { readonly vault: Vault; readonly network: Network; readonly clock: Clock },
    keyrings: KeyringStore,
  ) {
    this.#vault = ports.vault;
    this.#network = ports.network;
    this.#clock = ports.clock;
    this.#keyrings = keyrings;
    this.hasVault = ports.vault.exists();
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  get isUnlocked(): boolean {
    return this.password !== '';
  }

  /** Looks whether a vault is really there, when its marker or the vault itself was lost; a failure leaves everything as it was. */
  async lookForVault(): Promise<void> {
    try {
      const hasVault = await this.#vault.restoreMarker();
      runInAction(() => {
        this.hasVault = hasVault;
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

  /** The person did something: the session lasts longer, unless it was over before: timers sleep with the device. */
  touch(): void {
    this.lockIfExpired();
    if (this.isUnlocked) this.expiresAtMs = this.#clock.nowMs() + AUTO_LOCK_MS;
  }

  /** Locks when the session's time is over. */
  lockIfExpired(): void {
    if (this.expiresAtMs !== null && this.expiresAtMs <= this.#clock.nowMs()) void this.lock();
  }

  /** Seals a new vault. @returns whether it is open now; when not, `door` says why */
  createPassword(password: string): Promise<boolean> {
    return this.#enter(() => this.#vault.create(password, this.#setStage));
  }

  /** Opens the vault. @returns whether it is open now; when not, `door` says why */
  unlock(password: string): Promise<boolean> {
    return this.#enter(async () => {
      const answer = await this.#vault.unlock(password, this.#setStage);
      if (answer.ok) return answer.value;
      runInAction(() => {
        this.door = { status: 'refused', problem: answer.problem };
      });
      return null;
    });
  }

  /** Closes the vault. The keys are gone before the returned promise resolves. */
  async lock(): Promise<void> {
    this.password = '';
    this.expiresAtMs = null;
    this.door = { status: 'idle' };
    await this.#vault.lock();
  }

  /** Takes notice that the vault closed itself, for example because its worker died. */
  forgetSession(): void {
    this.password = '';
    this.expiresAtMs = null;
  }

  clearDoor(): void {
    this.door = { status: 'idle' };
  }

  async #enter(open: () => Promise<UnlockedVault | null>): Promise<boolean> {
    if (this.door.status === 'working') return false;
    this.#setStage('starting');
    try {
      const opened = await open();
      if (opened === null) return false;
      runInAction(() => {
        // builds for several networks may share one vault: an address of another one must never be shown as ours
        this.#keyrings.adopt(opened.keyrings.filter(({ network }) => network === this.#network));
        this.password = opened.session;
        this.isBooted = true;
        this.hasVault = true;
        this.door = { status: 'idle' };
        this.touch();
      });
      return true;
    } catch (thrown) {
      runInAction(() => {
        this.door = { status: 'failed', fault: toFault(thrown, 'worker-failed') };
        this.hasVault = this.#vault.exists();
      });
      return false;
    }
  }

  readonly #setStage = (stage: VaultStage): void => {
    runInAction(() => {
      this.door = { status: 'working', stage };
    });
  };
}
