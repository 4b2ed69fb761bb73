/** A wallet as the stores know it: its public half, its names, and its backup date. */
import type { KeySource } from '../../domain/keys/AccountKey.ts';
import type { KeyringOrigin } from '../../ports/Vault.ts';
import type { Account } from './Account.ts';

/** A keyring (specification §3). The property names are fixed by the specification. */
export interface Keyring {
  /** id of the secret in the vault; opens nothing by itself */
  readonly key: string;
  /** position in the list, from 0 */
  readonly index: number;
  /** `watch` has no secret here and signs nothing; empty for no keyring */
  readonly type: 'hd' | 'simple' | 'watch' | '';
  readonly accounts: readonly Account[];
  readonly name: string;
  /** path of the accounts' parent, for example m/44'/3'/0'/0; empty for a single key or address */
  readonly hdPath: string;
  /** what it was made from; empty for no keyring */
  readonly origin: KeyringOrigin | '';
  /** whether the words alone don't restore these keys */
  readonly hasPassphrase: boolean;
  /** when the words were last checked, milliseconds since 1970; null: never */
  readonly backedUpAtMs: number | null;
  /** where a watched wallet's keys are, as reported by the device that holds them; null when unknown */
  readonly signer: KeySource | null;
}

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

export interface OwnedAccount {
  readonly keyring: Keyring;
  readonly account: Account;
}
