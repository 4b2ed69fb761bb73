/** When a session ends: after inactivity, and at the latest at a fixed time after its beginning, whatever the clock or the storage says. */

/** Minutes of inactivity after which the vault locks. */
export type AutoLockMinutes = 1 | 5 | 15 | 60;

/** The choices, ascending. */
export const AUTO_LOCK_CHOICES: readonly AutoLockMinutes[] = [1, 5, 15, 60];

export const DEFAULT_AUTO_LOCK: AutoLockMinutes = 5;

const MINUTE_MS = 60_000;

/** Maximum duration of a session, however it is used, milliseconds. */
export const SESSION_LIMIT_MS = 24 * 60 * MINUTE_MS;

/** Maximum duration of a session that can be resumed by the browser's storage alone, milliseconds. */
export const ONE_KEY_LIMIT_MS = 15 * MINUTE_MS;

/** Time in the background after which the vault locks, milliseconds. */
export const HIDDEN_LIMIT_MS = 30_000;

/** Smaller clock adjustments are normal and do not end a session, milliseconds. */
const CLOCK_SLACK_MS = 1_000;

/** The times of one session, milliseconds since 1970. */
export interface SessionTimes {
  /** the latest time at which the session was known to be active */
  readonly seenAtMs: number;
  /** when it ends without further use */
  readonly expiresAtMs: number;
  /** when it ends in any case */
  readonly endsAtMs: number;
}

/** The times of a session that begins now. @param limitMs - its maximum duration */
export function beginSession(nowMs: number, minutes: AutoLockMinutes, limitMs: number): SessionTimes {
  const endsAtMs = nowMs + Math.min(limitMs, SESSION_LIMIT_MS);
  return { seenAtMs: nowMs, expiresAtMs: Math.min(nowMs + minutes * MINUTE_MS, endsAtMs), endsAtMs };
}

/** The times after user activity: extended, but never beyond `endsAtMs`. */
export function extendSession(times: SessionTimes, nowMs: number, minutes: AutoLockMinutes): SessionTimes {
  const seenAtMs = Math.max(times.seenAtMs, nowMs);
  return { ...times, seenAtMs, expiresAtMs: Math.min(nowMs + minutes * MINUTE_MS, times.endsAtMs) };
}

/**
 * Whether a session is over.
 *
 * A clock that was set back ends it, as the time of inactivity is unknown then. So do times that are not numbers.
 */
export const hasEnded = (times: SessionTimes, nowMs: number): boolean =>
  !(nowMs >= times.seenAtMs - CLOCK_SLACK_MS && nowMs < times.expiresAtMs && nowMs < times.endsAtMs);

/**
 * Limits stored times: edited ones last no longer than genuine ones could.
 *
 * @param limitMs - maximum duration of such a session
 */
export function clampTimes(
  kept: SessionTimes,
  nowMs: number,
  minutes: AutoLockMinutes,
  limitMs: number,
): SessionTimes {
  const endsAtMs = Math.min(kept.endsAtMs, nowMs + Math.min(limitMs, SESSION_LIMIT_MS));
  return {
    ...kept,
    endsAtMs,
    expiresAtMs: Math.min(kept.expiresAtMs, nowMs + minutes * MINUTE_MS, endsAtMs),
  };
}

/** Whether the app was in the background too long. A clock that was set back meanwhile counts as too long. */
export const wasHiddenTooLong = (hiddenAtMs: number, nowMs: number): boolean =>
  nowMs - hiddenAtMs >= HIDDEN_LIMIT_MS || nowMs < hiddenAtMs - CLOCK_SLACK_MS;
