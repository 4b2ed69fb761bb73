import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../../mocks/clock/manualClock.ts';
import { loadCodec } from '../../../mocks/storage/loadCodec.ts';
import { createMemoryEntries } from '../../../mocks/storage/memoryEntries.ts';
import type { RecordCopy } from './RecordCopy.ts';
import { encodeRecord } from './recordCodec.ts';
import { createRecordRescue } from './rescueRecord.ts';
import { createRootStorage } from './rootRecord.ts';

const SECRET = 'embedded';
const GOOD = encodeRecord({ '1/mainnet/ui': '{"a":1}' }, SECRET);
/** A different letter: a character outside base64 would read as A, which may be the original one. */
const DAMAGED = `${GOOD.slice(0, 40)}${GOOD[40] === 'A' ? 'B' : 'A'}${GOOD.slice(41)}`;

/** A phone with this record and this copy. */
function phone(root: string | null, copied: string | null = null) {
  const texts = new Map<string, string>(root === null ? [] : [['root', root]]);
  let inCopy = copied;
  let failsAt: string | null = null;
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (key === failsAt) throw new DOMException('no', 'QuotaExceededError');
      texts.set(key, value);
    },
    removeItem: (key: string) => void texts.delete(key),
  };
  const copy: RecordCopy = {
    read: async () => inCopy,
    write: async (text) => {
      inCopy = text;
    },
    remove: async () => {
      inCopy = null;
    },
  };
  const clock = createManualClock();
  const entries = createMemoryEntries();
  return {
    texts,
    inCopy: () => inCopy,
    failAt: (key: string) => {
      failsAt = key;
    },
    entries,
    rescue: createRecordRescue({ loadCodec, storage, copy, entries, secret: SECRET }),
    open: () => createRootStorage({ loadCodec, storage, copy, secret: SECRET, clock, log: () => {} }),
  };
}

describe('a record that cannot be read', () => {
  it('is handed out as it is, and its copy when it is gone', async () => {
    expect(await phone(DAMAGED).rescue.read()).toBe(DAMAGED);
    expect(await phone(null, DAMAGED).rescue.read()).toBe(DAMAGED);
    expect(await phone(null).rescue.read()).toBeNull();
  });

  it('gives way to a saved copy, and is put aside', async () => {
    const { rescue, texts, open, inCopy } = phone(DAMAGED, DAMAGED);
    await rescue.replace(`${GOOD}\n`);
    expect(await open().getItem('1/mainnet/ui')).toBe('{"a":1}');
    expect(texts.get('root.set-aside-1')).toBe(DAMAGED);
    expect(inCopy()).toBe(GOOD);
  });

  it.each([
    ['damaged too', DAMAGED],
    ['of another product', encodeRecord({}, 'another')],
    ['empty', ''],
  ])('stays as it is when the chosen copy is %s', async (_, text) => {
    const { rescue, texts, inCopy } = phone(DAMAGED, 'copy');
    await expect(rescue.replace(text)).rejects.toMatchObject({ kind: 'corrupt' });
    expect([...texts]).toEqual([['root', DAMAGED]]);
    expect(inCopy()).toBe('copy');
  });

  it('is put aside so that the app starts with nothing', async () => {
    const { rescue, texts, open } = phone(DAMAGED, DAMAGED);
    await rescue.setAside();
    expect([...texts]).toEqual([['root.set-aside-1', DAMAGED]]);
    const state = open();
    expect(await state.getItem('1/mainnet/ui')).toBeNull();
    await state.setItem('1/mainnet/ui', '2');
    expect(texts.get('root.set-aside-1')).toBe(DAMAGED);
  });

  it('is put aside beside those that were before', async () => {
    const { rescue, texts } = phone(DAMAGED);
    await rescue.setAside();
    texts.set('root', 'damaged again');
    await rescue.setAside();
    expect([...texts]).toEqual([
      ['root.set-aside-1', DAMAGED],
      ['root.set-aside-2', 'damaged again'],
    ]);
  });

  it('is put aside from its copy when that is all there is', async () => {
    const { rescue, texts, inCopy } = phone(null, DAMAGED);
    await rescue.setAside();
    expect([...texts]).toEqual([['root.set-aside-1', DAMAGED]]);
    expect(inCopy()).toBeNull();
  });

  it('is put aside together with a copy that says something else', async () => {
    const { rescue, texts } = phone(DAMAGED, GOOD);
    await rescue.setAside();
    expect([...texts]).toEqual([
      ['root.set-aside-1', DAMAGED],
      ['root.set-aside-2', GOOD],
    ]);
  });

  it('stays where it is when there is no room to put it aside', async () => {
    const { rescue, texts, failAt } = phone(DAMAGED, DAMAGED);
    failAt('root.set-aside-1');
    await expect(rescue.setAside()).rejects.toMatchObject({ kind: 'storage-full' });
    await expect(rescue.replace(GOOD)).rejects.toMatchObject({ kind: 'storage-full' });
    expect([...texts]).toEqual([['root', DAMAGED]]);
  });
});

