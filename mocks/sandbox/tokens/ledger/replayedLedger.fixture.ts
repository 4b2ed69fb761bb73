/** A ledger that has read the recorded transactions. */
import { fromHex } from '../../bytes.ts';
import { decodeTransaction } from '../../chain/decodeTransaction.ts';
import type { TransactionRecord } from '../../chain/types.ts';
import vectors from '../../vectors/ledger-verdicts.json' with { type: 'json' };
import { applyOrder } from './applyOrder.ts';
import { LedgerState } from './LedgerState.ts';
import { readOrder } from './readOrder.ts';
import type { Grant, LedgerOrder } from './types.ts';

/** A published index's record of a transaction. */
export interface RecordedVerdict {
  readonly verdict: string;
  readonly err_info?: string;
  readonly order?: Readonly<Record<string, unknown>>;
  readonly moved?: readonly Readonly<Record<string, unknown>>[];
}

/** A commit and its reveal, with their verdicts. */
export interface RecordedReveal {
  readonly what: string;
  /** those of `4` depend on transfers that were not recorded */
  readonly part: string;
  readonly height: number;
  readonly sender: { readonly address: string; readonly script: string };
  readonly commit: string;
  readonly reveal: string;
  readonly dogeuni: RecordedVerdict;
}

/** In chain order. */
export const RECORDED_REVEALS = vectors.transactions as readonly RecordedReveal[];

function recordOf(rawHex: string, senderScript: string | null): TransactionRecord {
  const decoded = decodeTransaction(rawHex);
  if (!decoded) throw new TypeError(rawHex);
  const spends = senderScript === null ? [] : [{ value: 0n, script: fromHex(senderScript) }];
  return { ...decoded, spends, isCoinbase: false, fee: 0n, firstSeenMs: 0 };
}

/** Applies one transaction to a ledger. @returns the recorded order; null when it was not recorded */
export function replay(
  state: LedgerState,
  { height, sender, commit, reveal }: RecordedReveal,
): LedgerOrder | null {
  const given = recordOf(commit, sender.script);
  const block = { height, hash: '', previousHash: '', timeMs: 0, txids: [] };
  const position = { id: state.orders.length + 1, block, network: 'regtest' } as const;
  const find = (txid: string) => (txid === given.txid ? given : undefined);
  const order = readOrder(recordOf(reveal, null), find, position);
  if (order === null) return null;
  applyOrder(state, order);
  return state.orders.at(-1) ?? null;
}

/** The ledger after all self-contained transactions. @param grants - made by modules */
export function replayedLedger(grants: readonly Grant[] = []): LedgerState {
  const state = new LedgerState(grants);
  for (const vector of RECORDED_REVEALS) if (vector.part !== '4') replay(state, vector);
  return state;
}
