import type { Network } from '../address/Network.ts';
import type { AddressProblem } from '../address/parseAddress.ts';
import type { KeyListProblem } from './keyList.ts';
import type { PhraseProblem } from './phrase.ts';
import type { WifProblem } from './wif.ts';

/** Why something cannot be imported. No problem contains a secret, except for mistyped words of a phrase. */
export type ImportProblem =
  | { readonly kind: 'phrase'; readonly problem: PhraseProblem }
  /** the passphrase of a phrase, in bytes of UTF-8 */
  | { readonly kind: 'passphrase-too-long'; readonly most: number }
  | { readonly kind: 'private-key'; readonly problem: WifProblem }
  | { readonly kind: 'encrypted-key'; readonly problem: EncryptedKeyProblem }
  | { readonly kind: 'extended-key'; readonly problem: ExtendedKeyProblem }
  | { readonly kind: 'address'; readonly problem: AddressProblem }
  | { readonly kind: 'multisig'; readonly problem: MultisigProblem }
  | { readonly kind: 'wallet-text'; readonly problem: WalletTextProblem };

/** Why the text of another program's wallet yields no keys. The text itself is never part of a problem. */
export type WalletTextProblem =
  | KeyListProblem
  /** an encrypted backup that is truncated, or has invalid characters */
  | { readonly kind: 'damaged' }
  | { readonly kind: 'wrong-password' }
  /** each key is additionally encrypted with a spending PIN or password */
  | { readonly kind: 'has-pin' }
  /** a wallet of another chain */
  | { readonly kind: 'other-chain' };

/** Why a text is not an extended key of this network. The text itself is never part of a problem. */
export type ExtendedKeyProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'wrong-length'; readonly length: number }
  | { readonly kind: 'bad-characters'; readonly count: number }
  | { readonly kind: 'bad-checksum' }
  | { readonly kind: 'other-network'; readonly network: Network }
  /** a valid extended key with the version of an unknown chain */
  | { readonly kind: 'other-coin' }
  | { readonly kind: 'not-extended-key' };

/** Why a text is not a private key encrypted with a passphrase (BIP38). The text itself is never part of a problem. */
export type EncryptedKeyProblem =
  | { readonly kind: 'empty' }
  /** number of characters; encrypted keys have 58 */
  | { readonly kind: 'wrong-length'; readonly length: number }
  | { readonly kind: 'bad-characters'; readonly count: number }
  | { readonly kind: 'bad-checksum' }
  /** well-formed, but of another kind */
  | { readonly kind: 'not-encrypted-key' }
  | { readonly kind: 'wrong-passphrase' };

/** Why keys do not form a multisig wallet. `position` counts the keys from 1; no text is part of a problem. */
export type MultisigProblem =
  | { readonly kind: 'empty' }
  /** not a descriptor that Kennel supports */
  | { readonly kind: 'unreadable' }
  /** a valid descriptor of another kind: with witness scripts, or with keys in a fixed order */
  | { readonly kind: 'other-script' }
  | { readonly kind: 'bad-checksum' }
  /** descriptors of more than one wallet */
  | { readonly kind: 'several-wallets' }
  /** the stated first address does not match the keys */
  | { readonly kind: 'first-address' }
  /** a private key: it must stay where it is */
  | { readonly kind: 'private-key'; readonly position: number }
  | { readonly kind: 'bad-key'; readonly position: number }
  | { readonly kind: 'other-network'; readonly position: number }
  | { readonly kind: 'duplicate-key'; readonly position: number }
  /** its addresses would not be at `0/index` and `1/index` */
  | { readonly kind: 'key-path'; readonly position: number }
  /** its path from the root is missing */
  | { readonly kind: 'no-path'; readonly position: number }
  /** claims to be our key, but differs */
  | { readonly kind: 'not-our-key'; readonly position: number }
  /** the number of keys does not match the policy */
  | { readonly kind: 'listed'; readonly listed: number; readonly count: number }
  | { readonly kind: 'key-count'; readonly count: number; readonly least: number; readonly most: number }
  | { readonly kind: 'required'; readonly required: number; readonly count: number };
