// Says why a backup file does not open, and how large one is.
import { type TitledMessage, t } from '../../i18n.ts';

/** Why a backup file does not open, as the vault says it. */
export type BackupFileFailure =
  | { readonly kind: 'not-a-backup' }
  | { readonly kind: 'newer-version'; readonly version: number }
  | { readonly kind: 'damaged' }
  | { readonly kind: 'wrong-password' }
  | { readonly kind: 'throttled' };

/** Words about a file that does not open. */
export function describeBackupFileProblem(problem: BackupFileFailure): TitledMessage {
  switch (problem.kind) {
    case 'not-a-backup':
      return {
        title: t('backupProblem.backupFileProblem.not-a-backup.title', 'Not a backup of Kennel'),
        text: t(
          'backupProblem.backupFileProblem.not-a-backup.text',
          'Look for a file whose name begins with kennel-backup and ends in .json.',
        ),
      };
    case 'newer-version':
      return {
        title: t('backupProblem.backupFileProblem.newer-version.title', 'Made by a newer Kennel'),
        text: t(
          'backupProblem.backupFileProblem.newer-version.text',
          'It is written in version {version}, which this Kennel cannot read yet. Close Kennel and open it again to get the newest.',
          { version: problem.version },
        ),
      };
    case 'damaged':
      return {
        title: t('backupProblem.backupFileProblem.damaged.title', 'This file is damaged'),
        text: t(
          'backupProblem.backupFileProblem.damaged.text',
          'Part of it changed or is missing. Try another copy, or download it once more.',
        ),
      };
    case 'wrong-password':
      return {
        title: t('backupProblem.backupFileProblem.wrong-password.title', 'Not the password of this file'),
        text: t(
          'backupProblem.backupFileProblem.wrong-password.text',
          'It is the one you unlocked Kennel with on the day you made it, perhaps not the one of today.',
        ),
      };
    case 'throttled':
      return {
        title: t('backupProblem.backupFileProblem.throttled.title', 'Too many wrong passwords'),
        text: t(
          'backupProblem.backupFileProblem.throttled.text',
          'Keep Kennel open for a while, then try again. Waiting protects you from somebody who tries one after another.',
        ),
      };
  }
}

const KILOBYTE = 1000;

/** `812 bytes`, `12 kB`. */
export const describeSize = (bytes: number): string =>
  bytes < KILOBYTE
    ? `${bytes} bytes`
    : t('backupProblem.size', '{size}\u00a0kB', { size: Math.round(bytes / KILOBYTE) });

/** `1 wallet is back`, `3 wallets are back`. */
export const describeRestored = (count: number): string =>
  t('backupProblem.restored', '{count, plural, one {1 wallet is back} other {{count} wallets are back}}', {
    count,
  });

/** How many of a file's wallets were here before; empty for none. */
export function describeKnown(count: number): string {
  if (count === 0) return '';
  return t(
    'backupProblem.known',
    '{count, plural, one {1 more was here already.} other {{count} more were here already.}}',
    { count },
  );
}
