// Showing one private key: the password afresh, then the key for as long as it is held.
import { EXPORT_WORDS, KEY_WORDS as WORDS } from '../../text/securityWords.ts';
import type { ExportPrivateKeyEvents, ExportPrivateKeyView } from './ExportPrivateKeyScreen.types.ts';
import { HeldKey } from './HeldKey.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { SecretNotice } from './SecretNotice.tsx';

/** The key of one address (Spec §2, route /settings/export-private-key). */
export function ExportPrivateKeyScreen(props: ExportPrivateKeyView & ExportPrivateKeyEvents) {
  const { onBack, onLeave, onRestart } = props;
  switch (props.status) {
    case 'open':
      return <HeldKey {...props} />;
    case 'gone':
      return (
        <SecretNotice
          scene="locked"
          title={EXPORT_WORDS.goneTitle}
          text={EXPORT_WORDS.goneText}
          action={{ label: EXPORT_WORDS.again, onPress: onRestart }}
          onBack={onBack}
        />
      );
    case 'not-exportable':
      return (
        <SecretNotice
          scene="empty"
          title={WORDS.noneTitle}
          text={WORDS.noneText}
          action={{ label: EXPORT_WORDS.back, onPress: onLeave }}
          onBack={onBack}
        />
      );
    default:
      return (
        <PasswordStep
          title={WORDS.title}
          text={WORDS.text}
          name={props.account.name}
          ask={props}
          onPassword={props.onPassword}
          onRestart={onRestart}
          onBack={onBack}
        />
      );
  }
}
