// @vitest-environment happy-dom
/** The adapter against the fake host, over the native clients' bridge. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeHost } from '../../../mocks/telegram/fakeHost.ts';
import type { FakeHost, FakeHostOptions } from '../../../mocks/telegram/hostContract.ts';
import type { BottomButton, Telegram } from '../../ports/Telegram.ts';
import { SDK_DELAY_MS } from './bridge/timeouts.ts';

/** Where each loaded copy of the bridge listens for native clients' events; a new copy would join the old ones. */
const RECEIVE_PORTS = ['Telegram', 'TelegramGameProxy', 'TelegramGameProxy_receiveEvent'];

let host: FakeHost | null = null;
let log: string[] = [];

/** The SDK keeps its state in its modules: each test loads them anew. */
async function open(options: FakeHostOptions = {}): Promise<{ host: FakeHost; telegram: Telegram }> {
  const opened = createFakeHost(options);
  opened.install(window);
  host = opened;
  const { createTelegram } = await import('./createTelegram.ts');
  const telegram = createTelegram((message) => log.push(message));
  if (!telegram) throw new Error('the fake host was not found');
  return { host: opened, telegram };
}

async function openStarted(options: FakeHostOptions = {}) {
  const opened = await open(options);
  opened.telegram.start();
  await vi.advanceTimersByTimeAsync(0);
  return opened;
}

/** The SDK itself loads some time after the start. */
async function untilSdkIsHere(): Promise<void> {
  await vi.advanceTimersByTimeAsync(SDK_DELAY_MS);
  await vi.dynamicImportSettled();
}

/** Sets the bottom button and lets the microtask run. */
async function setBottom(telegram: Telegram, button: BottomButton | null): Promise<void> {
  telegram.setBottomButton(button);
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  log = [];
});

