// Names the kinds of wallets.
import { t } from '../../i18n.ts';

/** The secret that a wallet was created from, which also restores it. */
export type WalletKind =
  | 'words'
  /** with a passphrase in addition to the words */
  | 'words-and-passphrase'
  | 'extended-key'
  | 'private-key'
  /** watch-only: a public key with many addresses */
  | 'watched-key'
  /** watch-only: one address */
  | 'watched-address'
  /** others have to sign too */
  | 'multisig';

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

/** Whether this device alone cannot spend its coins: it has no secret of its own. */
export const isWatched = (kind: WalletKind): boolean =>
  kind === 'watched-key' || kind === 'watched-address' || kind === 'multisig';

/** Whether it is a single key or address, without further accounts. */
export const isSingle = (kind: WalletKind): boolean => kind === 'private-key' || kind === 'watched-address';
