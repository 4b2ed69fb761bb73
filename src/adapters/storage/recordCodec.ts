/**
 * Writes and reads the stored record: JSON, under AES with the secret embedded in the product (Spec §4).
 *
 * This is only obfuscation: everyone with the product has the secret. Nothing that must stay secret goes into the record; phrases
 * and keys are in the vault. Loaded lazily, to keep it off the first screen.
 */
import AES from 'crypto-js/aes.js';
import Utf8 from 'crypto-js/enc-utf8.js';
import sha256 from 'crypto-js/sha256.js';
import * as v from 'valibot';
import { Fault } from '../../domain/fault.ts';
import { isKnownVersion, migrate, RECORD_VERSION, type Slices } from './migrations.ts';

/** Why a record can't be read: messages of Spec §8. */
export const UNREADABLE = {
  notText: 'Expected outbound state to be a string.',
  notJson: 'Failed to parse state as JSON.',
  notDecrypted: 'Could not decrypt state; verify the secret key is correct.',
  empty: 'Decrypted string is empty.',
} as const;

/** The start of every record: base64 of OpenSSL's `Salted__`. Without it the library would decrypt with a random salt. */
const SALTED = 'U2FsdGVkX1';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const recordSchema = v.pipe(
  v.string(),
  v.check(isJson),
  v.transform((text): unknown => JSON.parse(text)),
  v.strictObject({
    version: v.pipe(v.number(), v.check(isKnownVersion)),
    slices: v.record(v.string(), v.pipe(v.string(), v.check(isJson))),
    sum: v.string(),
  }),
);

/** Detects damage or a wrong secret, which AES alone doesn't. */
const checksum = (slices: Slices): string => sha256(JSON.stringify(slices)).toString();

const corrupt = (message: string, cause?: unknown): Fault => new Fault('corrupt', message, { cause });

function decrypt(stored: string, secret: string): string {
  if (!stored.startsWith(SALTED)) throw corrupt(UNREADABLE.notDecrypted);
  try {
    return AES.decrypt(stored, secret).toString(Utf8);
  } catch (cause) {
    throw corrupt(UNREADABLE.notDecrypted, cause);
  }
}

/**
 * Reads a record of this or an older version; a newer one is rejected.
 *
 * @throws {Fault} `corrupt`, with a detail from `UNREADABLE`
 */
export function decodeRecord(stored: unknown, secret: string): Slices {
  if (typeof stored !== 'string') throw corrupt(UNREADABLE.notText);
  if (stored === '') throw corrupt(UNREADABLE.empty);
  const text = decrypt(stored, secret);
  if (text === '') throw corrupt(UNREADABLE.empty);
  const record = v.safeParse(recordSchema, text);
  if (!record.success) throw corrupt(UNREADABLE.notJson);
  const { version, slices, sum } = record.output;
  if (checksum(slices) !== sum) throw corrupt(UNREADABLE.notDecrypted);
  return migrate(slices, version);
}

/** Writes a record: base64 text in OpenSSL's format. */
export function encodeRecord(slices: Slices, secret: string): string {
  return AES.encrypt(
    JSON.stringify({ version: RECORD_VERSION, slices, sum: checksum(slices) }),
    secret,
  ).toString();
}
