import type { PasswordRejection } from '../../../components/overlays/prompts/PasswordQuestion.tsx';
import type { Fault } from '../../../domain/fault.ts';
import type { BiometrySensor, VaultStage } from '../../../domain/session/unlocking.ts';

/** The owner of the locked wallet. */
export interface UnlockedAccount {
  readonly name: string;
  readonly address: string;
}

export type UnlockView = {
  /** null when the saved state has no account */
  readonly account: UnlockedAccount | null;
  /** opened by a link with a request: unlocking approves nothing */
  readonly isRequestWaiting: boolean;
  /** the quick unlock; null if unavailable */
  readonly biometry: BiometrySensor | null;
  /** the wallet locked during a password change: either password may be valid */
  readonly isAfterChange: boolean;
} & (
  | { readonly status: 'idle' }
  | PasswordRejection
  | { readonly status: 'opening'; readonly stage: VaultStage }
  /** the vault is being restored from the host's copy */
  | { readonly status: 'restoring' }
  /** the fingerprint or face changed, or its key was lost: the password is required */
  | { readonly status: 'biometry-changed' }
  /** it failed twice in a row: it may have changed without the host reporting it */
  | { readonly status: 'biometry-failing' }
  | { readonly status: 'failed'; readonly fault: Fault }
  | { readonly status: 'no-vault' }
);

export interface UnlockEvents {
  readonly onUnlock: (password: string) => void;
  /** shows the device's prompt */
  readonly onBiometry: () => void;
  /** gives up the password */
  readonly onForgotten: () => void;
  /** no vault on this phone: to the start */
  readonly onStartOver: () => void;
}
