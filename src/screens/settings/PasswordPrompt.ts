import type { Fault } from '../../domain/fault.ts';
import type { VaultStageName } from '../../i18n/messages/app/describeVaultStage.ts';

/** How the asking for a password stands, on whatever screen asks. */
export type PasswordPrompt =
  | { readonly status: 'asking' }
  /** `freeTriesLeft` before waiting begins */
  | { readonly status: 'wrong'; readonly freeTriesLeft: number }
  /** both milliseconds since 1970 */
  | { readonly status: 'throttled'; readonly untilMs: number; readonly nowMs: number }
  /** `stage` is null where the vault does not tell of it */
  | { readonly status: 'opening'; readonly stage: VaultStageName | null }
  | { readonly status: 'failed'; readonly fault: Fault };

/** How turning the quick unlock on goes; the password is asked for first. */
export type Enrolment =
  | PasswordPrompt
  /** the host did not allow it, or keeps no key */
  | { readonly status: 'refused' };
