import AES from 'crypto-js/aes.js';
import { describe, expect, it } from 'vitest';
import { Fault } from '../../domain/fault.ts';
import { RECORD_VERSION } from './migrations.ts';
import { decodeRecord, encodeRecord, UNREADABLE } from './recordCodec.ts';

const SECRET = 'embedded';
const slices = { accounts: '{"current":"Dé 🐕"}', ui: '[]' };

const rejection = (stored: unknown): string => {
  try {
    decodeRecord(stored, SECRET);
  } catch (thrown) {
    if (thrown instanceof Fault && thrown.kind === 'corrupt') return thrown.message;
    throw thrown;
  }
  throw new Error('it was read');
};

const encrypt = (text: string): string => AES.encrypt(text, SECRET).toString();

describe('the stored record', () => {
  it('is read back as it was written', () => {
    expect(decodeRecord(encodeRecord(slices, SECRET), SECRET)).toEqual(slices);
    expect(decodeRecord(encodeRecord({}, SECRET), SECRET)).toEqual({});
  });

  it('shows nothing of its content', () => {
    expect(atob(encodeRecord(slices, SECRET))).not.toContain('accounts');
  });

  it('has the four errors of the specification, in its words', () => {
    expect(Object.values(UNREADABLE)).toEqual([
      'Expected outbound state to be a string.',
      'Failed to parse state as JSON.',
      'Could not decrypt state; verify the secret key is correct.',
      'Decrypted string is empty.',
    ]);
  });

  it('is refused when it is no text', () => {
    expect(rejection(7)).toContain(UNREADABLE.notText);
    expect(rejection(null)).toContain(UNREADABLE.notText);
  });

  it('is refused when it decrypts to nothing', () => {
    expect(rejection('')).toContain(UNREADABLE.empty);
    expect(rejection(encrypt(''))).toContain(UNREADABLE.empty);
  });

  it.each([
    'no JSON',
    '{}',
    'null',
    '{"version":0,"slices":{},"sum":""}',
    `{"version":${RECORD_VERSION + 1},"slices":{},"sum":""}`,
  ])('is refused when it decrypts to %s', (text) => {
    expect(rejection(encrypt(text))).toContain(UNREADABLE.notJson);
  });

  it('is refused when a slice is no JSON, which the library would take for an empty one', () => {
    expect(rejection(encodeRecord({ accounts: '{"half":' }, SECRET))).toContain(UNREADABLE.notJson);
  });

  it('is refused for another secret', () => {
    for (let run = 0; run < 20; run += 1) {
      const message = rejection(encodeRecord(slices, `other ${run}`));
      expect(Object.values(UNREADABLE).some((expected) => message.endsWith(expected))).toBe(true);
    }
  });

  it('is refused, or reads the same, for every flipped bit of every byte', () => {
    const stored = encodeRecord(slices, SECRET);
    let rejected = 0;
    for (let at = 0; at < stored.length; at += 1) {
      for (let bit = 0; bit < 7; bit += 1) {
        const flipped = String.fromCharCode(stored.charCodeAt(at) ^ (1 << bit));
        const damaged = stored.slice(0, at) + flipped + stored.slice(at + 1);
        let read: unknown = slices;
        try {
          read = decodeRecord(damaged, SECRET);
        } catch (thrown) {
          expect(thrown).toMatchObject({ name: 'Fault', kind: 'corrupt' });
          rejected += 1;
        }
        expect(read).toEqual(slices);
      }
    }
    expect(rejected).toBeGreaterThan(stored.length * 6);
  });

  it('is refused when it decrypts to sound JSON that is not what was written, which AES does not notice', () => {
    const sum = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
    expect(rejection(encrypt(JSON.stringify({ version: 1, slices, sum })))).toContain(
      UNREADABLE.notDecrypted,
    );
  });
});
