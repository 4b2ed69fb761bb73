/** Finds the coins of a script of ours, and spends each back to its holder. */
import { RECOMMENDED_FEE_RATE } from '../../../domain/amount/FeeRate.ts';
import { NO_KOINU, sumKoinu } from '../../../domain/amount/Koinu.ts';
import {
  planRecovery,
  type RecoveryPlan,
  type ReturnedMoney,
  readRecovery,
  type ScriptMoneyState,
} from '../../../domain/drc20/script/recovery.ts';
import { isTokenTransferOver } from '../../../domain/drc20/send/TokenTransfer.ts';
import { Fault } from '../../../domain/fault.ts';
import { outpointKey } from '../../../domain/tx/Coin.ts';
import type { Consent } from '../../../domain/tx/Consent.ts';
import { isOver } from '../../../domain/tx/PendingTransfer.ts';
import { txidOf } from '../../../domain/tx/parse/parseTransaction.ts';
import type { IndexedCoin } from '../../../ports/ChainIndexer.ts';
import type { Ports } from '../../../ports/Ports.ts';
import type { PendingJournal } from '../../chain/PendingJournal.ts';
import type { KnownScript } from '../../chain/readCommitScripts.ts';
import type { TokenJournal } from '../../chain/TokenJournal.ts';
import type { Session } from '../../session/Session.ts';
import { pendingPart } from './recordTokens.ts';

export interface ScriptMoneyServices {
  readonly session: Session;
  readonly pending: PendingJournal;
  readonly journal: TokenJournal;
}

interface Tools extends ScriptMoneyServices {
  readonly ports: Ports;
}

/** What can be recovered from a script. */
interface Found {
  readonly plans: readonly RecoveryPlan[];
  /** coins too small to recover, koinu */
  readonly tooLittle: readonly bigint[];
}

/** Outpoints already accounted for: commits of open transfers, and inputs of pending ones. */
function takenOf({ journal, pending }: Tools): ReadonlySet<string> {
  const commits = journal.transfers
    .filter((transfer) => !isTokenTransferOver(transfer))
    .map(({ commitTxid }) => outpointKey({ txid: commitTxid, vout: 0 }));
  const spent = pending.transfers
    .filter((one) => !isOver(one))
    .flatMap(({ inputs }) => inputs.map(outpointKey));
  return new Set([...commits, ...spent]);
}

async function planOf(
  { ports: { chain, network } }: Tools,
  { redeemScript, holder }: KnownScript,
  { txid, vout }: IndexedCoin,
): Promise<ReturnType<typeof planRecovery>> {
  const commit = await chain.rawTransaction(txid);
  const hashed = txidOf(commit);
  if (!hashed.ok || hashed.value !== txid) throw new Fault('bad-answer', 'another transaction');
  return planRecovery({ commit, vout, redeemScript, to: holder, network, feeRate: RECOMMENDED_FEE_RATE });
}

async function findIn(tools: Tools, script: KnownScript): Promise<Found> {
  const taken = takenOf(tools);
  const coins = await tools.ports.chain.unspent(script.address);
  const plans: RecoveryPlan[] = [];
  const tooLittle: bigint[] = [];
  for (const coin of coins.filter((one) => !taken.has(outpointKey(one)))) {
    const planned = await planOf(tools, script, coin);
    if (planned.ok) plans.push(planned.value);
    else if (planned.problem.kind === 'nothing-left') tooLittle.push(planned.problem.value);
  }
  return { plans, tooLittle };
}

const sum = (values: readonly bigint[]) =>
  sumKoinu(values.map((value) => (NO_KOINU + value) as typeof NO_KOINU));

function possible(plans: readonly RecoveryPlan[]): ScriptMoneyState {
  const ways = plans.map(({ returned, fee }): ReturnedMoney => ({ gets: returned, fee }));
  const dearest = ways.reduce((one, other) => (other.fee * one.gets > one.fee * other.gets ? other : one));
  const [gets, fee] = [sum(ways.map((way) => way.gets)), sum(ways.map((way) => way.fee))];
  return { kind: 'possible', gets, fee, ...(ways.length > 1 ? { dearest } : {}) };
}

/** @throws {Fault} */
export async function inspectScript(tools: Tools, script: KnownScript): Promise<ScriptMoneyState> {
  const { plans, tooLittle } = await findIn(tools, script);
  if (plans.length > 0) {
    return possible(plans);
  }
  return tooLittle.length === 0 ? { kind: 'none' } : { kind: 'too-little', value: sum(tooLittle) };
}

/**
 * Recovers every coin of a script in a transaction of its own, recorded before broadcast. Without the user's consent it is shown
 * again.
 *
 * @throws {Fault}
 */
export async function bringBackFrom(
  tools: Tools,
  script: KnownScript,
  agreed: readonly Consent[],
): Promise<ScriptMoneyState> {
  const { plans } = await findIn(tools, script);
  if (plans.length === 0) return { kind: 'none' };
  for (const plan of plans) {
    const signed = await tools.ports.vault.signRecovery(tools.session.sessionId, { ...plan, agreed });
    if (!signed.ok && signed.problem.kind === 'not-agreed') return inspectScript(tools, script);
    if (!signed.ok) return { kind: 'rejected', problem: signed.problem };
    await send(tools, script, plan, signed.value.rawHex);
  }
  return { kind: 'sent', gets: sum(plans.map(({ returned }) => returned)) };
}

/** Records and broadcasts only bytes that parse as a single output to the holder. */
async function send(
  { ports, pending }: Tools,
  { holder }: KnownScript,
  { commit, vout, network }: RecoveryPlan,
  rawHex: string,
): Promise<void> {
  const read = readRecovery(rawHex, commit, [holder], network, vout);
  if (!read.ok) throw new Fault('rejected', 'not what brings it back');
  const { txid } = read.value;
  const about = { network, from: holder, to: holder, createdAtMs: ports.clock.nowMs() };
  await pending.record(pendingPart(read.value, rawHex, { of: txid, role: 'recovery' }, about));
  await pending.send(txid);
}
