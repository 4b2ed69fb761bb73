// Names the chains as a person says them.

import type { Network } from '../domain/address/Network.ts';
import { inLanguage } from './language.ts';

/** A network's own name, the same in every language, for use inside a sentence. */
export const nameNetwork = (network: Network): string => network;

/** What a badge says of a chain whose coins are worth nothing; null on mainnet. */
export const describeTestNetwork = inLanguage(
  'nameNetwork.describeTestNetwork',
  (network: Network): string | null => {
    switch (network) {
      case 'mainnet':
        return null;
      case 'testnet':
        return 'Testnet · coins have no value';
      case 'regtest':
        return 'Regtest · coins have no value';
    }
  },
);
