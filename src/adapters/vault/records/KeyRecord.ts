/** The decrypted form of the vault's contents: one record per keyring, as bytes that can be wiped. */

import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { Network } from '../../../domain/address/Network.ts';
import type { KeyForm } from '../../../domain/keys/ecc.ts';
import type { PhraseLanguage } from '../../../domain/keys/PhraseLanguage.ts';
import type { Bytes } from './bytes.ts';

/** The keys themselves, without paths and accounts. Secrets are wiped after use by the code that opened them. */
export type KeyMaterial =
  /** entropy of 16, 20, 24, 28 or 32 bytes; the passphrase as UTF-8, empty if there is none; language absent: English words */
  | {
      readonly origin: 'phrase';
      readonly entropy: Bytes;
      readonly passphrase: Bytes;
      readonly language?: Exclude<PhraseLanguage, 'english'>;
    }
  /** 78 bytes with this network's version */
  | { readonly origin: 'extended-private-key'; readonly key: Bytes }
  | { readonly origin: 'extended-public-key'; readonly key: Bytes }
  /** 32 bytes */
  | { readonly origin: 'private-key'; readonly key: Bytes; readonly keyForm: KeyForm }
  | { readonly origin: 'address'; readonly address: DogeAddress }
  /** a multisig wallet its owner reviewed and accepted, as `writeDescriptor` writes it: public keys, no secret */
  | { readonly origin: 'multisig'; readonly descriptor: string };

export interface KeyRecord {
  readonly network: Network;
  readonly material: KeyMaterial;
  /** path of the accounts' parent, as in KeyReading; empty for a single key or address */
  readonly path: string;
  /** indexes of the accounts in use, ascending, at least one; [0] for a single key or address */
  readonly indexes: readonly number[];
}
