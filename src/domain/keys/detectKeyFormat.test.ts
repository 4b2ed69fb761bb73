import { describe, expect, it } from 'vitest';
import { detectKeyFormat, isSecretKind, type KeyFormat } from './detectKeyFormat.ts';
import { encodeWif } from './wif.ts';

const key = new Uint8Array(32).fill(7);
const extended = (beginning: string) => beginning + 'x'.repeat(107);

const line = (bytes: Uint8Array) => `${encodeWif(bytes, 'mainnet')} 2024-01-01T00:00:00Z label=a # addr=D`;

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
    ['words with accents', 'limón risa', 'phrase'],
    ['words with torn accents at their ends', 'cafe\u0301 risa', 'phrase'],
    ['Japanese words', 'そつう\u3000れきだい', 'phrase'],
    ['Korean words', '실장 활동', 'phrase'],
    ['Chinese words without spaces', '枪疫霉尝俩闹饿贤枪疫霉卿', 'phrase'],
    ['words between what is not seen', 'velvet\u200b \u2060orbit', 'phrase'],
    ['anything else', 'Z'.repeat(70), 'unknown'],
    ['a dump of Dogecoin Core', `# Wallet dump created by Dogecoin v1.14.9\n\n${line(key)}`, 'key-list'],
    ['one line of a dump', line(key), 'key-list'],
    ['a dump with no key but its master', '# extended private masterkey: dgpv51eADS3spN', 'key-list'],
    [
      'a key file',
      `# KEEP YOUR PRIVATE KEYS SAFE !\n#\n${encodeWif(key, 'mainnet')} 2014-01-20T10:00:00Z`,
      'key-list',
    ],
    ['keys, one a line', `${encodeWif(key, 'mainnet')}\n${encodeWif(key, 'mainnet', false)}\n`, 'key-list'],
    ['keys in cells', `address,key\nD5jh,"${encodeWif(key, 'mainnet')}"`, 'key-list'],
    ['a key in a sentence', `Key: ${encodeWif(key, 'mainnet')}`, 'key-list'],
    ['a key with space around', ` ${encodeWif(key, 'mainnet')}\n`, 'private-key'],
    ['an encrypted backup', ' U2FsdGVkX1972v5MSHuDIwd02svpxINp\nXLDFuM/GdqboEXFVBJ', 'encrypted-wallet'],
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
