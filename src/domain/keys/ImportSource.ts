/** What a person brings in, as they typed it. A secret, addresses and public keys aside. */
export type ImportSource =
  | { readonly kind: 'phrase'; readonly text: string; readonly passphrase: string }
  /** wallet import format */
  | { readonly kind: 'private-key'; readonly text: string }
  /** BIP38 */
  | { readonly kind: 'encrypted-key'; readonly text: string; readonly passphrase: string }
  /** private (dgpv) or public (dgub) */
  | { readonly kind: 'extended-key'; readonly text: string }
  /** to be watched */
  | { readonly kind: 'address'; readonly text: string }
  /** the descriptor of a wallet of several people */
  | { readonly kind: 'multisig'; readonly text: string };

/**
 * The text of another program's wallet, with many keys: Dogecoin Core's dumpwallet, a list, or an encrypted backup, whose
 * password is empty for the others. A secret.
 */
export interface WalletText {
  readonly kind: 'wallet-text';
  readonly text: string;
  readonly password: string;
}

/** What a paper wallet's key can be. */
export type PaperSource = Extract<ImportSource, { readonly kind: 'private-key' | 'encrypted-key' }>;

/** One way in which keys may have been derived from what a person brings in. */
export interface KeyReading {
  /**
   * Path of the accounts' parent: from the root for a phrase (m/44'/3'/0'/0), from the key itself for an extended key
   * (m, m/0, m/0/0); empty for a single key or address. Ends with /*' where each account's own step is hardened.
   */
  readonly path: string;
  /** false for the reading of wallets that asked for a passphrase and ignored it */
  readonly usesPassphrase: boolean;
  /** which of several keys that came in one text, from 0; absent where there is only one */
  readonly part?: number;
}
