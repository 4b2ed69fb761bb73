/** Why a text is not a private key encrypted with a passphrase (BIP38). The text itself is never part of a problem. */
export type EncryptedKeyProblem =
  | { readonly kind: 'empty' }
  /** characters given; encrypted keys have 58 */
  | { readonly kind: 'wrong-length'; readonly length: number }
  | { readonly kind: 'bad-characters'; readonly count: number }
  | { readonly kind: 'bad-checksum' }
  /** well-formed, and of another kind */
  | { readonly kind: 'not-encrypted-key' }
  | { readonly kind: 'wrong-passphrase' };
