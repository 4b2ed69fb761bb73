import AES from 'crypto-js/aes.js';
import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../../mocks/clock/manualClock.ts';
import { loadCodec } from '../../../mocks/storage/loadCodec.ts';
import { decodeRecord, encodeRecord, UNREADABLE } from './recordCodec.ts';
import { createRootStorage, type RootStorageOptions } from './rootRecord.ts';

const SECRET = 'embedded';

/** localStorage in memory, whose reads and writes fail on demand. */
class FaultyStorage {
  readonly texts = new Map<string, string>();
  readonly writes: string[] = [];
  failRead: string | null = null;
  failWrite: string | null = null;

  getItem(key: string): string | null {
    if (this.failRead) throw new DOMException('no', this.failRead);
    return this.texts.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.failWrite) throw new DOMException('no', this.failWrite);
    this.writes.push(value);
    this.texts.set(key, value);
  }

  removeItem(key: string): void {
    this.texts.delete(key);
  }
}

function setUp(options: Partial<RootStorageOptions> = {}, stored?: string) {
  const storage = new FaultyStorage();
  if (stored !== undefined) storage.texts.set('root', stored);
  const logged: string[] = [];
  const clock = createManualClock();
  const open = () =>
    createRootStorage({
      loadCodec,
      storage,
      secret: SECRET,
      clock,
      log: (message) => logged.push(message),
      ...options,
    });
  const onDisk = () => decodeRecord(storage.texts.get('root'), SECRET);
  return { storage, logged, clock, open, state: open(), onDisk };
}

describe('a record that another window writes too', () => {
  it('keeps the slices of both', async () => {
    const { open, onDisk } = setUp();
    const [one, other] = [open(), open()];
    await Promise.all([one.getItem('a'), other.getItem('b')]);
    await one.setItem('a', '1');
    await other.setItem('b', '1');
    await one.setItem('a', '2');
    expect(onDisk()).toMatchObject({ a: '2', b: '1' });
    await other.setItem('b', '2');
    expect(onDisk()).toMatchObject({ a: '2', b: '2' });
  });

  it('is not overwritten when what the other one wrote cannot be read', async () => {
    const { state, storage } = setUp();
    await state.setItem('a', '1');
    storage.texts.set('root', 'written by a later Kennel');
    await expect(state.setItem('a', '2')).rejects.toMatchObject({ kind: 'corrupt' });
    expect(storage.texts.get('root')).toBe('written by a later Kennel');
  });

  it('is written again when it was cleared', async () => {
    const { state, storage, onDisk } = setUp();
    await Promise.all([state.setItem('a', '1'), state.setItem('b', '1')]);
    storage.texts.clear();
    await state.setItem('a', '2');
    expect(onDisk()).toMatchObject({ a: '2', b: '1' });
  });
});

