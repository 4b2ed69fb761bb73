// Showing recovery words: the password again, then the words while the button is held.
import { SHOW_WORDS_MESSAGES as MESSAGES } from '../../../i18n/messages/settings/securityMessages.ts';
import { type LockedSecret, SecretGate, type SecretGateEvents } from '../SecretGate.tsx';
import { HeldWords, type HeldWordsProps } from './HeldWords.tsx';

export type ExportMnemonicsView = {
  readonly walletName: string;
} & Pick<HeldWordsProps, 'secret'> &
  (LockedSecret | ({ readonly status: 'open' } & Pick<HeldWordsProps, 'hasPassphrase' | 'hdPath'>));

export type ExportMnemonicsEvents = SecretGateEvents &
  Pick<HeldWordsProps, 'reveal' | 'whenHidden' | 'onCheck'>;

/** Recovery words, or the extended key of a wallet that has none (Spec §2, route /settings/export-mnemonics). */
export function ExportMnemonicsScreen(props: ExportMnemonicsView & ExportMnemonicsEvents) {
  if (props.status === 'open') return <HeldWords {...props} />;
  const isWords = props.secret === 'words';
  return (
    <SecretGate
      ask={props}
      title={isWords ? MESSAGES.title : MESSAGES.extendedTitle}
      text={isWords ? MESSAGES.text : MESSAGES.extendedText}
      name={props.walletName}
      none={{ title: MESSAGES.noneTitle, text: MESSAGES.noneText }}
      onPassword={props.onPassword}
      onRestart={props.onRestart}
      onLeave={props.onLeave}
    />
  );
}
