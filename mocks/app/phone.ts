import { createBrowserHost } from '../../src/adapters/browser/browserHost.ts';
import { decodeRecord } from '../../src/adapters/storage/recordCodec.ts';
import { readPersonalName } from '../../src/domain/session/personalName.ts';
import type { Telegram } from '../../src/ports/Telegram.ts';
import { createManualClock } from '../clock/manualClock.ts';
import { createDevice, type Device } from '../fixtures/device.ts';
import { makeWallet, TEST_PASSWORD } from '../fixtures/makeWallet.ts';
import { type OpenApp, type OpenOptions, openApp } from '../fixtures/openApp.ts';
import { createMemoryKeyValue } from '../keyValue/memoryKeyValue.ts';

/** A phone with its host and one clock, for tests. The network never answers. */
export function phone() {
  const device = createDevice();
  const clock = createManualClock();
  const secure = new Map<string, string>();
  const mirrored = new Map<string, string>();
  const hostOf = (userId: string): Telegram => {
    const page = createBrowserHost();
    return {
      ...page,
      info: { ...page.info, userId },
      onVisibility: () => () => {},
      secureStorage: createMemoryKeyValue(secure),
      deviceStorage: createMemoryKeyValue(mirrored),
    };
  };
  const open = (userId = '1', more: Partial<OpenOptions> = {}) =>
    openApp({
      device,
      clock,
      chainUrls: ['http://127.0.0.1:9'],
      timeoutMs: 50,
      telegram: hostOf(userId),
      isWholeStart: true,
      ...more,
    });
  return { device, clock, secure, mirrored, hostOf, open };
}

/** The slices of its stored record, by name. */
export const slicesOf = (device: Device) => decodeRecord(device.texts.get('root'), 'obfuscation');

export const namedWallet = ({ stores }: OpenApp) => stores.keyrings.current.name;

/** Makes and names a wallet, and writes it to disk. */
export async function settleIn(app: OpenApp): Promise<void> {
  await makeWallet(app.stores);
  const name = readPersonalName('Treats');
  if (!name.ok) throw new Error('no name');
  app.stores.keyrings.updateKeyringName(app.stores.keyrings.current.key, name.value);
  await app.ports.state.settled();
}

/** Unlocks with a session that survives a reload. */
export async function unlockRemembered({ stores, ports }: OpenApp): Promise<void> {
  stores.session.autoLock.setStaysUnlocked(true);
  await stores.session.lock();
  await stores.unlocking.unlock(TEST_PASSWORD);
  await ports.state.settled();
}
