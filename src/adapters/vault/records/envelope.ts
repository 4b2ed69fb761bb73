/** The stored form of a vault, and the checks that reject a text before any work is done on it. */

import * as v from 'valibot';
import { Fault } from '../../../domain/fault.ts';

/** The version this Kennel writes: with a sealed list of its records. Version 1 had none, and is opened too. */
export const ENVELOPE_VERSION = 2;

export type EnvelopeVersion = 1 | 2;

/**
 * The allowed costs of key derivation, minimum and maximum. Memory in KiB.
 *
 * The maximum is what a cheap phone can still do: a file that asks for more would only crash the web view.
 */
export const KDF_BOUNDS = {
  argon2id: { memoryKiB: [65_536, 262_144], passes: [3, 5], lanes: [1, 4] },
  'pbkdf2-sha256': { iterations: [900_000, 2_700_000] },
} as const;

const hex = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^([0-9a-f]{2}){${least},${most}}$`)));

const within = ([least, most]: readonly [number, number]) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const salt = hex(16, 64);
const argon2id = KDF_BOUNDS.argon2id;

const kdfSchema = v.variant('name', [
  v.strictObject({
    name: v.literal('argon2id'),
    memoryKiB: within(argon2id.memoryKiB),
    passes: within(argon2id.passes),
    lanes: within(argon2id.lanes),
    salt,
  }),
  v.strictObject({
    name: v.literal('pbkdf2-sha256'),
    iterations: within(KDF_BOUNDS['pbkdf2-sha256'].iterations),
    salt,
  }),
]);

const TAG_BYTES = 16;

/** The longest secret in one record, bytes before sealing. */
export const MAX_RECORD_BYTES = 4096;

const sealedEntries = { iv: hex(12, 12), ciphertext: hex(TAG_BYTES + 1, TAG_BYTES + MAX_RECORD_BYTES) };

/** A sealed 32-byte key. */
export const sealedKeySchema = v.strictObject({ iv: hex(12, 12), ciphertext: hex(48, 48) });

const MAX_TEXT_BYTES = 1_048_576;

/** A sealed text; may be empty. */
export const sealedTextSchema = v.strictObject({
  iv: hex(12, 12),
  ciphertext: v.pipe(v.string(), v.regex(/^([0-9a-f]{2}){16,}$/), v.maxLength(2 * MAX_TEXT_BYTES)),
});

export const MAX_RECORDS = 1000;

export const recordIdSchema = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/));

const MAX_MANIFEST_BYTES = 262_144;

const manifestSchema = v.strictObject({
  iv: hex(12, 12),
  ciphertext: v.pipe(v.string(), v.regex(/^([0-9a-f]{2}){17,}$/), v.maxLength(2 * MAX_MANIFEST_BYTES)),
});

const commonEntries = {
  kdf: kdfSchema,
  dataKey: sealedKeySchema,
  records: v.pipe(
    v.array(v.strictObject({ id: recordIdSchema, ...sealedEntries })),
    v.maxLength(MAX_RECORDS),
    v.check((records) => new Set(records.map((record) => record.id)).size === records.length),
  ),
};

/** An envelope of any version this Kennel opens. */
export const envelopeSchema = v.variant('version', [
  v.strictObject({ version: v.literal(1), ...commonEntries }),
  v.strictObject({
    version: v.literal(2),
    /** identifies the vault through all its changes, unencrypted: only a hint, repeated in the sealed list */
    vault: hex(16, 16),
    ...commonEntries,
    manifest: manifestSchema,
  }),
]);

/** Key derivation parameters of an envelope. Salt in hex. */
export type KdfParams = v.InferOutput<typeof kdfSchema>;

/** A stored vault: the sealed data key, and the secrets and their list sealed under it. All bytes in lower-case hex. */
export type Envelope = v.InferOutput<typeof envelopeSchema>;

/** An envelope of the current version. */
export type ListedEnvelope = Extract<Envelope, { readonly version: typeof ENVELOPE_VERSION }>;

/** AES-256-GCM: a 12-byte nonce, and the ciphertext with its 16-byte tag. */
export type Sealed = Envelope['dataKey'];

export type SealedRecord = Envelope['records'][number];

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Fault('corrupt', 'the vault is not JSON', { cause });
  }
}

/** The version in a text if this Kennel doesn't open it; null for every other text. */
export function otherVersionOf(text: string): number | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), v.object({ version: v.number() })), text);
  if (!parsed.success || parsed.output.version === 1) return null;
  return parsed.output.version === ENVELOPE_VERSION ? null : parsed.output.version;
}

/**
 * Reads an envelope. Nothing is derived or decrypted before all of it is validated.
 *
 * @throws {Fault} `corrupt` for another version, key derivation below the minimum or above the maximum, and any damage
 */
export function parseEnvelope(text: string): Envelope {
  const json = parseJson(text);
  const other = otherVersionOf(text);
  if (other !== null) {
    throw new Fault('corrupt', `the vault has version ${other}; this Kennel opens up to ${ENVELOPE_VERSION}`);
  }
  const parsed = v.safeParse(envelopeSchema, json);
  if (parsed.success) return parsed.output;
  const path = v.getDotPath(parsed.issues[0]) ?? 'its whole';
  throw new Fault('corrupt', `the vault is damaged or unsafe at ${path}`);
}

export const writeEnvelope = (envelope: Envelope): string => JSON.stringify(envelope);
