import bs58check from 'bs58check';
import { describe, expect, it } from 'vitest';
import { toHex } from '../bytes.ts';
import { decryptKey } from './encryptedKey.ts';
import official from './vectors/bip38.json' with { type: 'json' };

/** A Bitcoin private key as text says its bytes and its form. */
function bitcoinKey(wif: string) {
  const payload = bs58check.decode(wif);
  return {
    hex: toHex(payload.slice(1, 33)),
    keyForm: payload.length === 34 ? 'compressed' : 'uncompressed',
  };
}

const FIRST = official.vectors[0]?.encrypted ?? '';

const problemOf = async (text: string, passphrase = '') => {
  const result = await decryptKey(text, passphrase, 'mainnet');
  return result.ok ? 'accepted' : result.problem;
};

describe('BIP38 official vectors', () => {
  it.each(official.vectors)('$name', async ({ passphrase, encrypted, wif }) => {
    const result = await decryptKey(` ${encrypted}\n`, passphrase, 'mainnet');
    if (!result.ok) throw new Error(result.problem.kind);
    const { privateKey, keyForm } = result.value;
    expect({ hex: toHex(privateKey), keyForm }).toEqual(bitcoinKey(wif));
  });
});
