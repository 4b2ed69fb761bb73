import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import bs58check from 'bs58check';
import { describe, expect, it } from 'vitest';
import { addressOfPublicKey } from '../address/addressScript.ts';
import { publicKeyOf } from './ecc.ts';
import { hasAddressHash, readEncryptedKey } from './encryptedKeyText.ts';

/** From BIP38's test vectors. */
const PLAIN = '6PRVWUbkzzsbcVac2qwfssoUJAN1Xhrg6bNk8J7Nzm5H7kxEbn2Nh2ZoGg';
const COMPRESSED = '6PYNKZ1EAgYgmQfmNVamxyXVWHzK5s6DGhwP4J5o44cvXdoY7sRzhtpUeo';
const MULTIPLIED = '6PfQu77ygVyJLZjfvMLyhLMQbYnu5uguoJJ4kMCLqWwPEdfpwANVS76gTX';
const WITH_LOT = '6PgNBNNzDkKdhkT6uJntUXwwzQV8Rr2tZcbkDcuC9DZRsS6AtHts4Ypo1j';

const problem = (text: string) => {
  const read = readEncryptedKey(text);
  return read.ok ? 'accepted' : read.problem;
};

/** A text with these first bytes: two for the kind, one for flags. */
const textOf = (head: readonly number[], bytes = 39) => {
  const payload = new Uint8Array(bytes).fill(9);
  payload.set(head);
  return bs58check.encode(payload);
};

describe('an encrypted key', () => {
  it.each([
    [PLAIN, { isMultiplied: false, keyForm: 'uncompressed', hasLot: false }],
    [COMPRESSED, { isMultiplied: false, keyForm: 'compressed', hasLot: false }],
    [MULTIPLIED, { isMultiplied: true, keyForm: 'uncompressed', hasLot: false }],
    [WITH_LOT, { isMultiplied: true, keyForm: 'uncompressed', hasLot: true }],
    [textOf([1, 0x43, 0x24]), { isMultiplied: true, keyForm: 'compressed', hasLot: true }],
  ])('%s says in clear how it was made', (text, parts) => {
    const payload = bs58check.decode(text);
    const read = readEncryptedKey(` ${text.slice(0, 20)}\n${text.slice(20)}\t`);
    expect(read).toEqual({
      ok: true,
      value: { ...parts, addressHash: payload.slice(3, 7), body: payload.slice(7) },
    });
  });

  it.each([
    [' \n', { kind: 'empty' }],
    [`${PLAIN.slice(0, -1)}h`, { kind: 'bad-checksum' }],
    [PLAIN.slice(0, 57), { kind: 'wrong-length', length: 57 }],
    [`${PLAIN}1`, { kind: 'wrong-length', length: 59 }],
    [`${PLAIN.slice(0, -2)}0l`, { kind: 'bad-characters', count: 2 }],
    ['0'.repeat(128), { kind: 'bad-characters', count: 128 }],
    ['0'.repeat(129), { kind: 'wrong-length', length: 129 }],
    ['QPkeC1ZfHx3c9g7WTj9cQ8gnvk2iSAfAcbq1aVAWjNTwDAKfZUzx', { kind: 'not-encrypted-key' }],
  ])('is not %j', (text, reason) => {
    expect(problem(text)).toEqual(reason);
  });

  it('is nothing whose kind and flags do not go together, nor what is longer or shorter', () => {
    const heads = [
      [1, 0x42, 0x00],
      [1, 0x42, 0x04],
      [1, 0x42, 0xc4],
      [1, 0x43, 0xc0],
      [1, 0x43, 0x08],
      [1, 0x44, 0xc0],
      [2, 0x42, 0xc0],
      [0, 0x43, 0x00],
    ];
    for (const head of heads) expect(problem(textOf(head))).toEqual({ kind: 'not-encrypted-key' });
    for (const bytes of [38, 40]) {
      expect(problem(textOf([1, 0x42, 0xc0], bytes))).toEqual({ kind: 'not-encrypted-key' });
    }
    expect(problem(textOf([1, 0x42, 0xc0]))).toBe('accepted');
  });
});

describe('the hash of an address', () => {
  const publicKey = publicKeyOf(sha256(utf8ToBytes('paper')));
  const hashOf = (address: string) => sha256(sha256(utf8ToBytes(address))).slice(0, 4);

  it('is that of the key’s address on its chain, or of Bitcoin’s, and of no other', () => {
    const own = hashOf(addressOfPublicKey(publicKey, 'mainnet'));
    expect(hasAddressHash(publicKey, own, 'mainnet')).toBe(true);
    expect(hasAddressHash(publicKey, own, 'testnet')).toBe(false);
    expect(hasAddressHash(publicKeyOf(sha256(utf8ToBytes('other'))), own, 'mainnet')).toBe(false);
    for (let at = 0; at < 4; at += 1) {
      const changed = own.map((byte, index) => (index === at ? byte ^ 1 : byte));
      expect(hasAddressHash(publicKey, changed, 'mainnet')).toBe(false);
    }
    // 1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH is Bitcoin's address of the key 1
    const one = publicKeyOf(new Uint8Array(32).map((_, index) => (index === 31 ? 1 : 0)));
    expect(hasAddressHash(one, hashOf('1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH'), 'mainnet')).toBe(true);
  });
});
