import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('readConfig', () => {
  it('reads the servers of the chosen network in their order', () => {
    const config = readConfig({
      VITE_NETWORK: 'regtest',
      VITE_BLOCKBOOK_REGTEST: 'http://127.0.0.1:1, http://127.0.0.1:2,',
      VITE_BLOCKBOOK_MAINNET: 'https://elsewhere.example',
    });
    expect(config.network).toBe('regtest');
    expect(config.blockbookUrls).toEqual(['http://127.0.0.1:1', 'http://127.0.0.1:2']);
  });

  it('is mainnet unless told otherwise', () => {
    expect(readConfig({ VITE_BLOCKBOOK_MAINNET: '/blockbook' }).network).toBe('mainnet');
  });

  it('refuses an unknown network and a network without a server', () => {
    expect(() => readConfig({ VITE_NETWORK: 'moon' })).toThrow(RangeError);
    expect(() => readConfig({ VITE_NETWORK: 'testnet' })).toThrow('VITE_BLOCKBOOK_TESTNET');
  });
});
