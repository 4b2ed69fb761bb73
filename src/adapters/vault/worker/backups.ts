/** Backup files: written from the open vault, restored to a new one, or added to an open one. Always all or nothing. */

import { wipe } from '../../../domain/bytes.ts';
import { Fault } from '../../../domain/fault.ts';
import { err, ok, type Result } from '../../../domain/result.ts';
import type {
  BackupFileProblem,
  RestoredBackup,
  SessionId,
  StageListener,
  UnlockedVault,
  UnlockProblem,
  VaultKeyring,
  VaultSettings,
} from '../../../ports/Vault.ts';
import { forgetTries, giveBack, takeTry } from '../kdf/passwordGate.ts';
import { type BackupFile, NOTES_NAME, parseBackupFile, writeBackupFile } from '../records/backupFile.ts';
import type { Bytes } from '../records/bytes.ts';
import { writeEnvelope } from '../records/envelope.ts';
import {
  checkOf,
  makeVaultUnder,
  newDataKey,
  type OpenVault,
  openDataKey,
  vaultOf,
} from '../records/openVault.ts';
import { open, seal } from '../records/sealing.ts';
import { acceptedLoss, changeRecords, type NamedRecord, withRecords } from '../records/vaultRecords.ts';
import { mergeRecords } from './mergeRecords.ts';
import { assertNoVault, freshPassword, storeFirst } from './passwords.ts';
import { ownScripts, scriptsOf, withScripts } from './scripts.ts';
import { inTurn, opening, preloadKeyOps, type WorkerTools } from './WorkerTools.ts';

/** An opened backup file: its records open like any vault's. */
interface OpenBackup {
  readonly vault: OpenVault;
  readonly notes: string;
}

/**
 * The text of a backup file: the stored envelope, which opens with the current password, and the notes sealed under its key. It
 * requires the password: holding the unlocked phone must not be enough to take the vault away.
 */
async function backUp(
  worker: WorkerTools,
  session: SessionId,
  notes: string,
  password: string,
  nowMs: number,
): Promise<Result<string, UnlockProblem>> {
  // Also rejects when another window changed the vault: this file would be outdated.
  const opened = await freshPassword(worker, session, password, nowMs);
  if (!opened.ok) return opened;
  wipe(opened.value);
  const { vault } = worker.sessions.open(session);
  const { user, dataKey } = vault;
  const clear = new TextEncoder().encode(notes);
  // Lost records are not in the file: its list must not contain them, or the file would count as damaged.
  const { envelope } = isWhole(vault) ? vault : await acceptedLoss(vault, lostIn(vault));
  const context = { user, name: NOTES_NAME, version: 1 } as const;
  const text = writeBackupFile({ user, envelope, notes: await seal(dataKey, context, clear) });
  worker.sessions.open(session);
  return ok(text);
}

const lostIn = ({ loss }: OpenVault): ReadonlySet<string> => new Set([...loss.missing, ...loss.outdated]);

const isWhole = (vault: OpenVault): boolean => lostIn(vault).size === 0;

async function openNotes(vault: OpenVault, { user, notes }: BackupFile): Promise<string | null> {
  const clear = await open(vault.dataKey, { user, name: NOTES_NAME, version: 1 }, notes);
  return clear === null ? null : new TextDecoder().decode(clear);
}

/** Reports a corrupt file as damage of the file, not of the vault. */
async function damagedInstead<Value>(
  work: () => Promise<Result<Value, BackupFileProblem>>,
): Promise<Result<Value, BackupFileProblem>> {
  try {
    return await work();
  } catch (thrown) {
    if (thrown instanceof Fault && thrown.kind === 'corrupt') return err({ kind: 'damaged' });
    throw thrown;
  }
}

/** Opens every record and derives its public half, to verify. @throws {Fault} `corrupt` */
async function deriveAll({ loadKeyOps }: WorkerTools, vault: OpenVault): Promise<void> {
  const keyOps = await loadKeyOps();
  await withRecords(vault, async (records) => {
    for (const { id, record } of records) await keyOps.keyring(id, record);
  });
}

/** Opens a file and every record in it. */
async function openFile(
  worker: WorkerTools,
  text: string,
  password: string,
  onStage: StageListener,
): Promise<Result<OpenBackup, BackupFileProblem>> {
  const parsed = parseBackupFile(text);
  if (!parsed.ok) return parsed;
  const { user, envelope } = parsed.value;
  onStage('stretching');
  const raw = password === '' ? null : await openDataKey({ ...worker, user }, envelope, password);
  if (raw === null) return err({ kind: 'wrong-password' });
  onStage('opening');
  return damagedInstead(async () => {
    const vault = await vaultOf(user, writeEnvelope(envelope), raw).finally(() => wipe(raw));
    const notes = await openNotes(vault, parsed.value);
    if (notes === null || !isWhole(vault)) return err({ kind: 'damaged' });
    await deriveAll(worker, vault);
    return ok({ vault, notes });
  });
}

