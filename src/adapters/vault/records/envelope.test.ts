import { describe, expect, it } from 'vitest';
import { Fault } from '../../../domain/fault.ts';
import { type Envelope, type KdfParams, otherVersionOf, parseEnvelope, writeEnvelope } from './envelope.ts';

const salt = '00'.repeat(16);
const argon: KdfParams = { name: 'argon2id', memoryKiB: 65_536, passes: 3, lanes: 1, salt };
const pbkdf: KdfParams = { name: 'pbkdf2-sha256', iterations: 900_000, salt };
const record = { id: 'hd-1', iv: '00'.repeat(12), ciphertext: '00'.repeat(40) };
const envelope = (kdf: KdfParams, records = [record]): Envelope => ({
  version: 1,
  kdf,
  dataKey: { iv: '00'.repeat(12), ciphertext: '00'.repeat(48) },
  records,
});

const rejection = (text: string): string => {
  try {
    parseEnvelope(text);
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(Fault);
    expect((thrown as Fault).kind).toBe('corrupt');
    return (thrown as Fault).message;
  }
  throw new Error('it was accepted');
};

describe('the envelope of a vault', () => {
  it.each([argon, pbkdf, { ...argon, memoryKiB: 262_144, passes: 5, lanes: 4 }])(
    'is read back as it was written: %o',
    (kdf) => {
      expect(parseEnvelope(writeEnvelope(envelope(kdf)))).toEqual(envelope(kdf));
    },
  );

  it.each([
    ['memory below the floor', { ...argon, memoryKiB: 65_535 }],
    ['memory above the ceiling', { ...argon, memoryKiB: 262_145 }],
    ['too few passes', { ...argon, passes: 2 }],
    ['too many passes', { ...argon, passes: 6 }],
    ['no lanes', { ...argon, lanes: 0 }],
    ['part of a pass', { ...argon, passes: 3.5 }],
    ['too few iterations', { ...pbkdf, iterations: 899_999 }],
    ['too many iterations', { ...pbkdf, iterations: 2_700_001 }],
    ['a short salt', { ...argon, salt: '00'.repeat(15) }],
  ])('is refused for %s', (_, kdf) => {
    expect(rejection(writeEnvelope(envelope(kdf)))).toContain('kdf');
  });

  it('is refused for a way of deriving that is not known', () => {
    const text = writeEnvelope(envelope(argon)).replace('argon2id', 'md5');
    expect(rejection(text)).toContain('kdf');
  });

  it('names the version when it is from another Kennel', () => {
    expect(rejection('{"version":3,"anything":true}')).toContain('version 3');
  });

  it('holds any number of records, each under its own name', () => {
    const records = ['hd-1', 'hd-2', 'scripts-1'].map((id) => ({ ...record, id }));
    for (const some of [[], records]) {
      expect(parseEnvelope(writeEnvelope(envelope(argon, some))).records).toEqual(some);
    }
  });

  it('is refused when two records have one name', () => {
    expect(rejection(writeEnvelope(envelope(argon, [record, record])))).toContain('records');
  });

  it.each(['', 'null', '[]', '{}', '{"version":1}', '"text"', '{"version":"1"}'])(
    'is refused when it is %j',
    (text) => {
      expect(rejection(text)).toContain('corrupt');
    },
  );

  it('is refused when it has an entry that is not known', () => {
    expect(rejection(JSON.stringify({ ...envelope(argon), extra: 1 }))).toContain('extra');
  });

  it('is refused when it was cut, when something comes after it, and inside of something else', () => {
    const text = writeEnvelope(envelope(argon));
    for (const cut of [text.slice(1), text.slice(0, -1), `${text}}`]) {
      expect(rejection(cut)).toBe('corrupt: the vault is not JSON');
    }
    expect(rejection(`[${text}]`)).toBe('corrupt: the vault is damaged or unsafe at version');
    expect(rejection(JSON.stringify(text))).toBe('corrupt: the vault is damaged or unsafe at its whole');
  });
});

describe('the version of a vault', () => {
  it.each([
    ['{"version":3}', 3],
    ['{"version":0}', 0],
    ['{"version":1.5,"kdf":{}}', 1.5],
    ['{"version":1}', null],
    ['{"version":2}', null],
    ['{"version":"3"}', null],
    ['{}', null],
    ['null', null],
    ['{"version":3', null],
    ['', null],
  ])('that no Kennel of now opens is told of %s: %s', (text, version) => {
    expect(otherVersionOf(text)).toBe(version);
    if (version !== null) expect(rejection(text)).toContain(`version ${version};`);
  });
});
