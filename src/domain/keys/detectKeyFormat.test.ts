import { describe, expect, it } from 'vitest';
import { detectKeyFormat, isSecretKind, type KeyFormat } from './detectKeyFormat.ts';
import { encodeWif } from './wif.ts';

const key = new Uint8Array(32).fill(7);
const extended = (beginning: string) => beginning + 'x'.repeat(107);

describe('detectKeyFormat', () => {
  it.each<[string, string, KeyFormat]>([
    ['nothing', '  \n', 'nothing'],
    ['a beginning', 'D5jh', 'unfinished'],
    ['a mainnet key', encodeWif(key, 'mainnet'), 'private-key'],
    ['an old mainnet key', encodeWif(key, 'mainnet', false), 'old-private-key'],
    ['a testnet key', encodeWif(key, 'testnet'), 'private-key'],
    ['a regtest key', encodeWif(key, 'regtest'), 'private-key'],
    ['an old regtest key', encodeWif(key, 'regtest', false), 'old-private-key'],
    [
      'a Bitcoin key, to be refused by name',
      'KwDiBf89QgGbjEhKnhXJuH7LrciVrZi3qYjgd9M7rFU73sVHnoWn',
      'private-key',
    ],
    ['an encrypted key', '6PRVWUbkzzsbcVac2qwfssoUJAN1Xhrg6bNk8J7Nzm5H7kxEbn2Nh2ZoGg', 'encrypted-key'],
    ['an extended private key', extended('dgpv'), 'extended-private-key'],
    ['the same in Bitcoin’s letters', extended('xprv'), 'extended-private-key'],
    ['an extended public key', extended('dgub'), 'extended-public-key'],
    ['an address', ' D5jhbuc2HzvWHWLCBPYZhLcFWkLmGzxXfE\n', 'address'],
    ['a bech32 address, to be refused by name', `bc1q${'a'.repeat(38)}`, 'address'],
    ['words', 'velvet orbit kettle', 'phrase'],
    ['words with numbers', '1. velvet 2. orbit', 'phrase'],
    ['anything else', 'Z'.repeat(70), 'unknown'],
  ])('knows %s', (_name, text, kind) => {
    expect(detectKeyFormat(text)).toBe(kind);
  });

  it('takes what it does not know for a secret', () => {
    expect(isSecretKind('unknown')).toBe(true);
    expect(isSecretKind('unfinished')).toBe(true);
    expect(isSecretKind('address')).toBe(false);
    expect(isSecretKind('extended-public-key')).toBe(false);
  });
});
