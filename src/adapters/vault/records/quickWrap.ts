/** The data key sealed for unlocking without the password: its stored form, sealing and opening. */

import * as v from 'valibot';
import { type Bytes, fromHex } from './bytes.ts';
import { sealedKeySchema } from './envelope.ts';
import { importKey, open, type SealContext, seal } from './sealing.ts';

const wrapSchema = v.strictObject({ version: v.literal(1), key: sealedKeySchema });

/** The names under which the data key is sealed; their spaces keep them distinct from all record ids. */
export const QUICK_NAMES = { stay: 'data key to stay', biometry: 'data key for biometry' } as const;

/** A way to unlock without the password. */
export type QuickUnlock = keyof typeof QUICK_NAMES;

const contextOf = (user: string, way: QuickUnlock): SealContext => ({
  user,
  name: QUICK_NAMES[way],
  version: 1,
});

/**
 * Seals a data key for one such way.
 *
 * @param wrapping - 32 bytes; they are wiped
 * @param raw - the data key; stays the caller's to wipe
 * @returns the text to store
 */
export async function wrapKey(user: string, way: QuickUnlock, wrapping: Bytes, raw: Bytes): Promise<string> {
  const key = await seal(await importKey(wrapping), contextOf(user, way), raw);
  return JSON.stringify({ version: 1, key });
}

/**
 * Opens a text that `wrapKey` made.
 *
 * @param wrapping - 32 bytes; they are wiped
 * @returns the data key, the caller's to wipe; null when the text, the key or its context differ from the sealed ones
 */
export async function unwrapKey(
  user: string,
  way: QuickUnlock,
  wrapping: Bytes,
  text: string,
): Promise<Bytes | null> {
  const key = await importKey(wrapping);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), wrapSchema), text);
  return parsed.success ? open(key, contextOf(user, way), parsed.output.key) : null;
}

/** Reads a token of 32 bytes in hex; null for any other text. */
export const readToken = (token: string): Bytes | null =>
  /^[0-9a-f]{64}$/.test(token) ? fromHex(token) : null;
