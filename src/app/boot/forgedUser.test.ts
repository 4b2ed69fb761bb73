// Telegram's init data isn't verified here, which would require a server. So the user id in it may only be used as a name.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createDevice, type Device } from '../../../mocks/fixtures/device.ts';
import { makeWallet, TEST_PASSWORD } from '../../../mocks/fixtures/makeWallet.ts';
import { openApp } from '../../../mocks/fixtures/openApp.ts';
import { createBrowserHost } from '../../adapters/browser/browserHost.ts';

/** Opens the app with a user id from init data. The device's one vault is available under every name, as if it had been copied. */
function openAs(device: Device, userId: string) {
  const page = createBrowserHost();
  const telegram = { ...page, info: { ...page.info, userId } };
  const offline = { chainUrls: ['http://127.0.0.1:9'], timeoutMs: 50, hasReactions: false };
  return openApp({ device, telegram, ...offline, isWholeStart: true });
}

async function deviceOf(userId: string, staysUnlocked = false): Promise<Device> {
  const device = createDevice();
  const app = await openAs(device, userId);
  app.stores.session.autoLock.setStaysUnlocked(staysUnlocked);
  await makeWallet(app.stores).catch(() => {});
  await app.ports.state.settled();
  app.kill();
  return device;
}

describe('a forged user id', () => {
  it('finds the vault of that user locked, and opens it by nothing but its password', async () => {
    const device = await deviceOf('1');
    const { stores, kill } = await openAs(device, '1');
    expect(stores.session).toMatchObject({ isUnlocked: false, hasVault: true });
    expect(await stores.unlocking.unlock('the password of somebody else')).toBe(false);
    expect(stores.session.isUnlocked).toBe(false);
    kill();
  });

  it("doesn't open a vault that was sealed for another id, even with its password", async () => {
    const device = await deviceOf('1');
    const { stores, ports, kill } = await openAs(device, '2');
    await stores.unlocking.unlock(TEST_PASSWORD).catch(() => false);
    expect(stores.session.isUnlocked).toBe(false);
    await expect(ports.vault.signMessage(stores.session.sessionId, 'a', 0, 'wow')).rejects.toMatchObject({
      kind: 'locked',
    });
    kill();
  });

  it("doesn't go on with another id's session, and ends it", async () => {
    const device = await deviceOf('1', true);
    const forged = await openAs(device, '2');
    expect(forged.stores.session.isUnlocked).toBe(false);
    expect(forged.stores.keyrings.isEmpty).toBe(true);
    forged.kill();
    const own = await openAs(device, '1');
    expect(own.stores.session.isUnlocked).toBe(false);
    own.kill();
  });
});

describe('the user that Telegram names', () => {
  it('is read in one place, and names storage in a few more', () => {
    const root = join(import.meta.dirname, '../..');
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|contract|fixture)\.tsx?$/.test(name))
      .filter((name) => !/testing[/\\]/.test(name));
    const using = (word: RegExp) =>
      files
        .filter((name) => word.test(readFileSync(join(root, name), 'utf8')))
        .map((name) => relative('.', name));
    expect(using(/tgWebAppData|initData/)).toEqual(['adapters/telegram/launch.ts']);
    expect(using(/\buserId\b/).sort()).toEqual([
      'adapters/browser/browserHost.ts',
      'adapters/storage/chosenNetwork.ts',
      'adapters/storage/lastUser.ts',
      'adapters/storage/userState.ts',
      'adapters/telegram/launch.ts',
      'adapters/telegram/lazyStorage.ts',
      'adapters/vault/client/browserVault.ts',
      'adapters/vault/client/workerVault.ts',
      'adapters/windows/webLocksClaim.ts',
      'app/compose.ts',
      'app/networkNamespace.ts',
      'ports/Telegram.ts',
    ]);
  });
});
