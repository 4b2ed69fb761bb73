/** The device's biometric lock as a second way in: the host keeps a token, and the vault is sealed for it too. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { BiometrySensor, BiometryStatus } from '../../domain/session/unlocking.ts';
import type { Biometry, BiometryAnswer } from '../../ports/Biometry.ts';
import type { SessionId, StageListener, UnlockedVault, Vault } from '../../ports/Vault.ts';
import type { UnlockFailure } from './UnlockAttempt.ts';

/** The status, and the kind of sensor, for its name. */
export interface BiometryView {
  readonly status: BiometryStatus;
  readonly sensor: BiometrySensor;
}

/** How many dismissed prompts in a row change the message from `biometry-declined` to `biometry-failing`. */
const MAX_DECLINED = 2;

type Opened = { readonly opened: UnlockedVault } | { readonly problem: UnlockFailure };

/** Turns it on and off, and opens the vault with it. */
export class BiometryLock {
  view: BiometryView = { status: 'unknown', sensor: 'unknown' };

  readonly #biometry: Biometry | null;
  readonly #vault: Vault;
  /** dismissed prompts in a row */
  #declined = 0;

  constructor(biometry: Biometry | null, vault: Vault) {
    this.#biometry = biometry;
    this.#vault = vault;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Reads what the lock can do; a failure keeps the last view. */
  async inspect(): Promise<void> {
    const view = await this.#inspect().catch(() => this.view);
    this.#show(view);
  }

  /** Seals the vault for the lock and gives the host its token: both or neither. */
  async turnOn(session: SessionId, password: string, reason: string): Promise<UnlockFailure | null> {
    const biometry = this.#biometry;
    if (biometry === null) return { kind: 'biometry-denied' };
    const enrolled = await this.#vault.enrolBiometry(session, password);
    if (!enrolled.ok) return enrolled.problem;
    if (!(await this.#relay(biometry, enrolled.value, reason))) {
      await this.#vault.forgetBiometry();
      await this.inspect();
      return { kind: 'biometry-denied' };
    }
    this.#show({ ...this.view, status: 'on' });
    return null;
  }

  /** Whether the vault opens by the lock; false when that can't be determined. */
  isEnrolled(): Promise<boolean> {
    return this.#vault.hasBiometry().catch(() => false);
  }

  /** Turns the lock on for a password just chosen; if that fails, it is off. Never throws. */
  async tryTurnOn(session: SessionId, password: string, reason: string): Promise<void> {
    const problem = await this.turnOn(session, password, reason).catch(() => true);
    if (problem !== null) await this.turnOff().catch(() => this.#show({ ...this.view, status: 'off' }));
  }

  /** Removes the lock on both sides. */
  async turnOff(): Promise<void> {
    await this.#vault.forgetBiometry();
    await this.#biometry?.remove();
    const status = this.#biometry === null ? 'absent' : 'off';
    this.#show({ ...this.view, status });
    await this.inspect();
  }

  /** Shows the device's prompt; a host error counts as dismissed. */
  async ask(reason: string): Promise<BiometryAnswer> {
    if (this.#biometry === null) return { kind: 'lost' };
    const answer = await this.#biometry.read(reason).catch(() => ({ kind: 'declined' }) as const);
    this.#declined = answer.kind === 'declined' ? this.#declined + 1 : 0;
    return answer;
  }

  /** The failure to show after the last answer. */
  failureOf({ kind }: Exclude<BiometryAnswer, { kind: 'token' }>): UnlockFailure {
    if (kind === 'lost') return { kind: 'biometry-lost' };
    return { kind: this.#declined < MAX_DECLINED ? 'biometry-declined' : 'biometry-failing' };
  }

  /** Opens the vault with the prompt's answer. */
  async openWith(
    answer: Exclude<BiometryAnswer, { kind: 'declined' }>,
    onStage: StageListener,
  ): Promise<Opened> {
    if (answer.kind === 'lost') return this.#lose();
    const opened = await this.#vault.unlockByToken(answer.token, onStage);
    return opened.ok ? { opened: opened.value } : this.#lose();
  }

  /** Opens the host's settings, where a denial can be revoked; only right after a press. */
  openSettings(): void {
    this.#biometry?.openSettings();
  }

  /** Requests access and hands over the token; a host error counts as a denial. */
  async #relay(biometry: Biometry, token: string, reason: string): Promise<boolean> {
    try {
      return (await biometry.requestAccess(reason)) && (await biometry.save(token, reason));
    } catch {
      return false;
    }
  }

  async #lose(): Promise<Opened> {
    await this.#vault.forgetBiometry().catch(() => {});
    this.#show({ ...this.view, status: 'changed' });
    return { problem: { kind: 'biometry-lost' } };
  }

  async #inspect(): Promise<BiometryView> {
    // queried in any case: the vault is about to be used, and its worker takes a moment to start
    const enrolled = this.#vault.hasBiometry();
    enrolled.catch(() => {});
    const state = (await this.#biometry?.state()) ?? { kind: 'absent' };
    const { sensor } = state.kind === 'ready' ? state : this.view;
    if (state.kind !== 'ready') return { status: state.kind, sensor };
    const isEnrolled = await enrolled;
    if (isEnrolled && state.isTokenSaved) return { status: 'on', sensor };
    if (isEnrolled) await this.#vault.forgetBiometry();
    const isLost = isEnrolled || this.view.status === 'changed';
    return { status: isLost ? 'changed' : 'off', sensor };
  }

  #show(view: BiometryView): void {
    runInAction(() => {
      this.view = view;
    });
  }
}
