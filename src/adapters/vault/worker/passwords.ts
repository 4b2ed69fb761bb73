/** Everything done by password: creating a vault, unlocking it, confirming, changing the password. */

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

/** @throws {Fault} `rejected` when a vault exists already, whatever its state */
export async function assertNoVault({ store }: Pick<WorkerTools, 'store'>): Promise<void> {
  if ((await store.read('envelope')) !== null) throw new Fault('rejected', 'a vault exists already');
}

/** Stores the first envelope of a vault. Leftover ways to unlock an earlier one are removed first: they must not open this one. */
export async function storeFirst({ store, keyStorage }: WorkerTools, text: string): Promise<void> {
  await keyStorage.remove();
  await store.remove('stay', 'biometry');
  await replaceEnvelope(store, null, text);
}

/** Creates a new, empty vault. @param locks - from `opening`. @throws {Fault} `rejected`, `locked` */
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
 * Seals a vault anew when the derivation cost has risen, or when it has no list yet: under the same data key, so that other ways to
 * unlock still work. A failure must not keep the owner out.
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
    // If this device can't exceed the stored cost, the old envelope stays.
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
    // Locked while the session was being remembered: forget it too.
    await forgetRemembered(worker);
    throw thrown;
  }
}

/**
 * Opens the vault by password. An earlier remembered session is forgotten unless requested again.
 *
 * @param locks - from `opening`
 * @param nowMs - milliseconds since 1970, to measure waits
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
 * Checks the password again within a session. A wrong one counts as a try.
 *
 * @returns the data key, 32 bytes, the caller's to wipe
 * @throws {Fault} `rejected` when another window changed the vault: this session no longer matches what is stored
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

/** The vault under a fresh data key and another password: the old key opens nothing that is sealed from now on. */
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
 * Seals everything anew under another password and a fresh data key. Other ways to unlock are removed before the new vault is
 * stored: they have to be set up again.
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
    // Verifies that every wallet opens again and derives its accounts.
    await worker.halves.of(vault);
    await worker.keyStorage.remove();
    await worker.store.remove('stay', 'biometry');
    return { vault, outcome: null };
  });
  return ok(null);
}

export const PASSWORD_HANDLERS = {
  create: opening(create),
  unlock: opening(unlock),
  changePassword: inTurn(changePassword),
};
