// Says in a few words what a wallet was made of.
import { inLanguage } from './language.ts';

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
  | 'watched-address';

/** What a person calls it. */
export const nameWalletKind = inLanguage('nameWalletKind.nameWalletKind', (kind: WalletKind): string => {
  switch (kind) {
    case 'words':
      return 'Recovery words';
    case 'words-and-passphrase':
      return 'Words and passphrase';
    case 'extended-key':
      return 'Extended key';
    case 'private-key':
      return 'Private key';
    case 'watched-key':
    case 'watched-address':
      return 'Watch only';
  }
});

/** Whether its coins can be looked at and not sent. */
export const isWatched = (kind: WalletKind): boolean => kind === 'watched-key' || kind === 'watched-address';

/** Whether it is one key or address, which has no second account. */
export const isSingle = (kind: WalletKind): boolean => kind === 'private-key' || kind === 'watched-address';
