import { makeAutoObservable, runInAction } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { tokenTransferOf } from '../../mocks/builders/tokenTransfers.ts';
import { createDevice, type Device } from '../../mocks/fixtures/device.ts';
import { openApp } from '../../mocks/fixtures/openApp.ts';
import { decodeRecord } from '../adapters/storage/recordCodec.ts';
import type { TokenJournal } from './chain/TokenJournal.ts';
import { type PersistenceRow, slicesOf } from './persistence/persistenceRow.ts';
import type { Stores } from './Stores.ts';

/** A store with a single row of the table. */
class Probe {
  /** persisted */
  count = 0;
  /** not persisted */
  mood = 'calm';

  constructor() {
    makeAutoObservable(this);
  }

  set(count: number): void {
    this.count = count;
  }

  reset(): void {
    this.count = 0;
  }
}

/** The store of the open app. */
const { probe, theProbe } = vi.hoisted(() => {
  const held = { now: null as unknown };
  return { probe: held, theProbe: () => held.now as Probe };
});

vi.mock(import('./persistedStores.ts'), async (importActual) => {
  const actual = await importActual();
  const row: PersistenceRow<Stores> = slicesOf<Stores>()('probe', theProbe)(['count'], {
    reset: (store) => store.reset(),
    restored: (store) => {
      store.mood = `restored with ${store.count}`;
    },
  });
  return { ...actual, WALLET_TABLE: [...actual.WALLET_TABLE, row] };
});

/** Without reactions and responses: only persisted data shows. */
function open(device: Device) {
  probe.now = new Probe();
  return openApp({ device, chainUrls: ['http://127.0.0.1:9'], timeoutMs: 50, hasReactions: false });
}

/** What is on disk for a slice; undefined when nothing is. */
function onDisk(device: Device, slice: string): unknown {
  const text = device.texts.get('root');
  if (text === undefined) return undefined;
  const record = decodeRecord(text, 'obfuscation');
  const entry = Object.entries(record).find(([name]) => name.split('/').at(-1) === slice);
  return entry === undefined ? undefined : JSON.parse(entry[1]);
}

describe('a store with a row in the table, and known to nothing else', () => {
  it('is persisted, and restored', async () => {
    const device = createDevice();
    const first = await open(device);
    theProbe().set(7);
    await first.ports.state.settled();
    expect(onDisk(device, 'probe')).toEqual({ count: 7 });
    first.kill();
    const again = await open(device);
    expect(theProbe()).toMatchObject({ count: 7, mood: 'restored with 7' });
    again.kill();
  });

  it('is written no more once the app has stopped', async () => {
    const device = createDevice();
    const { ports, kill } = await open(device);
    theProbe().set(7);
    await ports.state.settled();
    kill();
    theProbe().set(8);
    await ports.state.settled();
    expect(onDisk(device, 'probe')).toEqual({ count: 7 });
  });

  it('is reset and erased with all the rest, and persisted from then on', async () => {
    const device = createDevice();
    const { stores, ports, kill } = await open(device);
    theProbe().set(7);
    await stores.session.deletion.destroy();
    await ports.state.settled();
    expect(theProbe().count).toBe(0);
    expect(onDisk(device, 'probe')).toBeUndefined();
    theProbe().set(9);
    await ports.state.settled();
    expect(onDisk(device, 'probe')).toEqual({ count: 9 });
    kill();
  });
});

describe('token transfers of a deleted wallet', () => {
  const change = (journal: TokenJournal) => runInAction(() => journal.add([tokenTransferOf()]));

  it('are not written once more while they are deleted', async () => {
    const device = createDevice();
    const { stores, ports, kill } = await open(device);
    change(stores.tokens.journal);
    await ports.state.settled();
    expect(device.entries.texts.size).toBe(1);
    const written = vi.spyOn(ports.state, 'changeEntries');
    await stores.session.deletion.destroy();
    await ports.state.settled();
    expect(written).not.toHaveBeenCalled();
    expect([...device.entries.texts]).toEqual([]);
    kill();
  });

  it('are written by one hand afterwards', async () => {
    const { stores, ports, kill } = await open(createDevice());
    await stores.session.deletion.destroy();
    const written = vi.spyOn(ports.state, 'changeEntries');
    change(stores.tokens.journal);
    await ports.state.settled();
    expect(written.mock.calls.map(([slice]) => slice)).toEqual(['tokenTransfers']);
    kill();
  });

  it('are not written after the app was killed', async () => {
    const device = createDevice();
    const { stores, ports, kill } = await open(device);
    kill();
    change(stores.tokens.journal);
    await ports.state.settled();
    expect([...device.entries.texts]).toEqual([]);
  });
});
