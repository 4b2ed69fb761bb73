import type { AddressProblem } from '../address/parseAddress.ts';
import type { EncryptedKeyProblem } from './EncryptedKeyProblem.ts';
import type { ExtendedKeyProblem } from './ExtendedKeyProblem.ts';
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
  | { readonly kind: 'address'; readonly problem: AddressProblem };
