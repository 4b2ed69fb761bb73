import { describe, expect, it } from 'vitest';
import { walletFileKind } from './walletFile.ts';

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
const textOf = (text: string) => new TextEncoder().encode(text);

describe('a file of another wallet', () => {
  it.each([
    ['wallet-dat', bytesOf('00000000010000000000000062310500090000000010000000090000')],
    ['wallet-dat', bytesOf('00000000010000000000000000053162000000090000100000090000')],
    ['sqlite', textOf('SQLite format 3\0\u0010')],
    ['bitcoinj', new Uint8Array([0x0a, 23, ...textOf('org.dogecoin.production'), 0x12, 0x20])],
    ['bitcoinj', new Uint8Array([...textOf('mendoza1'), 0, 1])],
    ['unknown', bytesOf('504b0304140000000800')],
    ['text', textOf('# Wallet dump created by Dogecoin')],
    ['text', textOf('U2FsdGVkX1972v5M')],
    ['text', bytesOf('fffe51005000')],
    ['text', new Uint8Array()],
  ])('is %s by its first bytes', (kind, head) => {
    expect(walletFileKind(head)).toBe(kind);
  });
});
