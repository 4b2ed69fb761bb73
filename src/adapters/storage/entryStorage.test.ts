import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../../mocks/clock/manualClock.ts';
import { loadCodec } from '../../../mocks/storage/loadCodec.ts';
import { createMemoryEntries } from '../../../mocks/storage/memoryEntries.ts';
import { RESTORE_LIMIT_MS } from '../../domain/specificationConstants.ts';
import { describeEntryStorage } from '../../ports/contracts/EntryStorage.contract.ts';
import type { EntryDatabase } from './EntryDatabase.ts';
import { createEntryQueue } from './entryQueue.ts';
import { createRootStorage } from './rootRecord.ts';
import { userState } from './userState.ts';

const NO_TEXTS = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

function openOver(database: EntryDatabase, userId: string, clock = createManualClock()) {
  const record = createRootStorage({
    loadCodec,
    storage: NO_TEXTS,
    secret: 'embedded',
    clock,
    log: () => {},
  });
  return userState({ record, entries: createEntryQueue(database, clock) }, { userId, network: 'regtest' });
}

describeEntryStorage('the queue over a database', () => {
  const database = createMemoryEntries();
  return {
    open: (owner) => openOver(database, owner),
    setFull: (isFull) => {
      database.writeFault = isFull ? new DOMException('full', 'QuotaExceededError') : null;
    },
    writes: () => database.writes.length,
  };
});

describe('a database that does not work', () => {
  it('is told as blocked when it is missing, and is written to by nobody who reads', async () => {
    const database = createMemoryEntries();
    database.readFault = new DOMException('no', 'InvalidStateError');
    await expect(openOver(database, '1').entries('transfers')).rejects.toMatchObject({
      kind: 'storage-blocked',
    });
    expect(database.writes).toEqual([]);
  });

  it('is told as too slow when it does not answer', async () => {
    const clock = createManualClock();
    const silent: EntryDatabase = { startingWith: () => new Promise(() => {}), change: async () => {} };
    const reading = openOver(silent, '1', clock).entries('transfers');
    clock.advance(RESTORE_LIMIT_MS);
    await expect(reading).rejects.toMatchObject({ kind: 'timeout' });
  });
});

describe('a window that another one took over from', () => {
  it('writes no entry more, and calls nothing written', async () => {
    const database = createMemoryEntries();
    const state = openOver(database, '1');
    void state.changeEntries('drafts', new Map([['k', 'last']]));
    await state.close();
    await expect(state.changeEntries('drafts', new Map([['k', 'late']]))).rejects.toMatchObject({
      kind: 'rejected',
    });
    await expect(state.entriesSettled()).rejects.toMatchObject({ kind: 'rejected' });
    expect([...database.texts.values()]).toEqual(['last']);
  });
});
