/** Which envelopes are opened: the key must be the link's, and must have signed every byte. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { ecc } from '../keys/ecc.ts';
import { MAX_ENVELOPE_BYTES } from './Bill.ts';
import { type Envelope, openEnvelope } from './openEnvelope.ts';

const SECRET = hexToBytes('11'.repeat(32));
const KEY = ecc.xOnlyPointFromScalar(SECRET);
const TEXT = '{"id":"PID-123","note":"Ð 1"}';

const hashOf = (key: Uint8Array) => bytesToHex(sha256(key).slice(0, 15));
const base64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const signatureOf = (bytes: Uint8Array, secret = SECRET) =>
  bytesToHex(ecc.signSchnorr(sha256(sha256(bytes)), secret));
/** An envelope signed with the link's key. */
const sealed = (bytes: Uint8Array): Envelope => ({
  payload: base64(bytes),
  pubkey: bytesToHex(KEY),
  sig: signatureOf(bytes),
});
const good = sealed(utf8ToBytes(TEXT));
const opened = (changes: Partial<Envelope> = {}, keyHash = hashOf(KEY)) => {
  const result = openEnvelope({ ...good, ...changes }, { keyHash });
  return result.ok ? result.value : result.problem;
};
const malformed = (field: keyof Envelope) => ({ kind: 'malformed', field });

/** With one bit flipped. */
const spoilt = (hex: string, at: number) => {
  const bytes = hexToBytes(hex);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytesToHex(bytes);
};

describe('an envelope', () => {
  it('is opened when the key of the link signed it, in either case of hex', () => {
    expect(opened()).toBe(TEXT);
    expect(opened({ pubkey: good.pubkey.toUpperCase(), sig: good.sig.toUpperCase() })).toBe(TEXT);
  });

  it.each([
    ['nothing', ''],
    ['no hex', 'z'.repeat(64)],
    ['half a byte', good.pubkey.slice(1)],
    ['a byte less', good.pubkey.slice(2)],
    ['a byte more', `${good.pubkey}00`],
    ['the sign of its y before it', `02${good.pubkey}`],
  ])('is not opened with a key of %s', (_, pubkey) => {
    expect(opened({ pubkey })).toEqual(malformed('pubkey'));
  });

  it.each([
    ['nothing', ''],
    ['no hex', 'z'.repeat(128)],
    ['half a byte', good.sig.slice(1)],
    ['a byte less', good.sig.slice(2)],
    ['a byte more', `${good.sig}01`],
  ])('is not opened with a signature of %s', (_, sig) => {
    expect(opened({ sig })).toEqual(malformed('sig'));
  });

  it('is not opened with another key, though that signed it', () => {
    const other = hexToBytes('22'.repeat(32));
    const bytes = utf8ToBytes(TEXT);
    const pubkey = bytesToHex(ecc.xOnlyPointFromScalar(other));
    expect(opened({ pubkey, sig: signatureOf(bytes, other) })).toEqual({ kind: 'other-key' });
  });

  it('is not opened by a link of another hash, however little it differs', () => {
    const hash = hashOf(KEY);
    for (const at of [0, 7, 14]) expect(opened({}, spoilt(hash, at))).toEqual({ kind: 'other-key' });
    for (const keyHash of ['', hash.slice(2), `${hash}00`])
      expect(opened({}, keyHash)).toEqual({ kind: 'other-key' });
  });

  it('is not read at all when another key sent it', () => {
    expect(opened({ payload: '!' }, '00'.repeat(15))).toEqual({ kind: 'other-key' });
  });

  it('is not opened when one bit of it was changed', () => {
    for (const at of [0, 31, 32, 63])
      expect(opened({ sig: spoilt(good.sig, at) })).toEqual({ kind: 'bad-signature' });
    expect(opened({ payload: btoa('{"id":"PID-124"}') })).toEqual({ kind: 'bad-signature' });
  });

  it('is not opened when its payload was hashed once', () => {
    const sig = bytesToHex(ecc.signSchnorr(sha256(utf8ToBytes(TEXT)), SECRET));
    expect(opened({ sig })).toEqual({ kind: 'bad-signature' });
  });

  it('is not opened with a key that is no point of the curve, whatever the link says', () => {
    for (const byte of [0x00, 0xff]) {
      const nobody = new Uint8Array(32).fill(byte);
      expect(opened({ pubkey: bytesToHex(nobody) }, hashOf(nobody))).toEqual({ kind: 'bad-signature' });
    }
    expect(opened({ sig: 'ff'.repeat(64) })).toEqual({ kind: 'bad-signature' });
    expect(opened({ sig: '00'.repeat(64) })).toEqual({ kind: 'bad-signature' });
  });
});

describe('what lies in it', () => {
  it.each([
    ['nothing', ''],
    ['no letters of base64', '!'],
    ['the other alphabet', 'e30_'],
    ['spaces', 'e3 0='],
    ['a letter too few', good.payload.slice(1)],
    ['no filling at its end', 'e30'],
    ['too much filling', 'e30=='],
    ['filling alone', '===='],
    ['one letter', 'e==='],
    ['filling in its middle', 'e30=e30='],
  ])('is not read when it is %s', (_, payload) => {
    expect(opened({ payload })).toEqual(malformed('payload'));
  });

  it.each([
    ['after it', `${good.payload}\r\n`],
    ['in it', good.payload.replace(/.{5}/g, '$&\n')],
    ['before it', `\n${good.payload}`],
  ])('is read with lines broken %s', (_, payload) => {
    expect(opened({ payload })).toBe(TEXT);
  });

  it('is not read when nothing was signed', () => {
    expect(opened(sealed(new Uint8Array()))).toEqual(malformed('payload'));
  });

  it.each([1, 2, 3, 4])('is read whatever its filling: %i bytes', (length) => {
    expect(opened(sealed(utf8ToBytes('x'.repeat(length))))).toBe('x'.repeat(length));
  });

  it.each([
    ['a byte of no text', [0xff]],
    ['a letter that breaks off', [0x7b, 0xc3]],
    ['half a pair', [0xed, 0xa0, 0x80]],
  ])('is not guessed where it is no UTF-8: %s', (_, bytes) => {
    expect(opened(sealed(Uint8Array.from(bytes)))).toEqual(malformed('payload'));
  });

  it('is read up to the most that may be sent', () => {
    const long = 'x'.repeat((MAX_ENVELOPE_BYTES / 4) * 3);
    expect(opened(sealed(utf8ToBytes(long)))).toBe(long);
  });
});
