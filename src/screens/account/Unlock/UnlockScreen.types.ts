import type { PasswordRejection } from '../../../components/overlays/prompts/PasswordQuestion.tsx';
import type { Fault } from '../../../domain/fault.ts';
import type { BiometrySensor, VaultStage } from '../../../domain/session/unlocking.ts';

/** Whose wallet is locked. */
export interface UnlockedAccount {
  readonly name: string;
  readonly address: string;
}

export type UnlockView = {
  /** null when the saved state does not name one */
  readonly account: UnlockedAccount | null;
  /** opened by a link that asks for something: nothing is approved by unlocking */
  readonly isRequestWaiting: boolean;
  /** the quick way in; null where there is none now */
  readonly biometry: BiometrySensor | null;
  /** the person was changing the password when the wallet locked: either of the two may be the one */
  readonly isAfterChange: boolean;
} & (
  | { readonly status: 'idle' }
  | PasswordRejection
  | { readonly status: 'opening'; readonly stage: VaultStage }
  /** the vault is being brought back from the copy that the host keeps */
  | { readonly status: 'restoring' }
  /** the fingerprint or face changed, or its key was lost: the password first */
  | { readonly status: 'biometry-changed' }
  /** it failed twice in a row: it may have changed in a way that the host does not tell */
  | { readonly status: 'biometry-failing' }
  | { readonly status: 'failed'; readonly fault: Fault }
  | { readonly status: 'no-vault' }
);

export interface UnlockEvents {
  readonly onUnlock: (password: string) => void;
  /** shows the device's prompt */
  readonly onBiometry: () => void;
  /** gives the password up */
  readonly onForgotten: () => void;
  /** no vault on this phone: to the beginning */
  readonly onStartOver: () => void;
}
