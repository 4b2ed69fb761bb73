// Names what a transaction of the wallet does for a token transfer. Small: the first screen shows it.

import type { TokenPartRole } from '../../../domain/tx/PendingTransfer.ts';
import { messages, t } from '../../i18n.ts';

/** What a transaction of the wallet was for. @param subject - `5 UNIX` @param role - which part of it */
export const describeTokenEntry = (subject: string, role: TokenPartRole): string =>
  role === 'recovery'
    ? t('tokenEntry.dogeBackFromA', 'DOGE back from a token transfer: {subject}', { subject })
    : t('tokenEntry.tokenTransfer', 'Token transfer: {subject}', { subject });

/** Which part of a token transfer a row is. */
export function namePart(role: TokenPartRole): string {
  switch (role) {
    case 'commit':
      return t('tokenEntry.part.commit', 'its fees, set aside');
    case 'reveal':
      return t('tokenEntry.part.reveal', 'the move itself');
    case 'recovery':
      return t('tokenEntry.part.recovery', 'DOGE brought back');
  }
}

/** Leads from a transaction to the transfer that it is a part of. */
export const TOKEN_ENTRY_MESSAGES = messages('tokenEntry', {
  see: 'See the token transfer',
});
