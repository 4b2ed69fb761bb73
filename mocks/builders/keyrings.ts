/** Keyrings in the vault's form, and names, for tests and stories. */
import type { PersonalName } from '../../src/domain/session/personalName.ts';
import { readPersonalName } from '../../src/domain/session/personalName.ts';
import type { VaultAccount, VaultKeyring } from '../../src/ports/Vault.ts';
import { testAddress } from './keys.ts';

/** An account of the test key of this number. */
export const heldAccount = (person: number, given: Partial<VaultAccount> = {}): VaultAccount => ({
  index: 0,
  address: testAddress(person),
  pubkey: '02',
  keyForm: 'compressed',
  ...given,
});

/** A phrase keyring with one account by default. */
export const heldKeyring = (id: string, given: Partial<VaultKeyring> = {}): VaultKeyring => ({
  id,
  type: 'hd',
  origin: 'phrase',
  network: 'regtest',
  hdPath: "m/44'/1'/0'/0",
  hasPassphrase: false,
  accounts: [heldAccount(1)],
  ...given,
});

/** @throws {TypeError} when the text is not a valid name */
export function aName(text: string): PersonalName {
  const name = readPersonalName(text);
  if (!name.ok) throw new TypeError(`no name: ${name.problem.kind}`);
  return name.value;
}
