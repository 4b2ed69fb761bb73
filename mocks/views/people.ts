/** People of stories: accounts and addresses, hashed from their names, so that nobody has their keys. */

import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import type { NamedAddress } from '../../src/domain/address/judgeRecipient.ts';
import type { Network } from '../../src/domain/address/Network.ts';
import { parseAddress } from '../../src/domain/address/parseAddress.ts';

function address(text: string, network: Network = 'mainnet'): DogeAddress {
  const parsed = parseAddress(text, network);
  if (!parsed.ok) throw new RangeError(`not an address: ${text}`);
  return parsed.value;
}

/** Addresses by their owner. */
export const ADDRESSES = {
  ours: address('DLrkRX7UzbSRc56p5mzUn8w6a8DQuoGfrQ'),
  savings: address('DRmDn47bAgWgQUYEXVTLfcJDyrVJDsG6Sg'),
  shop: address('D9iBaojTjJK6u7nGNSSWzPeFRSiJKLEspS'),
  friend: address('DFc4NUAUfXwq4J7P3Ter6ddFs6CAMpchRS'),
  exchange: address('DCVjp8mU2Lc9BXLYgB7Zo3rB8GhdQyDxgp'),
  vault: address('A23xBQUxojK5ykhDh1rvx4iGVeoqQwJLs5'),
  regtest: address('mppwiGYHiyCQgoefqaSZbATUiEmmy8LsZg', 'regtest'),
} as const;

/** Accounts in their display form. */
export const ACCOUNTS = {
  everyday: { name: 'Everyday', address: ADDRESSES.ours },
  arabic: { name: 'محفظة العائلة', address: ADDRESSES.savings },
  long: { name: 'Rainy day money for the house by the lake', address: ADDRESSES.savings },
  regtest: { name: 'Sandbox', address: ADDRESSES.regtest },
} as const satisfies Record<string, NamedAddress>;
