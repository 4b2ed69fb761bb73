/** Narrow interfaces to the session, for code that works with the vault. */

import { type Fault, toFault } from '../../domain/fault.ts';
import type {
  OwnerProof,
  ReleaseProblem,
  RememberKind,
  RepairedVault,
  UnlockedVault,
  VaultFinding,
} from '../../ports/Vault.ts';

/** For requests to the open vault. */
export interface Session {
  /** id of the unlocked session, or empty; never the password */
  readonly sessionId: string;
  readonly isUnlocked: boolean;
  /** Ends the session after the vault closed by itself, for example because its worker died. */
  forgetSession(): void;
}

/** For opening a vault, or taking over its contents. */
export interface SessionEntry extends Session {
  /** cancels an unfinished deletion before a new vault is made. @throws {Fault} */
  readonly deletion: { end(): Promise<void> };
  /** Starts a session with an opened vault. */
  admit(opened: UnlockedVault, stay?: RememberKind | null): void;
  /** Takes over an opened vault without restarting the session timer. */
  takeOpened(opened: UnlockedVault): void;
  /** Takes over the keyrings of the open vault, and its problems. */
  takeHeld(held: RepairedVault): void;
  /** Searches for a vault. @returns null when that can't be determined now */
  findVault(): Promise<VaultFinding | null>;
  /** @returns a function that says whether a lock happened since this call: a vault opened before a lock must not be admitted after it */
  watchForLock(): () => boolean;
  lock(): Promise<void>;
}

/** The typed password, or the text for the device's prompt, at most 128 characters. */
export type OfferedProof = { readonly password: string } | { readonly reason: string };

export interface OwnerCheck {
  prove(proof: OfferedProof, work: (proof: OwnerProof) => Promise<ReleaseProblem | null>): Promise<boolean>;
}

/** Whether the vault must be unlocked again: its worker restarts after a crash or a timeout. */
export const endsSession = (fault: Fault): boolean =>
  fault.kind === 'locked' || fault.kind === 'worker-failed' || fault.kind === 'timeout';

/** Converts a failure of the vault to a fault, and ends the session if the vault closed. */
export function endedBy(thrown: unknown, session: Pick<Session, 'forgetSession'>): Fault {
  const fault = toFault(thrown, 'worker-failed');
  if (endsSession(fault)) session.forgetSession();
  return fault;
}
