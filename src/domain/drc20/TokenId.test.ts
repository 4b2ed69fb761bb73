import { describe, expect, it } from 'vitest';
import { txid } from '../tx/Txid.ts';
import { readTokenKey, type TokenId, tokenKey } from './TokenId.ts';

const ID = 'ab'.repeat(32);

describe('the key of a token', () => {
  it.each<[TokenId, string]>([
    [{ protocol: 'drc-20', tick: 'UNIX' }, 'drc-20:UNIX'],
    [{ protocol: 'drc-20', tick: 'A-SWAP-B' }, 'drc-20:A-SWAP-B'],
    [{ protocol: 'drc-20', tick: 'A:B' }, 'drc-20:A:B'],
    [{ protocol: 'meme-20', tickId: txid(ID) }, `meme-20:${ID}`],
    [{ protocol: 'doginals', tick: 'dogi' }, 'doginals:dogi'],
  ])('of %o is %s, and is read back', (id, key) => {
    expect(tokenKey(id)).toBe(key);
    expect(readTokenKey(key)).toEqual(id);
  });

  it('tells the two protocols that call themselves drc-20 apart', () => {
    expect(readTokenKey('drc-20:dogi')).toEqual({ protocol: 'drc-20', tick: 'DOGI' });
    expect(readTokenKey('doginals:DOGI')).toEqual({ protocol: 'doginals', tick: 'dogi' });
  });

  it('names the same token in any case, as the ledger does, and never another one', () => {
    expect(readTokenKey('drc-20:unix')).toEqual({ protocol: 'drc-20', tick: 'UNIX' });
    expect(readTokenKey('drc-20:ß')).toEqual({ protocol: 'drc-20', tick: 'ß' });
  });

  it('is not read from what names no token', () => {
    for (const text of [
      ...['', ':', 'drc-20', 'drc-20:', 'meme-20:', 'doginals:', ':UNIX', 'drc-2:UNIX', 'DRC-20:UNIX'],
      // a name in place of the deploying txid
      ...['meme-20:WOW', `meme-20:${ID.slice(2)}`, `meme-20:${ID}ab`, 'UNIX', 'brc-20:ordi'],
    ]) {
      expect(readTokenKey(text), text).toBeNull();
    }
  });

  it('holds names of at most 64 letters', () => {
    expect(readTokenKey(`drc-20:${'X'.repeat(64)}`)).toEqual({ protocol: 'drc-20', tick: 'X'.repeat(64) });
    expect(readTokenKey(`drc-20:${'X'.repeat(65)}`)).toBeNull();
    expect(readTokenKey(`doginals:${'x'.repeat(65)}`)).toBeNull();
  });
});
