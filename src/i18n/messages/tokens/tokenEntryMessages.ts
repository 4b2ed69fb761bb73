// Names the roles of transactions in token transfers. Keep it small: the first screen uses it.

import type { TransferSubject } from '../../../domain/drc20/TokenActivity.ts';
import type { TokenPartRole } from '../../../domain/tx/PendingTransfer.ts';
import { messages, t } from '../../i18n.ts';
import { subjectValues } from '../wallet/nameSubject.ts';

/** The purpose of a transaction. @param role - its part in the token transfer @param isHidden - leaves the amount out */
export const describeTokenEntry = (
  subject: TransferSubject,
  role: TokenPartRole,
  isHidden = false,
): string =>
  role === 'recovery'
    ? t(
        'tokenEntry.dogeBackFromA',
        '{kind, select, file {DOGE recovered from a token transfer: the file “{name}”} unnamedFile {DOGE recovered from a token transfer: an unnamed file} nft {DOGE recovered from a token transfer: {name} no. {number}} unnumberedNft {DOGE recovered from a token transfer: an NFT of {name}} other {DOGE recovered from a token transfer: {name}}}',
        subjectValues(subject, isHidden),
      )
    : t(
        'tokenEntry.tokenTransfer',
        '{kind, select, file {Token transfer: the file “{name}”} unnamedFile {Token transfer: an unnamed file} nft {Token transfer: {name} no. {number}} unnumberedNft {Token transfer: an NFT of {name}} other {Token transfer: {name}}}',
        subjectValues(subject, isHidden),
      );

export function namePart(role: TokenPartRole): string {
  switch (role) {
    case 'commit':
      return t('tokenEntry.part.commit', 'fees set aside');
    case 'reveal':
      return t('tokenEntry.part.reveal', 'the transfer itself');
    case 'recovery':
      return t('tokenEntry.part.recovery', 'DOGE recovered');
  }
}

/** The link from a transaction to its token transfer. */
export const TOKEN_ENTRY_MESSAGES = messages('tokenEntry', {
  see: 'View token transfer',
});
