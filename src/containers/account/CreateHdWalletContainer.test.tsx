// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { heldKeyring } from '../../../mocks/builders/keyrings.ts';
import { createFakeApp } from '../../../mocks/fixtures/fakeApp.ts';
import { KennelTheme } from '../../components/theme/KennelTheme.tsx';
import type { StorageState } from '../../domain/session/StorageState.ts';
import { PHRASE_MESSAGES } from '../../i18n/messages/accounts/accountMessages.ts';
import { AppContext } from '../AppContext.tsx';
import { CreateHdWalletContainer } from './CreateHdWalletContainer.tsx';

beforeAll(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
});

/** The screen on a device with this storage state. */
async function openOn(storageState: () => Promise<StorageState>) {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const draft = { id: 'd', wordCount: 12, checkPositions: [1, 2, 3] } as const;
  const vault = { draftPhrase: async () => draft, saveDraft: async () => heldKeyring('hd-1') };
  const app = { ...createFakeApp({ vault }), storageState };
  app.stores.session.setSessionId('session');
  await act(async () =>
    root.render(
      <AppContext.Provider value={{ first: app, app: () => app }}>
        <KennelTheme>
          <CreateHdWalletContainer params={{}} />
        </KennelTheme>
      </AppContext.Provider>,
    ),
  );
  const buttons = [...container.querySelectorAll('button')];
  const later = buttons.find(({ textContent }) => textContent === PHRASE_MESSAGES.later) ?? null;
  const close = async () => {
    await act(async () => root.unmount());
    container.remove();
  };
  return { app, later, close };
}

describe('a backup that waits', () => {
  it('is offered where the device keeps the wallet, and leads home', async () => {
    const { app, later, close } = await openOn(async () => 'kept');
    await act(async () => later?.click());
    expect(app.stores.keyrings.current).toMatchObject({ key: 'hd-1', backedUpAtMs: null });
    expect(app.navigations).toEqual(['replace home']);
    await close();
  });

  it.each<[string, () => Promise<StorageState>]>([
    ['forgets', async () => 'not-kept'],
    ['stores nothing', async () => 'blocked'],
    ['has not answered yet', () => new Promise(() => {})],
  ])('is not offered where the device %s', async (_, storageState) => {
    const { later, close } = await openOn(storageState);
    expect(later).toBeNull();
    await close();
  });
});
