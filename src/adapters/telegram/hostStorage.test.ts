// @vitest-environment happy-dom
/** The host's storages against the fake host, over the native clients' bridge. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeHost } from '../../../mocks/telegram/fakeHost.ts';
import type { FakeHost, FakeHostOptions } from '../../../mocks/telegram/hostContract.ts';
import type { FakePlatform } from '../../../mocks/telegram/platforms.ts';
import { keyValueContract } from '../../ports/contracts/KeyValue.contract.ts';
import type { KeyValue } from '../../ports/KeyValue.ts';
import type { HostInfo } from '../../ports/Telegram.ts';
import { createHostStorage, type HostStorageKind } from './hostStorage.ts';
import { lazyStorage } from './lazyStorage.ts';

let host: FakeHost = createFakeHost();

function openHost(options: FakeHostOptions = {}): void {
  host = createFakeHost(options);
  host.install(window);
}

function open(kind: HostStorageKind, options: FakeHostOptions = {}): KeyValue {
  openHost(options);
  return createHostStorage(kind, '42');
}

function closeHost(): void {
  expect(host.violations).toEqual([]);
  host.uninstall();
}

const STORAGES: readonly (readonly [HostStorageKind, FakePlatform])[] = [
  ['device', 'ios'],
  ['device', 'android'],
  ['device', 'tdesktop'],
  ['device', 'macos'],
  ['device', 'web'],
  ['secure', 'ios'],
  ['secure', 'android'],
];

for (const [kind, platform] of STORAGES) {
  keyValueContract(`the ${kind} storage of ${platform}`, () => {
    const store = open(kind, { platform });
    return {
      store,
      reopen() {
        const { keeping } = host.state();
        host.uninstall();
        return open(kind, { platform, keeping });
      },
      otherPerson: () => createHostStorage(kind, '43'),
      close: closeHost,
    };
  });
}

/** An old Web A. */
const SILENT = { platform: 'weba', quirks: { deviceStorage: 'silent', secureStorage: 'silent' } } as const;

describe('a host that does not keep', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    closeHost();
    vi.useRealTimers();
  });

  it.each(['device', 'secure'] as const)('does not wait longer than three seconds: %s', async (kind) => {
    const store = open(kind, SILENT);
    const answer = store.get('vault').catch((fault: unknown) => fault);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await answer).toMatchObject({ kind: 'timeout' });
  });

  it('is soon not asked any more when it never answered', async () => {
    const store = open('device', SILENT);
    for (let silence = 0; silence < 2; silence += 1) {
      const answer = store.get('vault').catch((fault: unknown) => fault);
      await vi.advanceTimersByTimeAsync(3000);
      expect(await answer).toMatchObject({ kind: 'timeout' });
    }
    await expect(store.set('vault', 'much')).rejects.toMatchObject({ kind: 'storage-blocked' });
    expect(host.calls).toHaveLength(2);
  });

  it('is asked again when it has answered before', async () => {
    const store = open('device', { platform: 'android' });
    await store.set('vault', 'much');
    host.mute('web_app_device_storage_get_key');
    for (let silence = 0; silence < 3; silence += 1) {
      const answer = store.get('vault').catch((fault: unknown) => fault);
      await vi.advanceTimersByTimeAsync(3000);
      expect(await answer).toMatchObject({ kind: 'timeout' });
    }
    host.unmute('web_app_device_storage_get_key');
    expect(await store.get('vault')).toBe('much');
  });

  it('takes the answer to a question that was given up for no other', async () => {
    const store = open('device', { platform: 'android' });
    await store.set('vault', 'much');
    host.delay('web_app_device_storage_get_key', 3500);
    const first = store.get('vault').catch((fault: unknown) => fault);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await first).toMatchObject({ kind: 'timeout' });
    const second = store.get('nothing').catch((fault: unknown) => fault);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await second).toMatchObject({ kind: 'timeout' });
  });

  it.each([
    ['UNSUPPORTED', 'storage-blocked'],
    ['KEY_INVALID', 'storage-blocked'],
    ['QUOTA_EXCEEDED', 'storage-full'],
  ])('says %s as %s', async (error, kind) => {
    const store = open('device');
    host.fail('web_app_device_storage_save_key', error);
    host.fail('web_app_device_storage_get_key', error);
    await expect(store.set('vault', 'much')).rejects.toMatchObject({ kind });
    await expect(store.remove('vault')).rejects.toMatchObject({ kind });
    await expect(store.get('vault')).rejects.toMatchObject({ kind });
  });

  it('is not believed when it fails without saying why', async () => {
    const store = open('device');
    host.mute('web_app_device_storage_save_key');
    const saved = store.set('vault', 'much').catch((fault: unknown) => fault);
    await Promise.resolve();
    const [params] = host.callsOf('web_app_device_storage_save_key');
    host.send('device_storage_failed', { req_id: Reflect.get(Object(params), 'req_id') });
    expect(await saved).toMatchObject({ kind: 'storage-blocked' });
  });

  it('refuses secure storage on Telegram Desktop', async () => {
    const store = open('secure', { platform: 'tdesktop' });
    await expect(store.set('vault', 'much')).rejects.toMatchObject({ kind: 'storage-blocked' });
  });

  it('is full when its room is', async () => {
    const device = open('device', { platform: 'android', quirks: { deviceQuota: 150 } });
    await device.set('vault', 'x'.repeat(50));
    await expect(device.set('vault', 'x'.repeat(150))).rejects.toMatchObject({ kind: 'storage-full' });
    expect(await device.get('vault')).toBe('x'.repeat(50));
    const secure = createHostStorage('secure', '42');
    for (let count = 0; count < 10; count += 1) await secure.set(`key-${count}`, 'x');
    await expect(secure.set('one-more', 'x')).rejects.toMatchObject({ kind: 'storage-full' });
  });

  it('is not there at all outside Telegram', async () => {
    const store = open('device');
    host.uninstall();
    await expect(store.get('vault')).rejects.toMatchObject({ kind: 'storage-blocked' });
  });
});

describe('where the storages are', () => {
  it.each([
    ['device', 'ios', '8.0', false],
    ['device', 'ios', '9.0', true],
    ['device', 'tdesktop', '9.1', true],
    ['secure', 'ios', '8.0', false],
    ['secure', 'android', '9.0', true],
    ['secure', 'tdesktop', '9.1', false],
    ['secure', 'weba', '9.1', false],
  ] as const)('says of the %s storage on %s %s: %s', (kind, platform, version, expected) => {
    const storage = lazyStorage(kind, { platform, version, userId: '42' } as HostInfo);
    expect(storage !== null).toBe(expected);
  });
});
