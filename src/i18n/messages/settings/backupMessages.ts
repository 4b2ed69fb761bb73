// Asks for a backup that was never checked, as loudly as what it guards.
import type { Koinu } from '../../../domain/amount/Koinu.ts';
import { inDoge } from '../../format/inAmounts.ts';
import { messages, type TitledMessage, t } from '../../i18n.ts';
import type { WalletKind } from '../accounts/nameWalletKind.ts';

/** The buttons of the asking. */
export const BACKUP_BANNER_MESSAGES = messages('backup.banner', {
  check: 'Check now',
  quiet: 'A minute now saves it all later.',
});

const WITHOUT = messages('backup.without', {
  words: 'Without your recovery words, losing this phone loses it all.',
  'words-and-passphrase': 'Without your words and the passphrase, losing this phone loses it all.',
  key: 'Without your copy of the key, losing this phone loses it all.',
});

/**
 * A warning that says how much rests on an unchecked backup.
 *
 * @param atRisk - null where amounts are hidden
 */
export function warnOfBackup(kind: WalletKind, atRisk: Koinu | null): TitledMessage {
  return {
    title:
      atRisk === null
        ? t('backup.warnOfBackup.title.aLotRestsOn', 'A lot rests on a backup that you never checked')
        : t('backup.warnOfBackup.title.restsOnABackup', '{atRisk} rests on a backup that you never checked', {
            atRisk: inDoge(atRisk),
          }),
    text: WITHOUT[kind === 'words' || kind === 'words-and-passphrase' ? kind : 'key'],
  };
}
