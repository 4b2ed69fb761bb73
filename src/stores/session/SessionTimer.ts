/** How long the session lasts: since when, until when at most, and what of that is kept for the next start. */
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
  /** the way of taking it up again; null when only the password does */
  readonly remembered: RememberKind | null;
}

/** Times that moved by less are not written anew, milliseconds: a kept session ends that much earlier than it could. */
const STEP_MS = 10_000;

/** What to keep now. @returns what was kept before when it is still good enough */
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

/** Times the session by the wall clock; who locks is somebody else. */
export class SessionTimer {
  /** after how much inactivity the vault locks itself; kept */
  autoLockMinutes: AutoLockMinutes = DEFAULT_AUTO_LOCK;
  /** whether the next unlocking shall outlive a reload; kept */
  staysUnlocked = false;
  /** the session as kept: when it ends, and how it can be taken up again; null when it was locked */
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

  /** when the session ends unless something is touched, milliseconds since 1970; null while locked */
  get expiresAtMs(): number | null {
    return this.times?.expiresAtMs ?? null;
  }

  /** Whether the session of an earlier start may go on. */
  get canResume(): boolean {
    return (
      this.persisted !== null &&
      this.persisted.remembered !== null &&
      !hasEnded(this.persisted, this.#clock.nowMs())
    );
  }

  /** Whether the session that goes on should not any more. */
  isOver(): boolean {
    return this.times !== null && hasEnded(this.times, this.#clock.nowMs());
  }

  begin(stay: RememberKind | null): void {
    this.remembered = stay;
    this.times = beginSession(this.#clock.nowMs(), this.autoLockMinutes, limitOf(stay));
    this.#keep();
  }

  /** Goes on with the kept session: its end stays where it was. */
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

  /** Back to what holds until a person chooses. */
  reset(): void {
    this.end();
    this.autoLockMinutes = DEFAULT_AUTO_LOCK;
    this.staysUnlocked = false;
  }

  /** The app went out of sight. */
  hide(): void {
    this.#hiddenAtMs ??= this.#clock.nowMs();
  }

  /** The app is in sight again. @returns whether it was away for too long */
  show(): boolean {
    const hiddenAtMs = this.#hiddenAtMs;
    this.#hiddenAtMs = null;
    return hiddenAtMs !== null && wasHiddenTooLong(hiddenAtMs, this.#clock.nowMs());
  }

  #keep(): void {
    this.persisted = persistedSession(this.persisted, this.times, this.remembered);
  }
}
