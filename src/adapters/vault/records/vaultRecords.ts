/** Opens the records of a vault for a single task, and creates vaults with changed records. */

import { wipe } from '../../../domain/bytes.ts';
import { Fault } from '../../../domain/fault.ts';
import { type Bytes, sameBytes } from './bytes.ts';
import { type Envelope, type SealedRecord, writeEnvelope } from './envelope.ts';
import type { KeyRecord } from './KeyRecord.ts';
import { digestOf, entriesOf, type Manifest, type ManifestEntry, sealManifest } from './manifest.ts';
import { type OpenVault, openUnder, type SealedBody } from './openVault.ts';
import { readKeyRecord, wipeRecord, writeKeyRecord } from './recordBytes.ts';
import { open, seal } from './sealing.ts';

/** An opened record: its secrets are wiped after use. */
export interface NamedRecord {
  readonly id: string;
  readonly record: KeyRecord;
}

/** Bytes to seal as they are; not secret, so they need no wiping. */
export interface NamedBytes {
  readonly id: string;
  readonly clear: Bytes;
}

/** A change of a vault's records: `put` replaces records of the same id, or appends. */
export interface RecordChange {
  readonly put?: readonly NamedRecord[];
  readonly drop?: readonly string[];
  /** scripts of token transfers, under ids that `isScriptRecord` recognizes */
  readonly putScripts?: readonly NamedBytes[];
}

/** Whether a record holds scripts of token transfers instead of keys. */
export const isScriptRecord = ({ id }: Pick<SealedRecord, 'id'>): boolean => id.startsWith('scripts-');

async function openRecord(vault: OpenVault, { id, ...sealed }: SealedRecord): Promise<Bytes> {
  const context = { user: vault.user, name: id, version: vault.envelope.version };
  const clear = await open(vault.dataKey, context, sealed);
  if (clear === null) throw new Fault('corrupt', `the secret ${id} in the vault is damaged`);
  return clear;
}

/**
 * Opens all records for `work`, and wipes them afterwards.
 *
 * @throws {Fault} `corrupt` when one doesn't open or has an unknown form
 */
export async function withRecords<Outcome>(
  vault: OpenVault,
  work: (records: readonly NamedRecord[]) => Outcome | Promise<Outcome>,
): Promise<Outcome> {
  const clears: Bytes[] = [];
  const records: NamedRecord[] = [];
  try {
    for (const sealed of vault.envelope.records) {
      if (isScriptRecord(sealed)) continue;
      const clear = await openRecord(vault, sealed);
      clears.push(clear);
      records.push({ id: sealed.id, record: readKeyRecord(clear) });
    }
    return await work(records);
  } finally {
    for (const { record } of records) wipeRecord(record);
    wipe(...clears);
  }
}

/** The bytes of all script records, in order. @throws {Fault} `corrupt` when one doesn't open */
export async function scriptRecords(vault: OpenVault): Promise<readonly NamedBytes[]> {
  const opened: NamedBytes[] = [];
  for (const sealed of vault.envelope.records.filter(isScriptRecord)) {
    opened.push({ id: sealed.id, clear: await openRecord(vault, sealed) });
  }
  return opened;
}

/** Opens one record for `work`. @throws {Fault} `not-found`, `corrupt` */
export function withRecord<Outcome>(
  vault: OpenVault,
  id: string,
  work: (record: KeyRecord) => Outcome | Promise<Outcome>,
): Promise<Outcome> {
  const records = vault.envelope.records.filter((sealed) => sealed.id === id);
  const only: OpenVault = { ...vault, envelope: { ...vault.envelope, records } };
  return withRecords(only, ([found]) => {
    if (found === undefined) throw new Fault('not-found', 'this wallet is not in the vault');
    return work(found.record);
  });
}

/** The context and key for sealing a record. */
type RecordContext = Pick<OpenVault, 'user' | 'dataKey'> & { readonly version: Envelope['version'] };

const sealBytes = async (
  { user, dataKey, version }: RecordContext,
  { id, clear }: NamedBytes,
): Promise<SealedRecord> => ({ id, ...(await seal(dataKey, { user, name: id, version }, clear)) });

async function sealRecord(context: RecordContext, { id, record }: NamedRecord): Promise<SealedRecord> {
  const clear = writeKeyRecord(record);
  return sealBytes(context, { id, clear }).finally(() => wipe(clear));
}

async function holds(vault: OpenVault, { id, clear }: NamedBytes): Promise<boolean> {
  const sealed = vault.envelope.records.find((candidate) => candidate.id === id);
  if (sealed === undefined) return false;
  const opened = await openRecord(vault, sealed);
  const isSame = sameBytes(clear, opened);
  wipe(opened);
  return isSame;
}

async function isKept(vault: OpenVault, { id, record }: NamedRecord): Promise<boolean> {
  const clear = writeKeyRecord(record);
  return holds(vault, { id, clear }).finally(() => wipe(clear));
}

/** The list after a change: put records are listed with new digests, dropped ones removed, lost ones stay listed. */
async function listAfter(
  { records }: Manifest,
  put: readonly SealedRecord[],
  drop: readonly string[],
): Promise<readonly ManifestEntry[]> {
  const entries = new Map(records.map((entry) => [entry.id, entry]));
  for (const id of drop) entries.delete(id);
  for (const record of put) entries.set(record.id, { id: record.id, digest: await digestOf(record) });
  return [...entries.values()];
}

