// Names what a transaction of the wallet does for a token transfer. Small: the first screen shows it.
import { inLanguage } from './language.ts';

/** What a transaction of the wallet was for. @param subject - `5 UNIX` @param role - which part of it */
export const describeTokenEntry = inLanguage(
  'tokenEntryMessages.describeTokenEntry',
  (subject: string, role: 'commit' | 'reveal' | 'recovery'): string => {
    switch (role) {
      case 'commit':
      case 'reveal':
        return `Token transfer: ${subject}`;
      case 'recovery':
        return `DOGE back from a token transfer: ${subject}`;
    }
  },
);

/** Which part of a token transfer a row is. */
export const namePart = inLanguage(
  'tokenEntryMessages.namePart',
  (role: 'commit' | 'reveal' | 'recovery'): string => {
    switch (role) {
      case 'commit':
        return 'its fees, set aside';
      case 'reveal':
        return 'the move itself';
      case 'recovery':
        return 'DOGE brought back';
    }
  },
);

/** Leads from a transaction to the transfer that it is a part of. */
export const TOKEN_ENTRY_MESSAGES = inLanguage('tokenEntryMessages.TOKEN_ENTRY_MESSAGES', {
  see: 'See the token transfer',
});
