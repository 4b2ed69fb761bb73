// Names the chains as a person says them.
import type { Network } from '../domain/address/Network.ts';

/** `mainnet`, `testnet` or `a test chain`, for use inside a sentence. */
export function nameNetwork(network: Network): string {
  switch (network) {
    case 'mainnet':
      return 'mainnet';
    case 'testnet':
      return 'testnet';
    case 'regtest':
      return 'regtest';
  }
}

/** What a badge says of a chain whose coins are worth nothing; null on mainnet. */
export function describeTestNetwork(network: Network): string | null {
  switch (network) {
    case 'mainnet':
      return null;
    case 'testnet':
      return 'Testnet · coins have no value';
    case 'regtest':
      return 'Regtest · coins have no value';
  }
}
