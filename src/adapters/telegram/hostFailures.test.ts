// @vitest-environment happy-dom
/** How Telegram clients fail, and how the adapter handles it. The page's own handling is tested in a browser. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeHost } from '../../../mocks/telegram/fakeHost.ts';
import type { FakeHost, FakeHostOptions } from '../../../mocks/telegram/hostContract.ts';
import {
  beginFailures,
  failing,
  type HostFailureName,
  hostOf,
} from '../../../mocks/telegram/hostFailures.ts';
import type { Telegram } from '../../ports/Telegram.ts';
import {
  BIOMETRY_TIMEOUT_MS,
  CLIPBOARD_TIMEOUT_MS,
  CLOUD_TIMEOUT_MS,
  PERSON_TIMEOUT_MS,
  STORAGE_TIMEOUT_MS,
  VIEWPORT_TIMEOUT_MS,
} from './bridge/timeouts.ts';

/** Where each loaded copy of the bridge listens for native clients' events; a new copy would join the old ones. */
const RECEIVE_PORTS = ['Telegram', 'TelegramGameProxy', 'TelegramGameProxy_receiveEvent'];

interface Opened {
  readonly host: FakeHost;
  readonly telegram: Telegram;
}

let log: string[] = [];
let endings: (() => void)[] = [];

/** Opens the app in a failing client. The SDK keeps its state in its modules: each test loads them anew. */
async function openAt(names: readonly HostFailureName[], options: FakeHostOptions = {}): Promise<Opened> {
  const host = createFakeHost({ ...hostOf(names), ...options });
  host.install(window);
  endings.push(() => host.uninstall());
  const { createTelegram } = await import('./createTelegram.ts');
  const telegram = createTelegram((message) => log.push(message));
  if (!telegram) throw new Error('the fake host was not found');
  endings.push(beginFailures(names, host, window));
  return { host, telegram };
}

async function settled<Value>(promise: Promise<Value> | undefined, ms = 0): Promise<Value | undefined> {
  await vi.advanceTimersByTimeAsync(ms);
  return promise;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  log = [];
  endings = [];
});

afterEach(async () => {
  vi.useRealTimers();
  // this test's SDK may still be loading: it would talk to the next test's host
  await vi.dynamicImportSettled();
  for (const end of endings.reverse()) end();
  for (const port of RECEIVE_PORTS) Reflect.deleteProperty(window, port);
  sessionStorage.clear();
});

const rejected = (kind: string) => ({ ok: false, problem: { kind } });

