/** The session's duration: its start, its limits, and what is persisted for the next start. */
import { makeAutoObservable } from 'mobx';
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
} from '../../domain/session/sessionExpiry.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { RememberKind } from '../../ports/Vault.ts';

/** The session as persisted. */
export interface PersistedSession extends SessionTimes {
  /** how it can be resumed; null: only with the password */
  readonly remembered: RememberKind | null;
}

/** Smaller changes of the times are not written, milliseconds: a persisted session may end that much too early. */
const STEP_MS = 10_000;

/** What to persist now. @returns the previous record if it is still accurate enough */
export function persistedSession(
  before: PersistedSession | null,
  times: SessionTimes | null,
  stay: RememberKind | null,
): PersistedSession | null {
  if (times === null) return null;
  const isSame = before !== null && before.remembered === stay && before.endsAtMs === times.endsAtMs;
  const moved = isSame ? times.expiresAtMs - before.expiresAtMs : Number.NaN;
  return moved >= 0 && moved < STEP_MS ? before : { ...times, remembered: stay };
}

const limitOf = (stay: RememberKind | null): number =>
  stay === 'one-key' ? ONE_KEY_LIMIT_MS : SESSION_LIMIT_MS;

/** Times the session by the wall clock; locking is up to others. */
export class SessionTimer {
  /** minutes of inactivity before the vault locks; persisted */
  autoLockMinutes: AutoLockMinutes = DEFAULT_AUTO_LOCK;
  /** whether the next session outlives a reload; persisted */
  staysUnlocked = false;
  /** the session as persisted: when it ends, and how it can be resumed; null when locked */
  persisted: PersistedSession | null = null;
  /** null while locked */
  times: SessionTimes | null = null;
  /** how the session outlives a reload; null when it does not */
  remembered: RememberKind | null = null;

  readonly #clock: Clock;
  #hiddenAtMs: number | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** when the session ends without further activity, milliseconds since 1970; null while locked */
  get expiresAtMs(): number | null {
    return this.times?.expiresAtMs ?? null;
  }

  /** Whether the session of an earlier start may be resumed. */
  get canResume(): boolean {
    return (
      this.persisted !== null &&
      this.persisted.remembered !== null &&
      !hasEnded(this.persisted, this.#clock.nowMs())
    );
  }

  /** Whether the current session's time is up. */
  isOver(): boolean {
    return this.times !== null && hasEnded(this.times, this.#clock.nowMs());
  }

  begin(stay: RememberKind | null): void {
    this.remembered = stay;
    this.times = beginSession(this.#clock.nowMs(), this.autoLockMinutes, limitOf(stay));
    this.#keep();
  }

  /** Resumes the persisted session; its end stays the same. */
  goOn(kept: PersistedSession): void {
    this.remembered = kept.remembered;
    this.times = clampTimes(kept, this.#clock.nowMs(), this.autoLockMinutes, limitOf(kept.remembered));
    this.#keep();
  }

  touch(): void {
    if (this.times === null) return;
    this.times = extendSession(this.times, this.#clock.nowMs(), this.autoLockMinutes);
    this.#keep();
  }

  setAutoLockMinutes(minutes: AutoLockMinutes): void {
    this.autoLockMinutes = minutes;
    this.touch();
  }

  setStaysUnlocked(on: boolean): void {
    this.staysUnlocked = on;
    if (on) return;
    this.remembered = null;
    this.#keep();
  }

  end(): void {
    this.times = null;
    this.remembered = null;
    this.persisted = null;
  }

  /** Resets to the defaults. */
  reset(): void {
    this.end();
    this.autoLockMinutes = DEFAULT_AUTO_LOCK;
    this.staysUnlocked = false;
  }

  /** The app was hidden. */
  hide(): void {
    this.#hiddenAtMs ??= this.#clock.nowMs();
  }

  /** The app is visible again. @returns whether it was hidden for too long */
  show(): boolean {
    const hiddenAtMs = this.#hiddenAtMs;
    this.#hiddenAtMs = null;
    return hiddenAtMs !== null && wasHiddenTooLong(hiddenAtMs, this.#clock.nowMs());
  }

  #keep(): void {
    this.persisted = persistedSession(this.persisted, this.times, this.remembered);
  }
}
