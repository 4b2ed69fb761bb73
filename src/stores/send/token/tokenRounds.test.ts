/** One round over the pending token transfers: broadcasts, stage updates, and verdicts on mined ones. */
import { describe, expect, it } from 'vitest';
import { aTxid } from '../../../../mocks/builders/coins.ts';
import { OWN, outside, rejectedAnswer, transfer } from '../../../../mocks/builders/journal.ts';
import { tokenTransferOf } from '../../../../mocks/builders/tokenTransfers.ts';
import { koinu } from '../../../domain/amount/Koinu.ts';
import type { TokenTransfer } from '../../../domain/drc20/send/TokenTransfer.ts';
import type { ActivityStatus } from '../../../domain/drc20/TokenActivity.ts';
import type { PendingTransfer } from '../../../domain/tx/PendingTransfer.ts';
import type { TokenIndexer } from '../../../ports/TokenIndexer.ts';
import { TokenJournal } from '../../chain/TokenJournal.ts';
import { fetchVerdicts, type RunProgress, release, takeOver } from './tokenRounds.ts';

/** The n-th of several transfers in sequence: its commit is 10 n, its reveal 10 n + 1. */
function nth(n: number, of: number, stage: TokenTransfer['stage'] = 'waiting') {
  const [commitTxid, id] = [aTxid(10 * n), aTxid(10 * n + 1)];
  const batch = { id: aTxid(11), position: n, of };
  const token = tokenTransferOf({ id, commitTxid, stage, batch: of === 1 ? null : batch });
  const input = (txid: typeof id) => [{ txid, vout: 0, value: koinu(1n), address: OWN }];
  const parts = [
    transfer(commitTxid, {
      tokenPart: { of: id, role: 'commit' },
      inputs: input(aTxid(900 + n)),
      rawHex: `c${n}`,
    }),
    transfer(id, { tokenPart: { of: id, role: 'reveal' }, inputs: input(commitTxid), rawHex: `r${n}` }),
  ] as const;
  return { token, parts };
}

/** Transfers recorded together. */
function openRound(made: readonly ReturnType<typeof nth>[]) {
  const { journal: pending, fixture } = outside();
  pending.restore(made.flatMap(({ parts }) => parts).reverse());
  const journal = new TokenJournal();
  journal.add(made.map(({ token }) => token));
  const progress: RunProgress[] = [];
  const services = { pending, journal };
  const run = () => release(services, (now) => void progress.push(now));
  const stages = () => [...journal.transfers].reverse().map(({ stage }) => stage);
  return { services, pending, journal, fixture, progress, run, stages };
}

const part = (one: PendingTransfer, now: Partial<PendingTransfer>): PendingTransfer => ({ ...one, ...now });

describe('what leaves in a round', () => {
  it('is every commit with its reveal after it, one transfer after the other', async () => {
    const { run, fixture, stages, progress } = openRound([nth(1, 2), nth(2, 2)]);
    await run();
    expect(fixture.sent).toEqual(['c1', 'r1', 'c2', 'r2']);
    expect(stages()).toEqual(['sent', 'sent']);
    expect(progress).toEqual([
      { done: 0, total: 4 },
      { done: 1, total: 4 },
      { done: 2, total: 4 },
      { done: 3, total: 4 },
    ]);
  });

  it('is counted without what left before', async () => {
    const first = nth(1, 2, 'sent');
    const out = { ...first, parts: first.parts.map((one) => part(one, { stage: 'accepted', tries: 1 })) };
    const { run, progress, fixture } = openRound([out as unknown as typeof first, nth(2, 2)]);
    await run();
    expect(fixture.sent).toEqual(['c2', 'r2']);
    expect(progress).toEqual([
      { done: 0, total: 2 },
      { done: 1, total: 2 },
    ]);
  });

  it('is nothing where nothing waits', async () => {
    const { run, progress, fixture } = openRound([]);
    await run();
    expect([progress, fixture.sent]).toEqual([[], []]);
  });

  it('is tried once: what nodes have no room for waits for the next round', async () => {
    const { run, fixture, stages } = openRound([nth(1, 2), nth(2, 2)]);
    fixture.answer = async () => rejectedAnswer('chain-too-long');
    await run();
    expect(fixture.sent).toEqual(['c1']);
    expect(stages()).toEqual(['waiting', 'waiting']);
    fixture.answer = async () => ({ kind: 'already-known' });
    await run();
    expect(fixture.sent).toEqual(['c1', 'c1', 'r1', 'c2', 'r2']);
  });

  it('is no reveal of a commit that was refused', async () => {
    const { run, fixture, stages, pending } = openRound([nth(1, 1)]);
    fixture.answer = async () => rejectedAnswer('fee-too-low');
    await run();
    expect(fixture.sent).toEqual(['c1']);
    expect(stages()).toEqual(['rejected']);
    expect(pending.find(aTxid(11))).toMatchObject({ stage: 'rejected', tries: 0 });
  });
});

