import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import bs58check from 'bs58check';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Network } from '../address/Network.ts';
import {
  depthOfExtendedKey,
  keyPartOf,
  nodeOfExtendedKey,
  readExtendedKey,
  writeExtendedKey,
} from './extendedKey.ts';
import { addressAt, extendedPrivateKey, extendedPublicKey, privateKeyAt } from './hdKeys.ts';
import accounts from './vectors/accounts.json' with { type: 'json' };
import bip32 from './vectors/bip32.json' with { type: 'json' };

const DGPV =
  'dgpv57bftCH9z6cEAdAY9SCDV9NfVsygaQWdi5LuCXdumz5qUPWnw1S3YBM7PdHXMvA8oSGS6Pbes1xEHMd5Zi2qHVK45y5FKKXzBXsZcTtYmX5';
const DGUB =
  'dgub8rUhDtD3YFGZTUphBfpBbzvFxSMKQXYLzg87Me2ta78r2SdVLmypBUkkxrrn9RTnchsyiJSkHZyLWxD13ibBiXtuFWktBoDaGaZjQUBLNLs';

const problem = (text: string, network: Network = 'mainnet') => {
  const result = readExtendedKey(text, network);
  return result.ok ? 'accepted' : result.problem;
};

const keyOf = (text: string, network: Network = 'mainnet') => {
  const result = readExtendedKey(text, network);
  if (!result.ok) throw new Error(result.problem.kind);
  return result.value;
};

/** The same key with some bytes replaced. */
const changed = (text: string, offset: number, ...bytes: readonly number[]) => {
  const payload = bs58check.decode(text).slice();
  payload.set(bytes, offset);
  return bs58check.encode(payload);
};

const withVersion = (text: string, version: string) => changed(text, 0, ...hexToBytes(version));

