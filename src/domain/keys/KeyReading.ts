/** One way in which keys may have been derived from what a person brings in. */
export interface KeyReading {
  /**
   * Path of the accounts' parent: from the root for a phrase (m/44'/3'/0'/0), from the key itself for an extended key
   * (m, m/0, m/0/0); empty for a single key or address.
   */
  readonly path: string;
  /** false for the reading of wallets that asked for a passphrase and ignored it */
  readonly usesPassphrase: boolean;
}
