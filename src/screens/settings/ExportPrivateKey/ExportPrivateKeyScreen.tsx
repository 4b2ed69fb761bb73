// Showing one private key: the password afresh, then the key for as long as it is held.

import type { PasswordPrompt } from '../../../components/overlays/prompts/PasswordQuestion.tsx';
import type { NamedAddress } from '../../../domain/address/judgeRecipient.ts';
import { KEY_MESSAGES as MESSAGES } from '../../../i18n/messages/settings/securityMessages.ts';
import { SecretGate } from '../SecretGate.tsx';
import type { WhenHidden } from '../useHeldSecret.ts';
import { HeldKey } from './HeldKey.tsx';

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

/** The key of one address (Spec §2, route /settings/export-private-key). */
export function ExportPrivateKeyScreen(props: ExportPrivateKeyView & ExportPrivateKeyEvents) {
  if (props.status === 'open') return <HeldKey {...props} />;
  return (
    <SecretGate
      ask={props}
      title={MESSAGES.title}
      text={MESSAGES.text}
      name={props.account.name}
      none={{ title: MESSAGES.noneTitle, text: MESSAGES.noneText }}
      onPassword={props.onPassword}
      onRestart={props.onRestart}
      onLeave={props.onLeave}
      onBack={props.onBack}
    />
  );
}
