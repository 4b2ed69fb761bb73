/** BIP39 seeds computed by the library, for comparison with the product's own code. */

import '../../src/domain/keys/bufferShim.ts';
import { mnemonicToSeedSync } from 'bip39';
import type { Phrase } from '../../src/domain/keys/phrase.ts';

/** The seed of a phrase, 64 bytes. */
export const seedOfPhrase = (phrase: Phrase, passphrase = ''): Uint8Array =>
  new Uint8Array(mnemonicToSeedSync(phrase.join(' '), passphrase));
