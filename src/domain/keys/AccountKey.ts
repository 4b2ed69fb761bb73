/** An account's extended public key, and where it comes from: shows every address of it, spends nothing. */
export interface AccountKey {
  /** `dgub…` on mainnet */
  readonly extendedKey: string;
  /** null where nobody said where it comes from */
  readonly origin: KeySource | null;
}

/** From which wallet's root a key comes, and along which path. */
export interface KeySource {
  /** of the root, 8 hex digits */
  readonly fingerprint: string;
  /** for example m/44'/3'/0' */
  readonly path: string;
}
