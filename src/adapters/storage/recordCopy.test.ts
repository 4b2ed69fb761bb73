import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../../mocks/clock/manualClock.ts';
import { loadCodec } from '../../../mocks/storage/loadCodec.ts';
import { createRecordCopy, NO_COPY, type RecordCopy } from './RecordCopy.ts';
import { createRootStorage } from './rootRecord.ts';
import type { TextStorage } from './TextStorage.ts';

/** A phone whose localStorage loses unwritten data, and a copy that doesn't. */
function phone() {
  const clock = createManualClock();
  const texts = new Map<string, string>();
  let onDisk = new Map<string, string>();
  let copied: string | null = null;
  const storage: TextStorage = {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
  };
  const copy: RecordCopy = {
    read: async () => copied,
    write: async (text) => {
      copied = text;
    },
    remove: async () => {
      copied = null;
    },
  };
  const open = (given: RecordCopy = copy) =>
    createRootStorage({ loadCodec, storage, copy: given, secret: 'embedded', clock, log: () => undefined });
  return {
    texts,
    open,
    copied: () => copied,
    damageCopy: () => {
      copied = 'damaged';
    },
    flush: () => {
      onDisk = new Map(texts);
    },
    kill: () => {
      texts.clear();
      for (const [key, text] of onDisk) texts.set(key, text);
    },
  };
}

describe('the copy of the record', () => {
  it('brings back what localStorage lost when the process was killed', async () => {
    const { open, flush, kill } = phone();
    const state = open();
    await state.setItem('transactions', '["old"]');
    flush();
    await state.setItem('transactions', '["new"]');
    kill();
    expect(await open().getItem('transactions')).toBe('["new"]');
  });

  it('brings back everything when localStorage is empty', async () => {
    const { open, kill } = phone();
    await open().setItem('ui', '{"a":1}');
    kill();
    expect(await open().getItem('ui')).toBe('{"a":1}');
  });

  it('is on disk before a write counts as settled', async () => {
    const { open, copied, texts } = phone();
    const state = open();
    void state.setItem('ui', '1');
    await state.settled();
    expect(copied()).toBe(texts.get('root'));
  });

  it('gives way to a record that is newer', async () => {
    const { open } = phone();
    await open().setItem('ui', '1');
    await open(NO_COPY).setItem('ui', '2');
    expect(await open().getItem('ui')).toBe('2');
  });

  it('counts for nothing when it is damaged and the record is not', async () => {
    const { open, damageCopy } = phone();
    await open().setItem('ui', '1');
    damageCopy();
    expect(await open().getItem('ui')).toBe('1');
  });

  it('is told as damaged, and not written over, when it is all there is', async () => {
    const { open, damageCopy, kill, copied } = phone();
    await open().setItem('ui', '1');
    kill();
    damageCopy();
    const state = open();
    await expect(state.getItem('ui')).rejects.toMatchObject({ kind: 'corrupt' });
    await expect(state.setItem('ui', '2')).rejects.toMatchObject({ kind: 'corrupt' });
    expect(copied()).toBe('damaged');
  });

  it('is done without where there is no IndexedDB', async () => {
    const copy = createRecordCopy(createManualClock());
    await copy.write('text');
    expect(await copy.read()).toBeNull();
  });
});
