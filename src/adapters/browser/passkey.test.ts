import { describe, expect, it } from 'vitest';
import { createPasskey, readPasskeyRecord } from './passkey.ts';

const RECORD = { id: 'aWQ=', salt: 'c2FsdA==', iv: 'aXY=', sealed: 'c2VhbGVk' };

describe('readPasskeyRecord', () => {
  it('reads what was written', () => {
    expect(readPasskeyRecord(JSON.stringify(RECORD))).toEqual(RECORD);
  });

  it.each([
    null,
    '',
    'not JSON',
    '[]',
    'null',
    JSON.stringify({ ...RECORD, iv: 7 }),
    JSON.stringify({ ...RECORD, sealed: 'not base64!' }),
    JSON.stringify({ ...RECORD, more: '' }),
    JSON.stringify({ ...RECORD, sealed: 'A'.repeat(5000) }),
  ])('takes %j for none', (text) => {
    expect(readPasskeyRecord(text)).toBeNull();
  });
});

describe('createPasskey', () => {
  it('is absent where the browser has no passkeys, keeps nothing there, and never throws', async () => {
    const kept = new Map([['kennel:passkey', JSON.stringify(RECORD)]]);
    const passkey = createPasskey({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    });
    expect(await passkey.state()).toEqual({ kind: 'absent' });
    expect(await passkey.save('token', '')).toBe(false);
    expect(await passkey.read('')).toEqual({ kind: 'declined' });
    await passkey.remove();
    expect(kept.size).toBe(0);
    expect(await passkey.read('')).toEqual({ kind: 'lost' });
  });
});
