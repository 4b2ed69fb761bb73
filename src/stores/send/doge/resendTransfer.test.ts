import { expect, it } from 'vitest';
import { PARENT, transfer } from '../../../../mocks/builders/journal.ts';
import type { PendingStage, PendingTransfer } from '../../../domain/tx/PendingTransfer.ts';
import { resendTransfer } from './resendTransfer.ts';

/** Resends a transfer with this stage before and after; null: not in the journal. */
async function resent(before: PendingStage | null, after: PendingStage | null) {
  const did: string[] = [];
  const at = (stage: PendingStage | null): PendingTransfer | null =>
    stage === null ? null : transfer(PARENT, { stage });
  let now = at(before);
  const journal = {
    find: (id: string) => (id === PARENT ? now : null),
    send: async (id: string) => {
      did.push(`send ${id === PARENT}`);
      now = at(after);
    },
  };
  const contacts = { notePaid: (paid: unknown) => void did.push(`paid ${paid === now}`) };
  await resendTransfer(
    {
      journal: journal as never,
      contacts: contacts as never,
      draft: { clear: () => void did.push('clear') },
    },
    PARENT,
  );
  return did;
}

it.each<[PendingStage | null, PendingStage | null, string[]]>([
  ['rejected', 'accepted', ['send true', 'paid true', 'clear']],
  ['rejected', 'unknown', ['send true', 'paid true', 'clear']],
  ['rejected', 'rejected', ['send true']],
  ['rejected', null, ['send true']],
  ['unknown', 'accepted', ['send true']],
  [null, null, ['send true']],
])('empties the form of what was rejected and is not any more: %s, then %s', async (before, after, did) => {
  expect(await resent(before, after)).toEqual(did);
});
