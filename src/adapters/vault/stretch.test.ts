import { describe, expect, it } from 'vitest';
import { toHex } from './bytes.ts';
import { type KdfParams, parseEnvelope, writeEnvelope } from './envelope.ts';
import { createStretcher } from './stretch.ts';

const salt = '000102030405060708090a0b0c0d0e0f';
const argon: KdfParams = { name: 'argon2id', memoryKiB: 65_536, passes: 3, lanes: 1, salt };
const pbkdf: KdfParams = { name: 'pbkdf2-sha256', iterations: 900_000, salt };

const noWasm = createStretcher(() => Promise.reject(new Error('WebAssembly is blocked')));

describe('stretching a password', () => {
  it('makes new parameters that the envelope accepts, with a fresh salt each time', async () => {
    const stretcher = createStretcher();
    const [one, other] = [await stretcher.atCreation('pass'), await stretcher.atCreation('pass')];
    const dataKey = { iv: '00'.repeat(12), ciphertext: '00'.repeat(48) };
    const text = writeEnvelope({ version: 1, kdf: one.kdf, dataKey, records: [] });
    expect(parseEnvelope(text).kdf).toEqual(one.kdf);
    expect(one.kdf.name).toBe('argon2id');
    expect(one.kdf.salt).not.toBe(other.kdf.salt);
    expect(await stretcher.again('pass', one.kdf)).toEqual(one.key);
  });

  it('gives the same key for the same letters in another composition', async () => {
    const stretcher = createStretcher();
    expect(await stretcher.again('Ame\u0301lie\uFF11', argon)).toEqual(
      await stretcher.again('Am\u00e9lie1', argon),
    );
  });

  it('takes PBKDF2 for a new vault where WebAssembly fails', async () => {
    const { kdf, key } = await noWasm.atCreation('pass');
    expect(kdf).toMatchObject({ name: 'pbkdf2-sha256', iterations: 900_000 });
    expect(await createStretcher().again('pass', kdf)).toEqual(key);
  });

  it('says so when an envelope needs WebAssembly and there is none', async () => {
    await expect(noWasm.again('pass', argon)).rejects.toMatchObject({ kind: 'worker-failed' });
  });

  it('refuses an empty password', async () => {
    await expect(createStretcher().atCreation('')).rejects.toThrow(RangeError);
  });

  it('agrees with an independent PBKDF2', async () => {
    const { pbkdf2Sync } = await import('node:crypto');
    const expected = pbkdf2Sync('pass', Buffer.from(salt, 'hex'), 900_000, 32, 'sha256').toString('hex');
    expect(toHex(await createStretcher().again('pass', pbkdf))).toBe(expected);
  });
});
