/** Accounts and keyrings that differ by a number or key and are in no vault, for tests. */
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import { type Account, EMPTY_ACCOUNT } from '../../src/stores/accounts/Account.ts';
import { EMPTY_KEYRING, type Keyring } from '../../src/stores/accounts/Keyring.ts';

export const account = (index: number): Account => ({
  ...EMPTY_ACCOUNT,
  type: 'hd',
  address: `address ${index}` as DogeAddress,
  index,
  key: `k/${index}`,
  name: `Account ${index}`,
});

/** A keyring named by its key. */
export const keyring = (key: string, accounts: readonly Account[] = []): Keyring => ({
  ...EMPTY_KEYRING,
  key,
  type: 'hd',
  name: key,
  accounts,
});