describe('readExtendedKey', () => {
  it('takes both kinds of mainnet, with white space anywhere, and writes them as they were', () => {
    expect(keyOf(` ${DGPV.slice(0, 50)}\n${DGPV.slice(50)}\t`).isPrivate).toBe(true);
    expect(keyOf(DGUB).isPrivate).toBe(false);
    for (const text of [DGPV, DGUB]) expect(writeExtendedKey(keyOf(text).bytes)).toBe(text);
    expect(depthOfExtendedKey(keyOf(DGPV).bytes)).toBe(3);
  });

  it('takes what is written with Bitcoin’s versions for the same keys', () => {
    expect(writeExtendedKey(keyOf(withVersion(DGPV, '0488ade4')).bytes)).toBe(DGPV);
    expect(writeExtendedKey(keyOf(withVersion(DGUB, '0488b21e')).bytes)).toBe(DGUB);
    expect(withVersion(DGPV, '0488ade4')).toMatch(/^xprv/);
  });

  it('takes tprv and tpub on testnet and regtest', () => {
    for (const network of ['testnet', 'regtest'] as const) {
      expect(keyOf(withVersion(DGPV, '04358394'), network).isPrivate).toBe(true);
      expect(keyOf(withVersion(DGUB, '043587cf'), network).isPrivate).toBe(false);
    }
  });

  it.each([
    ['', 'mainnet', { kind: 'empty' }],
    [' \n', 'mainnet', { kind: 'empty' }],
    [DGPV, 'testnet', { kind: 'other-network', network: 'mainnet' }],
    [withVersion(DGPV, '0488ade4'), 'regtest', { kind: 'other-network', network: 'mainnet' }],
    [withVersion(DGUB, '043587cf'), 'mainnet', { kind: 'other-network', network: 'testnet' }],
    [withVersion(DGUB, '04b24746'), 'mainnet', { kind: 'other-coin' }],
    [withVersion(DGPV, '019d9cfe'), 'mainnet', { kind: 'other-coin' }],
    [`${DGUB.slice(0, -1)}t`, 'mainnet', { kind: 'bad-checksum' }],
    [`${DGUB}d`, 'mainnet', { kind: 'bad-checksum' }],
    [`${DGUB}dd`, 'mainnet', { kind: 'wrong-length', length: 113 }],
    [DGUB.slice(0, -1), 'mainnet', { kind: 'wrong-length', length: 110 }],
    [DGUB.slice(0, 60), 'mainnet', { kind: 'wrong-length', length: 60 }],
    [`${DGUB.slice(0, -2)}0l`, 'mainnet', { kind: 'bad-characters', count: 2 }],
    ['DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC', 'mainnet', { kind: 'not-extended-key' }],
    ['QPkeC1ZfHx3c9g7WTj9cQ8gnvk2iSAfAcbq1aVAWjNTwDAKfZUzx', 'mainnet', { kind: 'not-extended-key' }],
    [withVersion(DGPV, '02facafd'), 'mainnet', { kind: 'not-extended-key' }],
    [withVersion(DGUB, '02fac398'), 'mainnet', { kind: 'not-extended-key' }],
    [changed(DGPV, 46, ...new Uint8Array(32)), 'mainnet', { kind: 'not-extended-key' }],
    [changed(DGPV, 46, ...new Uint8Array(32).fill(255)), 'mainnet', { kind: 'not-extended-key' }],
    [changed(DGUB, 46, ...new Uint8Array(32)), 'mainnet', { kind: 'not-extended-key' }],
    [changed(DGUB, 45, 4), 'mainnet', { kind: 'not-extended-key' }],
    [changed(DGUB, 4, 0), 'mainnet', { kind: 'not-extended-key' }],
  ] as const)('refuses %s on %s with its reason', (text, network, reason) => {
    expect(problem(text, network)).toEqual(reason);
  });

  it('refuses a million letters for their number alone', () => {
    expect(problem('d'.repeat(1_000_000))).toEqual({ kind: 'wrong-length', length: 1_000_000 });
    expect(problem('0'.repeat(161))).toEqual({ kind: 'wrong-length', length: 161 });
    expect(problem('0'.repeat(160))).toEqual({ kind: 'bad-characters', count: 160 });
  });

  it('takes the keys of BIP32’s official vectors', () => {
    for (const vector of bip32.vectors) {
      expect(keyOf(vector.public).isPrivate).toBe(false);
      const node = nodeOfExtendedKey(keyOf(vector.private).bytes, 'mainnet');
      expect(bytesToHex(node.key.publicKey)).toBe(bytesToHex(keyOf(vector.public).bytes.subarray(45)));
    }
  });

  it('never throws, and says nothing of the text', () => {
    const bytes = fc.uint8Array({ maxLength: 90 }).map((payload) => bs58check.encode(payload));
    const near = fc
      .tuple(fc.constantFrom(DGPV, DGUB), fc.nat(77), fc.nat(255))
      .map(([text, offset, byte]) => changed(text, offset, byte));
    const networks = fc.constantFrom<Network>('mainnet', 'testnet', 'regtest');
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.base64String(), bytes, near),
        networks,
        (text, network) => {
          const result = readExtendedKey(text, network);
          if (result.ok) nodeOfExtendedKey(result.value.bytes, network);
          else expect(JSON.stringify(result.problem)).not.toMatch(/[1-9A-HJ-NP-Za-km-z]{20}/);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('nodeOfExtendedKey', () => {
  it.each(accounts.accounts)('derives the addresses of $phrase from its public key', (vector) => {
    const node = nodeOfExtendedKey(keyOf(vector.accountPublic).bytes, 'mainnet');
    for (const { path, address } of vector.keys) {
      const [chain = 0, index = 0] = path.split('/').map(Number);
      expect(addressAt(node, chain === 0 ? 0 : 1, index)).toBe(address);
    }
    expect(() => extendedPrivateKey(node)).toThrow(TypeError);
  });

  it('derives the private keys from the private one', () => {
    const { bytes } = keyOf(DGPV);
    const node = nodeOfExtendedKey(bytes, 'mainnet');
    expect(privateKeyAt(node, 0, 0).wif).toBe('QPkeC1ZfHx3c9g7WTj9cQ8gnvk2iSAfAcbq1aVAWjNTwDAKfZUzx');
    expect(keyPartOf(keyOf(extendedPublicKey(node)).bytes)).toEqual(keyPartOf(keyOf(DGUB).bytes));
  });

  it('shares nothing with the bytes it was made of', () => {
    const { bytes } = keyOf(DGPV);
    const node = nodeOfExtendedKey(bytes, 'mainnet');
    bytes.fill(0);
    expect(addressAt(node, 0, 0)).toBe('DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC');
  });

  it('throws on bytes that are none', () => {
    expect(() => nodeOfExtendedKey(new Uint8Array(78), 'mainnet')).toThrow(RangeError);
    expect(() => nodeOfExtendedKey(keyOf(DGUB).bytes.slice(0, 70), 'mainnet')).toThrow(RangeError);
  });
});
