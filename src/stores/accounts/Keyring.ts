/** A wallet as the stores know it: its public half, its names, and what is known of its backup. */
import type { KeySource } from '../../domain/keys/AccountKey.ts';
import type { KeyringOrigin } from '../../ports/Vault.ts';
import type { Account } from './Account.ts';

/** A keyring (specification §3). Names are the product's contract. */
export interface Keyring {
  /** names the secret in the vault; opens nothing by itself */
  readonly key: string;
  /** position in the list, from 0 */
  readonly index: number;
  /** `watch` has no secret here and signs nothing; empty for no keyring */
  readonly type: 'hd' | 'simple' | 'watch' | '';
  readonly accounts: readonly Account[];
  /** display name */
  readonly name: string;
  /** path of the accounts' parent, for example m/44'/3'/0'/0; empty for a single key or address */
  readonly hdPath: string;
  /** what it was made of; empty for no keyring */
  readonly origin: KeyringOrigin | '';
  /** whether the words alone do not give these keys */
  readonly hasPassphrase: boolean;
  /** when its words were last checked, milliseconds since 1970; null when never */
  readonly backedUpAtMs: number | null;
  /** where the keys are of a wallet that is only watched here, as the device that has them said; null where nothing is known of it */
  readonly signer: KeySource | null;
}

/** No keyring at all. */
export const EMPTY_KEYRING: Keyring = {
  key: '',
  index: 0,
  type: '',
  accounts: [],
  name: '',
  hdPath: '',
  origin: '',
  hasPassphrase: false,
  backedUpAtMs: null,
  signer: null,
};

/** An account with the keyring that it is of. */
export interface OwnedAccount {
  readonly keyring: Keyring;
  readonly account: Account;
}
