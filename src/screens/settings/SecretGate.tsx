// Before a secret, or in its place: the password prompt, or why there is no secret.

import type { PasswordPrompt } from '../../components/overlays/prompts/PasswordQuestion.tsx';
import type { TitledMessage } from '../../i18n/i18n.ts';
import { EXPORT_MESSAGES } from '../../i18n/messages/settings/securityMessages.ts';
import { PasswordStep } from './PasswordStep.tsx';
import { SecretNotice } from './SecretNotice.tsx';

/** States while the secret isn't open. */
export type LockedSecret =
  | PasswordPrompt
  /** the permission to show it has ended */
  | { readonly status: 'gone' }
  | { readonly status: 'not-exportable' };

export interface SecretGateEvents {
  readonly onPassword: (password: string) => void;
  /** back to the password */
  readonly onRestart: () => void;
  /** to the settings */
  readonly onLeave: () => void;
}

interface SecretGateProps extends SecretGateEvents {
  readonly ask: LockedSecret;
  /** shown above the password */
  readonly title: string;
  readonly text: string;
  /** name of the wallet or account */
  readonly name: string;
  /** shown if there is no secret */
  readonly none: TitledMessage;
}

/** The password is required even within an unlocked session. */
export function SecretGate(props: SecretGateProps) {
  const { ask, title, text, name, none, onPassword, onRestart, onLeave } = props;
  switch (ask.status) {
    case 'gone':
      return (
        <SecretNotice
          scene="locked"
          title={EXPORT_MESSAGES.goneTitle}
          text={EXPORT_MESSAGES.goneText}
          action={{ label: EXPORT_MESSAGES.again, onPress: onRestart }}
        />
      );
    case 'not-exportable':
      return (
        <SecretNotice scene="empty" {...none} action={{ label: EXPORT_MESSAGES.back, onPress: onLeave }} />
      );
    default:
      return (
        <PasswordStep
          title={title}
          text={text}
          name={name}
          ask={ask}
          onPassword={onPassword}
          onRestart={onRestart}
        />
      );
  }
}
