// The second step of deleting everything: a word to type.
import { TypedWordPage } from '../../components/asking/TypedWordPage.tsx';
import { Scene } from '../../components/Scene.tsx';
import { deletePrompt, DELETE_WORDS as WORDS } from '../../text/securityWords.ts';
import type { DeleteEverythingEvents } from './DeleteEverythingScreen.types.ts';

type DeleteTypingProps = Pick<DeleteEverythingEvents, 'onDelete' | 'onKeep' | 'onBack'>;

/** Says what is deleted. */
export function DeleteTyping({ onDelete, onKeep, onBack }: DeleteTypingProps) {
  return (
    <TypedWordPage
      title={WORDS.sureTitle}
      text={WORDS.sureText}
      word={WORDS.word}
      prompt={deletePrompt(WORDS.word)}
      keep={WORDS.keep}
      action={WORDS.delete}
      scene={<Scene name="failure" size="small" />}
      onBack={onBack}
      onKeep={onKeep}
      onAction={onDelete}
    />
  );
}
