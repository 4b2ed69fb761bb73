/** An account's extended public key with its origin: derives all its addresses, but cannot spend. */
export interface AccountKey {
  /** `dgub…` on mainnet */
  readonly extendedKey: string;
  /** null when its origin is unknown */
  readonly origin: KeySource | null;
}

/** The root that a key is derived from, and the path. */
export interface KeySource {
  /** of the root, 8 hex digits */
  readonly fingerprint: string;
  /** for example m/44'/3'/0' */
  readonly path: string;
}