describe('the storage of the state', () => {
  it('gives null for a slice that was never written, and writes nothing by reading', async () => {
    const { state, storage } = setUp();
    expect(await state.getItem('ui')).toBeNull();
    expect(storage.texts.size).toBe(0);
  });

  it('gives after a restart what was written before it, all slices in the one record `root`', async () => {
    const { state, open, storage } = setUp();
    await Promise.all([state.setItem('ui', '{"a":1}'), state.setItem('accounts', '[]')]);
    expect([...storage.texts.keys()]).toEqual(['root']);
    const reopened = open();
    expect(await reopened.getItem('ui')).toBe('{"a":1}');
    await reopened.setItem('ui', '{"a":2}');
    expect(await open().getItem('accounts')).toBe('[]');
    await reopened.removeItem('accounts');
    expect(await open().getItem('accounts')).toBeNull();
  });

  it('ends with the newest of many writes, in few writes to the disk', async () => {
    const { state, storage, onDisk } = setUp();
    for (let turn = 0; turn < 200; turn += 1) void state.setItem(turn % 2 ? 'odd' : 'even', `${turn}`);
    await state.settled();
    expect(onDisk()).toEqual({ even: '198', odd: '199' });
    expect(storage.writes.length).toBeLessThan(5);
  });

  it('has on disk, when settled, what was handed over just before', async () => {
    const { state, onDisk } = setUp();
    for (let turn = 0; turn < 20; turn += 1) {
      void state.setItem('ui', `${turn}`);
      await state.settled();
      expect(onDisk()).toEqual({ ui: `${turn}` });
    }
  });

  it.each([
    ['text that is no record', 'garbage', UNREADABLE.notDecrypted],
    ['another secret', encodeRecord({ ui: '1' }, 'other'), null],
    ['a slice that is no JSON', encodeRecord({ ui: '{' }, SECRET), UNREADABLE.notJson],
  ])('never overwrites what it cannot read: %s', async (_, stored, expected) => {
    const { state, storage, logged } = setUp({}, stored);
    await expect(state.getItem('ui')).rejects.toMatchObject({ kind: 'corrupt' });
    await expect(state.setItem('ui', '2')).rejects.toMatchObject({ kind: 'corrupt' });
    await expect(state.removeItem('ui')).rejects.toMatchObject({ kind: 'corrupt' });
    await expect(state.settled()).rejects.toMatchObject({ kind: 'corrupt' });
    expect(storage.texts.get('root')).toBe(stored);
    expect(storage.writes).toEqual([]);
    expect(logged).toHaveLength(1);
    expect(Object.values<string>(UNREADABLE)).toContain(logged[0]);
    if (expected) expect(logged).toEqual([expected]);
  });

  it.each([
    ['what is no text', 7 as unknown as string, 'Expected outbound state to be a string.'],
    ['what is no JSON', AES.encrypt('{"half":', SECRET).toString(), 'Failed to parse state as JSON.'],
    ['what is not decrypted', 'garbage', 'Could not decrypt state; verify the secret key is correct.'],
    ['what is empty', AES.encrypt('', SECRET).toString(), 'Decrypted string is empty.'],
  ])(
    'says of %s once, in the words of the specification, why it cannot be read',
    async (_, stored, expected) => {
      const { state, logged } = setUp({}, stored);
      const asked = ['accounts', 'keyrings', 'ui'].map((slice) => state.getItem(slice));
      const answers = await Promise.allSettled([...asked, state.setItem('ui', '1'), state.settled()]);
      expect(answers.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
      expect(logged).toEqual([expected]);
    },
  );

  it('refuses a write that comes before the reading when the record cannot be read', async () => {
    const { state, storage } = setUp({}, 'garbage');
    await expect(state.setItem('ui', '2')).rejects.toMatchObject({ kind: 'corrupt' });
    expect(storage.writes).toEqual([]);
  });

  it('says that the host keeps nothing, and reads when it does again', async () => {
    const { state, storage } = setUp({}, encodeRecord({ ui: '1' }, SECRET));
    storage.failRead = 'SecurityError';
    await expect(state.getItem('ui')).rejects.toMatchObject({ kind: 'storage-blocked' });
    await expect(state.settled()).rejects.toMatchObject({ kind: 'storage-blocked' });
    storage.failRead = null;
    expect(await state.getItem('ui')).toBe('1');
    await state.settled();
  });

  it.each([
    ['SecurityError', 'storage-blocked'],
    ['QuotaExceededError', 'storage-full'],
  ])(
    'tells of a failed write (%s) by its promise and by settled, until a write succeeds',
    async (name, kind) => {
      const { state, storage, onDisk } = setUp();
      await state.setItem('ui', '1');
      storage.failWrite = name;
      await expect(state.setItem('ui', '2')).rejects.toMatchObject({ kind });
      await expect(state.settled()).rejects.toMatchObject({ kind });
      expect(onDisk()).toEqual({ ui: '1' });
      storage.failWrite = null;
      await state.setItem('accounts', '3');
      await state.settled();
      expect(onDisk()).toEqual({ ui: '2', accounts: '3' });
    },
  );

  it('leaves no rejection unhandled when nobody waits for a write', async () => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => unhandled.push(reason);
    process.on('unhandledRejection', note);
    const { state, storage } = setUp();
    storage.failWrite = 'QuotaExceededError';
    void state.setItem('ui', '1');
    void state.removeItem('ui');
    await new Promise((resolve) => setTimeout(resolve, 20));
    process.off('unhandledRejection', note);
    expect(unhandled).toEqual([]);
  });

  it('gives up reading after 5000 ms, writes nothing, and reads when asked again', async () => {
    let answers = false;
    const loadSlowly: RootStorageOptions['loadCodec'] = () =>
      answers ? loadCodec() : new Promise(() => undefined);
    const { state, clock, storage } = setUp({ loadCodec: loadSlowly }, encodeRecord({ ui: '1' }, SECRET));
    const reading = state.getItem('ui');
    await Promise.resolve();
    expect(clock.pending()).toEqual([5000]);
    clock.advance(5000);
    await expect(reading).rejects.toMatchObject({ kind: 'timeout' });
    expect(storage.writes).toEqual([]);
    answers = true;
    expect(await state.getItem('ui')).toBe('1');
    expect(clock.pending()).toEqual([]);
  });

  it('loads nothing to read a storage that is empty', async () => {
    let loads = 0;
    const loadCounted = () => {
      loads += 1;
      return loadCodec();
    };
    const { state } = setUp({ loadCodec: loadCounted });
    await state.getItem('ui');
    expect(loads).toBe(0);
  });

  it('cannot be made without configuration or secret', () => {
    expect(() => setUp({ secret: '' })).toThrow(TypeError);
    expect(() => createRootStorage(undefined as never)).toThrow(TypeError);
  });
});
