/** What is kept of a session: when it ends and how it can be taken up again, and nothing that opens the vault. */
import type { SessionTimes } from '../../domain/session/sessionExpiry.ts';
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
