// Says what has to be safe before a wallet is removed: it depends on what brings it back, and whether that was checked.

import { describeDate } from '../../format/describeTime.ts';
import { t } from '../../i18n.ts';
import type { WalletKind } from './nameWalletKind.ts';

/** Words before a removal. */
export interface RemovalMessage {
  readonly tone: 'note' | 'caution' | 'problem';
  readonly title: string;
  readonly text: string;
}

/** @param backedUpAtMs - when the backup was checked last, milliseconds since 1970; null: never */
export function describeRemoval(kind: WalletKind, backedUpAtMs: number | null): RemovalMessage {
  switch (kind) {
    case 'words':
      return ofBackup(
        t('removal.words.yourRecoveryWords', 'your recovery words'),
        t('removal.words.theyAre', 'They are'),
        backedUpAtMs,
      );
    case 'words-and-passphrase':
      return ofBackup(
        t('removal.words-and-passphrase.yourWordsAndThe', 'your words and the passphrase'),
        t('removal.words-and-passphrase.togetherTheyAre', 'Together they are'),
        backedUpAtMs,
      );
    case 'extended-key':
      return ofBackup(
        t('removal.extended-key.yourExtendedKey', 'your extended key'),
        t('removal.extended-key.itIs', 'It is'),
        backedUpAtMs,
      );
    case 'private-key':
      return ofBackup(
        t('removal.private-key.yourPrivateKey', 'your private key'),
        t('removal.private-key.itIs', 'It is'),
        backedUpAtMs,
      );
    case 'watched-key':
    case 'watched-address':
      return {
        tone: 'note',
        title: t('removal.watched-key.title', 'Only the watching ends'),
        text: t(
          'removal.watched-key.text',
          'Kennel never had the key. Nothing happens to the coins, and you can watch them again at any time.',
        ),
      };
  }
}

function ofBackup(what: string, itIs: string, backedUpAtMs: number | null): RemovalMessage {
  if (backedUpAtMs === null) {
    return {
      tone: 'problem',
      title: t('removal.ofBackup.title.youNeverChecked', 'You never checked {what}', { what }),
      text: t(
        'removal.ofBackup.text.neverChecked',
        '{itIs} the only way back. If your copy is lost or has a mistake, the coins are gone for good.',
        { itIs },
      ),
    };
  }
  return {
    tone: 'caution',
    title: t('removal.ofBackup.title.keep', 'Keep {what}', { what }),
    text: t('removal.ofBackup.text.checked', '{itIs} the only way back. You checked your copy on {date}.', {
      itIs,
      date: describeDate(backedUpAtMs),
    }),
  };
}
