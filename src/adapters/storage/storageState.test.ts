import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../../mocks/clock/manualClock.ts';
import { createMemoryKeyValue } from '../../../mocks/keyValue/memoryKeyValue.ts';
import { RESTORE_LIMIT_MS } from '../../domain/specificationConstants.ts';
import { createStorageState, type StorageAreas } from './storageState.ts';

function memoryDatabase() {
  const texts = new Map<string, string>();
  return {
    read: async (key: string) => texts.get(key) ?? null,
    write: async (key: string, text: string) => void texts.set(key, text),
    remove: async (key: string) => void texts.delete(key),
  };
}

function memoryTexts() {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
}

const areas = (given: Partial<StorageAreas> = {}): StorageAreas => ({
  texts: memoryTexts(),
  database: memoryDatabase(),
  host: createMemoryKeyValue(),
  isPersisted: async () => false,
  clock: createManualClock(),
  ...given,
});

const deny = () => {
  throw new DOMException('no', 'SecurityError');
};

describe('a device', () => {
  it('keeps what it gives back, start after start', async () => {
    const same = areas();
    for (let start = 0; start < 3; start += 1) expect(await createStorageState(same)()).toBe('kept');
  });

  it.each<[string, Partial<StorageAreas>]>([
    ['localStorage throws', { texts: { getItem: deny, setItem: deny, removeItem: deny } }],
    ['localStorage swallows', { texts: { ...memoryTexts(), getItem: () => null } }],
    ['IndexedDB throws', { database: { ...memoryDatabase(), write: async () => deny() } }],
    ['IndexedDB swallows', { database: { ...memoryDatabase(), write: async () => {} } }],
  ])('is blocked when %s', async (_, given) => {
    expect(await createStorageState(areas(given))()).toBe('blocked');
  });

  it('is blocked when IndexedDB never answers', async () => {
    const clock = createManualClock();
    const silent = { ...memoryDatabase(), write: () => new Promise<void>(() => {}) };
    const asking = createStorageState(areas({ clock, database: silent }))();
    clock.advance(RESTORE_LIMIT_MS);
    expect(await asking).toBe('blocked');
  });

  it('is not blocked because IndexedDB takes its time', async () => {
    const clock = createManualClock();
    const database = memoryDatabase();
    const writeLate = async (key: string, text: string) => {
      // the timer starts once it was called
      await Promise.resolve();
      clock.advance(RESTORE_LIMIT_MS - 1);
      await database.write(key, text);
    };
    const asking = createStorageState(areas({ clock, database: { ...database, write: writeLate } }))();
    expect(await asking).toBe('kept');
  });

  it('is tried again each time', async () => {
    const texts = memoryTexts();
    const { setItem } = texts;
    texts.setItem = deny;
    const ask = createStorageState(areas({ texts }));
    expect(await ask()).toBe('blocked');
    texts.setItem = setItem;
    expect(await ask()).toBe('kept');
  });

  it('does not keep what is gone at the next start while the host remembers the last one', async () => {
    const host = createMemoryKeyValue();
    expect(await createStorageState(areas({ host }))()).toBe('kept');
    const ask = createStorageState(areas({ host }));
    expect(await ask()).toBe('not-kept');
    expect(await ask()).toBe('not-kept');
  });

  it('is believed when the browser promised to keep everything from now on', async () => {
    const host = createMemoryKeyValue();
    await createStorageState(areas({ host }))();
    expect(await createStorageState(areas({ host, isPersisted: async () => true }))()).toBe('kept');
  });

  it('is believed where no host remembers, and where the host fails', async () => {
    for (const host of [null, { ...createMemoryKeyValue(), get: async () => deny() }])
      for (let start = 0; start < 2; start += 1)
        expect(await createStorageState(areas({ host }))()).toBe('kept');
  });
});
