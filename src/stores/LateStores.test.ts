/** Stores that come with their screens: made once, and forgetting with the session like any other. */
import { describe, expect, it } from 'vitest';
import { createFakeApp } from '../../mocks/world/fakeApp.ts';
import { startReactions } from '../app/reactions.ts';
import { ok } from '../domain/result.ts';
import { BackupStore } from './BackupStore.ts';
import { ExportStore } from './ExportStore.ts';
import { NewWalletStore } from './NewWalletStore.ts';

const DRAFT = { id: 'draft', wordCount: 12, checkPlaces: [1, 5, 9] } as const;

function open() {
  const ended: string[] = [];
  const app = createFakeApp({
    vault: {
      draftPhrase: async () => DRAFT,
      backUp: async () => ok('{}'),
      beginExport: async () => ok('ticket'),
      endExport: async (_session, ticket) => {
        ended.push(ticket);
      },
      lock: async () => {},
    },
  });
  app.stores.session.setPassword('session');
  return { ...app, late: app.stores.late, ended };
}

describe('a store that comes with its screen', () => {
  it('is one and the same for all who ask, and none but what was asked for is made', () => {
    const { late } = open();
    expect(late.of(BackupStore)).toBe(late.of(BackupStore));
    expect(late.of(NewWalletStore)).not.toBe(late.of(BackupStore));
    expect(open().late.of(BackupStore)).not.toBe(late.of(BackupStore));
  });

  it('keeps what was begun while its screen is left', async () => {
    const { late } = open();
    await late.of(NewWalletStore).draft(12);
    expect(late.of(NewWalletStore).state).toMatchObject({ status: 'writing-down' });
  });

  it('forgets when the session ends, whenever it was made', async () => {
    const { late, stores, ports, ended } = open();
    const stop = startReactions(stores, ports);
    await late.of(NewWalletStore).draft(12);
    await late.of(ExportStore).begin('hd-1', { kind: 'phrase' }, 'secret');
    await late.of(BackupStore).make('much secret');
    await stores.session.lock();
    expect(late.of(NewWalletStore).state).toEqual({ status: 'choosing' });
    expect(late.of(ExportStore).state).toEqual({ status: 'asking' });
    expect(late.of(BackupStore).making).toEqual({ status: 'idle' });
    expect(ended).toEqual(['ticket']);
    stop();
  });

  it('has nothing to forget when nobody asked for it', async () => {
    const { stores, ports } = open();
    const stop = startReactions(stores, ports);
    await stores.session.lock();
    expect(stores.session.isUnlocked).toBe(false);
    stop();
  });
});
