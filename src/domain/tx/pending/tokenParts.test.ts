import { describe, expect, it } from 'vitest';
import { childOf, PARENT, transfer } from '../../../../mocks/builders/journal.ts';
import type { PendingStage, PendingTransfer, TokenPart } from '../PendingTransfer.ts';
import { SETTLED_CONFIRMATIONS } from '../PendingTransfer.ts';
import { txid } from '../Txid.ts';
import {
  canBroadcast,
  isDoubtfulReveal,
  isPartNeeded,
  neverBroadcast,
  stageOfRejectedPart,
} from './tokenParts.ts';

const REVEAL = txid('03'.repeat(32));
const BACK = txid('04'.repeat(32));

const at = (stage: PendingStage, tries = 1, confirmations = stage === 'confirmed' ? 1 : 0) => ({
  stage,
  tries,
  confirmations,
});
const SETTLED = at('confirmed', 1, SETTLED_CONFIRMATIONS);

type Moment = ReturnType<typeof at>;

/** A commit with the transactions that spend it: its reveal, and its recovery. */
function partsAt(commit: Moment, reveal: Moment, back?: Moment) {
  const part = (role: TokenPart['role']): TokenPart => ({ of: REVEAL, role });
  const committed = transfer(PARENT, { ...commit, tokenPart: part('commit') });
  const revealed: PendingTransfer = {
    ...childOf(committed, reveal),
    txid: REVEAL,
    tokenPart: part('reveal'),
  };
  const brought = back && { ...revealed, ...back, txid: BACK, tokenPart: part('recovery') };
  return { commit: committed, reveal: revealed, all: [committed, revealed, ...(brought ? [brought] : [])] };
}

describe('a reveal', () => {
  const mayLeaveAt = (commit: Moment, reveal: Moment, back?: Moment) => {
    const parts = partsAt(commit, reveal, back);
    return canBroadcast(parts.reveal, parts.all);
  };

  it('may leave once its commit is out, and not while it is not known to be', () => {
    const commits = [at('accepted'), at('confirmed'), at('unknown'), at('sending', 1), at('rejected')];
    expect(commits.map((commit) => mayLeaveAt(commit, at('sending', 0)))).toEqual([
      ...[true, true, false, false, false],
    ]);
  });

  it('may not leave while its money is on its way back, and may again when that was refused', () => {
    const backs = [at('sending'), at('unknown'), at('accepted'), at('confirmed'), at('rejected')];
    expect(backs.map((back) => mayLeaveAt(at('accepted'), at('rejected'), back))).toEqual([
      ...[false, false, false, false, true],
    ]);
  });

  it('never left where its commit was never tried, or was rejected', () => {
    const never = (commit: Moment, reveal: Moment) => {
      const parts = partsAt(commit, reveal);
      return neverBroadcast(parts.reveal, parts.all);
    };
    expect(never(at('sending', 0), at('sending', 0))).toBe(true);
    expect(never(at('rejected'), at('sending', 0))).toBe(true);
    for (const stage of ['unknown', 'replaced', 'confirmed'] as const) {
      expect(never(at(stage), at('sending', 0))).toBe(false);
    }
    // the broadcast does not wait until its first try is stored
    expect(never(at('accepted'), at('sending', 0))).toBe(false);
    expect(never(at('sending', 0), at('sending', 1))).toBe(false);
  });

  it('is asked about when it was refused, until its money is back for good', () => {
    const isAsked = (commit: Moment, reveal: Moment, back?: Moment) => {
      const parts = partsAt(commit, reveal, back);
      return isDoubtfulReveal(parts.reveal, parts.all);
    };
    expect(isAsked(at('accepted'), at('rejected'))).toBe(true);
    expect(isAsked(at('accepted'), at('rejected'), at('confirmed'))).toBe(true);
    expect(isAsked(at('accepted'), at('rejected'), SETTLED)).toBe(false);
    expect(isAsked(at('rejected'), at('rejected'))).toBe(false);
    expect(isAsked(at('accepted'), at('accepted'))).toBe(false);
  });
});

describe('the bytes of all parts', () => {
  const areNeeded = (commit: Moment, reveal: Moment, back?: Moment) => {
    const { all } = partsAt(commit, reveal, back);
    const needed = all.map((one) => isPartNeeded(one, all));
    expect(new Set(needed).size).toBe(1);
    return needed[0];
  };

  it('are needed until the reveal, or what brings the money back, is settled', () => {
    expect(areNeeded(at('sending', 0), at('sending', 0))).toBe(true);
    expect(areNeeded(SETTLED, at('rejected'))).toBe(true);
    expect(areNeeded(SETTLED, at('confirmed'))).toBe(true);
    expect(areNeeded(SETTLED, SETTLED)).toBe(false);
    expect(areNeeded(SETTLED, at('replaced'), at('confirmed'))).toBe(true);
    expect(areNeeded(SETTLED, at('replaced'), SETTLED)).toBe(false);
  });

  it('are needed no more when the commit came to nothing', () => {
    expect(areNeeded(at('rejected'), at('sending', 0))).toBe(false);
    expect(areNeeded(at('replaced'), at('replaced'))).toBe(false);
  });
});

describe('a part that a node refused', () => {
  const { commit, reveal } = partsAt(at('accepted'), at('sending', 0));
  const first = { mayBeOut: false, restsOnUnsettled: true };

  it('waits for its turn again where a chain is full, as long as nothing of it is out', () => {
    for (const part of [commit, reveal])
      expect(stageOfRejectedPart(part, 'chain-too-long', first)).toBe('sending');
    expect(stageOfRejectedPart(reveal, 'chain-too-long', { ...first, mayBeOut: true })).toBe('unknown');
  });

  it('is in doubt where that node lacks what it spends', () => {
    for (const part of [commit, reveal])
      expect(stageOfRejectedPart(part, 'missing-inputs', first)).toBe('unknown');
    expect(stageOfRejectedPart(reveal, 'missing-inputs', { ...first, restsOnUnsettled: false })).toBe(
      'unknown',
    );
  });

  it('is refused for good when it is a reveal and the reason does not pass: its money can be brought back', () => {
    for (const reason of ['fee-too-low', 'other', 'dust'] as const)
      expect(stageOfRejectedPart(reveal, reason, first)).toBe('rejected');
  });

  it('is judged like any other transfer when it is a commit, is no part, or its coins went elsewhere', () => {
    expect(stageOfRejectedPart(commit, 'fee-too-low', first)).toBeNull();
    expect(stageOfRejectedPart(reveal, 'double-spend', first)).toBeNull();
    expect(stageOfRejectedPart(transfer(PARENT), 'chain-too-long', first)).toBeNull();
  });
});
