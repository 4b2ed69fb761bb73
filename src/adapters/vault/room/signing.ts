/** Signs with the keys of the open vault. */

import type { Result } from '../../../domain/result.ts';
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

/** Signs a transfer. @throws {Fault} `locked`, also when it was locked meanwhile; `corrupt` */
export const sign = (
  room: RoomTools,
  session: SessionId,
  request: SigningRequest,
): Promise<Result<SignedTransfer, SigningProblem>> =>
  withAll(room, session, (craft, records) => craft.sign(records, request));

/** Signs every commit and every reveal of a plan, all or none. @throws {Fault} as `sign` */
export const signTokenTransfers = (
  room: RoomTools,
  session: SessionId,
  request: TokenSigningRequest,
): Promise<Result<readonly SignedTokenTransfer[], SigningProblem>> =>
  withAll(room, session, (craft, records) => craft.signTokens(records, request));

/** Signs what brings a commit's money back. @throws {Fault} as `sign` */
export const signRecovery = (
  room: RoomTools,
  session: SessionId,
  request: RecoveryRequest,
): Promise<Result<SignedTransfer, SigningProblem>> =>
  withAll(room, session, (craft, records) => craft.signRecovery(records, request));

/** Signs a text, in the same way. @throws {Fault} `locked`, `corrupt`, `not-found` for an unknown keyring or account */
export async function signMessage(
  { sessions, loadCraft }: RoomTools,
  session: SessionId,
  keyringId: string,
  index: number,
  message: string,
): Promise<Result<SignedMessage, SigningProblem>> {
  const { vault } = sessions.open(session);
  const craft = await loadCraft();
  const signed = await withRecord(vault, keyringId, (record) => craft.signText(record, index, message));
  sessions.open(session);
  return signed;
}
