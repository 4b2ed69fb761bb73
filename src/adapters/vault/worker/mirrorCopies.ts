/** The vault's copy on the host: its sealed text, written and restored. Only `repair` needs a session. */

import type { RepairedVault, SessionId } from '../../../ports/Vault.ts';
import { parseTries, triesOf } from '../kdf/tries.ts';
import { readCopy, writeCopy } from '../mirror/vaultCopy.ts';
import { otherVersionOf, parseEnvelope } from '../records/envelope.ts';
import { vaultIdOf } from '../records/manifest.ts';
import { checkOf, type OpenVault, openUnder } from '../records/openVault.ts';
import { repairedFrom } from '../records/vaultRecords.ts';
import { storeFirst } from './passwords.ts';
import { inTurn, type WorkerTools } from './WorkerTools.ts';

/** The text for the host's copy; null when no vault is stored. */
async function copyText({ store }: WorkerTools): Promise<string | null> {
  const envelope = await store.read('envelope');
  if (envelope === null) return null;
  return writeCopy({ envelope, wrong: parseTries(await store.read('tries')).wrong });
}

/** Whether a text is a valid envelope of a known version. @throws {Fault} `corrupt` when it is of a newer Kennel */
function isWhole(text: string): boolean {
  try {
    parseEnvelope(text);
    return true;
  } catch (thrown) {
    // A copy from a newer Kennel holds wallets: ignoring it would let another vault replace it.
    if (otherVersionOf(text) !== null) throw thrown;
    return false;
  }
}

/**
 * Stores a copy when nothing is stored.
 *
 * @returns false when a vault is stored already, or the copy is damaged
 * @throws {Fault} `corrupt` when the copy was made by a newer Kennel
 */
async function adoptText(worker: WorkerTools, text: string): Promise<boolean> {
  const { envelope, wrong } = readCopy(text);
  const { store } = worker;
  if (!isWhole(envelope) || (await store.read('envelope')) !== null) return false;
  const stored = await store.read('tries');
  // The wait of a restored count starts over; a copy with a lower count than the stored one gains nothing.
  const tries = triesOf(Math.max(wrong, parseTries(stored).wrong));
  if (tries.wrong > 0) await store.replace('tries', stored, JSON.stringify(tries));
  await storeFirst(worker, envelope);
  return true;
}

/** A copy opened with the vault's key; null when it is sealed under another key. */
async function underKeyOf(vault: OpenVault, text: string): Promise<OpenVault | null> {
  return openUnder(vault.user, text, vault.dataKey).catch(() => null);
}

/**
 * Whether this copy can be overwritten without loss: it is the open vault's, or damaged, or holds no wallet.
 *
 * @returns false when it is, or may be, another vault's; when it is newer than the open one, or may hold records lost there; and
 * without a session, unless it equals the stored envelope
 */
async function isOwnText({ sessions, store }: WorkerTools, text: string): Promise<boolean> {
  const { vault } = sessions;
  const copied = readCopy(text).envelope;
  if (copied === (await store.read('envelope'))) return true;
  if (vault === null) return false;
  try {
    if (!isWhole(copied)) return true;
  } catch {
    return false;
  }
  const envelope = parseEnvelope(copied);
  if (envelope.records.length === 0) return true;
  if (vault.loss.missing.length + vault.loss.outdated.length > 0) return false;
  const copy = await underKeyOf(vault, copied);
  if (copy !== null) return copy.manifest.counter <= vault.manifest.counter;
  // Sealed under an earlier password's key: only the unencrypted id can be compared.
  return (await vaultIdOf(envelope)) === vault.manifest.vault;
}

/**
 * Restores records from a copy that the open vault's list names and the vault lacks. Call it in turn.
 *
 * @returns the vault's contents now; null when the copy has none of them
 */
async function repair(worker: WorkerTools, session: SessionId, text: string): Promise<RepairedVault | null> {
  const { vault } = worker.sessions.open(session);
  const copy = await underKeyOf(vault, readCopy(text).envelope);
  const next = copy && (await repairedFrom(vault, copy));
  if (next === null) return null;
  const keyrings = await worker.halves.of(next);
  await worker.sessions.change(session, async () => ({ vault: next, outcome: null }));
  return { keyrings, check: checkOf(next) };
}

export const COPY_HANDLERS = {
  sealedText: copyText,
  adoptText: inTurn(adoptText),
  isOwnText,
  repair: inTurn(repair),
};
