import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOfPublicKey, addressOfScript, hash160, scriptOfAddress } from './addressScript.ts';
import type { DogeAddress } from './DogeAddress.ts';
import type { Network } from './Network.ts';
import core from './vectors/coreAddresses.json' with { type: 'json' };

const anyNetwork = fc.constantFrom<Network>('mainnet', 'testnet', 'regtest');
const anyHash = fc.uint8Array({ minLength: 20, maxLength: 20 });

describe('scripts and addresses', () => {
  it.each(core.valid)('turn into each other: $network $kind $address', ({ network, kind, address, hash }) => {
    const script = kind === 'p2pkh' ? `76a914${hash}88ac` : `a914${hash}87`;
    expect(bytesToHex(scriptOfAddress(address as DogeAddress, network as Network))).toBe(script);
    expect(addressOfScript(hexToBytes(script), network as Network)).toBe(address);
  });

  it('agree with Blockbook’s parser', () => {
    const pairs = [
      ['DHZYinsaM9nW5piCMN639ELRKbZomThPnZ', '76a9148841590909747c0f97af158f22fadacb1652522088ac'],
      ['9tg1kVUk339Tk58ewu5T8QT82Z6cE4UvSU', 'a9141889a089400ea25d28694fd98aa7702b21eeeab187'],
    ] as const;
    for (const [address, script] of pairs) {
      expect(addressOfScript(hexToBytes(script), 'mainnet')).toBe(address);
    }
  });

  it('turn into each other for every hash on every network', () => {
    fc.assert(
      fc.property(anyNetwork, anyHash, fc.boolean(), (network, hash, isKey) => {
        const script = hexToBytes(isKey ? `76a914${bytesToHex(hash)}88ac` : `a914${bytesToHex(hash)}87`);
        const address = addressOfScript(script, network);
        expect(address && scriptOfAddress(address, network)).toEqual(script);
      }),
    );
  });
});

describe('addressOfScript', () => {
  it.each([
    ['nothing', ''],
    ['OP_RETURN', '6a0548656c6c6f'],
    ['a bare public key', '2102cc6b0dc33aabcf3a23643e5e2919a80c50fb3dd2129ce409bbc5f0d4643d05e0ac'],
    ['a witness program', `0014${'01'.repeat(20)}`],
    ['P2PKH with a byte more', `76a914${'01'.repeat(20)}88ac00`],
    ['P2PKH that ends in OP_CHECKSIGVERIFY', `76a914${'01'.repeat(20)}88ad`],
    ['P2SH that ends in OP_EQUALVERIFY', `a914${'01'.repeat(20)}88`],
  ])('finds no address in %s', (_name, script) => {
    expect(addressOfScript(hexToBytes(script), 'mainnet')).toBeNull();
  });
});

describe('scriptOfAddress', () => {
  it('throws on an address of another network', () => {
    const address = 'DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC' as DogeAddress;
    expect(() => scriptOfAddress(address, 'testnet')).toThrow(RangeError);
    expect(() => scriptOfAddress('' as DogeAddress, 'mainnet')).toThrow(RangeError);
  });
});

describe('addressOfPublicKey', () => {
  const key = hexToBytes('02cc6b0dc33aabcf3a23643e5e2919a80c50fb3dd2129ce409bbc5f0d4643d05e0');

  it('hashes a compressed key', () => {
    expect(addressOfPublicKey(key, 'mainnet')).toBe('DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC');
    expect(bytesToHex(hash160(key))).toBe('4a483568665dcdfa68dd58a1f62893448a643339');
  });

  it('throws on other bytes', () => {
    expect(() => addressOfPublicKey(key.slice(1), 'mainnet')).toThrow(RangeError);
    expect(() => addressOfPublicKey(Uint8Array.of(4, ...key.slice(1)), 'mainnet')).toThrow(RangeError);
    expect(() => addressOfPublicKey(new Uint8Array(65), 'mainnet')).toThrow(RangeError);
  });
});
