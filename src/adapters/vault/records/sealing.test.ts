import { describe, expect, it } from 'vitest';
import { importKey, open, type SealContext, seal } from './sealing.ts';

const CONTEXT: SealContext = { user: '42', name: 'hd-1', version: 2 };
const SECRET = new Uint8Array([1, 2, 3]);
const newKey = (byte = 1) => importKey(new Uint8Array(32).fill(byte));

describe('a key', () => {
  it('cannot be read back, and its bytes are wiped', async () => {
    const raw = new Uint8Array(32).fill(1);
    const key = await importKey(raw);
    expect(raw).toEqual(new Uint8Array(32));
    expect(key).toMatchObject({ extractable: false, usages: ['encrypt', 'decrypt'] });
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
  });

  it('is wiped too when it is none', async () => {
    const raw = new Uint8Array(31).fill(1);
    await expect(importKey(raw)).rejects.toThrow();
    expect(raw).toEqual(new Uint8Array(31));
  });
});

describe('sealed bytes', () => {
  it('open to what was sealed, which stays as it is, each time under another nonce', async () => {
    const clear = SECRET.slice();
    const key = await newKey();
    const [one, other] = [await seal(key, CONTEXT, clear), await seal(key, CONTEXT, clear)];
    expect(clear).toEqual(SECRET);
    expect(await open(key, CONTEXT, one)).toEqual(SECRET);
    expect(one.iv).toMatch(/^[0-9a-f]{24}$/);
    expect(other.iv).not.toBe(one.iv);
    expect(other.ciphertext).not.toBe(one.ciphertext);
  });

  it.each([
    ['user', { ...CONTEXT, user: '43' }],
    ['name', { ...CONTEXT, name: 'hd-2' }],
    ['version', { ...CONTEXT, version: 1 }],
  ] as const)('open for no other %s', async (_, elsewhere) => {
    const sealed = await seal(await newKey(), CONTEXT, SECRET);
    expect(await open(await newKey(), elsewhere, sealed)).toBeNull();
  });

  it('open neither under another key nor with a bit flipped', async () => {
    const { iv, ciphertext } = await seal(await newKey(), CONTEXT, SECRET);
    expect(await open(await newKey(2), CONTEXT, { iv, ciphertext })).toBeNull();
    const bent = ciphertext.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
    expect(await open(await newKey(), CONTEXT, { iv, ciphertext: bent })).toBeNull();
  });

  it('are not called damaged when the device failed to open them', async () => {
    const sealed = await seal(await newKey(), CONTEXT, SECRET);
    const sealing = await crypto.subtle.importKey('raw', new Uint8Array(32).fill(1), 'AES-GCM', false, [
      'encrypt',
    ]);
    await expect(open(sealing, CONTEXT, sealed)).rejects.toMatchObject({ name: 'InvalidAccessError' });
  });
});
