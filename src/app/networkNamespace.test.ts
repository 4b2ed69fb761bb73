// Each chain has its own wallets; those of the default chain keep their names.
import { describe, expect, it } from 'vitest';
import { createFakeApp } from '../../mocks/fixtures/fakeApp.ts';
import { createMemoryKeyValue } from '../../mocks/keyValue/memoryKeyValue.ts';
import { readNetwork, writeNetwork } from '../adapters/storage/chosenNetwork.ts';
import { namespacedHost, namespacedUser } from './networkNamespace.ts';

describe('a space of its own', () => {
  it('has the plain names on the usual chain', () => {
    const { host } = createFakeApp();
    expect(namespacedHost(host, null)).toBe(host);
    expect([namespacedUser('7', null), namespacedUser(null, null)]).toEqual(['7', null]);
  });

  it('shares nothing with the usual one elsewhere', async () => {
    const deviceStorage = createMemoryKeyValue();
    await deviceStorage.set('vault-a', 'usual');
    const { host } = createFakeApp({ host: { deviceStorage } });
    const elsewhere = namespacedHost(host, 'testnet');
    expect(elsewhere.biometry).toBeNull();
    expect(await elsewhere.deviceStorage?.get('vault-a')).toBeNull();
    await elsewhere.deviceStorage?.set('vault-a', 'of testnet');
    expect(await deviceStorage.get('vault-a')).toBe('usual');
    await elsewhere.deviceStorage?.remove('vault-a');
    expect(await elsewhere.deviceStorage?.get('vault-a')).toBeNull();
    expect([namespacedUser('7', 'testnet'), namespacedUser(null, 'testnet')]).toEqual([
      '7_testnet',
      'local_testnet',
    ]);
  });
});

describe('the chosen chain', () => {
  const storageOf = (texts: Map<string, string>) => ({
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
  });

  it('is each person’s own, and the usual one until somebody chooses', () => {
    const texts = new Map<string, string>();
    const storage = storageOf(texts);
    const read = (userId: string | null) => readNetwork(storage, userId, 'mainnet', ['mainnet', 'testnet']);
    writeNetwork(storage, '1', 'mainnet', 'testnet');
    expect([read('1'), read('2'), read(null)]).toEqual(['testnet', 'mainnet', 'mainnet']);
    writeNetwork(storage, '1', 'mainnet', 'mainnet');
    expect([read('1'), texts.size]).toEqual(['mainnet', 0]);
  });

  it('is the usual one when it is not on offer any more, or nothing can be read', () => {
    const storage = storageOf(new Map([['kennel:network:1', 'regtest']]));
    expect(readNetwork(storage, '1', 'mainnet', ['mainnet', 'testnet'])).toBe('mainnet');
    const blocked = {
      ...storage,
      getItem: () => {
        throw new Error('blocked');
      },
    };
    expect(readNetwork(blocked, '1', 'mainnet', ['mainnet', 'regtest'])).toBe('mainnet');
  });
});
