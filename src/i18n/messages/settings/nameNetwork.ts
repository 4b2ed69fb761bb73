// Names the networks.

import type { Network } from '../../../domain/address/Network.ts';
import { t } from '../../i18n.ts';

/** A network's own name, the same in every language, for use inside a sentence. */
export const nameNetwork = (network: Network): string => network;

/** The badge of a network whose coins have no value; null on mainnet. */
export function describeTestNetwork(network: Network): string | null {
  switch (network) {
    case 'mainnet':
      return null;
    case 'testnet':
      return t('network.testNetwork.testnet', 'Testnet · coins have no value');
    case 'regtest':
      return t('network.testNetwork.regtest', 'Regtest · coins have no value');
  }
}
