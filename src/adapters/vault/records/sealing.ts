/** Seals and opens bytes with AES-256-GCM, each bound to its context, so that sealed bytes can't be moved elsewhere. */

import { wipe } from '../../../domain/bytes.ts';
import { type Bytes, fromHex, randomBytes, toHex } from './bytes.ts';
import type { EnvelopeVersion, Sealed } from './envelope.ts';

const AES = 'AES-GCM';

/** What sealed bytes are bound to: they can't be opened in another context. */
export interface SealContext {
  /** Telegram user id, or `local` */
  readonly user: string;
  /** name of the record, unique in its envelope */
  readonly name: string;
  /** of the envelope: bytes sealed for one version don't open in another; 1 for texts stored beside the envelope */
  readonly version: EnvelopeVersion;
}

/** The name under which the data key is sealed; its space keeps it distinct from all record ids. */
export const DATA_KEY_NAME = 'data key';

const boundTo = (context: SealContext): Bytes =>
  new TextEncoder().encode(JSON.stringify([context.version, context.user, context.name]));

/** Imports 32 raw bytes as a non-extractable key. The raw bytes are wiped. */
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

/** Opens sealed bytes; null when key, context or bytes differ from those that were sealed. */
export async function open(key: CryptoKey, context: SealContext, sealed: Sealed): Promise<Bytes | null> {
  const parameters = { name: AES, iv: fromHex(sealed.iv), additionalData: boundTo(context) };
  try {
    return new Uint8Array(await crypto.subtle.decrypt(parameters, key, fromHex(sealed.ciphertext)));
  } catch (thrown) {
    if (thrown instanceof Error && thrown.name === 'OperationError') return null;
    throw thrown;
  }
}
