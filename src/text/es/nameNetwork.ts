// Las redes por su nombre.
import type { TranslationOf } from '../language.ts';

/** In place of `nameNetwork.ts`. */
export const nameNetwork: TranslationOf<typeof import('../nameNetwork.ts')> = {
  describeTestNetwork: (network) => {
    switch (network) {
      case 'mainnet':
        return null;
      case 'testnet':
        return 'Testnet · monedas sin valor';
      case 'regtest':
        return 'Regtest · monedas sin valor';
    }
  },
};