/** A new vault of this user under a fresh data key, with a file's records. */
async function sealAnew(
  worker: WorkerTools,
  raw: Bytes,
  password: string,
  settings: VaultSettings,
  records: readonly NamedRecord[],
  onStage: StageListener,
): Promise<OpenVault> {
  const empty = await makeVaultUnder(worker, password, raw, onStage, settings);
  return changeRecords(empty, { put: records });
}

/** Creates the vault of a file, under its password, with the current derivation cost. @param locks - from `opening` */
async function restore(
  worker: WorkerTools,
  locks: number,
  text: string,
  password: string,
  onStage: StageListener,
): Promise<Result<UnlockedVault & RestoredBackup, BackupFileProblem>> {
  await assertNoVault(worker);
  preloadKeyOps(worker);
  const opened = await openFile(worker, text, password, onStage);
  if (!opened.ok) return opened;
  const { notes } = opened.value;
  const raw = newDataKey();
  try {
    const keys = await withRecords(opened.value.vault, (records) =>
      sealAnew(worker, raw, password, opened.value.vault.manifest.settings, records, onStage),
    );
    const vault = await withScripts(keys, await scriptsOf(opened.value.vault));
    const keyrings = await worker.halves.of(vault);
    worker.sessions.assertNotLockedSince(locks);
    await storeFirst(worker, vault.text);
    const session = worker.sessions.begin(vault, locks);
    await worker.halves.keep(vault);
    return ok({ session, keyrings, rememberToken: null, check: checkOf(vault), knownCount: 0, notes });
  } finally {
    wipe(raw);
  }
}

/**
 * Opens a file within a session. Its password may be this vault's: a wrong one counts as a try, and a right one resets the count
 * only when the file is this vault's own.
 */
async function openCounted(
  worker: WorkerTools,
  session: SessionId,
  text: string,
  password: string,
  nowMs: number,
  onStage: StageListener,
): Promise<Result<OpenBackup, BackupFileProblem>> {
  const { vault } = worker.sessions.open(session);
  const parsed = parseBackupFile(text);
  if (!parsed.ok) return parsed;
  const tried = await takeTry(worker, nowMs);
  if (!tried.ok) return tried;
  try {
    const opened = await openFile(worker, text, password, onStage);
    const isWrong = !opened.ok && opened.problem.kind === 'wrong-password';
    const isOwn = parsed.value.envelope.dataKey.ciphertext === vault.envelope.dataKey.ciphertext;
    if (!isWrong) await (opened.ok && isOwn ? forgetTries : giveBack)(worker, tried.value);
    return opened;
  } catch (thrown) {
    await giveBack(worker, tried.value);
    throw thrown;
  }
}

/** Adds a file's records to the open vault, under this vault's key. */
async function addBackup(
  worker: WorkerTools,
  session: SessionId,
  text: string,
  password: string,
  nowMs: number,
  onStage: StageListener,
): Promise<Result<RestoredBackup, BackupFileProblem>> {
  worker.sessions.open(session);
  preloadKeyOps(worker);
  const opened = await openCounted(worker, session, text, password, nowMs, onStage);
  if (!opened.ok) return opened;
  const { vault: backup, notes } = opened.value;
  const keyOps = await worker.loadKeyOps();
  onStage('sealing');
  const added = await worker.sessions.change(session, (vault) =>
    withRecords(vault, (existing) =>
      withRecords(backup, async (incoming) => {
        const { put, knownCount } = mergeRecords(keyOps, existing, incoming);
        const keys = await changeRecords(vault, { put });
        const keyrings: VaultKeyring[] = [];
        for (const { id } of put) keyrings.push(await worker.halves.derive(keys, id, vault));
        // the file may be someone else's: it must not decide which addresses this vault can't pay
        const scripts = ownScripts(await scriptsOf(backup), await worker.halves.of(keys));
        const next = await withScripts(keys, scripts);
        return { vault: next, outcome: { keyrings, knownCount } };
      }),
    ),
  );
  return ok({ ...added, notes });
}

export const BACKUP_HANDLERS = {
  backUp: inTurn(backUp),
  restore: opening(restore),
  addBackup: inTurn(addBackup),
};
