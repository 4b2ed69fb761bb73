import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { seedOfPhrase } from '../../../../mocks/builders/seedOfPhrase.ts';
import { phraseOfEntropy } from '../../../domain/keys/phrase.ts';
import official from '../../../domain/keys/vectors/bip39.json' with { type: 'json' };
import { passphraseBytes } from './passphraseBytes.ts';
import { seedOf } from './seedOf.ts';

const PASSPHRASES = [
  '',
  ' ',
  'wow',
  'caf\u00e9',
  'cafe\u0301',
  '㍍ガバヴァぱばぐゞちぢ十人十色',
  '\ufeff a ',
  '🐕'.repeat(100),
];

describe('the seed of an entropy', () => {
  it.each(official.vectors)('is that of the official vectors: $entropy', async ({ entropy, seed }) => {
    const made = await seedOf(new Uint8Array(hexToBytes(entropy)), passphraseBytes('TREZOR'));
    expect(bytesToHex(made)).toBe(seed);
  });

  it.each(PASSPHRASES)('is that of the library, with passphrase “%s”', async (passphrase) => {
    for (const size of [16, 20, 24, 28, 32]) {
      const entropy = new Uint8Array(size).fill(size);
      const made = await seedOf(entropy, passphraseBytes(passphrase));
      expect(made).toEqual(seedOfPhrase(phraseOfEntropy(entropy), passphrase));
      expect(entropy).toEqual(new Uint8Array(size).fill(size));
    }
  });

  it('is the same for a passphrase in any normal form', async () => {
    const entropy = new Uint8Array(16);
    const seed = await seedOf(entropy, passphraseBytes('caf\u00e9'));
    expect(await seedOf(entropy, passphraseBytes('cafe\u0301'))).toEqual(seed);
    expect(await seedOf(entropy, passphraseBytes('cafe'))).not.toEqual(seed);
  });
});
