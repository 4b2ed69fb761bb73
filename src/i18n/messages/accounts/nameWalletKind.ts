// Says in a few words what a wallet was made of.
import { t } from '../../i18n.ts';

/** What a wallet was made of, and so what brings it back. */
export type WalletKind =
  | 'words'
  /** the words alone do not give its keys */
  | 'words-and-passphrase'
  | 'extended-key'
  | 'private-key'
  /** watched only: a public key with many addresses */
  | 'watched-key'
  /** watched only: one address */
  | 'watched-address'
  /** of several people: others have to sign too */
  | 'multisig';

/** What a person calls it. */
export function nameWalletKind(kind: WalletKind): string {
  switch (kind) {
    case 'words':
      return t('walletKind.words', 'Recovery phrase');
    case 'words-and-passphrase':
      return t('walletKind.words-and-passphrase', 'Recovery phrase and passphrase');
    case 'extended-key':
      return t('walletKind.extended-key', 'Extended key');
    case 'private-key':
      return t('walletKind.private-key', 'Private key');
    case 'watched-key':
    case 'watched-address':
      return t('walletKind.watched-key', 'Watch-only');
    case 'multisig':
      return t('walletKind.multisig', 'Shared wallet');
  }
}

/** Whether its coins can be looked at and not sent from here alone: it has no secret of its own. */
export const isWatched = (kind: WalletKind): boolean =>
  kind === 'watched-key' || kind === 'watched-address' || kind === 'multisig';

/** Whether it is one key or address, which has no second account. */
export const isSingle = (kind: WalletKind): boolean => kind === 'private-key' || kind === 'watched-address';
