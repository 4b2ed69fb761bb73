import { describe, expect, it } from 'vitest';
import { createFakeApp } from '../../../mocks/fixtures/fakeApp.ts';
import { startLocation } from './startLocation.ts';

async function openWith(startParam: string | null, hasVault: boolean, path = '/', query = '') {
  const info = { platform: 'ios', version: '9.1', userId: '1', startParam, languageCode: 'en' };
  const app = createFakeApp({ host: { info }, vault: { exists: () => hasVault } });
  return { href: await startLocation(app.stores, app.ports, { path, query }), stores: app.stores };
}

describe('where the app opens', () => {
  it('welcomes without a vault, and unlocks with one', async () => {
    expect((await openWith(null, false)).href).toBe('/welcome');
    expect((await openWith(null, true)).href).toBe('/account/unlock');
    expect((await openWith(null, true, '/home')).href).toBe('/account/unlock');
  });

  it('unlocks first where a page was loaded anew, and leads on to it', async () => {
    expect((await openWith(null, true, '/history')).href).toBe('/account/unlock?to=history');
    const detail = await openWith(null, true, '/history-detail', '?txid=ab');
    expect(detail.href).toBe('/account/unlock?txid=ab&to=history-detail');
    expect((await openWith(null, true, '/account/unlock', '?to=history')).href).toBeNull();
  });

  it('leads from a last look whose matter is gone to the form that led there', async () => {
    expect((await openWith(null, true, '/tx-confirm')).href).toBe('/account/unlock?to=tx-create');
    const token = await openWith(null, true, '/tx-confirm', '?token=drc-20%3AUNIX');
    expect(token.href).toBe('/account/unlock?token=drc-20%3AUNIX&to=drc20-send');
    const file = await openWith(null, true, '/tx-confirm', `?file=${'ab'.repeat(32)}`);
    expect(file.href).toBe(`/account/unlock?file=${'ab'.repeat(32)}&to=drc20-send`);
    expect((await openWith(null, true, '/tx-success')).href).toBe('/account/unlock');
  });

  it('keeps whom a link wants paid, behind the lock', async () => {
    const { href } = await openWith(null, true, '/tx-create', '?link=dogecoin%3AD1');
    expect(href).toBe('/account/unlock?link=dogecoin%3AD1&to=tx-create');
  });

  it('stays at an open place', async () => {
    expect((await openWith(null, false, '/nowhere')).href).toBeNull();
  });

  it('keeps a request that waits for a wallet', async () => {
    const { href, stores } = await openWith('abc', false);
    expect(href).toBe('/welcome');
    expect(stores.accounts.startapp).toBe('abc');
  });

  it('opens at the request of a site, to the letter, and remembers it until it is looked at', async () => {
    const { href, stores } = await openWith('aBc-_1', true);
    expect(href).toBe('/app_connect/aBc-_1');
    expect(stores.accounts.startapp).toBe('aBc-_1');
  });

  it.each(['debug', 'a/b', ''])('takes no notice of the start parameter "%s"', async (startParam) => {
    const { stores } = await openWith(startParam, true);
    expect(stores.accounts.startapp).toBe('');
    expect(stores.ui.toasts).toEqual([]);
  });
});