describe('what people reported of real clients', () => {
  it(failing('clipboard-unreadable'), async () => {
    const { telegram } = await openAt(['clipboard-unreadable']);
    expect(await settled(telegram.readClipboard(), CLIPBOARD_TIMEOUT_MS)).toBeNull();
  });

  it(failing('copy-refused'), async () => {
    const { telegram } = await openAt(['copy-refused']);
    expect(await settled(telegram.copyText('D9x'))).toBe(false);
  });

  it(failing('rival-script'), async () => {
    const { host, telegram } = await openAt(['rival-script']);
    telegram.start();
    const onBack = vi.fn();
    telegram.onBack(onBack);
    telegram.setBackButton(true);
    host.pressBack();
    expect(onBack).toHaveBeenCalledOnce();
  });

  it(`${failing('rival-script')}; no page of ours loads it`, () => {
    expect(readFileSync('index.html', 'utf8')).not.toMatch(/<script[^>]+src="https?:|telegram-web-app/);
  });

  it(failing('no-service-worker'), () => {
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!\.test)\.tsx?$/.test(file),
    );
    const users = sources.filter((file) =>
      /serviceWorker|workbox/.test(readFileSync(join('src', file), 'utf8')),
    );
    // browser-only modules are loaded only by the browser host, which is never called in Telegram (e2e/browser.test.ts)
    const isOfBrowser = (file: string) => file.startsWith(join('adapters', 'browser'));
    expect(users.filter((file) => !isOfBrowser(file))).toEqual([join('app', 'architecture', 'layers.ts')]);
    const loaders = sources.filter((file) =>
      /browser\/(?:appUpdates|browserNotices)\.ts'/.test(readFileSync(join('src', file), 'utf8')),
    );
    expect(loaders).toEqual([join('app', 'boot', 'openBrowser.ts')]);
  });

  it(failing('swiped-away'), async () => {
    const { host, telegram } = await openAt(['swiped-away']);
    telegram.start();
    telegram.setClosingConfirmation(true);
    telegram.setVerticalSwipes(false);
    expect(host.state()).toMatchObject({ asksBeforeClosing: true, allowsVerticalSwipe: false });
    telegram.setClosingConfirmation(false);
    telegram.setVerticalSwipes(true);
    expect(host.state()).toMatchObject({ asksBeforeClosing: false, allowsVerticalSwipe: true });
    const old = await openAt([], { version: '7.6' });
    old.telegram.setVerticalSwipes(false);
    expect(old.host.callsOf('web_app_setup_swipe_behavior')).toEqual([]);
  });

  it(failing('no-scanner'), async () => {
    const { host, telegram } = await openAt(['no-scanner']);
    expect(telegram.canScanQr).toBe(false);
    expect(await settled(telegram.scanQr('Point at a code'))).toEqual({ kind: 'unsupported' });
    expect(host.callsOf('web_app_open_scan_qr_popup')).toEqual([]);
  });

  it(failing('old-client'), async () => {
    const { host, telegram } = await openAt(['old-client']);
    telegram.start();
    telegram.haptic('light');
    telegram.hideKeyboard();
    telegram.setSettingsButton(true);
    expect(telegram).toMatchObject({ biometry: null, cloudPreferences: null, deviceStorage: null });
    expect(await settled(telegram.addToHomeScreen())).toEqual(rejected('unsupported'));
    expect(await settled(telegram.homeScreenStatus())).toBe('unsupported');
    expect(host.state().isReady).toBe(true);
    expect(host.violations).toEqual([]);
  });

  it(failing('launch-missing'), async () => {
    const { host } = await openAt(['launch-missing']);
    vi.resetModules();
    const { createTelegram } = await import('./createTelegram.ts');
    expect(createTelegram(() => {})).toBeNull();
    expect(host.calls).toEqual([]);
  });

  it(failing('back-button-lost'), async () => {
    const { host, telegram } = await openAt(['back-button-lost']);
    telegram.start();
    telegram.setBackButton(true);
    expect(telegram.hasBackButton).toBe(false);
    expect(host.state().isBackVisible).toBe(false);
    const { telegram: newer } = await openAt([]);
    expect(newer.hasBackButton).toBe(true);
  });

  it(failing('biometry-token-lost'), async () => {
    const { host, telegram } = await openAt([]);
    const { biometry } = telegram;
    await settled(biometry?.requestAccess('Please'));
    expect(await settled(biometry?.save('ab', 'Please'))).toBe(true);
    endings.push(beginFailures(['biometry-token-lost'], host, window));
    await settled(biometry?.state());
    expect(await settled(biometry?.read('Please'))).toEqual({ kind: 'lost' });
  });

  it(failing('secure-storage-elsewhere'), async () => {
    const { host, telegram } = await openAt([]);
    await import('./hostStorage.ts');
    await settled(telegram.secureStorage?.set('stay', 'much'));
    endings.push(beginFailures(['secure-storage-elsewhere'], host, window));
    expect(await settled(telegram.secureStorage?.get('stay'))).toBeNull();
    host.mute('web_app_secure_storage_get_key');
    const asked = telegram.secureStorage?.get('stay');
    await vi.advanceTimersByTimeAsync(0);
    const [, call] = host.callsOf('web_app_secure_storage_get_key') as { readonly req_id: string }[];
    host.send('secure_storage_key_received', { req_id: call?.req_id, value: null, canRestore: true });
    expect(await settled(asked)).toBeNull();
    expect(host.callsOf('web_app_secure_storage_restore_key')).toEqual([]);
  });
});

