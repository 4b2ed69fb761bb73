// Says what has to be safe before a wallet is removed: it depends on what brings it back, and whether that was checked.

import { describeDate } from './describeTime.ts';
import { inLanguage } from './language.ts';
import type { WalletKind } from './nameWalletKind.ts';

/** Words before a removal. */
export interface RemovalMessage {
  readonly tone: 'note' | 'caution' | 'problem';
  readonly title: string;
  readonly text: string;
}

/** @param backedUpAtMs - when the backup was checked last, milliseconds since 1970; null: never */
export const describeRemoval = inLanguage(
  'describeRemoval.describeRemoval',
  (kind: WalletKind, backedUpAtMs: number | null): RemovalMessage => {
    switch (kind) {
      case 'words':
        return ofBackup('your recovery words', 'They are', backedUpAtMs);
      case 'words-and-passphrase':
        return ofBackup('your words and the passphrase', 'Together they are', backedUpAtMs);
      case 'extended-key':
        return ofBackup('your extended key', 'It is', backedUpAtMs);
      case 'private-key':
        return ofBackup('your private key', 'It is', backedUpAtMs);
      case 'watched-key':
      case 'watched-address':
        return {
          tone: 'note',
          title: 'Only the watching ends',
          text: 'Kennel never had the key. Nothing happens to the coins, and you can watch them again at any time.',
        };
    }
  },
);

function ofBackup(what: string, itIs: string, backedUpAtMs: number | null): RemovalMessage {
  if (backedUpAtMs === null) {
    return {
      tone: 'problem',
      title: `You never checked ${what}`,
      text: `${itIs} the only way back. If your copy is lost or has a mistake, the coins are gone for good.`,
    };
  }
  return {
    tone: 'caution',
    title: `Keep ${what}`,
    text: `${itIs} the only way back. You checked your copy on ${describeDate(backedUpAtMs)}.`,
  };
}
