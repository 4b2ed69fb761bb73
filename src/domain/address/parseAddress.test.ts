import bs58check from 'bs58check';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DogeAddress } from './DogeAddress.ts';
import type { Network } from './Network.ts';
import { addressKind, parseAddress } from './parseAddress.ts';
import core from './vectors/coreAddresses.json' with { type: 'json' };

const OURS = 'DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC';

const problem = (text: string, network: Network = 'mainnet') => {
  const result = parseAddress(text, network);
  return result.ok ? 'accepted' : result.problem;
};

const withVersion = (version: number, length = 20) =>
  bs58check.encode(Uint8Array.of(version, ...new Uint8Array(length).fill(7)));

describe('parseAddress', () => {
  it.each(core.valid)('takes Dogecoin Core’s $network $kind $address', ({ network, kind, address }) => {
    const result = parseAddress(` ${address}\n`, network as Network);
    expect(result).toEqual({ ok: true, value: address });
    expect(addressKind(address as DogeAddress)).toBe(kind);
  });

  it.each(core.invalid)('refuses what Dogecoin Core refuses: %j', (text) => {
    for (const network of ['mainnet', 'testnet', 'regtest'] as const) {
      expect(problem(text, network)).not.toBe('accepted');
    }
  });

  it.each([
    'DDogepartyxxxxxxxxxxxxxxxxxxw1dfzr',
    'DHZYinsaM9nW5piCMN639ELRKbZomThPnZ',
    '9tg1kVUk339Tk58ewu5T8QT82Z6cE4UvSU',
  ])('takes %s', (text) => {
    expect(problem(text)).toBe('accepted');
  });

  it('reads testnet and regtest P2SH on both, and P2PKH on its own chain', () => {
    const p2sh = '2MsvyG12kxxipe276Au4zKqvd2xdrBuHWb3';
    expect(problem(p2sh, 'testnet')).toBe('accepted');
    expect(problem(p2sh, 'regtest')).toBe('accepted');
    expect(problem(withVersion(0x6f), 'regtest')).toBe('accepted');
    expect(problem(withVersion(0x6f), 'testnet')).toEqual({ kind: 'other-network', network: 'regtest' });
    expect(problem(withVersion(0x71), 'regtest')).toEqual({ kind: 'other-network', network: 'testnet' });
  });

  it.each([
    ['nhRsrUaxZou6sewjqaS37cJrMRJRgwVXdk', { kind: 'other-network', network: 'testnet' }],
    ['2MsvyG12kxxipe276Au4zKqvd2xdrBuHWb3', { kind: 'other-network', network: 'testnet' }],
    ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', { kind: 'other-network', network: 'regtest' }],
    ['1BitcoinEaterAddressDontSendf59kuE', { kind: 'bitcoin-address' }],
    ['3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', { kind: 'bitcoin-address' }],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', { kind: 'bitcoin-address' }],
    ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', { kind: 'bitcoin-address' }],
    ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', { kind: 'bitcoin-address' }],
    ['dc1qqyqszqgpqyqszqgpqyqszqgpqyqszqgpn0yzfy', { kind: 'bech32', prefix: 'dc' }],
    ['tdge1qqyqszqgpqyqszqgpqyqszqgpqyqszqgpn0yzfy', { kind: 'bech32', prefix: 'tdge' }],
    ['ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9', { kind: 'other-coin', coin: 'Litecoin' }],
    [withVersion(0x30), { kind: 'other-coin', coin: 'Litecoin' }],
    [withVersion(0x4c), { kind: 'other-coin', coin: 'Dash' }],
    [withVersion(0x17), { kind: 'other-coin', coin: null }],
    ['t1UYsZVJkLPeMjxEtACvSxfWuNmddpWfxzs', { kind: 'other-coin', coin: 'Zcash' }],
    [withVersion(0x1c, 21), { kind: 'wrong-length', length: withVersion(0x1c, 21).length }],
    ['0xde0B295669a9FD93d5F28D9Ec85E40f4cb697BAe', { kind: 'other-coin', coin: 'Ethereum' }],
    ['bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', { kind: 'other-coin', coin: 'Bitcoin Cash' }],
    ['', { kind: 'empty' }],
    [' \n', { kind: 'empty' }],
    [`${OURS.slice(0, -1)}D`, { kind: 'bad-checksum' }],
    [OURS.toLowerCase(), { kind: 'bad-characters', characters: 'l' }],
    [`${OURS.slice(0, 20)} ${OURS.slice(20, 33)}0`, { kind: 'bad-characters', characters: ' 0' }],
    ['D8K3KyDQ9FXeC3ADCuWW7', { kind: 'wrong-length', length: 21 }],
    [OURS + OURS, { kind: 'wrong-length', length: 68 }],
    [withVersion(0x1e, 19), { kind: 'wrong-length', length: withVersion(0x1e, 19).length }],
  ])('refuses %j with its reason', (text, reason) => {
    expect(problem(text)).toEqual(reason);
  });

  it.each([
    'QPkeC1ZfHx3c9g7WTj9cQ8gnvk2iSAfAcbq1aVAWjNTwDAKfZUzx',
    '6K7a8wZW8A1oZxNd7wZz8PhgAAaDxybkzNpD1sGVvmSaBmc3Hg2',
    '6K7a8wZW8A1oZxNd7wZz8PhgAAaDxybkzNpD1sGVvmSaBmc3Hg3',
    'ckaDjxhDsVyZTHLUF7uoojCXVYcciUGeEk53VFzKUJsKUKhnbUnZ',
    '96MAePnF8ppQm8165ABvzSEShnNy3vgxjmMhcqEkQVZ9FtPV2XL',
    'L52XzL2cMkHxqxBXRyEpnPQZGUs3uKiL3R11XbAdHigRzDozKZeW',
    withVersion(0xcc, 33),
    withVersion(0xcc, 32),
    bs58check.encode(Uint8Array.of(1, 0x42, 0xe0, ...new Uint8Array(36).fill(7))),
    bs58check.encode(Uint8Array.of(0x04, 0xb2, 0x43, 0x0c, ...new Uint8Array(74))),
    'dgpv57bftCH9z6cEAdAY9SCDV9NfVsygaQWdi5LuCXdumz5qUPWnw1S3YBM7PdHXMvA8oSGS6Pbes1xEHMd5Zi2qHVK45y5FKKXzBXsZcTtYmX5',
  ])('warns that %s is a private key', (text) => {
    expect(problem(text)).toEqual({ kind: 'private-key' });
  });

  it('answers at once on a million letters', () => {
    expect(problem('D'.repeat(1_000_000))).toEqual({ kind: 'wrong-length', length: 1_000_000 });
  });

  it('notices any one wrong letter', () => {
    const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
    fc.assert(
      fc.property(fc.nat(OURS.length - 1), fc.constantFrom(...base58), (index, letter) => {
        fc.pre(OURS[index] !== letter);
        expect(problem(OURS.slice(0, index) + letter + OURS.slice(index + 1))).not.toBe('accepted');
      }),
      { numRuns: 1000 },
    );
  });

  it('never throws', () => {
    const network = fc.constantFrom('mainnet', 'testnet', 'regtest');
    const bytes = fc.uint8Array({ maxLength: 90 }).map((payload) => bs58check.encode(payload));
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.base64String(), bytes);
    fc.assert(
      fc.property(text, network, (candidate, chain) => {
        expect(parseAddress(candidate, chain)).toHaveProperty('ok');
      }),
      { numRuns: 2000 },
    );
  });
});

describe('addressKind', () => {
  it('throws on what only pretends to be an address', () => {
    expect(() => addressKind('1BitcoinEaterAddressDontSendf59kuE' as DogeAddress)).toThrow(RangeError);
    expect(() => addressKind('nonsense' as DogeAddress)).toThrow(RangeError);
  });
});
