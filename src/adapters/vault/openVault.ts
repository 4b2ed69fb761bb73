/** Seals and opens vaults in memory: an envelope together with the key that opens its records. Nothing is stored here. */

import { Fault } from '../../domain/fault.ts';
import { wipe } from '../../domain/keys/wipe.ts';
import type { VaultStage } from '../../ports/Vault.ts';
import { type Bytes, randomBytes, sameBytes } from './bytes.ts';
import {
  ENVELOPE_VERSION,
  type Envelope,
  parseEnvelope,
  type SealedRecord,
  writeEnvelope,
} from './envelope.ts';
import { DATA_KEY_NAME, importKey, open, seal } from './sealing.ts';
import type { Stretcher } from './stretch.ts';

/** Told of each stage of a long work. */
export type StageListener = (stage: VaultStage) => void;

/** A vault that is open in memory. Immutable: a change makes another. */
export interface OpenVault {
  /** Telegram user id, or `local`: every record is bound to it */
  readonly user: string;
  /** opens and seals records, and cannot be read back: whoever wants its bytes needs the password again */
  readonly dataKey: CryptoKey;
  readonly envelope: Envelope;
  /** the envelope as it is stored */
  readonly text: string;
}

/** Whose vault, and what stretches its password. */
export interface SealTools {
  readonly user: string;
  readonly stretcher: Stretcher;
}

const DATA_KEY_BYTES = 32;

/** A fresh data key, 32 bytes; the caller's to wipe. */
export const newDataKey = (): Bytes => randomBytes(DATA_KEY_BYTES);

/**
 * Opens the data key of an envelope.
 *
 * @returns 32 bytes, the caller's to wipe; null when the password is not the one it was sealed under
 * @throws {Fault} `worker-failed`
 */
export async function openDataKey(
  { user, stretcher }: SealTools,
  envelope: Envelope,
  password: string,
): Promise<Bytes | null> {
  const kek = await importKey(await stretcher.again(password, envelope.kdf));
  return open(kek, { user, name: DATA_KEY_NAME }, envelope.dataKey);
}

/** The vault that a data key opens. @param raw - stays the caller's to wipe. @throws {Fault} `corrupt` */
export async function vaultOf(user: string, text: string, raw: Bytes): Promise<OpenVault> {
  const envelope = parseEnvelope(text);
  return { user, dataKey: await importKey(raw.slice()), envelope, text };
}

/**
 * Seals a data key under a password, with today's stretching, and opens it from the text with that password, to be sure.
 *
 * @param records - sealed under this data key
 * @returns the text of the envelope
 * @throws {Fault} `worker-failed` when it does not open again
 */
export async function sealUnder(
  tools: SealTools,
  password: string,
  raw: Bytes,
  records: readonly SealedRecord[],
  onStage: StageListener,
): Promise<string> {
  onStage('stretching');
  const { kdf, key } = await tools.stretcher.atCreation(password);
  onStage('sealing');
  const dataKey = await seal(await importKey(key), { user: tools.user, name: DATA_KEY_NAME }, raw);
  const text = writeEnvelope({ version: ENVELOPE_VERSION, kdf, dataKey, records: [...records] });
  onStage('verifying');
  const opened = await openDataKey(tools, parseEnvelope(text), password);
  const isSame = opened !== null && sameBytes(opened, raw);
  if (opened !== null) wipe(opened);
  if (!isSame) throw new Fault('worker-failed', 'what was sealed does not open with its password');
  return text;
}

/** Makes an empty vault. */
export async function makeVault(
  tools: SealTools,
  password: string,
  onStage: StageListener,
): Promise<OpenVault> {
  const raw = newDataKey();
  try {
    return await vaultOf(tools.user, await sealUnder(tools, password, raw, [], onStage), raw);
  } finally {
    wipe(raw);
  }
}
