/** The names of the chains on the wire: those that Dogecoin Core's getblockchaininfo gives. */
import type { Network } from '../address/Network.ts';

/** A chain's name on the wire. */
export const NETWORK_NAMES = {
  mainnet: 'main',
  testnet: 'test',
  regtest: 'regtest',
} as const satisfies Record<Network, string>;

/** The chain of a name; null when there is none. */
export function networkOf(name: unknown): Network | null {
  const networks = ['mainnet', 'testnet', 'regtest'] as const;
  return networks.find((network) => NETWORK_NAMES[network] === name) ?? null;
}
