/** Lazy stores: created once, and reset with the session. */
import { describe, expect, it } from 'vitest';
import { createFakeApp } from '../../../mocks/fixtures/fakeApp.ts';
import { startReactions } from '../../../mocks/stores/openedStores.ts';
import { ok } from '../../domain/result.ts';
import { NewWalletStore } from '../accounts/NewWalletStore.ts';
import { BackupFileStore } from '../backup/BackupFileStore.ts';
import { ExportStore } from '../backup/ExportStore.ts';

const DRAFT = { id: 'draft', wordCount: 12, checkPositions: [1, 5, 9] } as const;

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
  app.stores.session.setSessionId('session');
  return { ...app, lazy: app.stores.lazy, ended };
}

describe('a store that comes with its screen', () => {
  it('is one and the same for all who ask, and none but what was asked for is made', () => {
    const { lazy } = open();
    expect(lazy.of(BackupFileStore)).toBe(lazy.of(BackupFileStore));
    expect(lazy.of(NewWalletStore)).not.toBe(lazy.of(BackupFileStore));
    expect(open().lazy.of(BackupFileStore)).not.toBe(lazy.of(BackupFileStore));
  });

  it('keeps what was begun while its screen is left', async () => {
    const { lazy } = open();
    await lazy.of(NewWalletStore).draft(12);
    expect(lazy.of(NewWalletStore).state).toMatchObject({ status: 'writing-down' });
  });

  it('forgets when the session ends, whenever it was made', async () => {
    const { lazy, stores, ports, ended } = open();
    const stop = startReactions(stores, ports);
    await lazy.of(NewWalletStore).draft(12);
    await lazy.of(ExportStore).begin('hd-1', { kind: 'phrase' }, 'secret');
    await lazy.of(BackupFileStore).make('much secret');
    await stores.session.lock();
    expect(lazy.of(NewWalletStore).state).toEqual({ status: 'choosing' });
    expect(lazy.of(ExportStore).state).toEqual({ status: 'asking' });
    expect(lazy.of(BackupFileStore).state).toEqual({ status: 'idle' });
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
