// Explains what to make sure before a wallet is removed, depending on its kind of backup and whether that was checked.

import { describeDate } from '../../format/describeTime.ts';
import { messages, type TitledMessage, t } from '../../i18n.ts';
import type { WalletKind } from './nameWalletKind.ts';

export interface RemovalMessage extends TitledMessage {
  readonly tone: 'note' | 'caution' | 'problem';
}

type BackedUpKind = Exclude<WalletKind, 'watched-key' | 'watched-address' | 'multisig'>;

const UNCHECKED: Readonly<Record<BackedUpKind, TitledMessage>> = messages('removal.unchecked', {
  words: {
    title: 'You haven’t checked your recovery phrase',
    text: 'It’s the only way back. If your copy is lost or has a mistake, the coins are gone for good.',
  },
  'words-and-passphrase': {
    title: 'You haven’t checked your recovery phrase and passphrase',
    text: 'Together, they’re the only way back. If your copy is lost or has a mistake, the coins are gone for good.',
  },
  'extended-key': {
    title: 'You haven’t checked your extended key',
    text: 'It’s the only way back. If your copy is lost or has a mistake, the coins are gone for good.',
  },
  'private-key': {
    title: 'You haven’t checked your private key',
    text: 'It’s the only way back. If your copy is lost or has a mistake, the coins are gone for good.',
  },
});

const KEEP: Readonly<Record<BackedUpKind, string>> = messages('removal.keep', {
  words: 'Keep your recovery phrase',
  'words-and-passphrase': 'Keep your recovery phrase and passphrase',
  'extended-key': 'Keep your extended key',
  'private-key': 'Keep your private key',
});

/** @param date - of the last backup check */
function describeChecked(kind: BackedUpKind, date: string): string {
  switch (kind) {
    case 'words':
      return t('removal.checked.words', 'They’re the only way back. You checked your copy on {date}.', {
        date,
      });
    case 'words-and-passphrase':
      return t(
        'removal.checked.words-and-passphrase',
        'Together, they’re the only way back. You checked your copy on {date}.',
        { date },
      );
    case 'extended-key':
    case 'private-key':
      return t('removal.checked.key', 'It’s the only way back. You checked your copy on {date}.', { date });
  }
}

/** @param backedUpAtMs - time of the last backup check, milliseconds since 1970; null: never */
export function describeRemoval(kind: WalletKind, backedUpAtMs: number | null): RemovalMessage {
  if (kind === 'watched-key' || kind === 'watched-address')
    return {
      tone: 'note',
      title: t('removal.watched-key.title', 'You only stop watching'),
      text: t(
        'removal.watched-key.text',
        'Kennel never had the key. The coins stay where they are, and you can watch them again anytime.',
      ),
    };
  if (kind === 'multisig')
    return {
      tone: 'caution',
      title: t('removal.multisig.title', 'Keep the wallet’s description'),
      text: t(
        'removal.multisig.text',
        'Your phrase alone doesn’t bring back a shared wallet. You’ll need its description too.',
      ),
    };
  if (backedUpAtMs === null) return { tone: 'problem', ...UNCHECKED[kind] };
  return { tone: 'caution', title: KEEP[kind], text: describeChecked(kind, describeDate(backedUpAtMs)) };
}
