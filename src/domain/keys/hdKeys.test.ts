import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import bs58check from 'bs58check';
import { describe, expect, it } from 'vitest';
import { seedOfPhrase } from '../../../mocks/builders/seedOfPhrase.ts';
import { accountPath, type KeyChain } from './accountPath.ts';
import {
  addressAt,
  deriveAccountNode,
  deriveNode,
  extendedPrivateKey,
  extendedPublicKey,
  masterNode,
  privateKeyAt,
  publicKeyAt,
  wipeNode,
} from './hdKeys.ts';
import { readPhrase } from './phrase.ts';
import accounts from './vectors/accounts.json' with { type: 'json' };
import bip32 from './vectors/bip32.json' with { type: 'json' };
import bip39 from './vectors/bip39.json' with { type: 'json' };

const VERSIONS = { public: [0x02, 0xfa, 0xca, 0xfd], private: [0x02, 0xfa, 0xc3, 0x98] };

/** The same extended key with Dogecoin's version bytes instead of Bitcoin's. */
const inDogecoin = (extended: string, kind: 'public' | 'private') =>
  bs58check.encode(Uint8Array.of(...VERSIONS[kind], ...bs58check.decode(extended).slice(4)));

const seedOf = (phrase: string, passphrase: string) => {
  const words = readPhrase(phrase);
  if (!words.ok) throw new Error(words.problem.kind);
  return seedOfPhrase(words.value, passphrase);
};

describe('BIP32 official vectors', () => {
  it.each(bip32.vectors)('seed $seed, $path', (vector) => {
    const node = deriveNode(masterNode(hexToBytes(vector.seed), 'mainnet'), vector.path);
    expect(extendedPublicKey(node)).toBe(inDogecoin(vector.public, 'public'));
    expect(extendedPrivateKey(node)).toBe(inDogecoin(vector.private, 'private'));
  });

  it.each(bip39.vectors)('the root of the BIP39 vector $entropy', ({ seed, root }) => {
    expect(extendedPrivateKey(masterNode(hexToBytes(seed), 'mainnet'))).toBe(inDogecoin(root, 'private'));
  });
});

interface KeyVector {
  readonly path: string;
  readonly address: string;
  readonly wif: string;
  readonly publicKey?: string;
}

describe.each(accounts.accounts)('the account of "$phrase" with passphrase "$passphrase"', (vector) => {
  const seed = seedOf(vector.phrase, vector.passphrase);
  const account = deriveAccountNode(seed, 'mainnet');
  const keys: readonly KeyVector[] = vector.keys;

  it('has the seed and the extended keys that other wallets derive', () => {
    expect(bytesToHex(seed.slice(0, 8))).toBe(vector.seedStart);
    expect(extendedPublicKey(account)).toBe(vector.accountPublic);
    expect(extendedPrivateKey(account)).toMatch(/^dgpv/);
    if (vector.accountPrivate) expect(extendedPrivateKey(account)).toBe(vector.accountPrivate);
  });

  it.each(keys)('has $address at $path', ({ path, address, wif, publicKey }) => {
    const [chain, index] = path.split('/').map(Number) as [KeyChain, number];
    expect(addressAt(account, chain, index)).toBe(address);
    const key = privateKeyAt(account, chain, index);
    expect(key).toMatchObject({ address, wif });
    expect(publicKeyAt(account, chain, index)).toEqual(key.publicKey);
    if (publicKey) expect(bytesToHex(key.publicKey)).toBe(publicKey);
  });
});

describe('other networks and accounts', () => {
  const seed = seedOf(`${'abandon '.repeat(11)}about`, '');

  it('have paths of their own', () => {
    expect(accountPath('mainnet')).toBe("m/44'/3'/0'");
    expect(accountPath('mainnet', 7)).toBe("m/44'/3'/7'");
    expect(accountPath('testnet')).toBe("m/44'/1'/0'");
    expect(accountPath('regtest')).toBe("m/44'/1'/0'");
    expect(accountPath('mainnet', 0x7fffffff)).toBe("m/44'/3'/2147483647'");
    expect(() => accountPath('mainnet', -1)).toThrow(RangeError);
    expect(() => accountPath('mainnet', 0x80000000)).toThrow(RangeError);
    expect(() => accountPath('mainnet', 0.5)).toThrow(RangeError);
  });

  it('have versions and addresses of their own', () => {
    const testnet = deriveAccountNode(seed, 'testnet');
    expect(extendedPublicKey(testnet)).toMatch(/^tpub/);
    expect(extendedPrivateKey(testnet)).toMatch(/^tprv/);
    expect(addressAt(testnet, 0, 0)).toMatch(/^n/);
    expect(addressAt(deriveAccountNode(seed, 'regtest'), 0, 0)).toMatch(/^[mn]/);
    expect(addressAt(deriveAccountNode(seed, 'mainnet', 1), 0, 0)).not.toBe(
      'DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC',
    );
  });
});

describe('secrets', () => {
  const seed = seedOf(`${'abandon '.repeat(11)}about`, '');

  it('stay usable while they are used: deriving changes neither the seed nor the account', () => {
    const before = seed.slice();
    const account = deriveAccountNode(seed, 'mainnet');
    const first = extendedPrivateKey(account);
    addressAt(account, 0, 0);
    privateKeyAt(account, 1, 5).privateKey.fill(0);
    expect(extendedPrivateKey(account)).toBe(first);
    expect(seed).toEqual(before);
  });

  it('are gone after wiping', () => {
    const account = deriveAccountNode(seed, 'mainnet');
    const { privateKey, chainCode } = account.key;
    wipeNode(account);
    expect(privateKey).toEqual(new Uint8Array(32));
    expect(chainCode).toEqual(new Uint8Array(32));
  });
});

describe('misuse', () => {
  const master = masterNode(new Uint8Array(32).fill(1), 'mainnet');

  it.each(['', '44', "m/44''", 'm/', 'm/-1', 'm/x', 'm/2147483648', "m/99999999999'"])(
    'throws on the path %j',
    (path) => {
      expect(() => deriveNode(master, path)).toThrow(RangeError);
    },
  );

  it('throws on seeds that are too short or too long, and on an index out of range', () => {
    expect(() => masterNode(new Uint8Array(15), 'mainnet')).toThrow(RangeError);
    expect(() => masterNode(new Uint8Array(65), 'mainnet')).toThrow(RangeError);
    expect(() => addressAt(master, 0, -1)).toThrow(RangeError);
    expect(() => privateKeyAt(master, 0, 0x80000000)).toThrow(RangeError);
  });

  it('throws when a private key is asked of a public node', () => {
    const publicOnly = { network: 'mainnet', key: master.key.neutered() } as const;
    expect(() => privateKeyAt(publicOnly, 0, 0)).toThrow(TypeError);
    expect(() => extendedPrivateKey(publicOnly)).toThrow(TypeError);
    expect(addressAt(publicOnly, 0, 0)).toBe(addressAt(master, 0, 0));
  });
});
