// That a draft is from before, and the way to an empty form.

import { DRAFT_MESSAGES } from '../../i18n/messages/send/sendMessages.ts';
import { Notice } from './Notice.tsx';

/** Under the form: it asks for nothing. */
export function RestoredDraft({ onStartOver }: { readonly onStartOver: () => void }) {
  return (
    <Notice
      tone="note"
      title={DRAFT_MESSAGES.restored}
      action={{ label: DRAFT_MESSAGES.startOver, onPress: onStartOver }}
    />
  );
}