describe('the stage of a transfer', () => {
  it('follows its transactions, and stays the very same while nothing changes', () => {
    const { services, journal, pending, stages } = openRound([nth(1, 1), nth(2, 1)]);
    const before = journal.transfers;
    takeOver(services);
    expect(journal.transfers).toBe(before);
    pending.restore(
      pending.transfers.map((one) =>
        one.txid === aTxid(20) ? part(one, { stage: 'accepted', tries: 1 }) : one,
      ),
    );
    takeOver(services);
    expect(stages()).toEqual(['waiting', 'revealing']);
    expect(journal.find(aTxid(11))).toBe(before.find(({ id }) => id === aTxid(11)));
  });
});

describe('what indexes say of what is mined', () => {
  const saying = (status: ActivityStatus | null, asked: string[] = []) =>
    ({
      name: 'index',
      activity: async (id: string) => {
        asked.push(id);
        return status === null ? null : { status };
      },
    }) as unknown as TokenIndexer;

  /** Transfers whose reveals are mined. */
  function openMined() {
    const made = [nth(1, 1, 'mined'), nth(2, 1, 'sent')];
    const opened = openRound(made);
    const blocks = new Map([[aTxid(11), { stage: 'confirmed', confirmations: 1, tries: 1 } as const]]);
    opened.pending.restore(
      opened.pending.transfers.map((one) =>
        part(one, blocks.get(one.txid) ?? { stage: 'accepted', tries: 1 }),
      ),
    );
    return opened;
  }

  it('settles them, and others are not asked about', async () => {
    const { services, stages, journal } = openMined();
    const asked: string[] = [];
    await fetchVerdicts(services, [saying({ kind: 'indexed', height: 7 }, asked)]);
    expect(asked).toEqual([aTxid(11)]);
    expect(stages()).toEqual(['indexed', 'sent']);
    expect(journal.find(aTxid(11))?.verdict).toEqual({ kind: 'indexed', index: 'index', height: 7 });
  });

  it('is that it failed, where the ledger refused it', async () => {
    const { services, stages } = openMined();
    await fetchVerdicts(services, [saying({ kind: 'failed', height: 7, reason: 'insufficient' })]);
    expect(stages()).toEqual(['failed', 'sent']);
  });

  it('is nothing yet while they have not read its block', async () => {
    const { services, stages, journal } = openMined();
    const before = journal.transfers;
    await fetchVerdicts(services, [saying(null), saying({ kind: 'pending' })]);
    expect(stages()).toEqual(['mined', 'sent']);
    expect(journal.transfers).toBe(before);
  });

  it('counts for nothing where the block was undone meanwhile', async () => {
    const { services, journal } = openMined();
    const index = saying({ kind: 'indexed', height: 7 });
    const { activity } = index;
    index.activity = async (id) => {
      journal.update(aTxid(11), { stage: 'sent' });
      return activity(id);
    };
    await fetchVerdicts(services, [index]);
    expect(journal.find(aTxid(11))?.verdict).toEqual({ kind: 'none' });
  });
});
