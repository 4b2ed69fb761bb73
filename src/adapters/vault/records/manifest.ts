/** The sealed list of a vault: which records it has and how each is now, how often it changed, and its sealed settings. */

import * as v from 'valibot';
import { koinu, MAX_MONEY } from '../../../domain/amount/Koinu.ts';
import { Fault } from '../../../domain/fault.ts';
import { DEFAULT_SECOND_CONFIRMATION } from '../../../domain/session/secondConfirmation.ts';
import type { VaultMark, VaultSettings } from '../../../ports/Vault.ts';
import { type Bytes, randomBytes, toHex } from './bytes.ts';
import { type Envelope, MAX_RECORDS, recordIdSchema, type Sealed, type SealedRecord } from './envelope.ts';
import { open, seal } from './sealing.ts';

/** One record as the list knows it. */
export interface ManifestEntry {
  readonly id: string;
  /** SHA-256 of the record as it is stored, hex */
  readonly digest: string;
}

/** What the list says. Immutable: a change makes another. */
export interface Manifest extends VaultMark {
  readonly records: readonly ManifestEntry[];
  readonly settings: VaultSettings;
}

/** How the records of an envelope differ from its list. */
export interface RecordLoss {
  /** ids that the list names and the envelope lacks */
  readonly missing: readonly string[];
  /** ids whose record is another than the listed one, and so an earlier one */
  readonly outdated: readonly string[];
}

/** The settings of a new vault: a second confirmation above 500 DOGE. */
export const DEFAULT_SETTINGS: VaultSettings = {
  secondConfirmation: DEFAULT_SECOND_CONFIRMATION,
};

/** The name under which the list is sealed; the spaces keep it apart from all record ids. */
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
  // `secondLook` is what every sealed list calls it; only here.
  settings: v.pipe(
    v.strictObject({ secondLook: secondConfirmationSchema }),
    v.transform(({ secondLook }): VaultSettings => ({ secondConfirmation: secondLook })),
  ),
});

/** A list without records, of a vault that never was before. */
export const newManifest = (): Manifest => ({
  vault: toHex(randomBytes(16)),
  counter: 1,
  records: [],
  settings: DEFAULT_SETTINGS,
});

const sha256 = async (text: string): Promise<string> =>
  toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));

/** The digest by which the list knows a record. */
export const digestOf = ({ id, iv, ciphertext }: SealedRecord): Promise<string> =>
  sha256(`${id} ${iv} ${ciphertext}`);

/** The name of a vault through all its changes, as it says itself; what has no list is named after its first key. */
export const vaultIdOf = async (envelope: Envelope): Promise<string> =>
  envelope.version === 1 ? (await sha256(envelope.dataKey.ciphertext)).slice(0, 32) : envelope.vault;

/** Seals a list under a data key. */
export async function sealManifest(dataKey: CryptoKey, user: string, manifest: Manifest): Promise<Sealed> {
  const { vault, counter, records, settings } = manifest;
  const said = { vault, counter, records, settings: { secondLook: settings.secondConfirmation } };
  const text = JSON.stringify(said, (_, value) => (typeof value === 'bigint' ? value.toString() : value));
  return seal(dataKey, { user, name: MANIFEST_NAME, version: 2 }, new TextEncoder().encode(text));
}

/** Reads what was sealed. @throws {Fault} `corrupt` for what no Kennel wrote */
function readManifest(clear: Bytes): Manifest {
  const parsed = v.safeParse(
    v.pipe(v.string(), v.parseJson(), manifestSchema),
    new TextDecoder().decode(clear),
  );
  if (!parsed.success) throw new Fault('corrupt', 'the list of records in the vault has an unknown form');
  return parsed.output;
}

/** Opens a list; null when the key is not that of this vault. @throws {Fault} `corrupt` */
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

/** The list that an envelope without one would have. */
export const impliedManifest = async (envelope: Envelope): Promise<Manifest> => ({
  vault: await vaultIdOf(envelope),
  counter: 0,
  records: await entriesOf(envelope.records),
  settings: DEFAULT_SETTINGS,
});

/** How the list names these records. */
export const entriesOf = (records: readonly SealedRecord[]): Promise<ManifestEntry[]> =>
  Promise.all(records.map(async (record) => ({ id: record.id, digest: await digestOf(record) })));

/**
 * Compares an envelope's records with the list.
 *
 * @param digests - of the records, by their ids
 * @throws {Fault} `corrupt` when there is a record that the list does not name
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
