import { describe, expect, it } from 'vitest';
import {
  CHILD,
  childOf,
  outside,
  PARENT,
  rejectedAnswer,
  transfer,
} from '../../../mocks/builders/journal.ts';
import { Fault } from '../../domain/fault.ts';
import type { PendingStage, PendingTransfer } from '../../domain/tx/PendingTransfer.ts';
import type { PendingJournal } from './PendingJournal.ts';

describe('writing down', () => {
  it('comes before leaving, even when the chain is asked meanwhile', async () => {
    const { fixture, journal } = outside();
    let fail: (thrown: Fault) => void = () => {};
    fixture.settled = () =>
      new Promise((_, reject) => {
        fail = reject;
      });
    const recording = journal.record(transfer(PARENT));
    await Promise.resolve();
    await journal.reconcile();
    fail(new Fault('storage-full', 'test'));
    await expect(recording).rejects.toMatchObject({ kind: 'storage-full' });
    expect(fixture.sent).toEqual([]);
    expect(journal.transfers).toEqual([]);
  });
});

describe('asking the chain', () => {
  const record = async (journal: PendingJournal, ...transfers: PendingTransfer[]) => {
    for (const one of transfers) await journal.record(one);
  };
  const stages = (journal: PendingJournal) =>
    [PARENT, CHILD].map((id): PendingStage | undefined => journal.find(id)?.stage);
  const parent = transfer(PARENT, { stage: 'accepted', tries: 1 });
  const child = childOf(parent, { stage: 'accepted', tries: 1 });

  it('hands over again what every node forgot, parents before children', async () => {
    const { fixture, journal } = outside();
    await record(journal, parent, child);
    fixture.answer = async (rawHex) => {
      const isOrphan = rawHex === child.rawHex && !fixture.sent.includes(parent.rawHex);
      return isOrphan ? rejectedAnswer('missing-inputs') : { kind: 'already-known' };
    };
    await journal.reconcile();
    expect(stages(journal)).toEqual(['accepted', 'accepted']);
  });

  it('does not give up a child whose parent is not known to that node', async () => {
    const { fixture, journal } = outside();
    await record(journal, parent, child);
    fixture.answer = async (rawHex) => {
      if (rawHex === parent.rawHex) throw new Fault('timeout', 'test');
      return rejectedAnswer('missing-inputs');
    };
    await journal.reconcile();
    expect(stages(journal)).toEqual(['unknown', 'unknown']);
  });

  it('keeps in doubt what a node says spends coins that are gone, while nothing proves it', async () => {
    const { fixture, journal } = outside();
    await record(journal, parent, child);
    fixture.answer = async () => rejectedAnswer('missing-inputs');
    await journal.reconcile();
    expect(stages(journal)).toEqual(['unknown', 'unknown']);
  });

  it.each([
    'fee-too-low',
    'chain-too-long',
    'replacement-too-cheap',
    'bad-signature',
    'double-spend',
    'other',
  ] as const)('keeps in doubt what may be out already when every server says %s', async (reason) => {
    const { fixture, journal } = outside();
    await record(journal, transfer(PARENT, { stage: 'unknown' }));
    fixture.answer = async () => rejectedAnswer(reason);
    await journal.reconcile();
    expect(journal.find(PARENT)).toMatchObject({ stage: 'unknown', rejection: { reason } });
    fixture.answer = async () => ({ kind: 'already-known' });
    await journal.reconcile();
    expect(journal.find(PARENT)).toMatchObject({ stage: 'accepted', rejection: null });
  });

  it('keeps it in doubt when a node says that its coins went elsewhere after a kill before its first answer', async () => {
    const { fixture, journal } = outside();
    await record(journal, transfer(PARENT));
    journal.afterRestart();
    fixture.answer = async () => rejectedAnswer('double-spend');
    await journal.reconcile();
    expect(journal.find(PARENT)?.stage).toBe('unknown');
  });
});

describe('sending what was refused again', () => {
  const rejected = transfer(PARENT, {
    stage: 'rejected',
    tries: 1,
    rejection: { reason: 'fee-too-low', detail: 'test' },
  });

  it('is written down as under way before it leaves', async () => {
    const { fixture, journal } = outside();
    await journal.record(rejected);
    const atDisk: unknown[] = [];
    fixture.settled = async () => void atDisk.push(journal.find(PARENT)?.stage, fixture.sent.length);
    await journal.send(PARENT);
    expect(atDisk).toEqual(['sending', 0]);
    expect(journal.find(PARENT)).toMatchObject({ stage: 'accepted', tries: 2, rejection: null });
  });

  it('leaves it refused when it cannot be written down', async () => {
    const { fixture, journal } = outside();
    await journal.record(rejected);
    fixture.settled = () => Promise.reject(new Fault('storage-full', 'test'));
    await journal.send(PARENT);
    expect(fixture.sent).toEqual([]);
    expect(journal.find(PARENT)).toEqual(rejected);
    expect(journal.inFlight).toEqual([]);
  });

  it.each(['accepted', 'confirmed'] as const)(
    'does not doubt one that is %s because nobody answers when it is sent again',
    async (stage) => {
      const { fixture, journal } = outside();
      await journal.record(transfer(PARENT, { stage, tries: 1 }));
      fixture.answer = () => Promise.reject(new Fault('offline', 'test'));
      await journal.send(PARENT);
      expect(fixture.sent).toHaveLength(1);
      expect(journal.find(PARENT)).toMatchObject({ stage, tries: 2 });
    },
  );

  it('leaves it in doubt, and no longer refused, when no answer comes', async () => {
    const { fixture, journal } = outside();
    await journal.record(rejected);
    fixture.answer = () => Promise.reject(new Fault('timeout', 'test'));
    await journal.send(PARENT);
    expect(journal.find(PARENT)).toMatchObject({ stage: 'unknown', rejection: null });
  });
});
