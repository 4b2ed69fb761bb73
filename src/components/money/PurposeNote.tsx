// The purpose of a transfer other than plain sending: a note on the final review.
import type { Purpose } from '../../domain/tx/Purpose.ts';
import { describePurpose } from '../../i18n/messages/send/purposeMessages.ts';
import { Notice } from '../feedback/Notice.tsx';

export interface PurposeNoteProps {
  readonly purpose: Purpose;
}

/** Renders nothing for a plain payment. */
export function PurposeNote({ purpose }: PurposeNoteProps) {
  const { note } = describePurpose(purpose);
  return note === null ? null : (
    <Notice tone={purpose.kind === 'pay-app' ? 'caution' : 'note'} title={note} />
  );
}