/** The text of a vault with these records and this list, sealed. */
async function writeWith(
  { user, dataKey, envelope }: OpenVault,
  records: readonly SealedRecord[],
  manifest: Manifest,
): Promise<string> {
  if (envelope.version === 1) return writeEnvelope({ ...envelope, records: [...records] });
  const sealed = await sealManifest(dataKey, user, manifest);
  return writeEnvelope({ ...envelope, records: [...records], manifest: sealed });
}

/** Opens a new text to verify it. @throws {Fault} `corrupt` */
async function reopened({ user, dataKey }: OpenVault, text: string): Promise<OpenVault> {
  const next = await openUnder(user, text, dataKey);
  if (next === null) throw new Fault('corrupt', 'the list of records does not open to what was sealed');
  return next;
}

/**
 * The vault with changed records. What was sealed is opened again from the new text to verify it. The given vault is not modified;
 * nothing is stored yet.
 *
 * @throws {Fault} `corrupt` when the sealed bytes don't open to the same ones
 */
export async function changeRecords(vault: OpenVault, change: RecordChange): Promise<OpenVault> {
  const { put = [], drop = [], putScripts = [] } = change;
  const { envelope, manifest } = vault;
  const sealed = new Map(envelope.records.map((record) => [record.id, record]));
  for (const id of drop) sealed.delete(id);
  const fresh: SealedRecord[] = [];
  for (const named of put) fresh.push(await sealRecord({ ...vault, version: envelope.version }, named));
  for (const named of putScripts) {
    fresh.push(await sealBytes({ ...vault, version: envelope.version }, named));
  }
  for (const record of fresh) sealed.set(record.id, record);
  const records = await listAfter(manifest, fresh, drop);
  const list = { ...manifest, counter: manifest.counter + 1, records };
  const next = await reopened(vault, await writeWith(vault, [...sealed.values()], list));
  for (const named of put) {
    if (!(await isKept(next, named))) throw new Fault('corrupt', 'a secret does not open to what was sealed');
  }
  for (const named of putScripts) {
    if (!(await holds(next, named))) throw new Fault('corrupt', 'a script does not open to what was sealed');
  }
  return next;
}

/** The vault with a changed list, and these sealed records. */
export async function changeList(
  vault: OpenVault,
  change: Partial<Pick<Manifest, 'records' | 'settings'>>,
  records: readonly SealedRecord[] = vault.envelope.records,
): Promise<OpenVault> {
  const { manifest } = vault;
  return reopened(
    vault,
    await writeWith(vault, records, { ...manifest, ...change, counter: manifest.counter + 1 }),
  );
}

/**
 * The whole vault sealed under a key, possibly another: its records and their list.
 *
 * @throws {Fault} `corrupt` when a record doesn't open
 */
export const bodyUnder = (vault: OpenVault, dataKey: CryptoKey): Promise<SealedBody> =>
  withRecords(vault, async (named) => {
    const { user, manifest } = vault;
    const records: SealedRecord[] = [];
    const context = { user, dataKey, version: 2 } as const;
    for (const record of named) records.push(await sealRecord(context, record));
    for (const script of await scriptRecords(vault)) records.push(await sealBytes(context, script));
    const outdated = new Set(vault.loss.outdated);
    const put = records.filter(({ id }) => !outdated.has(id));
    const list = await listAfter(manifest, put, []);
    const next = { ...manifest, counter: manifest.counter + 1, records: list };
    return { records, vault: manifest.vault, manifest: await sealManifest(dataKey, user, next) };
  });

/** The sealed records unchanged, to wrap the same key anew: the list's counter goes up. */
export async function sameBody(vault: OpenVault): Promise<SealedBody> {
  const { user, dataKey, envelope, manifest } = vault;
  if (envelope.version === 1) return bodyUnder(vault, dataKey);
  const next = { ...manifest, counter: manifest.counter + 1 };
  return {
    records: envelope.records,
    vault: manifest.vault,
    manifest: await sealManifest(dataKey, user, next),
  };
}

/** The vault with lost records taken from a copy, if they match the list; null if the copy has none. */
export async function repairedFrom(vault: OpenVault, copy: OpenVault): Promise<OpenVault | null> {
  const { missing, outdated } = vault.loss;
  const lost = new Set([...missing, ...outdated]);
  const digests = new Map(vault.manifest.records.map(({ id, digest }) => [id, digest]));
  const found = new Map<string, SealedRecord>();
  for (const record of copy.envelope.records) {
    if (lost.has(record.id) && (await digestOf(record)) === digests.get(record.id))
      found.set(record.id, record);
  }
  if (found.size === 0 || vault.envelope.version !== copy.envelope.version) return null;
  const kept = new Map(vault.envelope.records.map((record) => [record.id, record]));
  const records = vault.manifest.records.flatMap(({ id }) => found.get(id) ?? kept.get(id) ?? []);
  return changeList(vault, {}, records);
}

/** The vault whose list accepts the loss of the given records: present ones are listed as they are, missing ones dropped. */
export async function acceptedLoss(vault: OpenVault, given: ReadonlySet<string>): Promise<OpenVault> {
  const there = new Map((await entriesOf(vault.envelope.records)).map((entry) => [entry.id, entry]));
  const records = vault.manifest.records.flatMap((entry) =>
    given.has(entry.id) ? (there.get(entry.id) ?? []) : entry,
  );
  return changeList(vault, { records });
}
