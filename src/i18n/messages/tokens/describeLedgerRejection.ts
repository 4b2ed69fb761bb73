// Says in our words why the ledger rejected a move. The index's own text is shown beside it.
//
// The texts are those of https://github.com/dogeuni-org/dogeuni-indexer/blob/0e629a99605ffac36e6f0ef676098236b4736ff3/explorer/verifys.go
import { messages } from '../../i18n.ts';

/** What the ledger rejected a move for. */
type LedgerRejection = 'balance' | 'not-held' | 'nothing' | 'to-self' | 'unknown-kind' | 'other';

/** The first pattern that is found names the rejection. */
const TEXTS: readonly (readonly [RegExp, LedgerRejection])[] = [
  [/exceeds the (?:balance|max)|insufficient|not enough/i, 'balance'],
  [/exceeds the 0|amount.*(?:zero|invalid)/i, 'nothing'],
  [/not the same as the previous|self|same address/i, 'to-self'],
  [/contract does not exist|not found|no such|does not exist/i, 'not-held'],
  [/not support the type/i, 'unknown-kind'],
];

const rejectionIn = (text: string): LedgerRejection =>
  TEXTS.find(([pattern]) => pattern.test(text))?.[1] ?? 'other';

/** A sentence for each. */
export const LEDGER_REJECTION_MESSAGES = messages('ledgerRejection', {
  balance: 'When its turn came, the address held less than this. Perhaps an earlier move took it.',
  'not-held': 'The ledger knows nothing of the kind at this address. Perhaps it was moved before.',
  nothing: 'The ledger does not take a move of nothing.',
  'to-self': 'The ledger refuses a move to oneself.',
  'unknown-kind': 'The ledger does not know moves of this kind.',
  other: 'The ledger gives a reason that Kennel does not know.',
});

/** One sentence. @param reason - the index's own text; anybody's */
export const describeLedgerRejection = (reason: string): string =>
  LEDGER_REJECTION_MESSAGES[rejectionIn(reason)];
