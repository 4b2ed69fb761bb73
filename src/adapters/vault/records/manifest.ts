/** The sealed list of a vault: its records with their digests, its change counter, and its settings. */

import * as v from 'valibot';
import { koinu, MAX_MONEY } from '../../../domain/amount/Koinu.ts';
import { Fault } from '../../../domain/fault.ts';
import { DEFAULT_SECOND_CONFIRMATION } from '../../../domain/session/secondConfirmation.ts';
import type { VaultMark, VaultSettings } from '../../../ports/Vault.ts';
import { type Bytes, randomBytes, toHex } from './bytes.ts';
import { type Envelope, MAX_RECORDS, recordIdSchema, type Sealed, type SealedRecord } from './envelope.ts';
import { open, seal } from './sealing.ts';

export interface ManifestEntry {
  readonly id: string;
  /** SHA-256 of the stored record, hex */
  readonly digest: string;
}

/** The decrypted list. Immutable: a change makes a new one. */
export interface Manifest extends VaultMark {
  readonly records: readonly ManifestEntry[];
  readonly settings: VaultSettings;
}

/** Differences between an envelope's records and its list. */
export interface RecordLoss {
  /** ids in the list but not in the envelope */
  readonly missing: readonly string[];
  /** ids whose record differs from the listed one, so it is an earlier one */
  readonly outdated: readonly string[];
}

/** A new vault's settings: a second confirmation above 500 DOGE. */
export const DEFAULT_SETTINGS: VaultSettings = {
  secondConfirmation: DEFAULT_SECOND_CONFIRMATION,
};

/** The name under which the list is sealed; its spaces keep it distinct from all record ids. */
const MANIFEST_NAME = 'list of records';

const hexOf = (bytes: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${2 * bytes}}$`)));

const secondConfirmationSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('always') }),
  v.strictObject({ kind: v.literal('never') }),
  v.strictObject({
    kind: v.literal('above'),
    koinu: v.pipe(
      v.string(),
      v.regex(/^(0|[1-9]\d{0,18})$/),
      v.check((digits) => BigInt(digits) <= MAX_MONEY),
      v.transform((digits) => koinu(BigInt(digits))),
    ),
  }),
]);

const manifestSchema = v.strictObject({
  vault: hexOf(16),
  counter: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  records: v.pipe(
    v.array(v.strictObject({ id: recordIdSchema, digest: hexOf(32) })),
    v.maxLength(2 * MAX_RECORDS),
  ),
  // `secondLook` is its stored name; used only here.
  settings: v.pipe(
    v.strictObject({ secondLook: secondConfirmationSchema }),
    v.transform(({ secondLook }): VaultSettings => ({ secondConfirmation: secondLook })),
  ),
});

/** An empty list, for a new vault. */
export const newManifest = (): Manifest => ({
  vault: toHex(randomBytes(16)),
  counter: 1,
  records: [],
  settings: DEFAULT_SETTINGS,
});

const sha256 = async (text: string): Promise<string> =>
  toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));

/** The digest that identifies a record's contents. */
export const digestOf = ({ id, iv, ciphertext }: SealedRecord): Promise<string> =>
  sha256(`${id} ${iv} ${ciphertext}`);

/** The vault's id through all its changes; without a list, it is derived from its first sealed key. */
export const vaultIdOf = async (envelope: Envelope): Promise<string> =>
  envelope.version === 1 ? (await sha256(envelope.dataKey.ciphertext)).slice(0, 32) : envelope.vault;

export async function sealManifest(dataKey: CryptoKey, user: string, manifest: Manifest): Promise<Sealed> {
  const { vault, counter, records, settings } = manifest;
  const said = { vault, counter, records, settings: { secondLook: settings.secondConfirmation } };
  const text = JSON.stringify(said, (_, value) => (typeof value === 'bigint' ? value.toString() : value));
  return seal(dataKey, { user, name: MANIFEST_NAME, version: 2 }, new TextEncoder().encode(text));
}

/** Parses a decrypted list. @throws {Fault} `corrupt` if Kennel didn't write it */
function readManifest(clear: Bytes): Manifest {
  const parsed = v.safeParse(
    v.pipe(v.string(), v.parseJson(), manifestSchema),
    new TextDecoder().decode(clear),
  );
  if (!parsed.success) throw new Fault('corrupt', 'the list of records in the vault has an unknown form');
  return parsed.output;
}

/** Opens a list; null when the key isn't this vault's. @throws {Fault} `corrupt` */
export async function openManifest(
  dataKey: CryptoKey,
  user: string,
  envelope: Extract<Envelope, { readonly version: 2 }>,
): Promise<Manifest | null> {
  const clear = await open(dataKey, { user, name: MANIFEST_NAME, version: 2 }, envelope.manifest);
  if (clear === null) return null;
  const manifest = readManifest(clear);
  if (manifest.vault !== envelope.vault) throw new Fault('corrupt', 'the vault goes by another name');
  return manifest;
}

/** The list for an envelope of version 1, which has none. */
export const impliedManifest = async (envelope: Envelope): Promise<Manifest> => ({
  vault: await vaultIdOf(envelope),
  counter: 0,
  records: await entriesOf(envelope.records),
  settings: DEFAULT_SETTINGS,
});

export const entriesOf = (records: readonly SealedRecord[]): Promise<ManifestEntry[]> =>
  Promise.all(records.map(async (record) => ({ id: record.id, digest: await digestOf(record) })));

/**
 * Compares an envelope's records with the list.
 *
 * @param digests - of the records, by id
 * @throws {Fault} `corrupt` when the list doesn't contain a record
 */
export function lossOf(digests: ReadonlyMap<string, string>, manifest: Manifest): RecordLoss {
  const found = new Map(digests);
  const outdated: string[] = [];
  const missing: string[] = [];
  for (const { id, digest } of manifest.records) {
    if (!found.has(id)) missing.push(id);
    else if (found.get(id) !== digest) outdated.push(id);
    found.delete(id);
  }
  if (found.size > 0) throw new Fault('corrupt', 'a record in the vault is not in its list');
  return { missing, outdated };
}
