/** An account as the stores know it: an address, its public key, and its name. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { type Koinu, NO_KOINU } from '../../domain/amount/Koinu.ts';
import type { SpendForm } from '../../domain/tx/sizes.ts';

/** One address of one keyring (specification §3). The property names are fixed by the specification. */
export interface Account {
  /** `watch` signs nothing */
  readonly type: 'hd' | 'simple' | 'watch' | '';
  readonly address: DogeAddress | '';
  readonly index: number;
  /** koinu, as last known */
  readonly balance: Koinu;
  /** public key in its form, hex; empty for a bare address that is only watched */
  readonly pubkey: string;
  readonly keyForm: SpendForm;
  /** id of the secret in the vault; opens nothing by itself */
  readonly key: string;
  /** always empty: phrases stay in the vault */
  readonly phrase: '';
  readonly name: string;
}

export const EMPTY_ACCOUNT: Account = {
  type: '',
  address: '',
  index: 0,
  balance: NO_KOINU,
  pubkey: '',
  keyForm: 'compressed',
  key: '',
  phrase: '',
  name: '',
};

/** Null for the empty account. */
export const addressOf = ({ address }: Pick<Account, 'address'>): DogeAddress | null =>
  address === '' ? null : address;
