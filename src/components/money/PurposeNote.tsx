// What a transfer is for, where that is more than sending: a note on the last look before it leaves.
import type { Purpose } from '../../domain/tx/Purpose.ts';
import { describePurpose } from '../../i18n/messages/send/purposeMessages.ts';
import { Notice } from '../feedback/Notice.tsx';

export interface PurposeNoteProps {
  readonly purpose: Purpose;
}

/** Nothing for a plain payment. */
export function PurposeNote({ purpose }: PurposeNoteProps) {
  const { note } = describePurpose(purpose);
  return note === null ? null : (
    <Notice tone={purpose.kind === 'pay-app' ? 'caution' : 'note'} title={note} />
  );
}
