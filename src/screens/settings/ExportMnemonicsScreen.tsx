// Showing recovery words: the password afresh, then the words for as long as they are held.
import { EXPORT_WORDS, WORDS_WORDS as WORDS } from '../../text/securityWords.ts';
import type { ExportMnemonicsEvents, ExportMnemonicsView } from './ExportMnemonicsScreen.types.ts';
import { HeldWords } from './HeldWords.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { SecretNotice } from './SecretNotice.tsx';

/** Recovery words, or the extended key of a wallet that has none (Spec §2, route /settings/export-mnemonics). */
export function ExportMnemonicsScreen(props: ExportMnemonicsView & ExportMnemonicsEvents) {
  const { onBack, onLeave, onRestart } = props;
  const isWords = props.secret === 'words';
  switch (props.status) {
    case 'open':
      return <HeldWords {...props} />;
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
          title={isWords ? WORDS.title : WORDS.extendedTitle}
          text={isWords ? WORDS.text : WORDS.extendedText}
          name={props.walletName}
          ask={props}
          onPassword={props.onPassword}
          onRestart={onRestart}
          onBack={onBack}
        />
      );
  }
}
