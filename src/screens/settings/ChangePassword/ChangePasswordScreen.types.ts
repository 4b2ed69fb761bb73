import type { PasswordRejection } from '../../../components/overlays/prompts/PasswordQuestion.tsx';
import type { Fault } from '../../../domain/fault.ts';
import type { ScorePassword } from '../../../domain/session/passwordStrength.ts';
import type { VaultStage } from '../../../domain/session/unlocking.ts';

/** What changing the password shows. The passwords live in the fields and nowhere else. */
export type ChangePasswordView =
  | { readonly status: 'filling' }
  /** the password of today */
  | PasswordRejection
  | { readonly status: 'working'; readonly stage: VaultStage }
  | { readonly status: 'done' }
  /** nothing changed */
  | { readonly status: 'failed'; readonly fault: Fault }
  /** it is not known whether the old or the new one holds; one of them does */
  | { readonly status: 'interrupted' };

export interface ChangePasswordEvents {
  /** judges the new one beside the screen's own judgement; null or absent where it is not there (yet) */
  readonly score?: ScorePassword | null | undefined;
  readonly onChange: (current: string, next: string) => void;
  /** after a failure: back to the fields */
  readonly onTryAgain: () => void;
  /** after an interruption: to where the password is asked for */
  readonly onUnlock: () => void;
  readonly onBackupFile: () => void;
  readonly onLeave: () => void;
}