describe('entries beside a record that cannot be read', () => {
  const NAME = '1/mainnet/transfers/ab';
  const withEntries = (root: string | null) => {
    const opened = phone(root);
    opened.entries.texts.set(NAME, '{"value":1}');
    return opened;
  };

  it('are handed out with it, and come back from that file with their record', async () => {
    const saved = (await withEntries(GOOD).rescue.read()) ?? '';
    const { rescue, texts, entries } = withEntries(DAMAGED);
    entries.texts.set(NAME, 'damaged').set('1/mainnet/drafts/k', '{}');
    await rescue.replace(saved);
    expect(texts.get('root')).toBe(GOOD);
    expect([...entries.texts].sort()).toEqual([
      [NAME, '{"value":1}'],
      ['set-aside-1/1/mainnet/drafts/k', '{}'],
      [`set-aside-1/${NAME}`, 'damaged'],
    ]);
    expect(entries.writes).toHaveLength(1);
  });

  it('stay where a saved copy is of before them', async () => {
    const { rescue, entries } = withEntries(DAMAGED);
    await rescue.replace(GOOD);
    expect([...entries.texts]).toEqual([[NAME, '{"value":1}']]);
  });

  it('are put aside with it, beside those of before, and never over them', async () => {
    const { rescue, entries } = withEntries(DAMAGED);
    await rescue.setAside();
    entries.texts.set(NAME, 'later');
    await rescue.setAside();
    expect([...entries.texts]).toEqual([
      [`set-aside-1/${NAME}`, '{"value":1}'],
      [`set-aside-2/${NAME}`, 'later'],
    ]);
    expect(await rescue.read()).toContain('later');
  });

  it('stay, and their record with them, when they cannot be put aside', async () => {
    const { rescue, texts, entries } = withEntries(DAMAGED);
    entries.writeFault = new DOMException('no', 'QuotaExceededError');
    await expect(rescue.setAside()).rejects.toMatchObject({ kind: 'storage-full' });
    expect(texts.get('root')).toBe(DAMAGED);
    expect([...entries.texts.keys()]).toEqual([NAME]);
  });

  it('are no reason to hand out nothing when they cannot be read at all', async () => {
    const { rescue, entries } = withEntries(DAMAGED);
    entries.readFault = new Error('no database');
    expect(await rescue.read()).toBe(DAMAGED);
  });

  it.each([
    '{}',
    '{"record":5,"entries":{}}',
    `{"record":"${GOOD}","entries":"ab"}`,
    `{"record":"${GOOD}","entries":{"a":1}}`,
    '{',
  ])('are not taken from what is no saved copy: %s', async (text) => {
    const { rescue, texts, entries } = withEntries(DAMAGED);
    await expect(rescue.replace(text)).rejects.toMatchObject({ kind: 'corrupt' });
    expect(texts.get('root')).toBe(DAMAGED);
    expect(entries.writes).toEqual([]);
  });
});
