/** What the key room asks of elliptic curves and word lists: all of it heavy, loaded on first need. */

import type { Result } from '../../domain/result.ts';
import type { SignedTransfer, SigningProblem, SigningRequest, VaultKeyring } from '../../ports/Vault.ts';
import type { Bytes } from './bytes.ts';
import type { HdRecord } from './hdRecord.ts';

/** Works on secrets that it is handed, and keeps none of them. */
export interface KeyCraft {
  /** the words of a phrase, in their order */
  words(entropy: Bytes): readonly string[];
  /** the public half of a wallet */
  keyring(id: string, record: HdRecord): VaultKeyring;
  /** signs with the keys of these wallets; every previous transaction is hashed and believed instead of the plan */
  sign(records: readonly HdRecord[], request: SigningRequest): Result<SignedTransfer, SigningProblem>;
}
