import type { Network } from '../address/Network.ts';
import type { AddressProblem } from '../address/parseAddress.ts';
import type { KeyListProblem } from './keyList.ts';
import type { PhraseProblem } from './phrase.ts';
import type { WifProblem } from './wif.ts';

/** Why something cannot be brought in. No problem carries a secret, mistyped words of a phrase aside. */
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

/** Why the text of another program's wallet gives no keys. The text itself is never part of a problem. */
export type WalletTextProblem =
  | KeyListProblem
  /** an encrypted backup that is cut, or has characters that are not its own */
  | { readonly kind: 'damaged' }
  | { readonly kind: 'wrong-password' }
  /** a spending PIN or password encrypts each key once more */
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
  /** a good extended key whose version is of no chain that Kennel knows */
  | { readonly kind: 'other-coin' }
  | { readonly kind: 'not-extended-key' };

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

/** Why keys do not make a wallet of several people. `position` counts the keys from 1; no text is part of a problem. */
export type MultisigProblem =
  | { readonly kind: 'empty' }
  /** no description of a wallet that Kennel reads */
  | { readonly kind: 'unreadable' }
  /** a good description of another kind: of witness scripts, or with keys in a fixed order */
  | { readonly kind: 'other-script' }
  | { readonly kind: 'bad-checksum' }
  /** descriptions of more than one wallet */
  | { readonly kind: 'several-wallets' }
  /** the text says another first address than its keys make */
  | { readonly kind: 'first-address' }
  /** a key that spends: it has to stay where it is */
  | { readonly kind: 'private-key'; readonly position: number }
  | { readonly kind: 'bad-key'; readonly position: number }
  | { readonly kind: 'other-network'; readonly position: number }
  | { readonly kind: 'duplicate-key'; readonly position: number }
  /** its addresses would be elsewhere than at `0/index` and `1/index` */
  | { readonly kind: 'key-path'; readonly position: number }
  /** nothing says along which path it comes from its root */
  | { readonly kind: 'no-path'; readonly position: number }
  /** it says that it is ours, and is another one */
  | { readonly kind: 'not-our-key'; readonly position: number }
  /** other keys than the policy counts */
  | { readonly kind: 'listed'; readonly listed: number; readonly count: number }
  | { readonly kind: 'key-count'; readonly count: number; readonly least: number; readonly most: number }
  | { readonly kind: 'required'; readonly required: number; readonly count: number };
