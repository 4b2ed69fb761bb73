/** Signs with the keys of the open vault. */

import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import { type Result, refuse } from '../../../domain/result.ts';
import type {
  RecoveryRequest,
  SessionId,
  SignedMessage,
  SignedTokenTransfer,
  SignedTransfer,
  SigningProblem,
  SigningRequest,
  TokenSigningRequest,
} from '../../../ports/Vault.ts';
import type { KeyCraft } from '../craft/KeyCraft.ts';
import type { KeyRecord } from '../records/KeyRecord.ts';
import { withRecord, withRecords } from '../vaultRecords.ts';
import type { RoomTools } from './RoomTools.ts';
import { keepScriptsOf, scriptPaidBy } from './scripts.ts';

/** Works with all keyrings of the open vault; when it was locked meanwhile, what came of it goes nowhere. */
async function withAll<Value>(
  { sessions, loadCraft }: RoomTools,
  session: SessionId,
  work: (craft: KeyCraft, records: readonly KeyRecord[]) => Value,
): Promise<Value> {
  const { vault } = sessions.open(session);
  const craft = await loadCraft();
  const made = await withRecords(vault, (records) =>
    work(
      craft,
      records.map(({ record }) => record),
    ),
  );
  sessions.open(session);
  return made;
}

/** Whom a plan pays. */
export const recipientsOf = ({ plan }: SigningRequest): readonly DogeAddress[] =>
  plan.outputs.map(({ to }) => to);

/** Signs a transfer. @throws {Fault} `locked`, also when it was locked meanwhile; `corrupt` */
export async function sign(
  room: RoomTools,
  session: SessionId,
  request: SigningRequest,
): Promise<Result<SignedTransfer, SigningProblem>> {
  const problem = await scriptPaidBy(room.sessions.open(session).vault, recipientsOf(request));
  if (problem !== null) return refuse(problem);
  return withAll(room, session, (craft, records) => craft.sign(records, request));
}

/**
 * Signs every commit and every reveal of a plan, all or none, and keeps its scripts: what is signed can be brought back.
 * Call it in turn.
 *
 * @throws {Fault} as `sign`, and what storing throws: then nothing was handed out
 */
export async function signTokenTransfers(
  room: RoomTools,
  session: SessionId,
  request: TokenSigningRequest,
): Promise<Result<readonly SignedTokenTransfer[], SigningProblem>> {
  const { transfers } = request.plan;
  const problem = await scriptPaidBy(
    room.sessions.open(session).vault,
    transfers.map(({ to }) => to),
    transfers.map(({ commit }) => commit.commitAddress),
  );
  if (problem !== null) return refuse(problem);
  const signed = await withAll(room, session, (craft, records) => craft.signTokens(records, request));
  if (signed.ok) await keepScriptsOf(room, session, request.plan);
  return signed;
}

/** Signs what brings a commit's money back. @throws {Fault} as `sign` */
export const signRecovery = (
  room: RoomTools,
  session: SessionId,
  request: RecoveryRequest,
): Promise<Result<SignedTransfer, SigningProblem>> =>
  withAll(room, session, (craft, records) => craft.signRecovery(records, request));

/** Signs with one account, in the same way. @throws {Fault} `locked`, `corrupt`, `not-found` for an unknown keyring or account */
async function signWith(
  { sessions, loadCraft }: RoomTools,
  session: SessionId,
  keyringId: string,
  sign: (craft: KeyCraft, record: KeyRecord) => Result<SignedMessage, SigningProblem>,
): Promise<Result<SignedMessage, SigningProblem>> {
  const { vault } = sessions.open(session);
  const craft = await loadCraft();
  const signed = await withRecord(vault, keyringId, (record) => sign(craft, record));
  sessions.open(session);
  return signed;
}

/** Signs a text; what begins like an answer to a site is refused. @throws {Fault} as `signWith` */
export const signMessage = (
  room: RoomTools,
  session: SessionId,
  keyringId: string,
  index: number,
  message: string,
): Promise<Result<SignedMessage, SigningProblem>> =>
  signWith(room, session, keyringId, (craft, record) => craft.signText(record, index, message));

/** Signs the answer to a site's request. @throws {Fault} as `signWith`; `refused` when it is no request */
export const signAnswer = (
  room: RoomTools,
  session: SessionId,
  keyringId: string,
  index: number,
  request: string,
): Promise<Result<SignedMessage, SigningProblem>> =>
  signWith(room, session, keyringId, (craft, record) => craft.signAnswer(record, index, request));
