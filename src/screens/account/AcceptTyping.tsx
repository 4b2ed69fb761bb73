// The last step before what is missing is given up: a word to type.
import { TypedWordPage } from '../../components/asking/TypedWordPage.tsx';
import { acceptPrompt, MISSING_WORDS as WORDS } from '../../text/missingWords.ts';

export interface AcceptTypingProps {
  readonly onAccept: () => void;
  readonly onKeep: () => void;
}

/** Says what is given up. */
export function AcceptTyping({ onAccept, onKeep }: AcceptTypingProps) {
  return (
    <TypedWordPage
      title={WORDS.acceptTitle}
      text={WORDS.acceptText}
      word={WORDS.word}
      prompt={acceptPrompt(WORDS.word)}
      keep={WORDS.keep}
      action={WORDS.accept}
      onBack={onKeep}
      onKeep={onKeep}
      onAction={onAccept}
    />
  );
}
