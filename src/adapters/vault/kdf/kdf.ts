/** Derives a key from a password slowly, so that guessing is expensive: Argon2id, or PBKDF2 if WebAssembly fails. */

import { argon2id } from 'hash-wasm';
import { wipe } from '../../../domain/bytes.ts';
import { Fault } from '../../../domain/fault.ts';
import { type Bytes, fromHex, randomBytes, toHex } from '../records/bytes.ts';
import { KDF_BOUNDS, type KdfParams } from '../records/envelope.ts';
import type { KeyDerivation } from '../records/openVault.ts';

const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** The cost of deriving a new vault's key, within KDF_BOUNDS. Memory in KiB. */
export interface KdfTarget {
  readonly memoryKiB: number;
  readonly passes: number;
  readonly lanes: number;
  /** of PBKDF2, if Argon2id doesn't run */
  readonly iterations: number;
}

/** The current cost. When it rises, vaults are sealed anew as they are unlocked. */
export const KDF_TARGET: KdfTarget = {
  memoryKiB: KDF_BOUNDS.argon2id.memoryKiB[0],
  passes: KDF_BOUNDS.argon2id.passes[0],
  lanes: KDF_BOUNDS.argon2id.lanes[0],
  iterations: KDF_BOUNDS['pbkdf2-sha256'].iterations[0],
};

type Argon2id = typeof argon2id;

const newSalt = (): string => toHex(randomBytes(SALT_BYTES));

const newArgon2id = ({ memoryKiB, passes, lanes }: KdfTarget): KdfParams => ({
  name: 'argon2id',
  memoryKiB,
  passes,
  lanes,
  salt: newSalt(),
});

const newPbkdf2 = ({ iterations }: KdfTarget): KdfParams => ({
  name: 'pbkdf2-sha256',
  iterations,
  salt: newSalt(),
});

/** A password's bytes: NFKC, so that the same letters typed on another keyboard are the same password. */
const passwordBytes = (password: string): Bytes => new TextEncoder().encode(password.normalize('NFKC'));

async function byPbkdf2(password: Bytes, salt: string, iterations: number): Promise<Bytes> {
  const material = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt: fromHex(salt), iterations };
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, material, 8 * KEY_BYTES));
}

async function byKdf(hash: Argon2id, password: Bytes, kdf: KdfParams): Promise<Bytes> {
  if (kdf.name === 'pbkdf2-sha256') return byPbkdf2(password, kdf.salt, kdf.iterations);
  const key = await hash({
    password,
    salt: fromHex(kdf.salt),
    memorySize: kdf.memoryKiB,
    iterations: kdf.passes,
    parallelism: kdf.lanes,
    hashLength: KEY_BYTES,
    outputType: 'binary',
  });
  const copy = new Uint8Array(key);
  wipe(key);
  return copy;
}

/** Whether Argon2id runs on this device, tested with its cheapest hash. */
const runs = (hash: Argon2id): Promise<boolean> =>
  hash({
    password: 'probe',
    salt: new Uint8Array(SALT_BYTES),
    memorySize: 8,
    iterations: 1,
    parallelism: 1,
    hashLength: KEY_BYTES,
    outputType: 'binary',
  }).then(
    () => true,
    () => false,
  );

/**
 * Creates the product's key derivation.
 *
 * An empty password throws a RangeError: the vault must reject it earlier.
 *
 * @param hash - replaced only in tests
 * @param target - the cost of new vaults; replaced only in tests
 */
export function createKeyDerivation(
  hash: Argon2id = argon2id,
  target: KdfTarget = KDF_TARGET,
): KeyDerivation {
  let argonFailed = false;
  const derive = async (password: string, kdf: KdfParams): Promise<Bytes> => {
    if (password === '') throw new RangeError('an empty password');
    const bytes = passwordBytes(password);
    try {
      return await byKdf(hash, bytes, kdf);
    } catch (cause) {
      throw new Fault('worker-failed', `${kdf.name} does not run on this device`, { cause });
    } finally {
      wipe(bytes);
    }
  };
  const deriveNew = async (password: string, kdf: KdfParams) => ({ kdf, key: await derive(password, kdf) });
  return {
    atCreation: (password) =>
      deriveNew(password, newArgon2id(target)).catch((thrown: unknown) => {
        if (!(thrown instanceof Fault)) throw thrown;
        argonFailed = true;
        return deriveNew(password, newPbkdf2(target));
      }),
    again: derive,
    isWeaker: async (kdf) => {
      if (kdf.name === 'argon2id') return kdf.memoryKiB < target.memoryKiB || kdf.passes < target.passes;
      if (kdf.iterations < target.iterations) return true;
      return !argonFailed && (await runs(hash));
    },
  };
}
