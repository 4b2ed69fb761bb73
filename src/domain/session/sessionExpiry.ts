/** When a session ends: after inactivity, and at the latest a while after it began, whatever the clock or the storage says. */

/** After how many minutes without a touch the vault locks itself. */
export type AutoLockMinutes = 1 | 5 | 15 | 60;

/** The choices, ascending. */
export const AUTO_LOCK_CHOICES: readonly AutoLockMinutes[] = [1, 5, 15, 60];

/** What holds until a person chooses. */
export const DEFAULT_AUTO_LOCK: AutoLockMinutes = 5;

const MINUTE_MS = 60_000;

/** The longest that a session lasts, however it is used, milliseconds. */
export const SESSION_LIMIT_MS = 24 * 60 * MINUTE_MS;

/** The longest that a session lasts whose way back in lies in the browser alone, milliseconds. */
export const ONE_KEY_LIMIT_MS = 15 * MINUTE_MS;

/** Out of sight for this long, the vault locks itself, milliseconds. */
export const HIDDEN_LIMIT_MS = 30_000;

/** Clocks are set back by less than this all the time, milliseconds: that ends no session. */
const CLOCK_SLACK_MS = 1_000;

/** The times of one session, milliseconds since 1970. */
export interface SessionTimes {
  /** the latest time at which the session is known to have gone on */
  readonly seenAtMs: number;
  /** when it ends unless something is touched */
  readonly expiresAtMs: number;
  /** when it ends in any case */
  readonly endsAtMs: number;
}

/** The times of a session that begins now. @param limitMs - how long it lasts at most */
export function beginSession(nowMs: number, minutes: AutoLockMinutes, limitMs: number): SessionTimes {
  const endsAtMs = nowMs + Math.min(limitMs, SESSION_LIMIT_MS);
  return { seenAtMs: nowMs, expiresAtMs: Math.min(nowMs + minutes * MINUTE_MS, endsAtMs), endsAtMs };
}

/** The times after a touch: later, but never beyond the end. */
export function extendSession(times: SessionTimes, nowMs: number, minutes: AutoLockMinutes): SessionTimes {
  const seenAtMs = Math.max(times.seenAtMs, nowMs);
  return { ...times, seenAtMs, expiresAtMs: Math.min(nowMs + minutes * MINUTE_MS, times.endsAtMs) };
}

/**
 * Whether a session is over.
 *
 * A clock that was set back ends it: how long nobody was there cannot be told then. So do times that are no numbers.
 */
export const hasEnded = (times: SessionTimes, nowMs: number): boolean =>
  !(nowMs >= times.seenAtMs - CLOCK_SLACK_MS && nowMs < times.expiresAtMs && nowMs < times.endsAtMs);

/**
 * Kept times as they may be believed: what was edited lasts no longer than what was written here could.
 *
 * @param limitMs - how long such a session lasts at most
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

/** Whether a stay out of sight was too long. A clock that was set back meanwhile counts as too long. */
export const wasHiddenTooLong = (hiddenAtMs: number, nowMs: number): boolean =>
  nowMs - hiddenAtMs >= HIDDEN_LIMIT_MS || nowMs < hiddenAtMs - CLOCK_SLACK_MS;
