// Asks for a backup that was never checked, as loudly as what it guards.
import type { Koinu } from '../domain/amount/Koinu.ts';
import { inDoge } from './inDoge.ts';
import { inLanguage } from './language.ts';
import type { WalletKind } from './nameWalletKind.ts';

/** The buttons of the asking. */
export const BACKUP_BANNER_MESSAGES = inLanguage('backupMessages.BACKUP_BANNER_MESSAGES', {
  check: 'Check now',
  quiet: 'A minute now saves it all later.',
});

const WITHOUT = {
  words: 'Without your recovery words, losing this phone loses it all.',
  'words-and-passphrase': 'Without your words and the passphrase, losing this phone loses it all.',
  key: 'Without your copy of the key, losing this phone loses it all.',
} as const;

/**
 * A warning that says how much rests on an unchecked backup.
 *
 * @param atRisk - null where amounts are hidden
 */
export const warnOfBackup = inLanguage(
  'backupMessages.warnOfBackup',
  (kind: WalletKind, atRisk: Koinu | null): { readonly title: string; readonly text: string } => {
    const what = atRisk === null ? 'A lot' : inDoge(atRisk);
    return {
      title: `${what} rests on a backup that you never checked`,
      text: WITHOUT[kind === 'words' || kind === 'words-and-passphrase' ? kind : 'key'],
    };
  },
);
