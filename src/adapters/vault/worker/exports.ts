/** Showing secrets: each requires the password, and lasts only as long as its ticket. */

import { wipe } from '../../../domain/bytes.ts';
import { Fault } from '../../../domain/fault.ts';
import { err, ok, type Result } from '../../../domain/result.ts';
import type {
  BackupProblem,
  ExportedSecret,
  ExportRequest,
  ImportSource,
  SessionId,
  UnlockProblem,
} from '../../../ports/Vault.ts';
import type { KeyMaterial } from '../records/KeyRecord.ts';
import { wipeMaterial } from '../records/recordBytes.ts';
import { withRecord } from '../records/vaultRecords.ts';
import { freshPassword } from './passwords.ts';
import { inTurn, type WorkerTools } from './WorkerTools.ts';

async function reveal(
  { sessions, loadKeyOps }: WorkerTools,
  session: SessionId,
  keyringId: string,
  request: ExportRequest,
): Promise<ExportedSecret> {
  const keyOps = await loadKeyOps();
  const { vault } = sessions.open(session);
  const secret = await withRecord(vault, keyringId, (record) => keyOps.reveal(record, request));
  if (secret === null) throw new Fault('rejected', 'this wallet has no such secret');
  sessions.open(session);
  return secret;
}

/** Issues a ticket after checking the password. @throws {Fault} `not-found`, `rejected` when the keyring has no such secret */
async function beginExport(
  worker: WorkerTools,
  session: SessionId,
  keyringId: string,
  request: ExportRequest,
  password: string,
  nowMs: number,
): Promise<Result<string, UnlockProblem>> {
  const { vault } = worker.sessions.open(session);
  // Before the password check, so that a missing wallet costs no try.
  await withRecord(vault, keyringId, () => undefined);
  const opened = await freshPassword(worker, session, password, nowMs);
  if (!opened.ok) return opened;
  wipe(opened.value);
  await reveal(worker, session, keyringId, request);
  return ok(worker.sessions.open(session).tickets.give({ keyringId, request }));
}

/** The secret of a ticket. @throws {Fault} `not-found` when the ticket has ended */
async function revealExport(
  worker: WorkerTools,
  session: SessionId,
  ticketId: string,
): Promise<ExportedSecret> {
  const { keyringId, request } = worker.sessions.open(session).tickets.get(ticketId);
  const secret = await reveal(worker, session, keyringId, request);
  worker.sessions.open(session).tickets.get(ticketId);
  return secret;
}

/** How valid material differs from a record's: by kind or language only, revealing nothing of the secret. */
function differenceOf(kept: KeyMaterial, typed: KeyMaterial): BackupProblem {
  if (kept.origin !== typed.origin) return { kind: 'other-kind', typed: typed.origin };
  if (kept.origin !== 'phrase' || typed.origin !== 'phrase') return { kind: 'different' };
  const languages = { typed: typed.language ?? 'english', kept: kept.language ?? 'english' } as const;
  return languages.typed === languages.kept
    ? { kind: 'different' }
    : { kind: 'other-language', ...languages };
}

/** Compares a written backup with a record. Problems: `unreadable` (why) · `different` · `other-kind` · `other-language` */
async function checkBackup(
  { sessions, loadKeyOps }: WorkerTools,
  session: SessionId,
  keyringId: string,
  source: ImportSource,
): Promise<Result<null, BackupProblem>> {
  const { vault } = sessions.open(session);
  const keyOps = await loadKeyOps();
  return withRecord(vault, keyringId, async (record) => {
    const read = await keyOps.read(source, record.network);
    if (!read.ok) return err({ kind: 'unreadable', problem: read.problem });
    const isSame = keyOps.isBackup(record, read.value);
    const difference = differenceOf(record.material, read.value);
    wipeMaterial(read.value);
    sessions.open(session);
    return isSame ? ok(null) : err(difference);
  });
}

export const EXPORT_HANDLERS = {
  beginExport: inTurn(beginExport),
  revealExport,
  endExport: ({ sessions }: WorkerTools, session: SessionId, ticketId: string): void =>
    sessions.open(session).tickets.end(ticketId),
  checkBackup,
};
