/** The key craft of HD wallets. Heavy (curve in WebAssembly, word list): import it only dynamically. */

import { keyringOf, phraseOf } from './hdWallet.ts';
import type { KeyCraft } from './KeyCraft.ts';
import { signRequest } from './signRequest.ts';

/** Works with secp256k1 and BIP39's English words. */
export const hdCraft: KeyCraft = { words: phraseOf, keyring: keyringOf, sign: signRequest };
