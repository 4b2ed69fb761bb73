// What stands before a secret that is about to be shown, and in its place: the password afresh, or why there is nothing.

import type { PasswordPrompt } from '../../components/overlays/prompts/PasswordQuestion.tsx';
import type { TitledMessage } from '../../i18n/i18n.ts';
import { EXPORT_MESSAGES } from '../../i18n/messages/settings/securityMessages.ts';
import { PasswordStep } from './PasswordStep.tsx';
import { SecretNotice } from './SecretNotice.tsx';

/** How the way to a secret stands while the secret is not open. */
export type LockedSecret =
  | PasswordPrompt
  /** the leave to show it ended */
  | { readonly status: 'gone' }
  | { readonly status: 'not-exportable' };

/** What a person does before a secret is shown, and instead of it. */
export interface SecretGateEvents {
  readonly onPassword: (password: string) => void;
  /** back to the password */
  readonly onRestart: () => void;
  /** to the settings */
  readonly onLeave: () => void;
}

interface SecretGateProps extends SecretGateEvents {
  readonly ask: LockedSecret;
  /** over the password */
  readonly title: string;
  readonly text: string;
  /** whose secret it is */
  readonly name: string;
  /** why there is none */
  readonly none: TitledMessage;
}

/** The password is asked for whatever the session says. */
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
