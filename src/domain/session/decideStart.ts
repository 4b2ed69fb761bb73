/**
 * Where the app opens (specification §2, design part 7).
 *
 * "A password exists" means that a vault is stored; "held in state" means that a session is unlocked.
 */

/** All that the decision depends on. */
export interface StartInput {
  /** as the host gave it; null when absent */
  readonly startParam: string | null;
  readonly hasVault: boolean;
  readonly isUnlocked: boolean;
  /** when the session ends, milliseconds since 1970; null when none is set */
  readonly expiresAtMs: number | null;
  readonly nowMs: number;
  /** whether the app was opened at `/` */
  readonly isRootPath: boolean;
  /** whether the place it was opened at needs a wallet */
  readonly needsVault: boolean;
}

/** What to do first. */
export interface StartDecision {
  readonly clearSession: boolean;
  readonly destination:
    | { readonly kind: 'stay' }
    | { readonly kind: 'welcome' }
    | { readonly kind: 'unlock' }
    | { readonly kind: 'home' }
    | { readonly kind: 'connect'; readonly startParam: string; readonly needsUnlock: boolean };
}

const START_PARAM = /^[A-Za-z0-9_-]{1,512}$/;

/** Decides where the app opens; each row of the table in the tests is one line of this function. */
export function decideStart(input: StartInput): StartDecision {
  const hasExpired = input.expiresAtMs !== null && input.expiresAtMs <= input.nowMs;
  const isOpen = input.isUnlocked && !hasExpired;
  const decide = (destination: StartDecision['destination']): StartDecision => ({
    clearSession: input.isUnlocked && hasExpired,
    destination,
  });
  const startParam = readStartParam(input.startParam);
  if (startParam !== null) {
    if (!input.hasVault) return decide({ kind: 'welcome' });
    return decide({ kind: 'connect', startParam, needsUnlock: !isOpen });
  }
  if (!input.hasVault) return decide({ kind: input.isRootPath || input.needsVault ? 'welcome' : 'stay' });
  if (hasExpired) return decide({ kind: 'unlock' });
  if (input.expiresAtMs !== null) return decide({ kind: isOpen ? 'home' : 'unlock' });
  if (!isOpen) return decide({ kind: input.isRootPath || input.needsVault ? 'unlock' : 'stay' });
  return decide({ kind: input.isRootPath ? 'home' : 'stay' });
}

/** The start parameter that may name a connection request: `debug` and malformed ones count as none. */
export function readStartParam(text: string | null): string | null {
  if (text === null || text === 'debug' || !START_PARAM.test(text)) return null;
  return text;
}
