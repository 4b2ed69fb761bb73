import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import bs58check from 'bs58check';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Network } from '../address/Network.ts';
import core from './vectors/coreKeys.json' with { type: 'json' };
import { decodeWif, encodeWif } from './wif.ts';

const problem = (text: string, network: Network = 'mainnet') => {
  const result = decodeWif(text, network);
  return result.ok ? 'accepted' : result.problem;
};

const wifOf = (version: number, ...rest: number[]) =>
  bs58check.encode(Uint8Array.of(version, ...new Uint8Array(32).fill(7), ...rest));

const ORDER = 'fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141';
const MAINNET = 'QPkeC1ZfHx3c9g7WTj9cQ8gnvk2iSAfAcbq1aVAWjNTwDAKfZUzx';

describe('WIF', () => {
  it.each(core.valid)('$wif is read and written as Dogecoin Core does', (vector) => {
    const network = vector.network as Network;
    const result = decodeWif(`\t${vector.wif} `, network);
    expect(result.ok && bytesToHex(result.value.privateKey)).toBe(vector.privateKey);
    expect(result.ok && result.value.isCompressed).toBe(vector.isCompressed);
    expect(encodeWif(hexToBytes(vector.privateKey), network, vector.isCompressed)).toBe(vector.wif);
  });

  it.each(core.invalid)('refuses what Dogecoin Core refuses: %j', (text) => {
    for (const network of ['mainnet', 'testnet', 'regtest'] as const) {
      expect(problem(text, network)).not.toBe('accepted');
    }
  });

  it.each([
    ['', { kind: 'empty' }],
    ['ckaDjxhDsVyZTHLUF7uoojCXVYcciUGeEk53VFzKUJsKUKhnbUnZ', { kind: 'other-network', network: 'testnet' }],
    [wifOf(0xef, 1), { kind: 'other-network', network: 'regtest' }],
    ['L52XzL2cMkHxqxBXRyEpnPQZGUs3uKiL3R11XbAdHigRzDozKZeW', { kind: 'bitcoin-key' }],
    ['5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ', { kind: 'bitcoin-key' }],
    ['TAroS5Knm8GZcnpPycBgzjwwDLWMyQjDrcuGPPoArgrbW7Ln22qp', { kind: 'other-coin', coin: 'Litecoin' }],
    [wifOf(0x4c, 1), { kind: 'other-coin', coin: null }],
    ['DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC', { kind: 'address' }],
    [
      'dgub8rUhDtD3YFGZTUphBfpBbzvFxSMKQXYLzg87Me2ta78r2SdVLmypBUkkxrrn9RTnchsyiJSkHZyLWxD13ibBiXtuFWktBoDaGaZjQUBLNLs',
      { kind: 'extended-key' },
    ],
    [`${MAINNET.slice(0, -1)}y`, { kind: 'bad-checksum' }],
    [MAINNET.slice(0, -1), { kind: 'bad-checksum' }],
    [MAINNET.slice(0, -2), { kind: 'wrong-length', length: 50 }],
    [`${MAINNET}x`, { kind: 'wrong-length', length: 53 }],
    ['0'.repeat(128), { kind: 'bad-characters', count: 128 }],
    ['0'.repeat(129), { kind: 'wrong-length', length: 129 }],
    ['Q'.repeat(1_000_000), { kind: 'wrong-length', length: 1_000_000 }],
    [MAINNET.slice(0, 40), { kind: 'wrong-length', length: 40 }],
    [`${MAINNET.slice(0, 50)}0l`, { kind: 'bad-characters', count: 2 }],
    [wifOf(0x9e, 2), { kind: 'not-a-key' }],
    [wifOf(0x9e, 1, 1), { kind: 'wrong-length', length: wifOf(0x9e, 1, 1).length }],
    [bs58check.encode(hexToBytes(`9e${'00'.repeat(32)}01`)), { kind: 'not-a-key' }],
    [bs58check.encode(hexToBytes(`9e${ORDER}01`)), { kind: 'not-a-key' }],
    [bs58check.encode(hexToBytes(`9e${'ff'.repeat(32)}`)), { kind: 'not-a-key' }],
  ])('refuses %s with its reason', (text, reason) => {
    expect(problem(text)).toEqual(reason);
  });

  it('takes the largest key there is', () => {
    const largest = hexToBytes(`${ORDER.slice(0, -1)}0`);
    const result = decodeWif(encodeWif(largest, 'mainnet'), 'mainnet');
    expect(result.ok && result.value.privateKey).toEqual(largest);
  });

  it('throws when it shall write what is no key', () => {
    expect(() => encodeWif(new Uint8Array(32), 'mainnet')).toThrow(RangeError);
    expect(() => encodeWif(hexToBytes(ORDER), 'mainnet')).toThrow(RangeError);
    expect(() => encodeWif(new Uint8Array(31).fill(1), 'mainnet')).toThrow(RangeError);
  });

  it('never puts the text into a problem', () => {
    fc.assert(
      fc.property(fc.nat(51), fc.constantFrom('0', 'y', ' ', ''), (index, letter) => {
        const typed = MAINNET.slice(0, index) + letter + MAINNET.slice(index + 1);
        expect(JSON.stringify(problem(typed))).not.toMatch(/[1-9A-HJ-NP-Za-km-z]{20}/);
      }),
    );
  });

  it('never throws', () => {
    const bytes = fc.uint8Array({ maxLength: 90 }).map((payload) => bs58check.encode(payload));
    const networks = fc.constantFrom<Network>('mainnet', 'testnet', 'regtest');
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.base64String(), bytes),
        networks,
        (text, network) => {
          expect(decodeWif(text, network)).toHaveProperty('ok');
        },
      ),
      { numRuns: 2000 },
    );
  });
});
