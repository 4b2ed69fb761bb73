// Explains why the ledger rejected a transfer. The index's own text is shown as well.
// The texts are those of https://github.com/dogeuni-org/dogeuni-indexer/blob/0e629a99605ffac36e6f0ef676098236b4736ff3/explorer/verifys.go
import { messages } from '../../i18n.ts';

type LedgerRejection = 'balance' | 'not-held' | 'nothing' | 'to-self' | 'unknown-kind' | 'other';

/** The first matching pattern determines the reason. */
const TEXTS: readonly (readonly [RegExp, LedgerRejection])[] = [
  [/exceeds the (?:balance|max)|insufficient|not enough/i, 'balance'],
  [/exceeds the 0|amount.*(?:zero|invalid)/i, 'nothing'],
  [/not the same as the previous|self|same address/i, 'to-self'],
  [/contract does not exist|not found|no such|does not exist/i, 'not-held'],
  [/not support the type/i, 'unknown-kind'],
];

const rejectionIn = (text: string): LedgerRejection =>
  TEXTS.find(([pattern]) => pattern.test(text))?.[1] ?? 'other';

export const LEDGER_REJECTION_MESSAGES = messages('ledgerRejection', {
  balance:
    'The address held less than this when the transfer was processed. An earlier transfer may have used it.',
  'not-held': 'The ledger doesn’t list this at the address. It may have been transferred before.',
  nothing: 'The ledger doesn’t accept a transfer of zero.',
  'to-self': 'The ledger rejects transfers to yourself.',
  'unknown-kind': 'The ledger doesn’t support this kind of transfer.',
  other: 'The ledger gave a reason Kennel doesn’t know.',
});

/** One sentence. @param reason - the index's own text; untrusted */
export const describeLedgerRejection = (reason: string): string =>
  LEDGER_REJECTION_MESSAGES[rejectionIn(reason)];
