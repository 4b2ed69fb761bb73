import type { PasswordPrompt } from '../../../components/overlays/prompts/PasswordQuestion.tsx';
import type { NamedAddress } from '../../../domain/address/judgeRecipient.ts';
import type { WhenHidden } from '../useHeldSecret.ts';

export type ExportPrivateKeyView = { readonly account: NamedAddress } & (
  | PasswordPrompt
  | { readonly status: 'open' }
  | { readonly status: 'gone' }
  | { readonly status: 'not-exportable' }
);

export interface ExportPrivateKeyEvents {
  readonly onPassword: (password: string) => void;
  /** the key in wallet import format, asked at each hold; null when it cannot be had */
  readonly reveal: () => Promise<string | null>;
  readonly whenHidden: WhenHidden;
  /** back to the password */
  readonly onRestart: () => void;
  /** to the settings */
  readonly onLeave: () => void;
  /** absent where the host draws the way back */
  readonly onBack?: (() => void) | undefined;
}