describe('the traps of the protocol and its SDK', () => {
  it(failing('host-appears-late'), async () => {
    const { createTelegram } = await import('./createTelegram.ts');
    expect(createTelegram(() => {})).toBeNull();
    const { host, telegram } = await openAt(['host-appears-late']);
    telegram.start();
    telegram.setBackButton(true);
    telegram.haptic('light');
    expect(host.state().isBackVisible).toBe(true);
    expect(host.callsOf('web_app_trigger_haptic_feedback')).toHaveLength(1);
    expect(log).toEqual([]);
  });

  it(failing('token-in-clear'), async () => {
    const { telegram } = await openAt(['token-in-clear']);
    telegram.start();
    await settled(telegram.biometry?.requestAccess('Please'));
    await settled(telegram.biometry?.save('c2VjcmV0', 'Please'));
    expect(await settled(telegram.biometry?.read('Please'))).toEqual({
      kind: 'token',
      token: 'c2VjcmV0',
    });
    const stored = JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);
    expect(stored).not.toContain('c2VjcmV0');
    expect(stored).not.toContain('tapps/biometry');
  });

  it(failing('host-silent'), async () => {
    const { telegram } = await openAt(['host-silent', 'clipboard-unreadable'], { platform: 'ios' });
    telegram.start();
    await vi.advanceTimersByTimeAsync(VIEWPORT_TIMEOUT_MS);
    expect(log).toEqual(['Something went wrong mounting the viewport']);
    expect(await settled(telegram.readClipboard(), CLIPBOARD_TIMEOUT_MS)).toBeNull();
    const lock = telegram.biometry?.state();
    expect(await settled(lock, BIOMETRY_TIMEOUT_MS)).toEqual({ kind: 'absent' });
    const kept = telegram.deviceStorage?.get('vault').catch(({ kind }) => kind);
    expect(await settled(kept, STORAGE_TIMEOUT_MS)).toBe('timeout');
    const cloud = telegram.cloudPreferences?.get('language').catch(({ kind }) => kind);
    expect(await settled(cloud, CLOUD_TIMEOUT_MS)).toBe('timeout');
  });

  it(failing('untyped-popup-button'), async () => {
    const { host, telegram } = await openAt(['untyped-popup-button']);
    const popup = telegram.showPopup({
      message: 'Leave?',
      buttons: [
        { id: 'leave', type: 'destructive', text: 'Leave' },
        { id: 'stay', type: 'cancel' },
      ],
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(host.state()).toMatchObject({ isClosed: false, popup: { message: 'Leave?' } });
    host.answerPopup('stay');
    expect(await settled(popup)).toEqual({ ok: true, value: 'stay' });
    expect(host.violations).toEqual([]);
  });

  it(failing('popup-dropped'), async () => {
    const { host, telegram } = await openAt(['popup-dropped']);
    const popup = telegram.showPopup({ message: 'Leave?', buttons: [{ id: 'ok', type: 'ok' }] });
    await vi.advanceTimersByTimeAsync(0);
    expect(host.state().popup).toBeNull();
    expect(await settled(popup, PERSON_TIMEOUT_MS)).toEqual(rejected('timeout'));
  });

  it(failing('secure-storage-unsupported'), async () => {
    const { telegram } = await openAt(['secure-storage-unsupported']);
    expect(telegram.secureStorage).toBeNull();
    const unknown = await openAt(['secure-storage-unsupported'], { platform: 'android' });
    const kept = unknown.telegram.secureStorage?.set('stay', 'much').catch(({ kind }) => kind);
    expect(await settled(kept)).toBe('storage-blocked');
  });

  it(failing('start-param-garbled'), async () => {
    const { telegram } = await openAt(['start-param-garbled']);
    expect(telegram.info.startParam).toBe('a-b_c');
  });

  it(failing('swipes-off-by-mounting'), async () => {
    const { host, telegram } = await openAt(['swipes-off-by-mounting']);
    telegram.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(host.callsOf('web_app_setup_swipe_behavior')).toEqual([]);
    expect(host.state().allowsVerticalSwipe).toBe(true);
  });

  it(failing('errors-thrown-at-once'), async () => {
    const { telegram } = await openAt(['errors-thrown-at-once'], { version: '6.0' });
    const popup = { message: 'm'.repeat(999), buttons: [{ id: '', type: 'ok' }] } as const;
    expect(await settled(telegram.showPopup(popup))).toMatchObject({ ok: false });
  });

  it(failing('script-link'), async () => {
    const { host, telegram } = await openAt(['script-link']);
    expect(await settled(telegram.openLink('javascript:alert(1)'))).toEqual(rejected('invalid-link'));
    expect(host.calls).toEqual([]);
  });
});
