/** What the user imports, as typed. A secret, except for addresses and public keys. */
export type ImportSource =
  | { readonly kind: 'phrase'; readonly text: string; readonly passphrase: string }
  /** wallet import format */
  | { readonly kind: 'private-key'; readonly text: string }
  /** BIP38 */
  | { readonly kind: 'encrypted-key'; readonly text: string; readonly passphrase: string }
  /** private (dgpv) or public (dgub) */
  | { readonly kind: 'extended-key'; readonly text: string }
  /** watch-only */
  | { readonly kind: 'address'; readonly text: string }
  /** a multisig descriptor */
  | { readonly kind: 'multisig'; readonly text: string };

/**
 * Another program's wallet as text, with many keys: Dogecoin Core's dumpwallet, a list, or an encrypted backup; the password is empty for
 * the other two. A secret.
 */
export interface WalletText {
  readonly kind: 'wallet-text';
  readonly text: string;
  readonly password: string;
}

/** The kinds of key that a paper wallet can have. */
export type PaperSource = Extract<ImportSource, { readonly kind: 'private-key' | 'encrypted-key' }>;

/** One way in which keys may have been derived from an imported secret. */
export interface KeyReading {
  /**
   * Path of the accounts' parent: from the root for a phrase (m/44'/3'/0'/0), from the key itself for an extended key
   * (m, m/0, m/0/0); empty for a single key or address. Ends with /*' where each account's own step is hardened.
   */
  readonly path: string;
  /** false for wallets that asked for a passphrase and ignored it */
  readonly usesPassphrase: boolean;
  /** the index of the key when one text contains several, from 0; absent when there is only one */
  readonly part?: number;
}
