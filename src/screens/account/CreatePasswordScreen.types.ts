import type { Fault } from '../../domain/fault.ts';
import type { VaultStageName } from '../../text/describeVaultStage.ts';

/** What choosing a password shows. The password itself lives in the fields and nowhere else. */
export type CreatePasswordView =
  | { readonly status: 'choosing' }
  | { readonly status: 'sealing'; readonly stage: VaultStageName }
  | { readonly status: 'failed'; readonly fault: Fault };

export interface CreatePasswordEvents {
  readonly onCreate: (password: string) => void;
  /** after a failure: back to the fields */
  readonly onTryAgain: () => void;
  /** absent where the host draws the way back */
  readonly onBack?: (() => void) | undefined;
}
