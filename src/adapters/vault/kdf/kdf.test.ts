import { describe, expect, it } from 'vitest';
import { toHex } from '../records/bytes.ts';
import { type KdfParams, parseEnvelope, writeEnvelope } from '../records/envelope.ts';
import { createKeyDerivation, KDF_TARGET } from './kdf.ts';

const salt = '000102030405060708090a0b0c0d0e0f';
const argon: KdfParams = { name: 'argon2id', memoryKiB: 65_536, passes: 3, lanes: 1, salt };
const pbkdf: KdfParams = { name: 'pbkdf2-sha256', iterations: 900_000, salt };

const noWasm = createKeyDerivation(() => Promise.reject(new Error('WebAssembly is blocked')));

describe('deriving a password', () => {
  it('makes new parameters that the envelope accepts, with a fresh salt each time', async () => {
    const keyDerivation = createKeyDerivation();
    const [one, other] = [await keyDerivation.atCreation('pass'), await keyDerivation.atCreation('pass')];
    const dataKey = { iv: '00'.repeat(12), ciphertext: '00'.repeat(48) };
    const text = writeEnvelope({ version: 1, kdf: one.kdf, dataKey, records: [] });
    expect(parseEnvelope(text).kdf).toEqual(one.kdf);
    expect(one.kdf.name).toBe('argon2id');
    expect(one.kdf.salt).not.toBe(other.kdf.salt);
    expect(await keyDerivation.again('pass', one.kdf)).toEqual(one.key);
  });

  it('gives the same key for the same letters in another composition', async () => {
    const keyDerivation = createKeyDerivation();
    expect(await keyDerivation.again('Ame\u0301lie\uFF11', argon)).toEqual(
      await keyDerivation.again('Am\u00e9lie1', argon),
    );
  });

  it('takes PBKDF2 for a new vault where WebAssembly fails', async () => {
    const { kdf, key } = await noWasm.atCreation('pass');
    expect(kdf).toMatchObject({ name: 'pbkdf2-sha256', iterations: 900_000 });
    expect(await createKeyDerivation().again('pass', kdf)).toEqual(key);
  });

  it('says so when an envelope needs WebAssembly and there is none', async () => {
    await expect(noWasm.again('pass', argon)).rejects.toMatchObject({ kind: 'worker-failed' });
  });

  it('refuses an empty password', async () => {
    await expect(createKeyDerivation().atCreation('')).rejects.toThrow(RangeError);
  });

  it('agrees with an independent PBKDF2', async () => {
    const { pbkdf2Sync } = await import('node:crypto');
    const expected = pbkdf2Sync('pass', Buffer.from(salt, 'hex'), 900_000, 32, 'sha256').toString('hex');
    expect(toHex(await createKeyDerivation().again('pass', pbkdf))).toBe(expected);
  });
});

const typed = (password: unknown): string =>
  typeof password === 'string' ? password : new TextDecoder().decode(password as Uint8Array);

/** Replaces Argon2id by a single hash; records its arguments. */
function cheapArgon() {
  const asked: { readonly memorySize: number; readonly password: unknown; readonly typed: string }[] = [];
  const made: Uint8Array[] = [];
  const hash: NonNullable<Parameters<typeof createKeyDerivation>[0]> = async ({ password, memorySize }) => {
    asked.push({ memorySize, password, typed: typed(password) });
    const key = new Uint8Array(32).fill(7);
    made.push(key);
    return key as never;
  };
  return { asked, made, hash };
}

describe('the password and the key', () => {
  it('do not stay where they were derived: both are wiped', async () => {
    const { asked, made, hash } = cheapArgon();
    expect(await createKeyDerivation(hash).again('pass', argon)).toEqual(new Uint8Array(32).fill(7));
    expect(asked).toMatchObject([{ typed: 'pass', password: new Uint8Array(4) }]);
    expect(made).toEqual([new Uint8Array(32)]);
  });

  it('are wiped also where deriving fails, which says why', async () => {
    let given: unknown;
    const cause = new Error('no memory');
    const failing = createKeyDerivation(({ password }) => {
      given = password;
      return Promise.reject(cause);
    });
    await expect(failing.again('pass', argon)).rejects.toMatchObject({ kind: 'worker-failed', cause });
    expect(given).toEqual(new Uint8Array(4));
  });
});

describe('whether a vault was derived too little', () => {
  const more = { ...KDF_TARGET, iterations: 900_001 };

  it('is decided by memory and passes, not by their number of lanes', async () => {
    const keyDerivation = createKeyDerivation(cheapArgon().hash);
    expect(await keyDerivation.isWeaker(argon)).toBe(false);
    expect(await keyDerivation.isWeaker({ ...argon, memoryKiB: 262_144, passes: 5 })).toBe(false);
    expect(await keyDerivation.isWeaker({ ...argon, lanes: 4 })).toBe(false);
    const dearer = createKeyDerivation(cheapArgon().hash, { ...KDF_TARGET, memoryKiB: 65_537, passes: 4 });
    expect(await dearer.isWeaker({ ...argon, passes: 4 })).toBe(true);
    expect(await dearer.isWeaker({ ...argon, memoryKiB: 65_537 })).toBe(true);
    expect(await dearer.isWeaker({ ...argon, memoryKiB: 65_537, passes: 4 })).toBe(false);
  });

  it('is asked of a probe where it was PBKDF2: the cheapest that Argon2id takes', async () => {
    const { asked, hash } = cheapArgon();
    expect(await createKeyDerivation(hash).isWeaker(pbkdf)).toBe(true);
    expect(asked).toMatchObject([{ memorySize: 8 }]);
    expect(await noWasm.isWeaker(pbkdf)).toBe(false);
  });

  it('is so for fewer iterations than today, on every device', async () => {
    const { asked, hash } = cheapArgon();
    expect(await createKeyDerivation(hash, more).isWeaker(pbkdf)).toBe(true);
    expect(asked).toEqual([]);
    const blocked = createKeyDerivation(() => Promise.reject(new Error('blocked')), more);
    expect(await blocked.isWeaker(pbkdf)).toBe(true);
    expect(await blocked.isWeaker({ ...pbkdf, iterations: 900_001 })).toBe(false);
  });

  it('is not so where the probe runs and the real thing failed: each unlock would seal in vain', async () => {
    const keyDerivation = createKeyDerivation(async ({ memorySize }) => {
      if (memorySize > 8) throw new Error('no memory');
      return new Uint8Array(32) as never;
    });
    const { kdf } = await keyDerivation.atCreation('pass');
    expect(kdf.name).toBe('pbkdf2-sha256');
    expect(await keyDerivation.isWeaker(kdf)).toBe(false);
  });

  it('does not change by an empty password, which says nothing about the device', async () => {
    const keyDerivation = createKeyDerivation(cheapArgon().hash);
    await expect(keyDerivation.atCreation('')).rejects.toThrow(RangeError);
    await expect(keyDerivation.again('', pbkdf)).rejects.toThrow(RangeError);
    expect(await keyDerivation.isWeaker(pbkdf)).toBe(true);
  });
});
