/** Importing keys: read, reviewed, stored or forgotten. Nothing is stored before the user confirms. */

import type { Network } from '../../../domain/address/Network.ts';
import type { KeyReading } from '../../../domain/keys/ImportSource.ts';
import { err, ok, type Result } from '../../../domain/result.ts';
import type {
  ImportChoice,
  ImportDraft,
  ImportProblem,
  ImportSource,
  SessionId,
  SignedTransfer,
  SigningProblem,
  SigningRequest,
  VaultAccount,
  VaultKeyring,
  WalletText,
} from '../../../ports/Vault.ts';
import type { KeyOps } from '../keyOps/KeyOps.ts';
import type { SpendableWallets } from '../keyOps/SpendableWallets.ts';
import type { KeyRecord } from '../records/KeyRecord.ts';
import type { OpenVault } from '../records/openVault.ts';
import { wipeMaterial, wipeRecord } from '../records/recordBytes.ts';
import { changeRecords, withRecords } from '../records/vaultRecords.ts';
import { mergeRecords } from './mergeRecords.ts';
import type { ChangedVault } from './Sessions.ts';
import { scriptPaidBy } from './scripts.ts';
import { recipientsOf, signOne } from './signing.ts';
import { inTurn, type WorkerTools } from './WorkerTools.ts';

const MAX_ACCOUNTS_AT_ONCE = 100;

/** The same for a text with many keys. Its draft has the origin of its first part. */
async function draftWallet(
  sessions: WorkerTools['sessions'],
  session: SessionId,
  keyOps: KeyOps,
  source: WalletText,
  network: Network,
): Promise<Result<ImportDraft, ImportProblem>> {
  const read = await keyOps.readWallet(source, network);
  if (!read.ok) return read;
  const { parts, readings, named, unread } = read.value;
  try {
    const id = sessions.open(session).imports.hold({ parts, network });
    const origin = parts[0]?.origin ?? 'private-key';
    return ok({ id, origin, readings, named, ...(unread.count > 0 ? { unread } : {}) });
  } catch (thrown) {
    parts.forEach(wipeMaterial);
    throw thrown;
  }
}

/** Reads an import and holds it in memory. Problems: see ImportProblem */
async function draftImport(
  { sessions, loadKeyOps }: WorkerTools,
  session: SessionId,
  source: ImportSource | WalletText,
  network: Network,
): Promise<Result<ImportDraft, ImportProblem>> {
  sessions.open(session);
  const keyOps = await loadKeyOps();
  if (source.kind === 'wallet-text') return draftWallet(sessions, session, keyOps, source, network);
  const read = await keyOps.read(source, network);
  if (!read.ok) return read;
  const material = read.value;
  try {
    const readings = keyOps.readings(material, network);
    const id = sessions.open(session).imports.hold({ parts: [material], network });
    return ok({ id, origin: material.origin, readings });
  } catch (thrown) {
    wipeMaterial(material);
    throw thrown;
  }
}

/** Public halves of a draft's accounts. @throws {RangeError} for more than 100 at once, or an invalid path */
async function deriveImport(
  { sessions, loadKeyOps }: WorkerTools,
  session: SessionId,
  draftId: string,
  reading: KeyReading,
  from: number,
  count: number,
): Promise<readonly VaultAccount[]> {
  if (count > MAX_ACCOUNTS_AT_ONCE) throw new RangeError(`${count} accounts at once`);
  sessions.open(session).imports.get(draftId);
  const keyOps = await loadKeyOps();
  const { material, network } = sessions.open(session).imports.partOf(draftId, reading);
  return keyOps.derive(material, network, reading, from, count);
}

async function putChosen(
  worker: WorkerTools,
  keyOps: KeyOps,
  vault: OpenVault,
  chosen: readonly KeyRecord[],
): Promise<ChangedVault<readonly VaultKeyring[]>> {
  return withRecords(vault, async (existing) => {
    const incoming = chosen.map((record) => ({ id: null, record }));
    const { put, ids } = mergeRecords(keyOps, existing, incoming);
    const next = await changeRecords(vault, { put });
    const keyrings: VaultKeyring[] = [];
    for (const id of ids) keyrings.push(await worker.halves.derive(next, id, vault));
    return { vault: next, outcome: keyrings };
  });
}

/** Stores keyrings of a draft in one write, and forgets the draft. @throws {RangeError} when nothing is chosen */
async function saveImport(
  worker: WorkerTools,
  session: SessionId,
  draftId: string,
  choices: readonly ImportChoice[],
): Promise<readonly VaultKeyring[]> {
  if (choices.length === 0) throw new RangeError('nothing is chosen');
  worker.sessions.open(session).imports.get(draftId);
  const keyOps = await worker.loadKeyOps();
  const { imports } = worker.sessions.open(session);
  const chosen: KeyRecord[] = [];
  try {
    for (const choice of choices) {
      const { material, network } = imports.partOf(draftId, choice.reading);
      chosen.push(keyOps.record(material, network, choice));
    }
    const keyrings = await worker.sessions.change(session, (vault) =>
      putChosen(worker, keyOps, vault, chosen),
    );
    imports.forget(draftId);
    return keyrings;
  } finally {
    chosen.forEach(wipeRecord);
  }
}

/** Signs with a draft's keys; nothing is stored, and the draft stays. @throws {Fault} `not-found` when it was forgotten */
async function signWithDraft(
  worker: WorkerTools,
  session: SessionId,
  draftId: string,
  choice: ImportChoice,
  request: SigningRequest,
): Promise<Result<SignedTransfer, SigningProblem>> {
  const { sessions, loadKeyOps } = worker;
  sessions.open(session).imports.get(draftId);
  const problem = await scriptPaidBy(sessions.open(session).vault, recipientsOf(request));
  if (problem !== null) return err(problem);
  const keyOps = await loadKeyOps();
  const { material, network } = sessions.open(session).imports.partOf(draftId, choice.reading);
  const record = keyOps.record(material, network, choice);
  try {
    const wallets: SpendableWallets = {
      keyrings: [await keyOps.keyring(draftId, record)],
      withRecord: async (_, work) => work(record),
    };
    return await signOne(worker, session, keyOps, wallets, request);
  } finally {
    wipeRecord(record);
  }
}

export const IMPORT_HANDLERS = {
  draftImport,
  deriveImport,
  saveImport: inTurn(saveImport),
  forgetImport: ({ sessions }: WorkerTools, session: SessionId, draftId: string): void =>
    sessions.open(session).imports.forget(draftId),
  signWithDraft,
};
