// The second step of deleting everything: typing a word.

import { Scene } from '../../../components/layout/Scene.tsx';
import { TypedWordPage } from '../../../components/overlays/prompts/TypedWordPage.tsx';
import {
  deletePrompt,
  DELETE_MESSAGES as MESSAGES,
} from '../../../i18n/messages/settings/securityMessages.ts';
import type { DeleteEverythingEvents } from './DeleteEverythingScreen.types.ts';

type DeleteTypingProps = Pick<DeleteEverythingEvents, 'onDelete' | 'onKeep'>;

export function DeleteTyping({ onDelete, onKeep }: DeleteTypingProps) {
  return (
    <TypedWordPage
      title={MESSAGES.sureTitle}
      text={MESSAGES.sureText}
      word={MESSAGES.word}
      prompt={deletePrompt(MESSAGES.word)}
      keep={MESSAGES.keep}
      action={MESSAGES.delete}
      scene={<Scene name="failure" size="small" />}
      onKeep={onKeep}
      onAction={onDelete}
    />
  );
}
