import { isObservableArray, makeAutoObservable, runInAction } from 'mobx';
import { makePersistable, stopPersisting } from 'mobx-persist-store';
import { afterEach, describe, expect, it } from 'vitest';
import { createManualClock } from '../../../mocks/clock/manualClock.ts';
import { loadCodec } from '../../../mocks/storage/loadCodec.ts';
import type { RecordStorage } from '../../ports/StateStorage.ts';
import { encodeRecord } from './recordCodec.ts';
import { createRootStorage } from './rootRecord.ts';

class Kennel {
  names: string[] = [];
  constructor() {
    makeAutoObservable(this);
  }
  add(name: string): void {
    this.names.push(name);
  }
}

const made: Kennel[] = [];

function setUp() {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
  };
  const open = () =>
    createRootStorage({
      loadCodec,
      storage,
      secret: 'embedded',
      clock: createManualClock(),
      log: () => undefined,
    });
  return { texts, open };
}

async function persisted(state: RecordStorage): Promise<Kennel> {
  const store = new Kennel();
  made.push(store);
  await makePersistable(store, { name: 'kennel', storage: state, stringify: true, properties: ['names'] });
  return store;
}

afterEach(() => {
  for (const store of made.splice(0)) stopPersisting(store);
});

describe('a MobX store kept by mobx-persist-store over the state storage', () => {
  it('has after a restart what it had before', async () => {
    const { open } = setUp();
    const state = open();
    const store = await persisted(state);
    store.add('Kabosu');
    await state.settled();
    const restarted = await persisted(open());
    expect([...restarted.names]).toEqual(['Kabosu']);
    expect(isObservableArray(restarted.names)).toBe(true);
  });

  it('is on disk as soon as the storage is settled after an action', async () => {
    const { open } = setUp();
    const state = open();
    const store = await persisted(state);
    runInAction(() => {
      store.add('one');
      store.add('two');
    });
    await state.settled();
    expect(await open().getItem('kennel')).toBe('{"names":["one","two"]}');
  });

  it('does not overwrite a record that it could not read, whatever the store does then', async () => {
    const { open, texts } = setUp();
    const damaged = encodeRecord({ kennel: '{"names":["Kabosu"]}' }, 'another secret');
    texts.set('root', damaged);
    const state = open();
    await expect(persisted(state)).rejects.toMatchObject({ kind: 'corrupt' });
    made.at(-1)?.add('new');
    await expect(state.settled()).rejects.toMatchObject({ kind: 'corrupt' });
    expect(texts.get('root')).toBe(damaged);
  });
});
