/** The wallets of a vault as signing needs them: all public halves, and the keys of one wallet at a time. */

import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { Network } from '../../../domain/address/Network.ts';
import type { VaultKeyring } from '../../../ports/Vault.ts';
import type { KeyRecord } from '../records/KeyRecord.ts';

/** Wallets whose keys are opened one by one, only when needed. */
export interface SpendableWallets {
  /** all public halves, as derived from the sealed records */
  readonly keyrings: readonly VaultKeyring[];
  /** opens a keyring's record for `work`, and wipes it afterwards */
  withRecord<Outcome>(
    keyringId: string,
    work: (record: KeyRecord) => Outcome | Promise<Outcome>,
  ): Promise<Outcome>;
}

/** The account that signs for an address. */
export interface AddressOwner {
  readonly keyringId: string;
  readonly index: number;
}

/** All addresses on a network that wallets sign for. Watch-only addresses don't count: anyone can have an address watched. */
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
