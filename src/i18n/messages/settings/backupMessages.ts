// Asks for a backup check, with an urgency that depends on the balance.
import type { Koinu } from '../../../domain/amount/Koinu.ts';
import { inDoge } from '../../format/inAmounts.ts';
import { messages, type TitledMessage, t } from '../../i18n.ts';
import type { WalletKind } from '../accounts/nameWalletKind.ts';

export const BACKUP_BANNER_MESSAGES = messages('backup.banner', {
  check: 'Back up now',
  quiet: 'A minute now can save everything later.',
});

const WITHOUT = messages('backup.without', {
  words: 'Without your recovery phrase, losing this phone means losing your coins.',
  'words-and-passphrase':
    'Without your recovery phrase and passphrase, losing this phone means losing your coins.',
  key: 'Without your copy of the key, losing this phone means losing your coins.',
});

/**
 * A warning with the amount that depends on an unchecked backup.
 *
 * @param atRisk - null when amounts are hidden
 */
export function warnOfBackup(kind: WalletKind, atRisk: Koinu | null): TitledMessage {
  return {
    title:
      atRisk === null
        ? t('backup.warnOfBackup.title.aLotRestsOn', 'A lot depends on an unverified backup')
        : t('backup.warnOfBackup.title.restsOnABackup', '{atRisk} depends on an unverified backup', {
            atRisk: inDoge(atRisk),
          }),
    text: WITHOUT[kind === 'words' || kind === 'words-and-passphrase' ? kind : 'key'],
  };
}
