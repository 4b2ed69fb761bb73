// Says why a backup file does not open, and how large one is.
import { inLanguage } from './language.ts';

/** Why a backup file does not open, as the vault says it. */
export type BackupFileTrouble =
  | { readonly kind: 'not-a-backup' }
  | { readonly kind: 'newer-version'; readonly version: number }
  | { readonly kind: 'damaged' }
  | { readonly kind: 'wrong-password' }
  | { readonly kind: 'throttled' };

/** A heading and what helps. */
export interface TroubleMessage {
  readonly title: string;
  readonly text: string;
}

/** Words about a file that does not open. */
export const describeBackupFileProblem = inLanguage(
  'describeBackupProblem.describeBackupFileProblem',
  (problem: BackupFileTrouble): TroubleMessage => {
    switch (problem.kind) {
      case 'not-a-backup':
        return {
          title: 'Not a backup of Kennel',
          text: 'Look for a file whose name begins with kennel-backup and ends in .json.',
        };
      case 'newer-version':
        return {
          title: 'Made by a newer Kennel',
          text: `It is written in version ${problem.version}, which this Kennel cannot read yet. Close Kennel and open it again to get the newest.`,
        };
      case 'damaged':
        return {
          title: 'This file is damaged',
          text: 'Part of it changed or is missing. Try another copy, or download it once more.',
        };
      case 'wrong-password':
        return {
          title: 'Not the password of this file',
          text: 'It is the one you unlocked Kennel with on the day you made it, perhaps not the one of today.',
        };
      case 'throttled':
        return {
          title: 'Too many wrong passwords',
          text: 'Keep Kennel open for a while, then try again. Waiting protects you from somebody who tries one after another.',
        };
    }
  },
);

const KILOBYTE = 1000;

/** `812 bytes`, `12 kB`. */
export const describeSize = inLanguage('describeBackupProblem.describeSize', (bytes: number): string =>
  bytes < KILOBYTE ? `${bytes} bytes` : `${Math.round(bytes / KILOBYTE)}\u00a0kB`,
);

/** `1 wallet is back`, `3 wallets are back`. */
export const describeRestored = inLanguage(
  'describeBackupProblem.describeRestored',
  (count: number): string => (count === 1 ? '1 wallet is back' : `${count} wallets are back`),
);

/** How many of a file's wallets were here before; empty for none. */
export const describeKnown = inLanguage('describeBackupProblem.describeKnown', (count: number): string => {
  if (count === 0) return '';
  return count === 1 ? '1 more was here already.' : `${count} more were here already.`;
});
