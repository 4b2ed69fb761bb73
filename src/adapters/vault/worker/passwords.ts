/** What is done by password: making a vault, opening it, asking again, changing the password. */

import { wipe } from '../../../domain/bytes.ts';
import { Fault } from '../../../domain/fault.ts';
import { err, ok, type Result } from '../../../domain/result.ts';
import type {
  RememberKind,
  SessionId,
  StageListener,
  UnlockedVault,
  UnlockProblem,
} from '../../../ports/Vault.ts';
import { tryPassword } from '../kdf/passwordGate.ts';
import type { Bytes } from '../records/bytes.ts';
import { ENVELOPE_VERSION, parseEnvelope } from '../records/envelope.ts';
import { checkOf, makeVault, newDataKey, type OpenVault, sealUnder, vaultOf } from '../records/openVault.ts';
import { importKey } from '../records/sealing.ts';
import { bodyUnder, sameBody } from '../records/vaultRecords.ts';
import { forgetRemembered, saveRemembered } from './rememberedSession.ts';
import { replaceEnvelope } from './Sessions.ts';
import { inTurn, opening, preloadKeyOps, type WorkerTools } from './WorkerTools.ts';

const quiet = (): void => undefined;

/** @throws {Fault} `rejected` when a vault exists already, whatever state it is in */
export async function assertNoVault({ store }: Pick<WorkerTools, 'store'>): Promise<void> {
  if ((await store.read('envelope')) !== null) throw new Fault('rejected', 'a vault exists already');
}

/** Stores the first envelope of a vault. What is left of ways into an earlier one goes first: it must not open this one. */
export async function storeFirst({ store, keyStorage }: WorkerTools, text: string): Promise<void> {
  await keyStorage.remove();
  await store.remove('stay', 'biometry');
  await replaceEnvelope(store, null, text);
}

/** Seals a new, empty vault. @param locks - as `opening` told. @throws {Fault} `rejected`, `locked` */
async function create(
  worker: WorkerTools,
  locks: number,
  password: string,
  onStage: StageListener,
): Promise<UnlockedVault> {
  await assertNoVault(worker);
  preloadKeyOps(worker);
  const vault = await makeVault(worker, password, onStage);
  worker.sessions.assertNotLockedSince(locks);
  await storeFirst(worker, vault.text);
  return {
    session: worker.sessions.begin(vault, locks),
    keyrings: [],
    rememberToken: null,
    check: checkOf(vault),
  };
}

/**
 * Seals a vault anew when deriving became dearer, or when it has no list yet: under the same data key, so that other
 * ways in stay. Failing to do so must not keep anyone out.
 */
async function sealedAnew(
  worker: WorkerTools,
  vault: OpenVault,
  raw: Bytes,
  password: string,
): Promise<OpenVault> {
  const { envelope, text, user } = vault;
  try {
    const isWeaker = await worker.keyDerivation.isWeaker(envelope.kdf);
    if (!isWeaker && envelope.version === ENVELOPE_VERSION) return vault;
    const body = await sameBody(vault);
    const next = await sealUnder(worker, password, raw, body, quiet);
    // A device that could not do better than before keeps what it has.
    if (isWeaker && (await worker.keyDerivation.isWeaker(parseEnvelope(next).kdf))) return vault;
    const opened = await vaultOf(user, next, raw);
    await replaceEnvelope(worker.store, text, next);
    return opened;
  } catch {
    return vault;
  }
}

async function begin(
  worker: WorkerTools,
  vault: OpenVault,
  locks: number,
  remember: () => Promise<string | null>,
): Promise<UnlockedVault> {
  const keyrings = await worker.halves.of(vault);
  worker.sessions.assertNotLockedSince(locks);
  const rememberToken = await remember();
  try {
    const session = worker.sessions.begin(vault, locks);
    await worker.halves.keep(vault);
    return { session, keyrings, rememberToken, check: checkOf(vault) };
  } catch (thrown) {
    // Locked while the way back in was being kept: it goes too.
    await forgetRemembered(worker);
    throw thrown;
  }
}

/**
 * Opens the vault by password. A way back in from an earlier time is forgotten unless it is wanted again.
 *
 * @param locks - as `opening` told
 * @param nowMs - milliseconds since 1970, by which waiting is measured
 */
async function unlock(
  worker: WorkerTools,
  locks: number,
  password: string,
  nowMs: number,
  remember: RememberKind | null,
  onStage: StageListener,
): Promise<Result<UnlockedVault, UnlockProblem>> {
  const text = await worker.store.read('envelope');
  if (text === null) return err({ kind: 'no-vault' });
  parseEnvelope(text);
  preloadKeyOps(worker);
  const opened = await tryPassword(worker, text, password, nowMs, onStage);
  if (!opened.ok) return opened;
  const raw = opened.value;
  try {
    onStage('opening');
    const vault = await sealedAnew(worker, await vaultOf(worker.user, text, raw), raw, password);
    return ok(await begin(worker, vault, locks, () => saveRemembered(worker, raw, remember)));
  } finally {
    wipe(raw);
  }
}

/**
 * Asks for the password again within a session. It counts as any other try.
 *
 * @returns the data key, 32 bytes, the caller's to wipe
 * @throws {Fault} `rejected` when another window changed the vault: this session may not answer for what is stored now
 */
export async function freshPassword(
  worker: WorkerTools,
  session: SessionId,
  password: string,
  nowMs: number,
  onStage: StageListener = quiet,
): Promise<Result<Bytes, UnlockProblem>> {
  const { vault } = worker.sessions.open(session);
  const text = await worker.store.read('envelope');
  if (text === null) return err({ kind: 'no-vault' });
  if (text !== vault.text) throw new Fault('rejected', 'another window changed the vault');
  const opened = await tryPassword(worker, text, password, nowMs, onStage);
  try {
    worker.sessions.open(session);
    return opened;
  } catch (thrown) {
    if (opened.ok) wipe(opened.value);
    throw thrown;
  }
}

/** The vault under a fresh data key and another password: whoever had the old key has nothing of what is sealed now. */
async function underNewKey(
  worker: WorkerTools,
  vault: OpenVault,
  password: string,
  onStage: StageListener,
): Promise<OpenVault> {
  const raw = newDataKey();
  try {
    const body = await bodyUnder(vault, await importKey(raw.slice()));
    return await vaultOf(vault.user, await sealUnder(worker, password, raw, body, onStage), raw);
  } finally {
    wipe(raw);
  }
}

/**
 * Seals everything anew under another password and a fresh data key. Other ways in end with the old key, before the new one
 * is stored: whoever wants them has to ask for them again.
 */
async function changePassword(
  worker: WorkerTools,
  session: SessionId,
  current: string,
  next: string,
  nowMs: number,
  onStage: StageListener,
): Promise<Result<null, UnlockProblem>> {
  if (next === '') throw new RangeError('an empty password');
  const opened = await freshPassword(worker, session, current, nowMs, onStage);
  if (!opened.ok) return opened;
  wipe(opened.value);
  await worker.sessions.change(session, async (before) => {
    const vault = await underNewKey(worker, before, next, onStage);
    // Every wallet that was sealed anew opens, and derives what it did.
    await worker.halves.of(vault);
    await worker.keyStorage.remove();
    await worker.store.remove('stay', 'biometry');
    return { vault, outcome: null };
  });
  return ok(null);
}

/** What answers the calls of their names. */
export const PASSWORD_HANDLERS = {
  create: opening(create),
  unlock: opening(unlock),
  changePassword: inTurn(changePassword),
};
