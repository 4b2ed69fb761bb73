// @vitest-environment happy-dom
/** The vault's mirror over each client's device storage, as in their sources. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import states from '../../../mocks/fixtures/vault/mirrors/mirror-1-webk.json' with { type: 'json' };
import { createFakeHost } from '../../../mocks/telegram/fakeHost.ts';
import type { FakeHost, FakeHostOptions } from '../../../mocks/telegram/hostContract.ts';
import { emptyDevice, type HostDevice } from '../../../mocks/telegram/hostDevice.ts';
import { PLATFORMS } from '../../../mocks/telegram/platforms.ts';
import { UnsupportedFault } from '../../domain/fault.ts';
import { systemClock } from '../clock/systemClock.ts';
import { createVaultMirror } from '../vault/mirror/keyValueMirror.ts';
import { createHostStorage } from './hostStorage.ts';

let host: FakeHost = createFakeHost();

function open(options: FakeHostOptions) {
  host = createFakeHost(options);
  host.install(window);
  return createVaultMirror(createHostStorage('device', '42'), systemClock);
}

const kept = (): string => Object.values(host.state().keeping.deviceStorage).join('\n');
const SAVE = 'web_app_device_storage_save_key';

/** Lets time pass until the work is done. @returns its result or error */
async function finished<Value>(work: Promise<Value>): Promise<Value | Error> {
  let isOver = false;
  const outcome = work
    .catch((thrown: unknown) => thrown as Error)
    .finally(() => {
      isOver = true;
    });
  while (!isOver) {
    await vi.advanceTimersByTimeAsync(100);
    await new Promise(setImmediate);
  }
  return outcome;
}

const vaultOf = (letter: string, length: number): string => letter.repeat(length);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

afterEach(() => {
  expect(host.violations).toEqual([]);
  host.uninstall();
  vi.useRealTimers();
});

describe.each(['ios', 'macos', 'android', 'tdesktop', 'web'] as const)('the mirror on %s', (platform) => {
  it.each([800, 3936, 3937, 12_289, 90_000])('keeps a vault of %d characters', async (length) => {
    const mirror = open({ platform });
    expect(await finished(mirror.write(vaultOf('o', length)))).toBeUndefined();
    expect(await finished(mirror.read())).toBe(vaultOf('o', length));
  });

  it('keeps nothing of the copy before, for example of the old password', async () => {
    const mirror = open({ platform });
    await finished(mirror.write(vaultOf('o', 5000)));
    expect(await finished(mirror.write(vaultOf('n', 5000)))).toBeUndefined();
    expect(kept()).not.toContain('ooo');
  });

  it('keeps nothing of any copy once everything is deleted', async () => {
    const mirror = open({ platform });
    await finished(mirror.write(vaultOf('o', 5000)));
    await finished(mirror.write(vaultOf('n', 800)));
    expect(await finished(mirror.remove())).toBeUndefined();
    expect(kept()).not.toMatch(/ooo|nnn/);
  });

  it('goes on for as many changes as a wallet has', async () => {
    const mirror = open({ platform });
    for (let change = 0; change < 30; change += 1) {
      const text = vaultOf(change % 2 === 0 ? 'o' : 'n', 12_289 + change);
      expect(await finished(mirror.write(text))).toBeUndefined();
      expect(await finished(mirror.read())).toBe(text);
    }
  });

  it('goes on when wallets are made and deleted in turn', async () => {
    const mirror = open({ platform });
    for (let turn = 0; turn < 12; turn += 1) {
      expect(await finished(mirror.write(vaultOf('o', 800)))).toBeUndefined();
      expect(await finished(mirror.remove())).toBeUndefined();
    }
    const { deviceKeyCount, deviceStorage } = host.state().keeping;
    // Web K's count equals the number of keys
    if (platform === 'web') expect(deviceKeyCount).toBe(Object.keys(deviceStorage).length);
  });
});

describe('a client that does not answer what it kept', () => {
  it('is waited for once in a session', async () => {
    const mirror = open({ platform: 'ios' });
    await finished(mirror.write(vaultOf('o', 800)));
    // No time passes from here on.
    for (let change = 0; change < 10; change += 1) await mirror.write(vaultOf('n', 800 + change));
    expect(await mirror.read()).toBe(vaultOf('n', 809));
    await mirror.remove();
    expect(kept()).not.toMatch(/ooo|nnn/);
  });

  it('still says what it has no room for, and what it lost', async () => {
    host = createFakeHost({ platform: 'ios', quirks: { deviceQuota: 100 } });
    host.install(window);
    const store = createHostStorage('device', '42');
    await finished(store.set('vault', 'much'));
    expect(await finished(store.set('vault', 'x'.repeat(101)))).toMatchObject({ kind: 'storage-full' });
    host.mute(SAVE);
    expect(await finished(store.set('vault', 'wow'))).toMatchObject({ kind: 'timeout' });
    expect(await finished(store.remove('vault'))).toMatchObject({ kind: 'timeout' });
    expect(await store.get('vault')).toBe('much');
  });
});

describe('the mirror on Web A', () => {
  it('is told at once that there is no storage', async () => {
    const mirror = open({ platform: 'weba' });
    for (const call of [mirror.read(), mirror.write('o'), mirror.remove()])
      await expect(call).rejects.toBeInstanceOf(UnsupportedFault);
  });
});

describe('what an earlier Kennel left on Web K, whose count of keys was full', () => {
  it.each(states)('$what: goes on, and keeps nothing of that', async ({ count, values, holds }) => {
    const keeping: HostDevice = {
      ...emptyDevice(PLATFORMS.web),
      deviceStorage: values as Readonly<Record<string, string>>,
      deviceKeyCount: count,
    };
    const mirror = open({ platform: 'web', keeping });
    expect(await finished(mirror.read())).toBe(holds);
    expect(await finished(mirror.write(vaultOf('n', 13_000)))).toBeUndefined();
    expect(await finished(mirror.read())).toBe(vaultOf('n', 13_000));
    expect(kept()).not.toContain('ooo');
    expect(kept()).not.toContain('ppp');
  });
});
