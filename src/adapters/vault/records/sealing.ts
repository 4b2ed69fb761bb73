/** Seals and opens bytes with AES-256-GCM, each bound to its context, so that no piece can be moved to another. */

import { wipe } from '../../../domain/bytes.ts';
import { type Bytes, fromHex, randomBytes, toHex } from './bytes.ts';
import type { EnvelopeVersion, Sealed } from './envelope.ts';

const AES = 'AES-GCM';

/** Where sealed bytes belong: sealing binds to it, opening elsewhere fails. */
export interface SealContext {
  /** Telegram user id, or `local` */
  readonly user: string;
  /** name of the record, unique in its envelope */
  readonly name: string;
  /** of the envelope: what was sealed for one version opens in no other; 1 for what lies beside all envelopes */
  readonly version: EnvelopeVersion;
}

/** The name under which the data key itself is sealed; the space keeps it apart from all record ids. */
export const DATA_KEY_NAME = 'data key';

const boundTo = (context: SealContext): Bytes =>
  new TextEncoder().encode(JSON.stringify([context.version, context.user, context.name]));

/** Takes 32 raw bytes into a key that cannot be read back. The raw bytes are wiped. */
export async function importKey(raw: Bytes): Promise<CryptoKey> {
  try {
    return await crypto.subtle.importKey('raw', raw, AES, false, ['encrypt', 'decrypt']);
  } finally {
    wipe(raw);
  }
}

/** Seals bytes under a fresh nonce. The clear bytes stay the caller's to wipe. */
export async function seal(key: CryptoKey, context: SealContext, clear: Bytes): Promise<Sealed> {
  const iv = randomBytes(12);
  const sealed = await crypto.subtle.encrypt({ name: AES, iv, additionalData: boundTo(context) }, key, clear);
  return { iv: toHex(iv), ciphertext: toHex(new Uint8Array(sealed)) };
}

/** Opens sealed bytes; null when the key, the context or the bytes are not those that were sealed. */
export async function open(key: CryptoKey, context: SealContext, sealed: Sealed): Promise<Bytes | null> {
  const parameters = { name: AES, iv: fromHex(sealed.iv), additionalData: boundTo(context) };
  try {
    return new Uint8Array(await crypto.subtle.decrypt(parameters, key, fromHex(sealed.ciphertext)));
  } catch (thrown) {
    if (thrown instanceof Error && thrown.name === 'OperationError') return null;
    throw thrown;
  }
}
