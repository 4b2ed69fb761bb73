// Asks the user to check a wallet's backup.
import { type TitledMessage, t } from '../../i18n.ts';
import type { WalletKind } from '../accounts/nameWalletKind.ts';

/** By the kind of the wallet's secret. */
export function promptForBackup(kind: WalletKind): TitledMessage {
  switch (kind) {
    case 'words':
      return {
        title: t('backup.promptForBackup.words.title', 'Back up your recovery phrase'),
        text: t(
          'backup.promptForBackup.words.text',
          'Write it down, then check it. Without it, losing this phone means losing the wallet.',
        ),
      };
    case 'words-and-passphrase':
      return {
        title: t(
          'backup.promptForBackup.words-and-passphrase.title',
          'Back up your recovery phrase and passphrase',
        ),
        text: t(
          'backup.promptForBackup.words-and-passphrase.text',
          'Write them down, then check them. Without both, losing this phone means losing the wallet.',
        ),
      };
    default:
      return {
        title: t('backup.promptForBackup.default.title', 'Back up your key'),
        text: t(
          'backup.promptForBackup.default.text',
          'Copy it, then check the copy. Without it, losing this phone means losing the wallet.',
        ),
      };
  }
}
