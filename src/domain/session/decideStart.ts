/**
 * Where the app opens (specification §2, design part 7).
 *
 * "A password exists" means that a vault is stored; "held in state" means that a session is unlocked, or that an earlier one can be
 * resumed.
 */

export interface StartInput {
  /** as received from the host; null when absent */
  readonly startParam: string | null;
  readonly hasVault: boolean;
  readonly isUnlocked: boolean;
  /** whether a stored session of an earlier start can be resumed */
  readonly canResume: boolean;
  /** end of the session, or of the stored one while none is unlocked: milliseconds since 1970; null when none is set */
  readonly expiresAtMs: number | null;
  readonly nowMs: number;
  /** whether the app was opened at `/` */
  readonly isRootPath: boolean;
  /** whether the initial route needs a wallet */
  readonly needsVault: boolean;
}

export type StartDestination =
  | { readonly kind: 'stay' }
  | { readonly kind: 'welcome' }
  | { readonly kind: 'unlock' }
  | { readonly kind: 'home' }
  /** resume the stored session; if that succeeds: home, otherwise unlock */
  | { readonly kind: 'resume' }
  | { readonly kind: 'connect'; readonly startParam: string; readonly needsUnlock: boolean };

export interface StartDecision {
  /** forget the session, including the stored one */
  readonly clearSession: boolean;
  readonly destination: StartDestination;
}

const START_PARAM = /^[A-Za-z0-9_-]{1,512}$/;

/** Each row of the table in the tests is one line of this function. */
export function decideStart(input: StartInput): StartDecision {
  const hasExpired = input.expiresAtMs !== null && input.expiresAtMs <= input.nowMs;
  return {
    clearSession: hasExpired && (input.isUnlocked || input.canResume),
    destination: destinationOf(input, hasExpired),
  };
}

function destinationOf(input: StartInput, hasExpired: boolean): StartDestination {
  const isOpen = input.isUnlocked && !hasExpired;
  const startParam = readStartParam(input.startParam);
  if (startParam !== null) {
    if (!input.hasVault) return { kind: 'welcome' };
    return { kind: 'connect', startParam, needsUnlock: !isOpen };
  }
  const mustLeave = input.isRootPath || input.needsVault;
  if (!input.hasVault) return { kind: mustLeave ? 'welcome' : 'stay' };
  if (hasExpired) return { kind: 'unlock' };
  return isOpen ? openDestination(input) : lockedDestination(input, mustLeave);
}

const openDestination = ({ expiresAtMs, isRootPath }: StartInput): StartDestination => ({
  kind: expiresAtMs !== null || isRootPath ? 'home' : 'stay',
});

function lockedDestination({ canResume, expiresAtMs }: StartInput, mustLeave: boolean): StartDestination {
  if (canResume) return { kind: 'resume' };
  return { kind: expiresAtMs !== null || mustLeave ? 'unlock' : 'stay' };
}

/** The start parameter of a possible connection request; null for `debug` and malformed ones. */
export function readStartParam(text: string | null): string | null {
  if (text === null || text === 'debug' || !START_PARAM.test(text)) return null;
  return text;
}
