/** Spends a stuck commit's output back to its holder. */
import { RECOMMENDED_FEE_RATE } from '../../../domain/amount/FeeRate.ts';
import {
  planRecovery,
  type RecoveryPlan,
  type RecoveryProblem,
  type RecoveryProgress,
  readRecovery,
} from '../../../domain/drc20/script/recovery.ts';
import { Fault } from '../../../domain/fault.ts';
import type { Result } from '../../../domain/result.ts';
import type { Consent } from '../../../domain/tx/Consent.ts';
import { isOver } from '../../../domain/tx/PendingTransfer.ts';
import type { SigningProblem } from '../../../domain/tx/SigningProblem.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';
import type { Ports } from '../../../ports/Ports.ts';
import type { PendingJournal } from '../../chain/PendingJournal.ts';
import type { TokenJournal } from '../../chain/TokenJournal.ts';
import type { Session } from '../../session/Session.ts';
import { pendingPart } from './recordTokens.ts';
import type { TokenRunner } from './TokenRunner.ts';

/** State of a stuck transfer's recovery. */
export type RecoveryState =
  | RecoveryProgress
  | { readonly kind: 'impossible'; readonly problem: RecoveryProblem }
  | { readonly kind: 'rejected'; readonly problem: SigningProblem };

export interface RecoveryServices {
  readonly session: Session;
  readonly pending: PendingJournal;
  readonly journal: TokenJournal;
  readonly runner: TokenRunner;
}

export interface RecoveryTools extends RecoveryServices {
  readonly ports: Ports;
}

/** The recovery's plan; null when there is nothing to recover. @throws {Fault} when the commit can't be fetched */
export async function planBack(
  tools: RecoveryTools,
  id: Txid,
): Promise<Result<RecoveryPlan, RecoveryProblem> | null> {
  const transfer = tools.journal.find(id);
  if (transfer === null || transfer.stage !== 'stuck') return null;
  const { commitTxid, redeemScript, from: to, network } = transfer;
  const commit =
    tools.pending.find(commitTxid)?.rawHex || (await tools.ports.chain.rawTransaction(commitTxid));
  return planRecovery({ commit, redeemScript, to, network, feeRate: RECOMMENDED_FEE_RATE });
}

/**
 * Signs, records and broadcasts the recovery. Without the user's consent it is shown again.
 *
 * @returns what went wrong; null when it was broadcast: see its stage
 * @throws {Fault} when the vault or the storage fails; then nothing was sent
 */
export async function bringBack(
  tools: RecoveryTools,
  id: Txid,
  agreed: readonly Consent[],
): Promise<RecoveryState | null> {
  const planned = await planBack(tools, id);
  if (planned === null) return null;
  if (!planned.ok) return { kind: 'impossible', problem: planned.problem };
  const { returned: gets, fee } = planned.value;
  const signed = await tools.ports.vault.signRecovery(tools.session.sessionId, { ...planned.value, agreed });
  if (!signed.ok && signed.problem.kind === 'not-agreed') return { kind: 'possible', gets, fee };
  if (!signed.ok) return { kind: 'rejected', problem: signed.problem };
  await record(tools, id, planned.value, signed.value.rawHex);
  await tools.pending.send(signed.value.txid);
  return null;
}

async function record(tools: RecoveryTools, id: Txid, plan: RecoveryPlan, rawHex: string): Promise<void> {
  const { journal, pending, ports } = tools;
  const transfer = journal.find(id);
  const read = readRecovery(rawHex, plan.commit, [plan.to], plan.network);
  if (transfer === null || !read.ok) throw new Fault('rejected', 'not what brings it back');
  const { from, network, recoveryTxid: before } = transfer;
  const about = { network, from, to: from, createdAtMs: ports.clock.nowMs() };
  const recovery = pendingPart(read.value, rawHex, { of: id, role: 'recovery' }, about);
  const known = pending.find(recovery.txid);
  if (known !== null && !isOver(known)) return;
  await pending.recordAll([{ ...recovery, replaces: id }], {
    write: () => journal.update(id, { recoveryTxid: recovery.txid }),
    undo: () => journal.update(id, { recoveryTxid: before }),
  });
}