afterEach(() => {
  host?.uninstall();
  host = null;
  for (const port of RECEIVE_PORTS) Reflect.deleteProperty(window, port);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('outside Telegram', () => {
  it('says so', async () => {
    const { createTelegram } = await import('./createTelegram.ts');
    const { readLaunch } = await import('./launch.ts');
    expect(readLaunch()).toBeNull();
    expect(createTelegram(() => {})).toBeNull();
  });

  it('still finds a host that appears after the first look', async () => {
    const { readLaunch } = await import('./launch.ts');
    expect(readLaunch()).toBeNull();
    const opened = await openStarted();
    opened.telegram.setBackButton(true);
    expect(opened.host.state().isBackVisible).toBe(true);
    expect(log).toEqual([]);
  });
});

describe('what the host keeps for us', () => {
  it('is each person’s own, and there before and after the start', async () => {
    const quirks = { deviceStorage: 'works' } as const;
    const { host, telegram } = await open({ user: { id: 42, firstName: 'Shiba' }, quirks });
    await telegram.deviceStorage?.set('vault', 'much');
    telegram.start();
    await telegram.secureStorage?.set('stay', 'wow');
    expect(await telegram.deviceStorage?.get('vault')).toBe('much');
    expect(host.state().keeping).toMatchObject({
      deviceStorage: { kennel_42_vault: 'much' },
      secureStorage: { kennel_42_stay: 'wow' },
    });
    expect(await telegram.biometry?.state()).toMatchObject({ kind: 'ready', sensor: 'face' });
  });

  it('is null where the client or its protocol has none', async () => {
    const { telegram } = await open({ version: '7.1' });
    expect(telegram).toMatchObject({ biometry: null, deviceStorage: null, secureStorage: null });
  });

  it('is no secure storage on Telegram Desktop', async () => {
    const { telegram } = await open({ platform: 'tdesktop' });
    expect(telegram.secureStorage).toBeNull();
    expect(telegram.deviceStorage).not.toBeNull();
  });
});

describe('files', () => {
  it.each([
    ['weba', false],
    ['web', false],
    // Web K's own name
    ['web', false],
    ['ios', true],
    ['android', true],
    ['tdesktop', true],
    ['macos', true],
  ] as const)('are taken on %s: %j', async (platform, takesFiles) => {
    window.history.replaceState(null, '', `/#tgWebAppPlatform=${platform}`);
    const { createTelegram } = await import('./createTelegram.ts');
    expect(createTelegram(() => {})?.takesFiles).toBe(takesFiles);
    window.history.replaceState(null, '', '/');
    window.sessionStorage.clear();
  });
});

describe('start', () => {
  it('paints the chrome, expands, and says that the app is ready', async () => {
    const { host } = await openStarted();
    expect(host.state()).toMatchObject({
      isReady: true,
      headerColour: '#151212',
      backgroundColour: '#151212',
      bottomBarColour: '#151212',
      space: { isExpanded: true },
    });
    expect(host.violations).toEqual([]);
    expect(log).toEqual([]);
  });

  it('does not ask to expand where the app has the whole height', async () => {
    const { host } = await openStarted({ platform: 'weba' });
    expect(host.callsOf('web_app_expand')).toEqual([]);
  });

  it('does its work once when called twice', async () => {
    const { host, telegram } = await openStarted();
    const before = host.calls.length;
    telegram.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(host.calls.length).toBe(before);
    await untilSdkIsHere();
    expect(host.callsOf('iframe_ready')).toHaveLength(1);
  });

  it('takes no styles from the page around it', async () => {
    const { host } = await openStarted();
    await untilSdkIsHere();
    host.send('set_custom_style', '* { display: none }');
    expect(document.getElementById('telegram-custom-styles')).toBeNull();
  });

  it('goes on beside a host that answers nothing, and logs the viewport', async () => {
    const { host, telegram } = await open();
    for (const method of ['viewport', 'safe_area', 'content_safe_area', 'theme'])
      host.mute(`web_app_request_${method}`);
    telegram.start();
    expect(host.state().isReady).toBe(true);
    expect(log).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(log).toEqual(['Something went wrong mounting the viewport']);
    host.setSpace({ height: 500 });
    expect(telegram.viewport().height).toBe(500);
  });

  it.each(['web', 'weba', 'macos'] as const)(
    'waits for no safe areas, which %s may never tell',
    async (platform) => {
      const { host, telegram } = await open({ platform });
      for (const method of ['safe_area', 'content_safe_area']) host.mute(`web_app_request_${method}`);
      telegram.start();
      await vi.advanceTimersByTimeAsync(5000);
      expect(host.callsOf('web_app_request_safe_area')).toHaveLength(1);
      expect(log).toEqual([]);
    },
  );

  it('never takes the question before closing back on Web A, which takes that for a yes', async () => {
    const { host, telegram } = await openStarted({ platform: 'weba' });
    telegram.setClosingConfirmation(false);
    telegram.setClosingConfirmation(true);
    telegram.setClosingConfirmation(false);
    expect(host.callsOf('web_app_setup_closing_behavior')).toEqual([{ need_confirmation: true }]);
  });

  it.each([
    ['weba', false],
    ['web', false],
    ['android', true],
    ['tdesktop', true],
  ] as const)('offers to paste where that can work: %s, %j', async (platform, isOffered) => {
    expect((await open({ platform })).telegram.canReadClipboard).toBe(isOffered);
  });

  it('throws nothing beside an old client, and names each gap once', async () => {
    const { host, telegram } = await openStarted({ version: '6.0' });
    telegram.setBackButton(true);
    telegram.haptic('light');
    telegram.haptic('light');
    await setBottom(telegram, { text: 'Send', isEnabled: true, isBusy: false });
    expect(host.state().bottomButton.text).toBe('Send');
    expect(log.filter((line) => line.includes('haptic'))).toHaveLength(1);
    expect(log).toContain('Telegram could not change its back button');
  });

  it('throws nothing when the bridge itself breaks', async () => {
    const { telegram } = await open();
    Object.assign(window, {
      TelegramWebviewProxy: {
        postEvent: () => {
          throw new Error('broken');
        },
      },
    });
    telegram.start();
    await setBottom(telegram, { text: 'Send', isEnabled: true, isBusy: false });
    telegram.setClosingConfirmation(true);
    expect(await Promise.race([telegram.readClipboard(), vi.advanceTimersByTimeAsync(20_000)])).toBeFalsy();
    await untilSdkIsHere();
    expect(log).toContain('Telegram could not start');
  });
});

describe('launch data', () => {
  it('names the platform, the person and the start parameter', async () => {
    const user = { id: 7_400_000_000, firstName: 'Kabosu', languageCode: 'ja' };
    const { telegram } = await open({ platform: 'android', user, startParam: 'pay-D9x_1' });
    expect(telegram.info).toEqual({
      platform: 'android',
      version: '9.1',
      userId: '7400000000',
      startParam: 'pay-D9x_1',
      languageCode: 'ja',
    });
  });

  it('believes the signed start parameter, not the address', async () => {
    const { telegram } = await open({ startParam: 'signed', plainStartParam: 'forged' });
    expect(telegram.info.startParam).toBe('signed');
  });

  it.each(['a b', '<script>', 'é', 'x'.repeat(513), ''])(
    'ignores the malformed parameter %j',
    async (text) => {
      const { telegram } = await open({ startParam: text });
      expect(telegram.info.startParam).toBeNull();
    },
  );

  it('knows nobody when the host tells no user', async () => {
    const { telegram } = await open({ user: null });
    expect(telegram.info.userId).toBeNull();
    expect(telegram.info.languageCode).toBeNull();
  });
});

describe('buttons', () => {
  it('calls back once per press of the back button', async () => {
    const { host, telegram } = await openStarted();
    const onBack = vi.fn();
    const stop = telegram.onBack(onBack);
    telegram.setBackButton(true);
    host.pressBack();
    expect(onBack).toHaveBeenCalledTimes(1);
    host.pressBack();
    expect(onBack).toHaveBeenCalledTimes(2);
    stop();
    host.pressBack();
    expect(onBack).toHaveBeenCalledTimes(2);
  });

  it('mirrors the bottom button, in the specification’s colours unless others are given', async () => {
    const { host, telegram } = await openStarted({ theme: { bg_color: '#17212b' } });
    await setBottom(telegram, { text: 'Send 41.98 DOGE', isEnabled: true, isBusy: false });
    expect(host.state().bottomButton).toEqual({
      isVisible: true,
      isEnabled: true,
      isBusy: false,
      text: 'Send 41.98 DOGE',
      colour: '#2481cc',
      textColour: '#ffffff',
    });
    await setBottom(telegram, { text: 'Sending…', isEnabled: true, isBusy: true });
    expect(host.state().bottomButton).toMatchObject({ isBusy: true, isEnabled: false, text: 'Sending…' });
    await setBottom(telegram, null);
    expect(host.state().bottomButton).toMatchObject({ isVisible: false, isBusy: false });
    expect(host.violations).toEqual([]);
  });

  it('gives the bottom button the colours of the app, whatever the theme', async () => {
    const { host } = await openStarted({ theme: { button_color: '#50a8eb' } });
    const { createTelegram } = await import('./createTelegram.ts');
    const telegram = createTelegram(
      () => {},
      () => ({ color: '#e3b84a', text_color: '#1b1403' }),
    );
    await setBottom(telegram as Telegram, { text: 'Next', isEnabled: true, isBusy: false });
    expect(host.state().bottomButton).toMatchObject({ colour: '#e3b84a', textColour: '#1b1403' });
    expect(host.violations).toEqual([]);
  });

  it('repeats no state to the host', async () => {
    const { host, telegram } = await openStarted();
    await setBottom(telegram, { text: 'Next', isEnabled: true, isBusy: false });
    await setBottom(telegram, { text: 'Next', isEnabled: true, isBusy: false });
    expect(host.callsOf('web_app_setup_main_button')).toHaveLength(1);
  });

  it('does not blink when one screen takes the button over from another', async () => {
    const { host, telegram } = await openStarted();
    await setBottom(telegram, { text: 'Next', isEnabled: true, isBusy: false });
    telegram.setBottomButton(null);
    await setBottom(telegram, { text: 'Send', isEnabled: true, isBusy: false });
    const shown = host.callsOf('web_app_setup_main_button');
    expect(shown).toHaveLength(2);
    expect(shown).toEqual(shown.map(() => expect.objectContaining({ is_visible: true })));
  });

  it('drops a press that was on its way when the button became busy', async () => {
    const { host, telegram } = await openStarted();
    const onPress = vi.fn();
    telegram.onBottomButton(onPress);
    await setBottom(telegram, { text: 'Send', isEnabled: true, isBusy: false });
    host.pressBottom();
    await setBottom(telegram, { text: 'Send', isEnabled: true, isBusy: true });
    host.send('main_button_pressed');
    await setBottom(telegram, null);
    host.send('main_button_pressed');
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['', 'Continue'],
    ['   ', 'Continue'],
    ['x'.repeat(64), 'x'.repeat(64)],
    ['x'.repeat(65), `${'x'.repeat(63)}…`],
    ['🐕'.repeat(40), `${'🐕'.repeat(31)}…`],
  ])('fits the text %j into the host’s limits', async (text, shown) => {
    const { host, telegram } = await openStarted();
    await setBottom(telegram, { text, isEnabled: true, isBusy: false });
    expect(host.state().bottomButton.text).toBe(shown);
    expect(host.violations).toEqual([]);
  });

  it('asks before closing only while told to', async () => {
    const { host, telegram } = await openStarted();
    telegram.setClosingConfirmation(true);
    expect(host.state().asksBeforeClosing).toBe(true);
    telegram.setClosingConfirmation(false);
    expect(host.state().asksBeforeClosing).toBe(false);
  });
});

describe('haptics', () => {
  it.each([
    ['light', { type: 'impact', impact_style: 'light' }],
    ['selection', { type: 'selection_change' }],
    ['success', { type: 'notification', notification_type: 'success' }],
    ['error', { type: 'notification', notification_type: 'error' }],
    ['warning', { type: 'notification', notification_type: 'warning' }],
  ] as const)('plays %s', async (kind, params) => {
    const { host, telegram } = await openStarted();
    telegram.haptic(kind);
    expect(host.callsOf('web_app_trigger_haptic_feedback')).toEqual([params]);
  });
});

describe('viewport', () => {
  it('takes the host’s height, and adds what its chrome covers to what the device covers', async () => {
    const { host, telegram } = await openStarted({
      space: { width: 390, height: 612, isExpanded: true, isStable: true },
    });
    const seen = vi.fn();
    telegram.onViewport(seen);
    expect(telegram.viewport()).toMatchObject({ height: 612, stableHeight: 612, isExpanded: true });
    host.setInsets({
      safeArea: { top: 47, right: 0, bottom: 34, left: 0 },
      contentSafeArea: { top: 46, right: 0, bottom: 0, left: 0 },
    });
    expect(telegram.viewport()).toMatchObject({ insetTop: 93, insetBottom: 34 });
    expect(seen).toHaveBeenLastCalledWith(telegram.viewport());
  });

  it('believes an event that overtakes the first answers', async () => {
    const { host, telegram } = await open({ platform: 'android' });
    const inset = (bottom: number) => ({ safeArea: { top: 0, right: 0, bottom, left: 0 } });
    host.setInsets(inset(34));
    host.delay('web_app_request_content_safe_area', 50);
    telegram.start();
    await vi.advanceTimersByTimeAsync(10);
    host.setInsets(inset(0));
    await vi.advanceTimersByTimeAsync(50);
    expect(telegram.viewport().insetBottom).toBe(0);
    expect(log).toEqual([]);
  });

  it('keeps the stable height while the host moves', async () => {
    const { host, telegram } = await openStarted();
    host.setSpace({ height: 700, isStable: true });
    host.setSpace({ height: 430, isStable: false });
    expect(telegram.viewport()).toMatchObject({ height: 430, stableHeight: 700 });
  });

  it('ignores a height of nothing', async () => {
    const { host, telegram } = await openStarted();
    host.setSpace({ height: 0 });
    expect(telegram.viewport().height).toBeGreaterThan(0);
  });
});

describe('visibility', () => {
  it('tells once when the host minimises the app, and once when it returns', async () => {
    const { host, telegram } = await openStarted();
    const seen: boolean[] = [];
    const stop = telegram.onVisibility((isVisible) => seen.push(isVisible));
    host.setActive(false);
    host.setActive(false);
    host.setActive(true);
    stop();
    host.setActive(false);
    expect(seen).toEqual([false, true]);
  });

  it('tells nobody who stopped listening that the browser hides the page', async () => {
    const { telegram } = await openStarted();
    const seen: boolean[] = [];
    const stop = telegram.onVisibility((isVisible) => seen.push(isVisible));
    const hide = (isHidden: boolean) => {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
      document.dispatchEvent(new Event('visibilitychange'));
    };
    hide(true);
    hide(false);
    stop();
    hide(true);
    hide(false);
    vi.restoreAllMocks();
    expect(seen).toEqual([false, true]);
  });
});

describe('clipboard', () => {
  it('reads what the host hands out', async () => {
    const { telegram } = await openStarted({ clipboard: 'DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC' });
    expect(await telegram.readClipboard()).toBe('DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC');
  });

  it('asks the browser when the host stays silent', async () => {
    const { host, telegram } = await openStarted();
    host.mute('web_app_read_text_from_clipboard');
    vi.spyOn(navigator.clipboard, 'readText').mockResolvedValue('from the browser');
    const reading = telegram.readClipboard();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await reading).toBe('from the browser');
  });

  it('gives nothing when neither allows it', async () => {
    const { telegram } = await openStarted();
    vi.spyOn(navigator.clipboard, 'readText').mockRejectedValue(new Error('not allowed'));
    expect(await telegram.readClipboard()).toBeNull();
  });
});
