import { describe, expect, it, vi } from 'vitest';
import { phone, settleIn, unlockRemembered } from '../../../mocks/app/phone.ts';
import { TEST_PASSWORD } from '../../../mocks/fixtures/makeWallet.ts';
import { createMemoryKeyValue } from '../../../mocks/keyValue/memoryKeyValue.ts';
import { createVaultMirror } from '../../adapters/vault/mirror/keyValueMirror.ts';
import { startLocation } from './startLocation.ts';

const MINUTE = 60_000;

describe('a reload', () => {
  it('asks for the password unless a person chose to stay unlocked', async () => {
    const { open } = phone();
    const app = await open();
    expect(app.href).toBe('/welcome');
    await settleIn(app);
    app.kill();
    const again = await open();
    expect(again.href).toBe('/account/unlock');
    again.kill();
  });

  it('goes straight home where a person stays unlocked, until the session would have ended', async () => {
    const { open, clock } = phone();
    const app = await open();
    await settleIn(app);
    await unlockRemembered(app);
    app.kill();

    clock.advance(4 * MINUTE);
    const again = await open();
    expect(again.href).toBe('/home');
    expect(again.stores.session.isUnlocked).toBe(true);
    expect(again.stores.keyrings.current.name).toBe('Treats');
    again.kill();

    clock.advance(2 * MINUTE);
    const tooLate = await open();
    expect(tooLate.href).toBe('/account/unlock');
    expect(tooLate.stores.session.isUnlocked).toBe(false);
    tooLate.kill();
  });

  it.each([
    ['/tx-confirm', '', '/tx-create'],
    ['/tx-confirm', '?token=drc-20%3AUNIX', '/drc20/send?token=drc-20%3AUNIX'],
    ['/tx-success', '', '/home'],
    ['/history-detail', '?txid=ab', null],
  ])('goes on where a person was, or where that began: %s%s', async (path, query, href) => {
    const { open } = phone();
    const app = await open();
    await settleIn(app);
    await unlockRemembered(app);
    app.kill();
    const again = await open('1', { isWholeStart: false });
    expect(await startLocation(again.stores, again.ports, { path, query, isReload: true })).toBe(href);
    expect(again.stores.session.isUnlocked).toBe(true);
    again.kill();
  });

  it('opens the form that a link filled in, and home where there is no link', async () => {
    const { open } = phone();
    const app = await open();
    await settleIn(app);
    await unlockRemembered(app);
    app.kill();
    for (const [query, href] of [
      ['?link=dogecoin%3AD1', null],
      ['', '/home'],
    ]) {
      const again = await open('1', { isWholeStart: false });
      expect(await startLocation(again.stores, again.ports, { path: '/tx-create', query: query ?? '' })).toBe(
        href,
      );
      again.kill();
    }
  });

  it('asks for the password after a lock, and leaves nothing with the host', async () => {
    const { open, secure } = phone();
    const app = await open();
    await settleIn(app);
    await unlockRemembered(app);
    expect(secure.size).toBe(1);
    await app.stores.session.lock();
    await app.ports.state.settled();
    expect(secure.size).toBe(0);
    app.kill();
    const again = await open();
    expect(again.href).toBe('/account/unlock');
    again.kill();
  });

  it('asks for the password when somebody else used Kennel in between', async () => {
    const { open } = phone();
    const app = await open('1');
    await settleIn(app);
    await unlockRemembered(app);
    app.kill();
    (await open('2')).kill();
    const again = await open('1');
    expect(again.href).toBe('/account/unlock');
    again.kill();
  });

  it('asks for it also when the first start after somebody else failed', async () => {
    const { open, device } = phone();
    const app = await open('1');
    await settleIn(app);
    await unlockRemembered(app);
    app.kill();
    (await open('2')).kill();
    const root = device.texts.get('root') ?? '';
    device.texts.set('root', 'unreadable for a moment');
    await expect(open('1')).rejects.toMatchObject({ kind: 'corrupt' });
    device.texts.set('root', root);
    const again = await open('1');
    expect(again.href).toBe('/account/unlock');
    again.kill();
  });
});

describe('a device that lost what the page kept', () => {
  it('takes the vault back from the host before anybody is welcomed, and says so', async () => {
    const { open, device, mirrored, clock } = phone();
    const app = await open();
    await settleIn(app);
    const mirror = createVaultMirror(createMemoryKeyValue(mirrored), clock);
    await vi.waitFor(async () => expect(await mirror.read()).toBe(device.envelopes.texts.get('envelope')));
    app.kill();
    device.texts.clear();
    device.envelopes.texts.clear();
    const again = await open();
    expect(again.href).toBe('/account/unlock');
    expect(again.stores.ui.toasts).toMatchObject([{ kind: 'success' }]);
    expect(await again.stores.unlocking.unlock(TEST_PASSWORD)).toBe(true);
    expect(again.stores.keyrings.isEmpty).toBe(false);
    again.kill();
  });
});
