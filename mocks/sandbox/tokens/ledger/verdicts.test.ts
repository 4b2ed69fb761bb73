// Real transactions, in the order of their chain, with what the published indexers made of them.
import { describe, expect, it } from 'vitest';
import { fromHex } from '../../bytes.ts';
import { decodeTransaction } from '../../chain/decodeTransaction.ts';
import type { TransactionRecord } from '../../chain/types.ts';
import vectors from '../../vectors/ledger-verdicts.json' with { type: 'json' };
import { applyOrder } from './applyOrder.ts';
import { LedgerState } from './LedgerState.ts';
import { readOrder } from './readOrder.ts';

interface Verdict {
  readonly verdict: string;
  readonly err_info?: string;
  readonly order?: Readonly<Record<string, unknown>>;
  readonly moved?: readonly Readonly<Record<string, unknown>>[];
}

interface Vector {
  readonly what: string;
  readonly part: string;
  readonly height: number;
  readonly sender: { readonly address: string; readonly script: string };
  readonly commit: string;
  readonly reveal: string;
  readonly revealTxid: string;
  readonly dogeuni: Verdict;
}

const VECTORS = vectors.transactions as readonly Vector[];

function recordOf(rawHex: string, senderScript: string | null): TransactionRecord {
  const decoded = decodeTransaction(rawHex);
  if (!decoded) throw new TypeError(rawHex);
  const spends = senderScript === null ? [] : [{ value: 0n, script: fromHex(senderScript) }];
  return { ...decoded, spends, isCoinbase: false, fee: 0n, firstSeenMs: 0 };
}

/** What one transaction does to a ledger, in the words of the vectors. */
function judge(state: LedgerState, { height, sender, commit, reveal }: Vector): Verdict {
  const given = recordOf(commit, sender.script);
  const block = { height, hash: '', previousHash: '', timeMs: 0, txids: [] };
  const position = { id: state.orders.length + 1, block, network: 'regtest' } as const;
  const find = (txid: string) => (txid === given.txid ? given : undefined);
  const order = readOrder(recordOf(reveal, null), find, position);
  const before = state.moves.length;
  if (order === null) return { verdict: 'not recorded', moved: [] };
  applyOrder(state, order);
  const { op, holder, to, rejection, tick, amount, repeat, protocol } = state.orders.at(-1) ?? order;
  const ofToken = protocol === 'file' ? {} : { amt: `${amount}`, tick };
  const moved = state.moves.slice(before).map(({ thing, from, to: got, amount: units }) => ({
    ...{ of: thing, from, to: got },
    ...(protocol === 'file' ? {} : { amt: `${units}` }),
  }));
  return {
    verdict: rejection === '' ? 'applied' : 'refused',
    ...(rejection === '' ? {} : { err_info: rejection }),
    order: {
      list: { 'drc-20': 'drc20', 'meme-20': 'meme20', file: 'file' }[protocol],
      ...{ op, holder_address: holder, to_address: to, ...ofToken },
      ...(op === 'mint' ? { repeat: Number(repeat) } : {}),
    },
    // what a deployment of a meme or a file gives is no row of the program's journal
    moved: op === 'deploy' ? [] : moved,
  };
}

/** What the sender of the last part held before came of transfers that are not among the vectors. */
function endow(state: LedgerState, { dogeuni, sender }: Vector): void {
  for (const { of: thing, amt } of dogeuni.moved ?? []) {
    const name = String(thing);
    if (amt === undefined)
      state.files.set(name, { fileId: name, holder: sender.address, createdMs: 0, updatedMs: 0 });
    else if (name.length === 64) state.meme20.add(name, sender.address, BigInt(String(amt)), 0);
    else state.drc20.add(name, sender.address, BigInt(String(amt)), 0);
  }
}

describe('the verdicts of a published index', () => {
  const state = new LedgerState([]);
  it.each(VECTORS.map((vector) => [vector.what, vector] as const))('%s', (_what, vector) => {
    if (vector.part === '4') endow(state, vector);
    expect(judge(state, vector)).toEqual(vector.dogeuni);
  });
});
