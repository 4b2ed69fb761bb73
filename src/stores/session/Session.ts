/** The session as those see it who work with the vault: each is handed only as much of it as it needs. */

import { type Fault, toFault } from '../../domain/fault.ts';
import type {
  OwnerProof,
  ReleaseProblem,
  RememberKind,
  RepairedVault,
  UnlockedVault,
  VaultFinding,
} from '../../ports/Vault.ts';

/** For whoever asks the open vault something. */
export interface Session {
  /** id of the unlocked session, or empty: never the password */
  readonly sessionId: string;
  readonly isUnlocked: boolean;
  /** Takes notice that the vault closed itself, for example because its worker died. */
  forgetSession(): void;
}

/** For whoever opens a vault, or takes over what one holds. */
export interface SessionEntry extends Session {
  /** of all there is: what it left undone is given up before a new vault is made. @throws {Fault} */
  readonly deletion: { end(): Promise<void> };
  /** Takes over a vault that was opened. */
  admit(opened: UnlockedVault, stay?: RememberKind | null): void;
  /** The same, while its session goes on that was begun before. */
  takeOpened(opened: UnlockedVault): void;
  /** Takes over what the open vault holds, and what is wrong with it. */
  takeHeld(held: RepairedVault): void;
  /** Looks whether a vault is really there. @returns null when that cannot be told now */
  findVault(): Promise<VaultFinding | null>;
  /** @returns tells whether it was locked since now: what was opened before a lock must not be let in after it */
  watchForLock(): () => boolean;
  /** Closes the vault. */
  lock(): Promise<void>;
}

/** What the person typed; or what the device's prompt says, at most 128 characters. */
export type OfferedProof = { readonly password: string } | { readonly reason: string };

/** Has the person show that they are the owner. */
export interface OwnerCheck {
  prove(proof: OfferedProof, work: (proof: OwnerProof) => Promise<ReleaseProblem | null>): Promise<boolean>;
}

/** Whether the vault has to be unlocked again after this: its worker starts afresh after a crash or a silence. */
export const endsSession = (fault: Fault): boolean =>
  fault.kind === 'locked' || fault.kind === 'worker-failed' || fault.kind === 'timeout';

/** A failure of the vault as a fault; one that closed the vault ends the session. */
export function endedBy(thrown: unknown, session: Pick<Session, 'forgetSession'>): Fault {
  const fault = toFault(thrown, 'worker-failed');
  if (endsSession(fault)) session.forgetSession();
  return fault;
}
