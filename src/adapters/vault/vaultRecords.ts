/** Opens the records of a vault for one piece of work, and makes vaults with other records. */

import { Fault } from '../../domain/fault.ts';
import { wipe } from '../../domain/keys/wipe.ts';
import { type Bytes, sameBytes } from './bytes.ts';
import { parseEnvelope, type SealedRecord, writeEnvelope } from './envelope.ts';
import type { OpenVault } from './openVault.ts';
import type { KeyRecord } from './records/KeyRecord.ts';
import { readKeyRecord, wipeRecord, writeKeyRecord } from './records/recordBytes.ts';
import { open, seal } from './sealing.ts';

/** A record opened: its secrets are wiped after use. */
export interface NamedRecord {
  readonly id: string;
  readonly record: KeyRecord;
}

/** Bytes that are sealed as they are: no secret, so that nobody has to wipe them. */
export interface NamedBytes {
  readonly id: string;
  readonly clear: Bytes;
}

/** What becomes of a vault's records: those put take the place of their namesakes, or come last. */
export interface RecordChange {
  readonly put?: readonly NamedRecord[];
  readonly drop?: readonly string[];
  /** scripts of token transfers, under ids that `isScriptRecord` tells */
  readonly putScripts?: readonly NamedBytes[];
}

/** Whether a record holds scripts of token transfers instead of keys. */
export const isScriptRecord = ({ id }: Pick<SealedRecord, 'id'>): boolean => id.startsWith('scripts-');

async function openRecord(vault: OpenVault, { id, ...sealed }: SealedRecord): Promise<Bytes> {
  const clear = await open(vault.dataKey, { user: vault.user, name: id }, sealed);
  if (clear === null) throw new Fault('corrupt', `the secret ${id} in the vault is damaged`);
  return clear;
}

/** Whether a key is this vault's, as far as a record can tell; a vault without records opens to every key. */
export async function isOpenable(vault: OpenVault): Promise<boolean> {
  const [first] = vault.envelope.records;
  if (first === undefined) return true;
  const clear = await open(vault.dataKey, { user: vault.user, name: first.id }, first);
  if (clear !== null) wipe(clear);
  return clear !== null;
}

/**
 * Opens all records for one piece of work, and wipes them when it is done.
 *
 * @throws {Fault} `corrupt` when one of them does not open or has an unknown form
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

/** The bytes of all records that hold scripts, in their order. @throws {Fault} `corrupt` when one does not open */
export async function scriptRecords(vault: OpenVault): Promise<readonly NamedBytes[]> {
  const opened: NamedBytes[] = [];
  for (const sealed of vault.envelope.records.filter(isScriptRecord)) {
    opened.push({ id: sealed.id, clear: await openRecord(vault, sealed) });
  }
  return opened;
}

/** One record, opened for one piece of work. @throws {Fault} `not-found`, `corrupt` */
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

async function sealRecord(vault: OpenVault, { id, record }: NamedRecord): Promise<SealedRecord> {
  const clear = writeKeyRecord(record);
  try {
    return { id, ...(await seal(vault.dataKey, { user: vault.user, name: id }, clear)) };
  } finally {
    wipe(clear);
  }
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

/**
 * The vault with other records. What was sealed is opened again from the new text, to be sure.
 * The vault given stays as it is; nothing is stored yet.
 *
 * @throws {Fault} `corrupt` when what was sealed does not open to the same bytes
 */
export async function changeRecords(vault: OpenVault, change: RecordChange): Promise<OpenVault> {
  const { put = [], drop = [], putScripts = [] } = change;
  const sealed = new Map(vault.envelope.records.map((record) => [record.id, record]));
  for (const id of drop) sealed.delete(id);
  for (const named of put) sealed.set(named.id, await sealRecord(vault, named));
  for (const { id, clear } of putScripts) {
    sealed.set(id, { id, ...(await seal(vault.dataKey, { user: vault.user, name: id }, clear)) });
  }
  const text = writeEnvelope({ ...vault.envelope, records: [...sealed.values()] });
  const next: OpenVault = { ...vault, envelope: parseEnvelope(text), text };
  for (const named of put) {
    if (!(await isKept(next, named))) throw new Fault('corrupt', 'a secret does not open to what was sealed');
  }
  for (const named of putScripts) {
    if (!(await holds(next, named))) throw new Fault('corrupt', 'a script does not open to what was sealed');
  }
  return next;
}
