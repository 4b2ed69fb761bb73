/** An account as the stores know it: an address, the half of its key that anybody may know, and its name. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { type Koinu, NO_KOINU } from '../../domain/amount/Koinu.ts';
import type { SpendForm } from '../../domain/tx/sizes.ts';

/** One address of one keyring (specification §3). Names are the product's contract. */
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
  /** names the secret in the vault; opens nothing by itself */
  readonly key: string;
  /** always empty: phrases stay in the vault */
  readonly phrase: '';
  /** display name */
  readonly name: string;
}

/** No account at all. */
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

/** Its address; null for no account. */
export const addressOf = ({ address }: Pick<Account, 'address'>): DogeAddress | null =>
  address === '' ? null : address;
