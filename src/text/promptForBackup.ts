// Asks a person to check what brings their wallet back.
import { inLanguage } from './language.ts';
import type { WalletKind } from './nameWalletKind.ts';

/** The words of the asking, which differ with what a wallet was made of. */
export const promptForBackup = inLanguage(
  'promptForBackup.promptForBackup',
  (kind: WalletKind): { readonly title: string; readonly text: string } => {
    switch (kind) {
      case 'words':
        return {
          title: 'Check your recovery words',
          text: 'Without them, losing this phone loses the wallet.',
        };
      case 'words-and-passphrase':
        return {
          title: 'Check your words and the passphrase',
          text: 'Without both, losing this phone loses the wallet.',
        };
      default:
        return {
          title: 'Check your copy of the key',
          text: 'Without it, losing this phone loses the wallet.',
        };
    }
  },
);
