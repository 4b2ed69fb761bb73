import type { PasswordRejection } from '../../../components/overlays/prompts/PasswordQuestion.tsx';
import type { Fault } from '../../../domain/fault.ts';
import type { ScorePassword } from '../../../domain/session/passwordStrength.ts';
import type { VaultStage } from '../../../domain/session/unlocking.ts';

/** The passwords are held only by the fields. */
export type ChangePasswordView =
  | { readonly status: 'filling' }
  /** the current password */
  | PasswordRejection
  | { readonly status: 'working'; readonly stage: VaultStage }
  | { readonly status: 'done' }
  /** nothing changed */
  | { readonly status: 'failed'; readonly fault: Fault }
  /** unknown whether the old or the new password is valid; one of them is */
  | { readonly status: 'interrupted' };

export interface ChangePasswordEvents {
  /** rates the new password in addition to the screen's own rules; null or absent if not loaded (yet) */
  readonly score?: ScorePassword | null | undefined;
  readonly onChange: (current: string, next: string) => void;
  /** after a failure: back to the fields */
  readonly onTryAgain: () => void;
  /** after an interruption: to the unlock screen */
  readonly onUnlock: () => void;
  readonly onBackupFile: () => void;
  readonly onLeave: () => void;
}
