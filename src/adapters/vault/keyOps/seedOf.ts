/** Derives seeds of phrases with the browser's PBKDF2: many times faster than a library's, and off this thread. */

import { wipe } from '../../../domain/bytes.ts';
import { loadWordList } from '../../../domain/keys/otherWordLists.ts';
import type { PhraseLanguage } from '../../../domain/keys/PhraseLanguage.ts';
import { phraseOfEntropy } from '../../../domain/keys/phrase.ts';
import type { Bytes } from '../records/bytes.ts';
import { passphraseText } from './passphraseBytes.ts';

const utf8 = new TextEncoder();
const SEED_BITS = 512;
const ROUNDS = 2048;

/**
 * The seed of the phrase of some entropy, 64 bytes: the caller's to wipe.
 *
 * @param passphrase - as UTF-8; empty if there is none
 * @param language - of the words: the same entropy has another seed in each
 * @see https://github.com/bitcoin/bips/blob/master/bip-0039.mediawiki (From mnemonic to seed)
 */
export async function seedOf(
  entropy: Bytes,
  passphrase: Bytes,
  language: PhraseLanguage = 'english',
): Promise<Bytes> {
  // Word lists are in NFKD already, where the Japanese space is an ordinary one too.
  const words = utf8.encode(phraseOfEntropy(entropy, await loadWordList(language)).join(' '));
  const salt = utf8.encode(`mnemonic${passphraseText(passphrase).normalize('NFKD')}`);
  try {
    const material = await crypto.subtle.importKey('raw', words, 'PBKDF2', false, ['deriveBits']);
    const parameters = { name: 'PBKDF2', hash: 'SHA-512', salt, iterations: ROUNDS };
    return new Uint8Array(await crypto.subtle.deriveBits(parameters, material, SEED_BITS));
  } finally {
    wipe(words, salt);
  }
}
