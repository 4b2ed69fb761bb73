/** Disk writes when a list changes, counted in entries and characters. */
import { makeAutoObservable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../../mocks/clock/manualClock.ts';
import type { EntryChanges, StateStorage } from '../../ports/StateStorage.ts';
import { entriesOf } from './entryRow.ts';

interface Toy {
  readonly id: string;
  readonly text: string;
}

class Kennel {
  /** newest first */
  toys: readonly Toy[] = [];
  constructor() {
    makeAutoObservable(this, {}, { deep: false });
  }
  set(...toys: readonly Toy[]): void {
    this.toys = toys;
  }
}

function setUp(given: { readonly texts?: Map<string, string>; readonly record?: Map<string, string> } = {}) {
  const { texts = new Map<string, string>(), record = new Map<string, string>() } = given;
  const writes: EntryChanges[] = [];
  /** the number of the write before which the process dies; 0: it lives */
  const death = { at: 0 };
  let count = 0;
  const dying =
    <Given extends readonly unknown[]>(write: (...given: Given) => void) =>
    (...args: Given): Promise<void> => {
      count += 1;
      if (death.at !== 0 && count >= death.at) return new Promise(() => {});
      write(...args);
      return Promise.resolve();
    };
  const state: StateStorage = {
    getItem: async (slice) => record.get(slice) ?? null,
    setItem: dying((slice: string, json: string) => void record.set(slice, json)),
    removeItem: dying((slice: string) => void record.delete(slice)),
    slices: async () => [...record.keys()],
    entries: async () => new Map(texts),
    changeEntries: dying((_list: string, changes: EntryChanges) => {
      writes.push(changes);
      for (const [key, text] of changes) {
        if (text === null) texts.delete(key);
        else texts.set(key, text);
      }
    }),
    clearEntries: async () => texts.clear(),
    entriesSettled: async () => {},
    settled: async () => {},
  };
  const clock = createManualClock();
  const open = async (delayMs = 0) => {
    const store = new Kennel();
    const row = entriesOf<Kennel>()('toys', (all) => all)<Toy>({
      property: 'toys',
      items: ({ toys }) => toys.map((toy) => [toy.id, toy] as const).reverse(),
      restore: (kennel, items) => kennel.set(...items.map(([, toy]) => toy).reverse()),
      save: (toy) => toy,
      read: (saved) => saved as Toy,
      movedFrom: { slice: 'old', property: 'toys', keys: ['id'] },
      delayMs,
      reset: () => {},
    });
    await row.hydrate(store, { state, clock });
    const set = (...toys: readonly Toy[]) => runInAction(() => store.set(...toys));
    return { store, row, set };
  };
  const written = () => writes.splice(0).map((changes) => [...changes.keys()]);
  return { texts, record, writes, death, clock, open, written };
}

const toy = (id: string, text = ''): Toy => ({ id, text });

describe('a list of entries', () => {
  it('writes those that changed and no other, and has them in their order after a restart', async () => {
    const { open, written } = setUp();
    const { set } = await open();
    const [ball, bone] = [toy('ball'), toy('bone')];
    set(bone, ball);
    expect(written()).toEqual([['ball', 'bone']]);
    set(bone, toy('ball', 'chewed'));
    expect(written()).toEqual([['ball']]);
    const again = await open();
    expect(again.store.toys).toEqual([bone, toy('ball', 'chewed')]);
    again.set(...[...again.store.toys].reverse());
    expect(written()).toEqual([['ball']]);
    expect((await open()).store.toys.map(({ id }) => id)).toEqual(['ball', 'bone']);
    expect(written()).toEqual([]);
  });

  it('writes nothing when it is read, or set to what it was', async () => {
    const { open, written } = setUp();
    const { set } = await open();
    const ball = toy('ball');
    set(ball);
    set(ball);
    expect(written()).toHaveLength(1);
    await open();
    expect(written()).toEqual([]);
  });

  it('is not read at all when one of it is no JSON', async () => {
    const { open, texts } = setUp();
    texts.set('ball', '{');
    await expect(open()).rejects.toMatchObject({ kind: 'corrupt' });
    expect([...texts]).toEqual([['ball', '{']]);
  });

  it('is written no more once it was stopped, also what waited', async () => {
    const { open, written, clock } = setUp();
    const { set, row, store } = await open(500);
    set(toy('ball'));
    row.stop(store);
    set(toy('bone'));
    clock.advance(1_000);
    expect(written()).toEqual([]);
  });
});

describe('a list that may wait', () => {
  it('is written once for ten letters, when the typing pauses', async () => {
    const { open, writes, clock } = setUp();
    const { set } = await open(500);
    for (let letters = 1; letters <= 10; letters += 1) {
      set(toy('draft', 'x'.repeat(letters)));
      clock.advance(200);
    }
    expect(writes).toEqual([]);
    clock.advance(300);
    expect(writes).toHaveLength(1);
    expect([...(writes[0]?.values() ?? [])].join().length).toBeLessThan(100);
  });

  it('is written at once when it is asked to, and when something is taken out', async () => {
    const { open, written, clock } = setUp();
    const { set, row, store } = await open(500);
    set(toy('draft', 'x'));
    row.flush(store);
    expect(written()).toEqual([['draft']]);
    set(toy('draft', 'xy'), toy('other'));
    set(toy('other'));
    expect(written()).toEqual([['other', 'draft']]);
    clock.advance(1_000);
    expect(written()).toEqual([]);
  });
});

describe('what the record still has', () => {
  const recorded = (rest: object = {}) =>
    new Map([['old', JSON.stringify({ toys: [toy('bone'), toy('ball')], ...rest })]]);

  it('moves into entries, in its order, and leaves the record what else there is', async () => {
    const { open, record, texts } = setUp({ record: recorded({ name: 'Vet' }) });
    expect((await open()).store.toys.map(({ id }) => id)).toEqual(['bone', 'ball']);
    expect([...texts.keys()].sort()).toEqual(['ball', 'bone']);
    expect(record.get('old')).toBe('{"name":"Vet"}');
  });

  it.each([1, 2, 3])('is there once, whole, after a kill before write %i', async (at) => {
    const device = setUp({ record: recorded() });
    device.death.at = at;
    void device.open();
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    const next = setUp({ texts: device.texts, record: device.record });
    expect((await next.open()).store.toys).toEqual([toy('bone'), toy('ball')]);
    expect(next.record.has('old')).toBe(false);
    expect(next.texts.size).toBe(2);
  });

  it('is older than an entry that is there already', async () => {
    const { open, texts } = setUp({ record: recorded() });
    texts.set('ball', JSON.stringify({ order: 1, value: toy('ball', 'chewed') }));
    const { store } = await open();
    expect(store.toys.find(({ id }) => id === 'ball')).toEqual(toy('ball', 'chewed'));
    expect(store.toys).toHaveLength(2);
  });

  it('is dropped by nobody who cannot name it', async () => {
    const record = new Map([['old', JSON.stringify({ toys: [7, toy('ball')] })]]);
    const { open, texts } = setUp({ record });
    await open();
    expect([...texts.keys()].sort()).toEqual(['ball', 'unread 0']);
  });
});
