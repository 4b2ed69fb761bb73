/** The vault as the host may keep a copy of it: its sealed text, taken and given back. None of it needs a session. */

import type { RepairedVault, SessionId } from '../../../ports/Vault.ts';
import { parseTries, triesOf } from '../kdf/tries.ts';
import { readCopy, writeCopy } from '../mirror/vaultCopy.ts';
import { otherVersionOf, parseEnvelope } from '../records/envelope.ts';
import { vaultIdOf } from '../records/manifest.ts';
import { checkOf, type OpenVault, openUnder } from '../records/openVault.ts';
import { repairedFrom } from '../records/vaultRecords.ts';
import { storeFirst } from './passwords.ts';
import { inTurn, type WorkerTools } from './WorkerTools.ts';

/** What the host keeps a copy of; null when no vault is stored. */
async function copyText({ store }: WorkerTools): Promise<string | null> {
  const envelope = await store.read('envelope');
  if (envelope === null) return null;
  return writeCopy({ envelope, wrong: parseTries(await store.read('tries')).wrong });
}

/** Whether a text is an envelope of this version and in order. @throws {Fault} `corrupt` when it is of a newer Kennel */
function isWhole(text: string): boolean {
  try {
    parseEnvelope(text);
    return true;
  } catch (thrown) {
    // A copy from a newer Kennel holds wallets: passing over it would let another vault take its place.
    if (otherVersionOf(text) !== null) throw thrown;
    return false;
  }
}

/**
 * Stores a copy when nothing is stored.
 *
 * @returns false when something is stored already, or the copy is damaged
 * @throws {Fault} `corrupt` when the copy was made by a newer Kennel
 */
async function adoptText(worker: WorkerTools, text: string): Promise<boolean> {
  const { envelope, wrong } = readCopy(text);
  const { store } = worker;
  if (!isWhole(envelope) || (await store.read('envelope')) !== null) return false;
  const stored = await store.read('tries');
  // The wait of a count that comes back begins again; a lower count than the one known here wins nothing.
  const tries = triesOf(Math.max(wrong, parseTries(stored).wrong));
  if (tries.wrong > 0) await store.replace('tries', stored, JSON.stringify(tries));
  await storeFirst(worker, envelope);
  return true;
}

/** A copy as the open vault's key opens it; null when it is of another key. */
async function underKeyOf(vault: OpenVault, text: string): Promise<OpenVault | null> {
  return openUnder(vault.user, text, vault.dataKey).catch(() => null);
}

/**
 * Whether nothing is lost when this copy is overwritten: it is of the open vault, or damaged, or holds no wallet.
 *
 * @returns false when it is, or may be, of another vault; when it is newer than the open one, or may hold what is lost
 *   there; and without a session, unless it is the very envelope that is stored
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
  // Sealed under an earlier password's key: the name in the clear has to do.
  return (await vaultIdOf(envelope)) === vault.manifest.vault;
}

/**
 * Takes back from a copy what the open vault's list names and the vault lacks. Call it in turn.
 *
 * @returns what the vault holds now; null when the copy has none of it
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

/** What answers the calls of their names. */
export const COPY_HANDLERS = {
  sealedText: copyText,
  adoptText: inTurn(adoptText),
  isOwnText,
  repair: inTurn(repair),
};
