/** Hands bytes to the network that were handed to it before. */
import type { Txid } from '../../../domain/tx/Txid.ts';
import type { PendingJournal } from '../../chain/PendingJournal.ts';
import type { PaidContacts } from '../PaidContacts.ts';

/** What is told of it. */
export interface ResendServices {
  readonly journal: PendingJournal;
  readonly contacts: PaidContacts;
  /** the form that a rejection left filled */
  readonly draft: { clear(): void };
}

/** The very same bytes. Their form is emptied once they are not rejected any more. */
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
