import { describe, expect, it } from 'vitest';
import { outside, PARENT, transfer } from '../../../mocks/builders/journal.ts';
import { Fault } from '../../domain/fault.ts';
import type { TokenPart } from '../../domain/tx/PendingTransfer.ts';

const part = (role: TokenPart['role']) => transfer(PARENT, { tokenPart: { of: PARENT, role } });

/** A disk that has not written yet; `finish` completes or fails the write. */
function slowDisk() {
  let finish: (fault: Fault | null) => void = () => {};
  const settled = () =>
    new Promise<void>((resolve, reject) => {
      finish = (fault) => (fault === null ? resolve() : reject(fault));
    });
  return { settled, finish: (fault: Fault | null = null) => finish(fault) };
}

/** Lets everything run that does not wait for the outside. */
const rest = () => new Promise((resolve) => setImmediate(resolve));

describe('handing over a commit', () => {
  it('waits until its try is on disk, so that one without a try there never left', async () => {
    const { fixture, journal } = outside();
    await journal.record(part('commit'));
    const disk = slowDisk();
    fixture.settled = disk.settled;
    const sending = journal.send(PARENT);
    await rest();
    expect(journal.find(PARENT)).toMatchObject({ stage: 'sending', tries: 1 });
    expect(fixture.sent).toEqual([]);
    disk.finish();
    await sending;
    expect(fixture.sent).toHaveLength(1);
    expect(journal.find(PARENT)?.stage).toBe('accepted');
  });

  it('does not happen when its try cannot be written: it waits for its turn as before', async () => {
    const { fixture, journal } = outside();
    await journal.record(part('commit'));
    const disk = slowDisk();
    fixture.settled = disk.settled;
    const sending = journal.send(PARENT);
    await rest();
    disk.finish(new Fault('storage-full', 'test'));
    await sending;
    expect(fixture.sent).toEqual([]);
    expect(journal.find(PARENT)).toMatchObject({ stage: 'sending', tries: 0 });
  });
});

describe('handing over anything else', () => {
  it.each(['reveal', 'recovery', null] as const)('waits for no disk: %s', async (role) => {
    const { fixture, journal } = outside();
    await journal.record(role === null ? transfer(PARENT) : part(role));
    fixture.settled = slowDisk().settled;
    await journal.send(PARENT);
    expect(fixture.sent).toHaveLength(1);
  });
});
