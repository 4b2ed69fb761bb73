// The last step before missing wallets are given up: typing a word.
import { TypedWordPage } from '../../../components/overlays/prompts/TypedWordPage.tsx';
import {
  acceptPrompt,
  MISSING_MESSAGES as MESSAGES,
} from '../../../i18n/messages/accounts/missingMessages.ts';

export interface AcceptTypingProps {
  readonly onAccept: () => void;
  readonly onKeep: () => void;
}

export function AcceptTyping({ onAccept, onKeep }: AcceptTypingProps) {
  return (
    <TypedWordPage
      title={MESSAGES.acceptTitle}
      text={MESSAGES.acceptText}
      word={MESSAGES.word}
      prompt={acceptPrompt(MESSAGES.word)}
      keep={MESSAGES.keep}
      action={MESSAGES.accept}
      onBack={onKeep}
      onKeep={onKeep}
      onAction={onAccept}
    />
  );
}
