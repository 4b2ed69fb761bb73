/** Broadcasts the bytes of an earlier transfer again. */
import type { Txid } from '../../../domain/tx/Txid.ts';
import type { PendingJournal } from '../../chain/PendingJournal.ts';
import type { PaidContacts } from '../PaidContacts.ts';

export interface ResendServices {
  readonly journal: PendingJournal;
  readonly contacts: PaidContacts;
  /** the form that a rejection left filled */
  readonly draft: { clear(): void };
}

/** The same bytes. The form is emptied once they are no longer rejected. */
export async function resendTransfer(
  { journal, contacts, draft }: ResendServices,
  txid: Txid,
): Promise<void> {
  const wasRejected = journal.find(txid)?.stage === 'rejected';
  await journal.send(txid);
  const now = journal.find(txid);
  if (!wasRejected || now === null || now.stage === 'rejected') return;
  contacts.notePaid(now);
  draft.clear();
}
