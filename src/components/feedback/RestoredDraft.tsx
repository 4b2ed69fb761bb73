// States that a draft was restored, and offers an empty form.

import { DRAFT_MESSAGES } from '../../i18n/messages/send/sendMessages.ts';
import { Notice } from './Notice.tsx';

/** Below the form, without interrupting. */
export function RestoredDraft({ onStartOver }: { readonly onStartOver: () => void }) {
  return (
    <Notice
      tone="note"
      title={DRAFT_MESSAGES.restored}
      action={{ label: DRAFT_MESSAGES.startOver, onPress: onStartOver }}
    />
  );
}
