/** What is done by password: making a vault, opening it, asking again, changing the password. */

import { Fault } from '../../../domain/fault.ts';
import { wipe } from '../../../domain/keys/wipe.ts';
import { ok, type Result, refuse } from '../../../domain/result.ts';
import type { SessionId, StayKind, UnlockedVault, UnlockProblem } from '../../../ports/Vault.ts';
import type { Bytes } from '../bytes.ts';
import { ENVELOPE_VERSION, parseEnvelope } from '../envelope.ts';
import {
  makeVault,
  newDataKey,
  type OpenVault,
  type StageListener,
  sealUnder,
  vaultOf,
} from '../openVault.ts';
import { tryPassword } from '../passwordGate.ts';
import { importKey } from '../sealing.ts';
import { bodyUnder, sameBody } from '../vaultRecords.ts';
import { checkOf } from './checkOf.ts';
import { foresee } from './foresee.ts';
import { keyringsOf } from './keyrings.ts';
import type { RoomTools } from './RoomTools.ts';
import { replaceEnvelope } from './Sessions.ts';
import { forgetStay, keepStay } from './staying.ts';

const quiet = (): void => undefined;

/** @throws {Fault} `refused` when a vault exists already, whatever state it is in */
export async function assertNoVault({ store }: Pick<RoomTools, 'store'>): Promise<void> {
  if ((await store.read('envelope')) !== null) throw new Fault('refused', 'a vault exists already');
}

/** Stores the first envelope of a vault. What is left of ways into an earlier one goes first: it must not open this one. */
export async function storeFirst({ store, shelf }: RoomTools, text: string): Promise<void> {
  await shelf.remove();
  await store.remove('stay', 'biometry');
  await replaceEnvelope(store, null, text);
}

/** Seals a new, empty vault. @param locks - as `opening` told. @throws {Fault} `refused`, `locked` */
export async function create(
  room: RoomTools,
  locks: number,
  password: string,
  onStage: StageListener,
): Promise<UnlockedVault> {
  await assertNoVault(room);
  foresee(room);
  const vault = await makeVault(room, password, onStage);
  room.sessions.assertNotLockedSince(locks);
  await storeFirst(room, vault.text);
  return { session: room.sessions.begin(vault, locks), keyrings: [], stayToken: null, check: checkOf(vault) };
}

/**
 * Seals a vault anew when stretching became dearer, or when it has no list yet: under the same data key, so that other
 * ways in stay. Failing to do so must not keep anyone out.
 */
async function sealedAnew(
  room: RoomTools,
  vault: OpenVault,
  raw: Bytes,
  password: string,
): Promise<OpenVault> {
  const { envelope, text, user } = vault;
  try {
    const isWeaker = await room.stretcher.isWeaker(envelope.kdf);
    if (!isWeaker && envelope.version === ENVELOPE_VERSION) return vault;
    const body = await sameBody(vault);
    const next = await sealUnder(room, password, raw, body, quiet);
    // A device that could not do better than before keeps what it has.
    if (isWeaker && (await room.stretcher.isWeaker(parseEnvelope(next).kdf))) return vault;
    const opened = await vaultOf(user, next, raw);
    await replaceEnvelope(room.store, text, next);
    return opened;
  } catch {
    return vault;
  }
}

async function begin(
  room: RoomTools,
  vault: OpenVault,
  locks: number,
  stay: () => Promise<string | null>,
): Promise<UnlockedVault> {
  const keyrings = await keyringsOf(room, vault);
  room.sessions.assertNotLockedSince(locks);
  const stayToken = await stay();
  try {
    return { session: room.sessions.begin(vault, locks), keyrings, stayToken, check: checkOf(vault) };
  } catch (thrown) {
    // Locked while the way back in was being kept: it goes too.
    await forgetStay(room);
    throw thrown;
  }
}

/**
 * Opens the vault by password. A way back in from an earlier time is forgotten unless it is wanted again.
 *
 * @param locks - as `opening` told
 * @param nowMs - milliseconds since 1970, by which waiting is measured
 */
export async function unlock(
  room: RoomTools,
  locks: number,
  password: string,
  nowMs: number,
  stay: StayKind | null,
  onStage: StageListener,
): Promise<Result<UnlockedVault, UnlockProblem>> {
  const text = await room.store.read('envelope');
  if (text === null) return refuse({ kind: 'no-vault' });
  parseEnvelope(text);
  foresee(room);
  const opened = await tryPassword(room, text, password, nowMs, onStage);
  if (!opened.ok) return opened;
  const raw = opened.value;
  try {
    onStage('opening');
    const vault = await sealedAnew(room, await vaultOf(room.user, text, raw), raw, password);
    return ok(await begin(room, vault, locks, () => keepStay(room, raw, stay)));
  } finally {
    wipe(raw);
  }
}

/**
 * Asks for the password again within a session. It counts as any other try.
 *
 * @returns the data key, 32 bytes, the caller's to wipe
 * @throws {Fault} `refused` when another window changed the vault: this session may not answer for what is stored now
 */
export async function freshPassword(
  room: RoomTools,
  session: SessionId,
  password: string,
  nowMs: number,
  onStage: StageListener = quiet,
): Promise<Result<Bytes, UnlockProblem>> {
  const { vault } = room.sessions.open(session);
  const text = await room.store.read('envelope');
  if (text === null) return refuse({ kind: 'no-vault' });
  if (text !== vault.text) throw new Fault('refused', 'another window changed the vault');
  const opened = await tryPassword(room, text, password, nowMs, onStage);
  try {
    room.sessions.open(session);
    return opened;
  } catch (thrown) {
    if (opened.ok) wipe(opened.value);
    throw thrown;
  }
}

/** The vault under a fresh data key and another password: whoever had the old key has nothing of what is sealed now. */
async function underNewKey(
  room: RoomTools,
  vault: OpenVault,
  password: string,
  onStage: StageListener,
): Promise<OpenVault> {
  const raw = newDataKey();
  try {
    const body = await bodyUnder(vault, await importKey(raw.slice()));
    return await vaultOf(vault.user, await sealUnder(room, password, raw, body, onStage), raw);
  } finally {
    wipe(raw);
  }
}

/**
 * Seals everything anew under another password and a fresh data key. Other ways in end with the old key, before the new one
 * is stored: whoever wants them has to ask for them again.
 */
export async function changePassword(
  room: RoomTools,
  session: SessionId,
  current: string,
  next: string,
  nowMs: number,
  onStage: StageListener,
): Promise<Result<null, UnlockProblem>> {
  if (next === '') throw new RangeError('an empty password');
  const opened = await freshPassword(room, session, current, nowMs, onStage);
  if (!opened.ok) return opened;
  wipe(opened.value);
  await room.sessions.change(session, async (before) => {
    const vault = await underNewKey(room, before, next, onStage);
    await room.shelf.remove();
    await room.store.remove('stay', 'biometry');
    return { vault, outcome: null };
  });
  return ok(null);
}
