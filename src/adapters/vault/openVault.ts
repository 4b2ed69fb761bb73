/** Makes, opens and extends vaults in memory: an envelope together with the key that opens its records. */

import { Fault } from '../../domain/fault.ts';
import { wipe } from '../../domain/keys/wipe.ts';
import type { VaultStage } from '../../ports/Vault.ts';
import { type Bytes, randomBytes, sameBytes } from './bytes.ts';
import { ENVELOPE_VERSION, type Envelope, parseEnvelope, writeEnvelope } from './envelope.ts';
import { type HdRecord, readHdRecord } from './records/hdRecord.ts';
import { DATA_KEY_NAME, importKey, open, seal } from './sealing.ts';
import type { Stretcher } from './stretch.ts';

/** Told of each stage of a long work. */
export type StageListener = (stage: VaultStage) => void;

/** A vault that is open in memory. Immutable: adding a record makes another. */
export interface OpenVault {
  /** Telegram user id, or `local`: every record is bound to it */
  readonly user: string;
  readonly dataKey: CryptoKey;
  readonly envelope: Envelope;
  /** the envelope as it is stored */
  readonly text: string;
}

/** A record opened: wipe its entropy after use. */
export interface NamedRecord {
  readonly id: string;
  readonly record: HdRecord;
}

const DATA_KEY_BYTES = 32;

/**
 * Opens an envelope.
 *
 * @returns null when the password is not the one it was sealed under
 * @throws {Fault} `corrupt`, `worker-failed`
 */
export async function openVault(
  user: string,
  text: string,
  password: string,
  stretcher: Stretcher,
): Promise<OpenVault | null> {
  const envelope = parseEnvelope(text);
  const kek = await importKey(await stretcher.again(password, envelope.kdf));
  const raw = await open(kek, { user, name: DATA_KEY_NAME }, envelope.dataKey);
  return raw === null ? null : { user, dataKey: await importKey(raw), envelope, text };
}

/** Makes an empty vault and opens it from its text with the password, to be sure. It is not stored yet. */
export async function makeVault(
  user: string,
  password: string,
  stretcher: Stretcher,
  onStage: StageListener,
): Promise<OpenVault> {
  onStage('stretching');
  const { kdf, key } = await stretcher.atCreation(password);
  onStage('sealing');
  const raw = randomBytes(DATA_KEY_BYTES);
  const dataKey = await seal(await importKey(key), { user, name: DATA_KEY_NAME }, raw);
  wipe(raw);
  const text = writeEnvelope({ version: ENVELOPE_VERSION, kdf, dataKey, records: [] });
  onStage('verifying');
  const opened = await openVault(user, text, password, stretcher);
  if (opened === null) throw new Fault('worker-failed', 'a new vault does not open with its password');
  return opened;
}

async function openRecord(vault: OpenVault, id: string): Promise<Bytes> {
  const sealed = vault.envelope.records.find((record) => record.id === id);
  const clear = sealed ? await open(vault.dataKey, { user: vault.user, name: id }, sealed) : null;
  if (clear === null) throw new Fault('corrupt', `the secret ${id} in the vault is damaged`);
  return clear;
}

/**
 * Adds a record and opens it from the new text, to be sure. The vault given stays as it is; nothing is stored yet.
 *
 * @throws {Fault} `corrupt` when what was sealed does not open to the same bytes
 */
export async function addRecord(vault: OpenVault, id: string, clear: Bytes): Promise<OpenVault> {
  const sealed = await seal(vault.dataKey, { user: vault.user, name: id }, clear);
  const text = writeEnvelope({
    ...vault.envelope,
    records: [...vault.envelope.records, { id, ...sealed }],
  });
  const next = { ...vault, envelope: parseEnvelope(text), text };
  const opened = await openRecord(next, id);
  const isSame = sameBytes(opened, clear);
  wipe(opened);
  if (!isSame) throw new Fault('corrupt', 'a secret does not open to what was sealed');
  return next;
}

/**
 * Opens all records for one piece of work, and wipes them when it is done.
 *
 * @throws {Fault} `corrupt` when one of them does not open or has an unknown form
 */
export async function withRecords<Outcome>(
  vault: OpenVault,
  work: (records: readonly NamedRecord[]) => Outcome,
): Promise<Outcome> {
  const opened: Bytes[] = [];
  try {
    for (const { id } of vault.envelope.records) opened.push(await openRecord(vault, id));
    const ids = vault.envelope.records.map((record) => record.id);
    return work(ids.map((id, at) => ({ id, record: readHdRecord(opened[at] ?? new Uint8Array()) })));
  } finally {
    wipe(...opened);
  }
}
