import { createCipheriv, scryptSync } from 'node:crypto';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import bs58check from 'bs58check';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOfPublicKey } from '../../../domain/address/addressScript.ts';
import type { Network } from '../../../domain/address/Network.ts';
import { publicKeyOf } from '../../../domain/keys/ecc.ts';
import { fromHex, toHex } from '../records/bytes.ts';
import { decryptBlock } from './aesBlock.ts';
import { decryptKey } from './encryptedKey.ts';
import official from './vectors/bip38.json' with { type: 'json' };

/** A Bitcoin private key's bytes and form. */
function bitcoinKey(wif: string) {
  const payload = bs58check.decode(wif);
  const keyForm = payload.length === 34 ? 'compressed' : 'uncompressed';
  return { hex: toHex(payload.slice(1, 33)), keyForm };
}

const FIRST = official.vectors[0]?.encrypted ?? '';
const KEY = sha256(utf8ToBytes('paper wallet'));

function encryptBlocks(key: Uint8Array, text: Uint8Array): Uint8Array {
  const cipher = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false);
  return Uint8Array.from([...cipher.update(text), ...cipher.final()]);
}

/** A paper wallet of a Dogecoin chain: written from the standard with Node's own scrypt and AES. */
function paperWallet(passphrase: string, network: Network, isCompressed: boolean): string {
  const address = addressOfPublicKey(publicKeyOf(KEY, isCompressed), network);
  const salt = sha256(sha256(utf8ToBytes(address))).slice(0, 4);
  const derived = scryptSync(passphrase, salt, 64, { N: 16_384, r: 8, p: 8, maxmem: 2 ** 26 });
  const masked = KEY.map((byte, at) => byte ^ (derived[at] ?? 0));
  const head = Uint8Array.of(0x01, 0x42, isCompressed ? 0xe0 : 0xc0);
  return bs58check.encode(concatBytes(head, salt, encryptBlocks(derived.subarray(32), masked)));
}

const problemOf = async (text: string, passphrase = '', network: Network = 'mainnet') => {
  const result = await decryptKey(text, passphrase, network);
  return result.ok ? 'accepted' : result.problem;
};

/** The first vector with other bytes from an index on. */
const changed = (index: number, ...bytes: readonly number[]) => {
  const payload = bs58check.decode(FIRST).slice();
  payload.set(bytes, index);
  return bs58check.encode(payload);
};

describe('BIP38 official vectors', () => {
  it.each(official.vectors)('$name', async ({ passphrase, encrypted, wif }) => {
    const result = await decryptKey(
      ` ${encrypted.slice(0, 30)}\n${encrypted.slice(30)}`,
      passphrase,
      'mainnet',
    );
    if (!result.ok) throw new Error(result.problem.kind);
    const { privateKey, keyForm } = result.value;
    expect({ hex: toHex(privateKey), keyForm }).toEqual(bitcoinKey(wif));
  });
});

describe('encrypted keys', () => {
  it.each([
    ['mainnet', true],
    ['mainnet', false],
    ['testnet', true],
  ] as const)('of Dogecoin paper wallets are read too: %s, compressed %s', async (network, isCompressed) => {
    const result = await decryptKey(
      paperWallet('much secret', network, isCompressed),
      'much secret',
      network,
    );
    const keyForm = isCompressed ? 'compressed' : 'uncompressed';
    expect(result).toEqual({ ok: true, value: { privateKey: KEY, keyForm } });
  });

  it('are not opened by another passphrase, in either way of encrypting, nor by an empty one', async () => {
    const rejected = { kind: 'wrong-passphrase' };
    for (const at of [0, 5, 7]) {
      const { encrypted = '', passphrase = '' } = official.vectors[at] ?? {};
      expect(await problemOf(encrypted, `${passphrase} `)).toEqual(rejected);
    }
    expect(await problemOf(FIRST, '')).toEqual(rejected);
  });

  it.each([
    ['', { kind: 'empty' }],
    [' \n', { kind: 'empty' }],
    [FIRST.slice(0, 40), { kind: 'wrong-length', length: 40 }],
    ['6'.repeat(1_000_000), { kind: 'wrong-length', length: 1_000_000 }],
    [`${FIRST.slice(0, -1)}h`, { kind: 'bad-checksum' }],
    [`${FIRST.slice(0, -2)}0l`, { kind: 'bad-characters', count: 2 }],
    ['QPkeC1ZfHx3c9g7WTj9cQ8gnvk2iSAfAcbq1aVAWjNTwDAKfZUzx', { kind: 'not-encrypted-key' }],
    ['DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC', { kind: 'not-encrypted-key' }],
    [
      'passphrasepxFy57B9v8HtUsszJYKReoNDV6VHjUSGt8EVJmux9n1J3Ltf1gRxyDGXqnf9qm',
      { kind: 'not-encrypted-key' },
    ],
    [changed(1, 0x44), { kind: 'not-encrypted-key' }],
    [changed(2, 0x00), { kind: 'not-encrypted-key' }],
    [changed(2, 0xc4), { kind: 'not-encrypted-key' }],
    [changed(2, 0xc8), { kind: 'not-encrypted-key' }],
    [changed(1, 0x43, 0xc0), { kind: 'not-encrypted-key' }],
    [changed(1, 0x43, 0x01), { kind: 'not-encrypted-key' }],
  ])('are refused with their reason: %s', async (text, reason) => {
    expect(await problemOf(text, 'anything')).toEqual(reason);
  });

  it('never throw on what is none, and their problems say nothing of the text', async () => {
    const payload = fc.uint8Array({ maxLength: 50 }).filter((bytes) => bytes[0] !== 1);
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.base64String(),
      payload.map((bytes) => bs58check.encode(bytes)),
    );
    await fc.assert(
      fc.asyncProperty(text, async (typed) => {
        const problem = await problemOf(typed, 'x');
        expect(JSON.stringify(problem)).not.toMatch(/[1-9A-HJ-NP-Za-km-z]{20}/);
      }),
      { numRuns: 500 },
    );
  });
});

describe('decryptBlock', () => {
  it('agrees with FIPS 197, appendix C.3', async () => {
    const key = Uint8Array.from({ length: 32 }, (_, at) => at);
    const block = fromHex('8ea2b7ca516745bfeafc49904b496089');
    expect(toHex(await decryptBlock(key, block))).toBe('00112233445566778899aabbccddeeff');
  });

  it('agrees with another implementation, and takes single blocks only', async () => {
    const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
    await fc.assert(
      fc.asyncProperty(bytes(32), bytes(16), async (key, text) => {
        const block = Uint8Array.from(encryptBlocks(key, text));
        expect(await decryptBlock(Uint8Array.from(key), block)).toEqual(Uint8Array.from(text));
      }),
      { numRuns: 50 },
    );
    await expect(decryptBlock(new Uint8Array(32), new Uint8Array(32))).rejects.toThrow(RangeError);
  });
});
