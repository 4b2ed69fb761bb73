/** Releases signed bytes immediately, or after a second confirmation: the password, or the device's own lock. */

import { wipe } from '../../../domain/bytes.ts';
import { Fault } from '../../../domain/fault.ts';
import { err, ok, type Result } from '../../../domain/result.ts';
import {
  needsSecondConfirmation,
  type SecondConfirmation,
} from '../../../domain/session/secondConfirmation.ts';
import { type Coin, type Outpoint, outpointKey } from '../../../domain/tx/Coin.ts';
import type { OwnerProof, ReleaseProblem, SessionId, SignedTransfer } from '../../../ports/Vault.ts';
import type { KeyOps } from '../keyOps/KeyOps.ts';
import { type OpenVault, openUnder } from '../records/openVault.ts';
import { readToken, unwrapKey } from '../records/quickWrap.ts';
import { importKey } from '../records/sealing.ts';
import { freshPassword } from './passwords.ts';
import { inTurn, type WorkerTools } from './WorkerTools.ts';

/** The vault's sealed rule. */
const ruleOf = ({ manifest }: OpenVault): SecondConfirmation => manifest.settings.secondConfirmation;

/** A signed transfer and its effect. */
export interface Outgoing {
  /** parents before the transactions that spend them */
  readonly signed: readonly SignedTransfer[];
  /** the wallet's coins they spend */
  readonly coins: readonly Coin[];
  /** what the wallet loses, koinu */
  readonly leaving: bigint;
  /** which ones keep their input scripts because the user has to see them */
  readonly keeps?: (index: number) => boolean;
}

/** What is released: the signed bytes; or the same without signatures, and a ticket for them. */
export interface Issued {
  readonly transfers: readonly SignedTransfer[];
  readonly ticket?: string;
}

/** Whether an amount may leave without a second confirmation; if so it is booked. @param leaving - koinu */
export function mayLeave(
  { sessions }: WorkerTools,
  session: SessionId,
  coins: readonly Outpoint[],
  leaving: bigint,
): boolean {
  const { outflow, vault } = sessions.open(session);
  const spent = coins.map(outpointKey);
  if (needsSecondConfirmation(ruleOf(vault), outflow.sumWith(spent, leaving))) return false;
  outflow.add(spent, leaving);
  return true;
}

/** Holds signed bytes back if the rule requires a second confirmation; otherwise books them. */
export function issueBytes(
  worker: WorkerTools,
  session: SessionId,
  keyOps: KeyOps,
  { signed, coins, leaving, keeps }: Outgoing,
): Issued {
  if (mayLeave(worker, session, coins, leaving)) return { transfers: signed };
  const { held } = worker.sessions.open(session);
  const transfers = keyOps.blank(
    signed.map(({ rawHex }) => rawHex),
    keeps,
  );
  return { transfers, ticket: held.hold(signed) };
}

/**
 * Books a transfer to its own owner, of which only the fee leaves. @param coin - key of the spent coin @throws {Fault} `rejected`
 * for a fee above what may leave
 */
export function allowFee({ sessions }: WorkerTools, session: SessionId, coin: string, fee: bigint): void {
  const { outflow, vault } = sessions.open(session);
  const rule = ruleOf(vault);
  if (rule.kind === 'above' && needsSecondConfirmation(rule, outflow.sumWith([coin], fee) ?? fee)) {
    throw new Fault('rejected', 'a fee that needs a second look');
  }
  outflow.add([coin], fee);
}

async function isTokenOf(worker: WorkerTools, vault: OpenVault, token: string): Promise<boolean> {
  const stored = await worker.store.read('biometry');
  const wrapping = readToken(token);
  if (stored === null || wrapping === null) return false;
  const raw = await unwrapKey(worker.user, 'biometry', wrapping, stored);
  if (raw === null) return false;
  // The stored text could be planted: only a key that opens this very vault counts.
  return (await openUnder(worker.user, vault.text, await importKey(raw))) !== null;
}

async function prove(
  worker: WorkerTools,
  session: SessionId,
  proof: OwnerProof,
  nowMs: number,
): Promise<Result<null, ReleaseProblem>> {
  if (proof.kind === 'biometry') {
    const isTheirs = await isTokenOf(worker, worker.sessions.open(session).vault, proof.token);
    return isTheirs ? ok(null) : err({ kind: 'lost' });
  }
  const opened = await freshPassword(worker, session, proof.password, nowMs);
  if (!opened.ok) return opened;
  wipe(opened.value);
  return ok(null);
}

/** Releases a ticket's bytes, once, after the owner is authenticated. @throws {Fault} `not-found`, `locked` */
async function release(
  worker: WorkerTools,
  session: SessionId,
  ticket: string,
  proof: OwnerProof,
  nowMs: number,
): Promise<Result<readonly SignedTransfer[], ReleaseProblem>> {
  worker.sessions.open(session).held.get(ticket);
  const proved = await prove(worker, session, proof, nowMs);
  if (!proved.ok) return proved;
  const { held, outflow } = worker.sessions.open(session);
  const signed = held.take(ticket);
  outflow.clear();
  return ok(signed);
}

export const CONFIRMATION_HANDLERS = { release: inTurn(release) };
