import { describe, expect, it } from 'vitest';
import { networksOf, readVariables } from './config.ts';

describe('readVariables', () => {
  it('reads the servers of the chosen network in their order', () => {
    const config = readVariables({
      VITE_NETWORK: 'regtest',
      VITE_BLOCKBOOK_REGTEST: 'http://127.0.0.1:1, http://127.0.0.1:2,',
      VITE_BLOCKBOOK_MAINNET: 'https://elsewhere.example',
    });
    expect(config.network).toBe('regtest');
    expect(config.blockbookUrls.regtest).toEqual(['http://127.0.0.1:1', 'http://127.0.0.1:2']);
    expect(networksOf(config)).toEqual(['mainnet', 'regtest']);
  });

  it('is mainnet unless told otherwise', () => {
    expect(readVariables({ VITE_BLOCKBOOK_MAINNET: '/blockbook' }).network).toBe('mainnet');
  });

  it('reads the servers of tokens, inscriptions and content, which a build may do without', () => {
    const config = readVariables({
      VITE_BLOCKBOOK_MAINNET: '/blockbook',
      VITE_DOGEUNI_MAINNET: 'https://one.example, https://two.example',
      VITE_ORD_TESTNET: 'https://ord.example',
      VITE_CONTENT_MAINNET: '/content',
    });
    expect(config.dogeuniUrls).toEqual({
      mainnet: ['https://one.example', 'https://two.example'],
      testnet: [],
      regtest: [],
    });
    expect(config.ordUrls.testnet).toEqual(['https://ord.example']);
    expect(config.ordUrls.mainnet).toEqual([]);
    expect(config.contentUrls.mainnet).toEqual(['/content']);
  });

  it('refuses an unknown network, and leaves servers to the host', () => {
    expect(() => readVariables({ VITE_NETWORK: 'moon' })).toThrow(RangeError);
    expect(networksOf(readVariables({ VITE_NETWORK: 'testnet' }))).toEqual([]);
  });
});
