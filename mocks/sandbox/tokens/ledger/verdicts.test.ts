// Real transactions in chain order, with the published indexers' verdicts.
import { describe, expect, it } from 'vitest';
import { LedgerState } from './LedgerState.ts';
import {
  RECORDED_REVEALS,
  type RecordedReveal,
  type RecordedVerdict,
  replay,
} from './replayedLedger.fixture.ts';

/** One transaction's effect on a ledger, in the vectors' format. */
function judge(state: LedgerState, vector: RecordedReveal): RecordedVerdict {
  const before = state.moves.length;
  const order = replay(state, vector);
  if (order === null) return { verdict: 'not recorded', moved: [] };
  const { op, holder, to, rejection, tick, amount, repeat, protocol } = order;
  const ofToken = protocol === 'file' ? {} : { amt: `${amount}`, tick };
  const moved = state.moves.slice(before).map(({ thing, from, to: got, amount: units }) => ({
    of: thing,
    from,
    to: got,
    ...(protocol === 'file' ? {} : { amt: `${units}` }),
  }));
  return {
    verdict: rejection === '' ? 'applied' : 'refused',
    ...(rejection === '' ? {} : { err_info: rejection }),
    order: {
      list: { 'drc-20': 'drc20', 'meme-20': 'meme20', file: 'file' }[protocol],
      op,
      holder_address: holder,
      to_address: to,
      ...ofToken,
      ...(op === 'mint' ? { repeat: Number(repeat) } : {}),
    },
    // the program's journal has no row for a meme or file deployment
    moved: op === 'deploy' ? [] : moved,
  };
}

/** Grants the last part's senders their balances from transfers that are not among the vectors. */
function endow(state: LedgerState, { dogeuni, sender }: RecordedReveal): void {
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
  it.each(RECORDED_REVEALS.map((vector) => [vector.what, vector] as const))('%s', (_what, vector) => {
    if (vector.part === '4') endow(state, vector);
    expect(judge(state, vector)).toEqual(vector.dogeuni);
  });
});
