// Transfers of ours that spend the same coins: only one of them can confirm, and none is given up by mistake.
import { describe, expect, it } from 'vitest';
import { childOf, PARENT, transfer } from '../../../../mocks/builders/journal.ts';
import type { PendingTransfer } from '../PendingTransfer.ts';
import { txid } from '../Txid.ts';
import { loseTo, markReplacedBy, reopenLosersOf } from './conflicts.ts';

const id = (index: number) => txid(index.toString(16).padStart(64, '0'));
const out = { stage: 'accepted', tries: 1 } as const;
const REJECTION = { rejection: { reason: 'missing-inputs', detail: 'test' } } as const;

/** A transfer, its replacement, a child of the first, a child of that, and one with other coins. */
const first = transfer(PARENT, { ...out, missingSinceMs: 7 });
const second = transfer(id(2), out);
const child = childOf(first, { ...out, txid: id(3) });
const grandchild = childOf(child, { ...out, txid: id(4) });
const apart = transfer(id(5), {
  ...out,
  inputs: [{ ...first, vout: 0, value: first.fee, address: first.from }],
});
const other = { ...apart, txid: id(6), inputs: [{ ...first.inputs[0], vout: 1 }] } as PendingTransfer;

const stages = (transfers: readonly PendingTransfer[]) =>
  transfers.map(({ stage, replacedBy }) => [stage, replacedBy ?? null]);

describe('a transfer that takes the place of another', () => {
  it('lets what spends its coins give way, with all that rests on it, in any order', () => {
    const given = markReplacedBy(second, [grandchild, child, first, second, other]);
    const lost = ['replaced', second.txid];
    expect(stages(given)).toEqual([lost, lost, lost, ['accepted', null], ['accepted', null]]);
    expect(given[2]).toMatchObject({ confirmations: 0, missingSinceMs: null });
  });

  it('takes nothing away from what is not out any more, or is in a block', () => {
    for (const stage of ['rejected', 'confirmed', 'replaced'] as const) {
      expect(markReplacedBy(second, [{ ...first, stage }, second])).toEqual([{ ...first, stage }, second]);
    }
    for (const stage of ['sending', 'unknown'] as const) {
      expect(stages(markReplacedBy(second, [{ ...first, stage }]))).toEqual([['replaced', second.txid]]);
    }
  });

  it('gives way to nobody by itself, nor to one that spends another output of the same', () => {
    expect(markReplacedBy(first, [first])).toEqual([first]);
    expect(markReplacedBy(other, [first, second])).toEqual([first, second]);
  });
});

describe('what had given way', () => {
  const lost = markReplacedBy(second, [first, child]).map((one) => ({ ...one, ...REJECTION }));

  it('is in doubt again when that came to nothing: the chain has to be asked', () => {
    for (const one of reopenLosersOf(second.txid, lost)) {
      expect(one).toMatchObject({ stage: 'unknown', replacedBy: null, rejection: null });
    }
  });

  it('stays as it is when something else came to nothing, and so does what gave way to nobody', () => {
    expect(reopenLosersOf(id(9), lost)).toEqual(lost);
    const rejected = { ...first, stage: 'rejected', replacedBy: second.txid } as const;
    expect(reopenLosersOf(second.txid, [rejected])).toEqual([rejected]);
  });
});

describe('a transfer that a block has', () => {
  const confirmed = { ...second, stage: 'confirmed', confirmations: 1 } as const;

  it('puts out of the game whatever else spends its coins, with all that rests on it', () => {
    const blocks = { ...first, stage: 'confirmed', confirmations: 2 } as const;
    const after = loseTo(confirmed, [blocks, child, confirmed, other]);
    const gone = ['replaced', second.txid];
    expect(stages(after)).toEqual([gone, gone, ['confirmed', null], ['accepted', null]]);
    expect(after[0]).toMatchObject({ confirmations: 0, missingSinceMs: null });
  });

  it('leaves alone what was refused', () => {
    const rejected = { ...first, stage: 'rejected', ...REJECTION } as const;
    expect(loseTo(confirmed, [rejected])).toEqual([rejected]);
  });

  it('raises what had given way to the losers, if it does not spend the same coins', () => {
    const waiting = { ...other, stage: 'replaced', replacedBy: first.txid } as const;
    expect(stages(loseTo(confirmed, [first, waiting, confirmed]))).toEqual([
      ['replaced', second.txid],
      ['unknown', null],
      ['confirmed', null],
    ]);
  });

  it('is told twice without harm: what gave way to its losers before stays as it was', () => {
    const gone = { ...first, stage: 'replaced', replacedBy: second.txid } as const;
    const behind = { ...other, stage: 'replaced', replacedBy: first.txid } as const;
    expect(stages(loseTo(confirmed, [gone, behind]))).toEqual([
      ['replaced', second.txid],
      ['replaced', first.txid],
    ]);
  });
});
