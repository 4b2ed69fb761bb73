/** The wallets of a vault as signing takes them: what is public of all of them, and the keys of those that are asked for. */

import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { Network } from '../../../domain/address/Network.ts';
import type { VaultKeyring } from '../../../ports/Vault.ts';
import type { KeyRecord } from '../records/KeyRecord.ts';

/** Wallets whose keys are opened one by one, and only where they are needed. */
export interface SpendableWallets {
  /** the public halves of all of them, as derived from what is sealed */
  readonly keyrings: readonly VaultKeyring[];
  /** opens the record of a keyring for one piece of work, and wipes it when that is done */
  withRecord<Outcome>(
    keyringId: string,
    work: (record: KeyRecord) => Outcome | Promise<Outcome>,
  ): Promise<Outcome>;
}

/** Whose an address is: an account of a wallet that signs. */
export interface AddressOwner {
  readonly keyringId: string;
  readonly index: number;
}

/** All addresses on a network that wallets sign for. What is only watched is nobody's: anybody can have an address watched. */
export function ownersByAddress(
  keyrings: readonly VaultKeyring[],
  network: Network,
): ReadonlyMap<DogeAddress, AddressOwner> {
  const owners = new Map<DogeAddress, AddressOwner>();
  for (const { id, type, network: of, accounts } of keyrings) {
    if (of !== network || type === 'watch') continue;
    for (const { address, index } of accounts) owners.set(address, { keyringId: id, index });
  }
  return owners;
}
