import { describe, expect, it } from 'vitest';
import { createFakeApp } from '../../../mocks/world/fakeApp.ts';
import { firstHref } from './firstHref.ts';

async function openWith(startParam: string | null, hasVault: boolean, path = '/') {
  const info = { platform: 'ios', version: '9.1', userId: '1', startParam, languageCode: 'en' };
  const app = createFakeApp({ host: { info }, vault: { exists: () => hasVault } });
  return { href: await firstHref(app.stores, app.ports, path), stores: app.stores };
}

describe('where the app opens', () => {
  it('welcomes without a vault, and unlocks with one', async () => {
    expect((await openWith(null, false)).href).toBe('/welcome');
    expect((await openWith(null, true)).href).toBe('/account/unlock');
    expect((await openWith(null, true, '/history')).href).toBe('/account/unlock');
  });

  it('stays at an open place', async () => {
    expect((await openWith(null, false, '/nowhere')).href).toBeNull();
  });

  it('keeps a request that waits for a wallet', async () => {
    const { href, stores } = await openWith('abc', false);
    expect(href).toBe('/welcome');
    expect(stores.accounts.startapp).toBe('abc');
  });

  it('says that it cannot connect sites yet, and unlocks', async () => {
    const { href, stores } = await openWith('abc', true);
    expect(href).toBe('/account/unlock');
    expect(stores.ui.toasts).toMatchObject([{ kind: 'info' }]);
  });

  it.each(['debug', 'a/b', ''])('takes no notice of the start parameter "%s"', async (startParam) => {
    const { stores } = await openWith(startParam, true);
    expect(stores.accounts.startapp).toBe('');
    expect(stores.ui.toasts).toEqual([]);
  });
});
