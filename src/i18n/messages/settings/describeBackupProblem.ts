// Explains why a backup file cannot be opened, and formats its size.
import { type TitledMessage, t } from '../../i18n.ts';

/** Problems reported by the vault. */
export type BackupFileFailure =
  | { readonly kind: 'not-a-backup' }
  | { readonly kind: 'newer-version'; readonly version: number }
  | { readonly kind: 'damaged' }
  | { readonly kind: 'wrong-password' }
  | { readonly kind: 'throttled' };

export function describeBackupFileProblem(problem: BackupFileFailure): TitledMessage {
  switch (problem.kind) {
    case 'not-a-backup':
      return {
        title: t('backupProblem.backupFileProblem.not-a-backup.title', 'Not a Kennel backup'),
        text: t(
          'backupProblem.backupFileProblem.not-a-backup.text',
          'Choose a file whose name starts with kennel-backup and ends in .json.',
        ),
      };
    case 'newer-version':
      return {
        title: t('backupProblem.backupFileProblem.newer-version.title', 'Created by a newer Kennel'),
        text: t(
          'backupProblem.backupFileProblem.newer-version.text',
          'This file has version {version}, which this Kennel can’t read yet. Close Kennel and reopen it to update.',
          { version: problem.version },
        ),
      };
    case 'damaged':
      return {
        title: t('backupProblem.backupFileProblem.damaged.title', 'This file is damaged'),
        text: t(
          'backupProblem.backupFileProblem.damaged.text',
          'Part of it is changed or missing. Try another copy, or download it again.',
        ),
      };
    case 'wrong-password':
      return {
        title: t('backupProblem.backupFileProblem.wrong-password.title', 'Wrong password for this file'),
        text: t(
          'backupProblem.backupFileProblem.wrong-password.text',
          'Use the password Kennel had on the day you created the file. It may not be today’s.',
        ),
      };
    case 'throttled':
      return {
        title: t('backupProblem.backupFileProblem.throttled.title', 'Too many wrong passwords'),
        text: t(
          'backupProblem.backupFileProblem.throttled.text',
          'Keep Kennel open, then try again later. This wait protects you from someone guessing.',
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

/** `1 wallet restored`, `3 wallets restored`. */
export const describeRestored = (count: number): string =>
  t('backupProblem.restored', '{count, plural, one {1 wallet restored} other {{count} wallets restored}}', {
    count,
  });

/** How many of a file's wallets existed before; empty for none. */
export function describeKnown(count: number): string {
  if (count === 0) return '';
  return t(
    'backupProblem.known',
    '{count, plural, one {1 more was already here.} other {{count} more were already here.}}',
    { count },
  );
}
