import type { PasswordPrompt } from '../../../components/overlays/prompts/PasswordQuestion.tsx';
import type { WhenHidden } from '../useHeldSecret.ts';

/** What is shown while it is held. It lives in the part that shows it and nowhere else. */
export type RevealedWords =
  /** `passphrase` is empty when there is none */
  | { readonly kind: 'words'; readonly words: readonly string[]; readonly passphrase: string }
  /** an extended private key */
  | { readonly kind: 'text'; readonly text: string };

export type ExportMnemonicsView = {
  readonly walletName: string;
  /** a wallet that came in as an extended key has that instead of words */
  readonly secret: 'words' | 'extended-key';
} & (
  | PasswordPrompt
  /** `hdPath` is empty where it says nothing */
  | { readonly status: 'open'; readonly hasPassphrase: boolean; readonly hdPath: string }
  | { readonly status: 'gone' }
  | { readonly status: 'not-exportable' }
);

export interface ExportMnemonicsEvents {
  readonly onPassword: (password: string) => void;
  /** asked at each hold; null when it cannot be had */
  readonly reveal: () => Promise<RevealedWords | null>;
  readonly whenHidden: WhenHidden;
  /** back to the password */
  readonly onRestart: () => void;
  readonly onCheck: () => void;
  /** to the settings */
  readonly onLeave: () => void;
  /** absent where the host draws the way back */
  readonly onBack?: (() => void) | undefined;
}
