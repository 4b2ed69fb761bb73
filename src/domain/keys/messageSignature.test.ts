import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOfPublicKey } from '../address/addressScript.ts';
import type { DogeAddress } from '../address/DogeAddress.ts';
import { ecc, publicKeyOf } from './ecc.ts';
import { signMessage, verifyMessage } from './messageSignature.ts';
import { decodeWif } from './wif.ts';

/** Created by bitcoinjs-message 2.2 with Dogecoin's prefix. */
const VECTOR = {
  message: 'hello doge',
  wif: 'QPkeC1ZfHx3c9g7WTj9cQ8gnvk2iSAfAcbq1aVAWjNTwDAKfZUzx',
  address: 'DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC' as DogeAddress,
  signature: 'IFIFROYniucSbXeoukWKfpewPyDWPYmUzpR2hhNLMANBZTUokJpnrYQnIQeoQCDueXTgeFVBx1ElUSwSIZRz0pw=',
};

const keyOf = (wif: string): Uint8Array => {
  const key = decodeWif(wif, 'mainnet');
  if (!key.ok) throw new Error(key.problem.kind);
  return key.value.privateKey;
};

const privateKey = keyOf(VECTOR.wif);

const withHeader = (header: number) => {
  const bytes = Uint8Array.from(atob(VECTOR.signature), (character) => character.charCodeAt(0));
  bytes[0] = header;
  return btoa(String.fromCharCode(...bytes));
};

describe('signMessage', () => {
  it('gives the very signature that another library gives', () => {
    expect(signMessage(VECTOR.message, privateKey)).toBe(VECTOR.signature);
  });

  it.each([
    ['', '00'],
    ['a'.repeat(252), 'fc'],
    ['a'.repeat(253), 'fdfd00'],
    ['Ð'.repeat(150), 'fd2c01'],
    ['a'.repeat(65_535), 'fdffff'],
    ['a'.repeat(65_536), 'fe00000100'],
  ])('signs prefix, length in bytes and text: case %#', (text, length) => {
    const prefix = utf8ToBytes('\x19Dogecoin Signed Message:\n');
    const signed = concatBytes(prefix, hexToBytes(length), utf8ToBytes(text));
    const signature = Uint8Array.from(atob(signMessage(text, privateKey)), (letter) => letter.charCodeAt(0));
    expect(ecc.verify(sha256(sha256(signed)), publicKeyOf(privateKey), signature.slice(1))).toBe(true);
  });

  it('throws on bytes that are no key', () => {
    expect(() => signMessage('x', new Uint8Array(32))).toThrow(TypeError);
  });

  it('signs what verifies, compressed and uncompressed, whatever the text and its length', () => {
    const message = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('', 'Ð'.repeat(126), 'a'.repeat(252), 'a'.repeat(253), 'a'.repeat(65_536)),
    );
    fc.assert(
      fc.property(message, fc.boolean(), (text, isCompressed) => {
        const address = addressOfPublicKey(publicKeyOf(privateKey, isCompressed), 'mainnet');
        const signature = signMessage(text, privateKey, isCompressed);
        expect(verifyMessage(text, signature, address, 'mainnet')).toBe(true);
        expect(verifyMessage(`${text}.`, signature, address, 'mainnet')).toBe(false);
      }),
      { numRuns: 60 },
    );
  });
});

describe('verifyMessage', () => {
  const verify = (signature: string, address = VECTOR.address, message = VECTOR.message) =>
    verifyMessage(message, signature, address, 'mainnet');

  it('accepts the signature of another library', () => {
    expect(verify(VECTOR.signature)).toBe(true);
  });

  it('refuses another message, address, network or form of key', () => {
    expect(verify(VECTOR.signature, VECTOR.address, 'Hello doge')).toBe(false);
    expect(verify(VECTOR.signature, 'DAcDAtJRztxBHyA6D6h8du1HguyTR43Mas' as DogeAddress)).toBe(false);
    expect(verifyMessage(VECTOR.message, VECTOR.signature, VECTOR.address, 'testnet')).toBe(false);
    expect(verify(withHeader(28))).toBe(false);
  });

  it.each([26, 31, 33, 34, 35, 39, 255])('refuses the header %i', (header) => {
    expect(verify(withHeader(header))).toBe(false);
  });

  it.each([
    '',
    'x',
    VECTOR.signature.slice(0, -1),
    `${VECTOR.signature}==`,
    VECTOR.signature.replace('pw=', 'px='),
    ` ${VECTOR.signature}`,
    btoa('\x20'.repeat(64)),
    btoa(`\x20${'\0'.repeat(64)}`),
    btoa(`\x20${'\xff'.repeat(64)}`),
  ])('refuses %j', (signature) => {
    expect(verify(signature)).toBe(false);
  });

  it('never throws', () => {
    const bytes = fc
      .uint8Array({ minLength: 65, maxLength: 65 })
      .map((raw) => btoa(String.fromCharCode(...raw)));
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), bytes),
        fc.string({ unit: 'binary' }),
        (signature, text) => {
          expect(verify(signature, VECTOR.address, text)).toBe(false);
        },
      ),
      { numRuns: 300 },
    );
  });
});
