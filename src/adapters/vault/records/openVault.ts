/** Seals and opens vaults in memory: an envelope together with the key that opens its records. Nothing is stored here. */

import { wipe } from '../../../domain/bytes.ts';
import { Fault } from '../../../domain/fault.ts';
import type { StageListener, VaultCheck, VaultSettings } from '../../../ports/Vault.ts';
import { type Bytes, randomBytes, sameBytes } from './bytes.ts';
import {
  ENVELOPE_VERSION,
  type Envelope,
  type KdfParams,
  parseEnvelope,
  type Sealed,
  type SealedRecord,
  writeEnvelope,
} from './envelope.ts';
import {
  DEFAULT_SETTINGS,
  entriesOf,
  impliedManifest,
  lossOf,
  type Manifest,
  newManifest,
  openManifest,
  type RecordLoss,
  sealManifest,
} from './manifest.ts';
import { DATA_KEY_NAME, importKey, open, seal } from './sealing.ts';

/** Derives the 32-byte key that wraps a vault's data key. The result is the caller's to wipe. */
export interface KeyDerivation {
  /** chooses parameters with a fresh salt for a new vault, and derives the key */
  atCreation(password: string): Promise<{ readonly kdf: KdfParams; readonly key: Bytes }>;
  /** derives with an envelope's parameters. @throws {Fault} `worker-failed` when this device can't */
  again(password: string, kdf: KdfParams): Promise<Bytes>;
  /** whether these parameters are cheaper to attack than those this device would use now */
  isWeaker(kdf: KdfParams): Promise<boolean>;
}

/** A vault open in memory. Immutable: a change makes a new one. */
export interface OpenVault {
  /** Telegram user id, or `local`: every record is bound to it */
  readonly user: string;
  /** opens and seals records; not extractable: its bytes need the password again */
  readonly dataKey: CryptoKey;
  readonly envelope: Envelope;
  /** the stored envelope */
  readonly text: string;
  /** the sealed list; for an envelope of version 1, the list it would have */
  readonly manifest: Manifest;
  readonly loss: RecordLoss;
  /** the actual digests of the records, by id */
  readonly digests: ReadonlyMap<string, string>;
}

/** Compares the vault with its list. Its age is unknown without a memory of the last seen vault. */
export const checkOf = ({ manifest: { vault, counter }, loss }: OpenVault): VaultCheck => ({
  mark: { vault, counter },
  missing: loss.missing,
  outdated: loss.outdated,
  repaired: [],
  age: 'unknown',
});

export interface SealTools {
  readonly user: string;
  readonly keyDerivation: KeyDerivation;
}

/** The parts sealed under a data key: the records, and their list. */
export interface SealedBody {
  readonly records: readonly SealedRecord[];
  /** the vault's id, as in the list */
  readonly vault: string;
  readonly manifest: Sealed;
}

const DATA_KEY_BYTES = 32;

/** A fresh data key, 32 bytes; the caller's to wipe. */
export const newDataKey = (): Bytes => randomBytes(DATA_KEY_BYTES);

/**
 * Opens the data key of an envelope.
 *
 * @returns 32 bytes, the caller's to wipe; null for a wrong password
 * @throws {Fault} `worker-failed`
 */
export async function openDataKey(
  { user, keyDerivation }: SealTools,
  envelope: Envelope,
  password: string,
): Promise<Bytes | null> {
  const kek = await importKey(await keyDerivation.again(password, envelope.kdf));
  return open(kek, { user, name: DATA_KEY_NAME, version: envelope.version }, envelope.dataKey);
}

/** Whether a key opens an envelope without a list, tested on its first record, if any. */
async function opensFirst(user: string, dataKey: CryptoKey, envelope: Envelope): Promise<boolean> {
  const [first] = envelope.records;
  if (first === undefined) return true;
  const clear = await open(dataKey, { user, name: first.id, version: envelope.version }, first);
  if (clear !== null) wipe(clear);
  return clear !== null;
}

async function manifestUnder(user: string, dataKey: CryptoKey, envelope: Envelope): Promise<Manifest | null> {
  if (envelope.version === 2) return openManifest(dataKey, user, envelope);
  return (await opensFirst(user, dataKey, envelope)) ? impliedManifest(envelope) : null;
}

/** The vault of a text under a key; null when the key is another vault's. @throws {Fault} `corrupt` */
export async function openUnder(user: string, text: string, dataKey: CryptoKey): Promise<OpenVault | null> {
  const envelope = parseEnvelope(text);
  const manifest = await manifestUnder(user, dataKey, envelope);
  if (manifest === null) return null;
  const digests = new Map((await entriesOf(envelope.records)).map(({ id, digest }) => [id, digest]));
  return { user, dataKey, envelope, text, manifest, loss: lossOf(digests, manifest), digests };
}

/** The vault that a data key opens. @param raw - stays the caller's to wipe. @throws {Fault} `corrupt` */
export async function vaultOf(user: string, text: string, raw: Bytes): Promise<OpenVault> {
  const vault = await openUnder(user, text, await importKey(raw.slice()));
  if (vault === null) throw new Fault('corrupt', 'the list of records in the vault is damaged');
  return vault;
}

/**
 * Seals a data key under a password, with the current derivation cost, and opens it again to verify.
 *
 * @param body - sealed under this data key
 * @returns the text of the envelope
 * @throws {Fault} `worker-failed` when it doesn't open again
 */
export async function sealUnder(
  tools: SealTools,
  password: string,
  raw: Bytes,
  { records, vault, manifest }: SealedBody,
  onStage: StageListener,
): Promise<string> {
  onStage('stretching');
  const { kdf, key } = await tools.keyDerivation.atCreation(password);
  onStage('sealing');
  const context = { user: tools.user, name: DATA_KEY_NAME, version: ENVELOPE_VERSION } as const;
  const dataKey = await seal(await importKey(key), context, raw);
  const version = ENVELOPE_VERSION;
  const text = writeEnvelope({ version, vault, kdf, dataKey, records: [...records], manifest });
  onStage('verifying');
  const opened = await openDataKey(tools, parseEnvelope(text), password);
  const isSame = opened !== null && sameBytes(opened, raw);
  if (opened !== null) wipe(opened);
  if (!isSame) throw new Fault('worker-failed', 'what was sealed does not open with its password');
  return text;
}

/** Creates an empty vault. @param raw - its data key; stays the caller's to wipe */
export async function makeVaultUnder(
  tools: SealTools,
  password: string,
  raw: Bytes,
  onStage: StageListener,
  settings: VaultSettings = DEFAULT_SETTINGS,
): Promise<OpenVault> {
  const manifest = { ...newManifest(), settings };
  const sealed = await sealManifest(await importKey(raw.slice()), tools.user, manifest);
  const body: SealedBody = { records: [], vault: manifest.vault, manifest: sealed };
  return vaultOf(tools.user, await sealUnder(tools, password, raw, body, onStage), raw);
}

/** Creates an empty vault with a fresh data key. */
export async function makeVault(
  tools: SealTools,
  password: string,
  onStage: StageListener,
): Promise<OpenVault> {
  const raw = newDataKey();
  try {
    return await makeVaultUnder(tools, password, raw, onStage);
  } finally {
    wipe(raw);
  }
}
