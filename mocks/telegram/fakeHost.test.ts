// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CLIENT_FACTS } from './clientFacts.ts';
import { createFakeHost } from './fakeHost.ts';
import type { FakeHost, FakeHostOptions } from './hostContract.ts';
import { FAKE_PLATFORMS } from './platforms.ts';

/** Simulates a framed app: sends its calls to the page and collects the answers. */
function openFrame(host: FakeHost) {
  const frame = document.createElement('iframe');
  const app = { postMessage: vi.fn() };
  Object.defineProperty(frame, 'contentWindow', { value: app });
  host.attach(frame);
  const post = (data: unknown, source: unknown = app): void => {
    const event = new MessageEvent('message', { data });
    Object.defineProperty(event, 'source', { value: source });
    window.dispatchEvent(event);
  };
  return {
    call: (eventType: string, eventData?: unknown) => post(JSON.stringify({ eventType, eventData })),
    post,
    heard: () => app.postMessage.mock.calls.map(([text]) => JSON.parse(String(text))),
  };
}

describe('the fake host in a page with a frame', () => {
  let host = createFakeHost();

  afterEach(() => {
    host.uninstall();
  });

  it('answers with the protocol’s events', async () => {
    host = createFakeHost({ platform: 'weba' });
    const app = openFrame(host);
    app.call('web_app_request_viewport');
    app.call('web_app_request_safe_area');
    app.call('web_app_read_text_from_clipboard', { req_id: '7' });
    await Promise.resolve();
    expect(app.heard()).toEqual([
      {
        eventType: 'viewport_changed',
        eventData: { width: 390, height: 760, is_expanded: true, is_state_stable: true },
      },
      { eventType: 'safe_area_changed', eventData: { top: 0, right: 0, bottom: 0, left: 0 } },
      { eventType: 'content_safe_area_changed', eventData: { top: 0, right: 0, bottom: 0, left: 0 } },
    ]);
  });

  it('hears its own frame alone, and nothing but the protocol', () => {
    host = createFakeHost();
    const app = openFrame(host);
    app.post(JSON.stringify({ eventType: 'web_app_close' }), window);
    app.post('not json');
    app.post('"text"');
    app.post({ eventType: 'web_app_close' });
    expect(host.calls).toEqual([]);
    app.call('web_app_close');
    expect(host.state().isClosed).toBe(true);
  });

  it('presses only buttons that can be pressed', () => {
    host = createFakeHost();
    const app = openFrame(host);
    expect(host.pressBack()).toBe(false);
    expect(host.pressBottom()).toBe(false);
    app.call('web_app_setup_back_button', { is_visible: true });
    app.call('web_app_setup_main_button', { is_visible: true, is_active: false, text: 'Send' });
    expect(host.pressBack()).toBe(true);
    expect(host.pressBottom()).toBe(false);
    app.call('web_app_setup_main_button', { is_active: true });
    expect(host.pressBottom()).toBe(true);
    expect(app.heard().map((message) => message.eventType)).toEqual([
      'back_button_pressed',
      'main_button_pressed',
    ]);
  });

  it.each([
    ['web_app_setup_main_button', { text: 'x'.repeat(65) }],
    ['web_app_setup_main_button', { text: 'Send', color: 'gold' }],
    ['web_app_set_header_color', { color: '#fff' }],
    ['web_app_open_link', { url: 'javascript:alert(1)' }],
    ['web_app_open_popup', { message: 'Sure?', buttons: [{ id: 'yes', text: 'Yes' }] }],
    ['web_app_open_popup', { message: '', buttons: [] }],
  ])('records what a strict client would not take: %s %j', (method, params) => {
    host = createFakeHost();
    openFrame(host).call(method, params);
    expect(host.violations).toHaveLength(1);
  });

  it('closes as Telegram Desktop does on a popup button without a type', () => {
    host = createFakeHost({ platform: 'tdesktop' });
    openFrame(host).call('web_app_open_popup', { message: 'Sure?', buttons: [{ id: 'yes', text: 'Yes' }] });
    expect(host.state().isClosed).toBe(true);
  });

  it('stays silent where it is muted, and fails where it is told to', async () => {
    host = createFakeHost();
    const app = openFrame(host);
    host.mute('web_app_request_theme');
    host.fail('web_app_request_fullscreen', 'ALREADY_FULLSCREEN');
    app.call('web_app_request_theme');
    app.call('web_app_request_fullscreen');
    await Promise.resolve();
    expect(app.heard()).toEqual([
      { eventType: 'fullscreen_failed', eventData: { error: 'ALREADY_FULLSCREEN', req_id: '' } },
    ]);
  });

  it('tells its listeners of every change', () => {
    host = createFakeHost();
    const app = openFrame(host);
    const seen = vi.fn();
    const stop = host.subscribe(seen);
    app.call('web_app_ready');
    host.setActive(false);
    expect(seen).toHaveBeenCalledTimes(2);
    stop();
    host.setActive(true);
    expect(seen).toHaveBeenCalledTimes(2);
  });
});

describe('what the fake host keeps', () => {
  const savingAs = async (host: FakeHost, kind: 'device' | 'secure', value: unknown) => {
    const app = openFrame(host);
    app.call(`web_app_${kind}_storage_save_key`, { req_id: '1', key: 'a', value });
    app.call(`web_app_${kind}_storage_get_key`, { req_id: '2', key: 'a' });
    await Promise.resolve();
    host.uninstall();
    return app.heard().map(({ eventType, eventData }) => [eventType, eventData]);
  };

  it('outlives the app where the next opening is given it', async () => {
    const first = createFakeHost();
    await savingAs(first, 'device', 'much');
    first.setBiometry({ isAccessRequested: true, isAccessGranted: true, token: 'ab' });
    const { keeping } = first.state();
    expect(JSON.parse(JSON.stringify(keeping))).toEqual(keeping);
    const second = createFakeHost({ keeping });
    expect(second.state().keeping).toMatchObject({ deviceStorage: { a: 'much' }, biometry: { token: 'ab' } });
    second.forgetKeeping({ biometry: keeping.biometry });
    expect(second.state().keeping).toMatchObject({ deviceStorage: {}, biometry: { token: 'ab' } });
  });

  it.each([
    ['ios', 'device', 'much', [['device_storage_key_received', { req_id: '2', value: 'much' }]]],
    [
      'ios',
      'secure',
      'much',
      [
        ['secure_storage_key_saved', { req_id: '1' }],
        ['secure_storage_key_received', { req_id: '2', value: 'much' }],
      ],
    ],
    [
      'android',
      'device',
      '',
      [
        ['device_storage_key_saved', { req_id: '1' }],
        ['device_storage_key_received', { req_id: '2', value: '' }],
      ],
    ],
    [
      'android',
      'device',
      null,
      [
        ['device_storage_key_saved', { req_id: '1' }],
        ['device_storage_key_received', { req_id: '2', value: 'null' }],
      ],
    ],
    [
      'tdesktop',
      'secure',
      'much',
      [
        ['secure_storage_failed', { req_id: '1', error: 'UNSUPPORTED' }],
        ['secure_storage_failed', { req_id: '2', error: 'UNSUPPORTED' }],
      ],
    ],
    [
      'weba',
      'device',
      'much',
      [
        ['device_storage_failed', { req_id: '1', error: 'UNSUPPORTED' }],
        ['device_storage_failed', { req_id: '2', error: 'UNSUPPORTED' }],
      ],
    ],
    [
      'web',
      'device',
      '',
      [
        ['device_storage_key_saved', { req_id: '1' }],
        ['device_storage_key_received', { req_id: '2', value: null }],
      ],
    ],
  ] as const)('is answered as %s does: %s storage of %j', async (platform, kind, value, events) => {
    expect(await savingAs(createFakeHost({ platform }), kind, value)).toEqual(events);
  });

  it('is nothing at all on Web A of old, and says nothing', async () => {
    const web = createFakeHost({ platform: 'weba', quirks: { deviceStorage: 'silent' } });
    expect(await savingAs(web, 'device', 'much')).toEqual([]);
    expect(web.state().keeping.deviceStorage).toEqual({});
  });

  it('is not removed by a null on an old Android, which then stays silent', async () => {
    const host = createFakeHost({ platform: 'android', quirks: { nullValue: 'silent' } });
    expect(await savingAs(host, 'secure', null)).toEqual([
      ['secure_storage_key_received', { req_id: '2', value: '' }],
    ]);
  });

  it('is restorable on a new iPhone where an earlier one kept it, and not kept without a passcode', async () => {
    const restorable = createFakeHost({
      keeping: { ...createFakeHost().state().keeping, restorableKeys: ['a'] },
    });
    expect((await savingAs(restorable, 'secure', null)).at(-1)).toEqual([
      'secure_storage_key_received',
      { req_id: '2', value: null, canRestore: true },
    ]);
    const open = createFakeHost({ keeping: { ...createFakeHost().state().keeping, hasPasscode: false } });
    expect(await savingAs(open, 'secure', 'much')).toEqual([
      ['secure_storage_failed', { req_id: '1', error: 'UNKNOWN_ERROR' }],
      ['secure_storage_key_received', { req_id: '2', value: null }],
    ]);
  });

  it('waits for the person where told to, and takes the answer later', async () => {
    const host = createFakeHost({ platform: 'android' });
    host.setBiometry({ grantsAccess: null, outcome: 'unanswered' });
    const app = openFrame(host);
    app.call('web_app_biometry_request_access', { reason: 'Please' });
    await Promise.resolve();
    expect(app.heard()).toEqual([]);
    expect(host.state().prompt).toMatchObject({ params: { reason: 'Please' } });
    host.answerPrompt(true);
    app.call('web_app_biometry_update_token', { token: 'ab' });
    host.answerPrompt(true);
    app.call('web_app_biometry_request_auth', {});
    host.answerPrompt(false);
    host.answerPrompt(true);
    host.uninstall();
    expect(app.heard().map(({ eventData }) => eventData)).toMatchObject([
      { available: true, access_granted: true },
      { status: 'updated' },
      { status: 'failed' },
    ]);
    expect(host.state()).toMatchObject({
      prompt: null,
      keeping: { biometry: { token: 'ab', outcome: 'unanswered' } },
    });
  });

  it.each([
    ['web_app_device_storage_save_key', { key: 'kennel:1', value: '' }],
    ['web_app_biometry_update_token', { token: 'x'.repeat(1025) }],
    ['web_app_biometry_request_auth', { reason: 'x'.repeat(129) }],
  ])('has to be asked within the limits: %s', (method, params) => {
    const host = createFakeHost();
    host.receive(method, params);
    expect(host.violations).toHaveLength(1);
  });
});

describe('the client that a fake host plays', () => {
  const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 };

  /** A client's events after some calls, in order. */
  async function sentBy(
    options: FakeHostOptions,
    calls: readonly (readonly [method: string, params?: unknown])[],
  ) {
    const host = createFakeHost(options);
    const app = openFrame(host);
    for (const [method, params] of calls) app.call(method, params);
    await Promise.resolve();
    host.uninstall();
    return app
      .heard()
      .map(({ eventType, eventData }) => (eventData === undefined ? [eventType] : [eventType, eventData]));
  }

  const safe = ['safe_area_changed', NO_INSETS];
  const content = ['content_safe_area_changed', NO_INSETS];
  const viewport = ['viewport_changed', { height: 760, is_expanded: false, is_state_stable: true }];

  it.each([
    ['android', [safe]],
    ['ios', [viewport, safe, content]],
    ['macos', [safe]],
    ['tdesktop', [safe]],
    ['weba', [safe, content]],
    ['web', []],
  ] as const)('answers a question about the safe area as %s', async (platform, events) => {
    expect(await sentBy({ platform }, [['web_app_request_safe_area']])).toEqual(events);
  });

  it.each([
    ['android', [['clipboard_text_received', { req_id: '7' }]]],
    ['tdesktop', [['clipboard_text_received', { req_id: '7' }]]],
    ['web', [['clipboard_text_received', { req_id: '7' }]]],
    ['weba', []],
  ] as const)('withholds the clipboard as %s', async (platform, events) => {
    expect(await sentBy({ platform }, [['web_app_read_text_from_clipboard', { req_id: '7' }]])).toEqual(
      events,
    );
  });

  const bareInfo = ['biometry_info_received', { available: false }];
  it.each([
    ['tdesktop', [bareInfo]],
    ['weba', [bareInfo]],
    [
      'web',
      [
        [
          'biometry_info_received',
          {
            available: false,
            access_requested: false,
            access_granted: false,
            token_saved: false,
            device_id: '',
          },
        ],
      ],
    ],
  ] as const)('knows of a lock only what %s says', async (platform, events) => {
    const calls = [['web_app_biometry_get_info'], ['web_app_biometry_request_access', {}]] as const;
    expect(await sentBy({ platform }, calls)).toEqual(events);
  });

  it.each([
    ['android', 'web_app_open_tg_link', { path_full: '/kennel' }],
    ['android', 'web_app_open_link', { url: 'https://dogechain.example' }],
    ['ios', 'web_app_open_link', { url: 'https://dogechain.example' }],
    ['macos', 'web_app_open_link', { url: 'https://dogechain.example' }],
  ] as const)('on %s lets %s through once for each touch', (platform, method, params) => {
    const host = createFakeHost({ platform });
    const opened = () => [...host.state().openedLinks, ...host.state().openedPaths].length;
    host.receive(method, params);
    expect(opened()).toBe(0);
    host.touch();
    host.receive(method, params);
    host.receive(method, params);
    expect(opened()).toBe(1);
    expect(host.dropped).toHaveLength(2);
  });

  it('forgets a touch after ten seconds', () => {
    vi.useFakeTimers();
    const host = createFakeHost({ platform: 'android' });
    host.touch();
    vi.advanceTimersByTime(10_001);
    host.receive('web_app_open_link', { url: 'https://dogechain.example' });
    expect(host.state().openedLinks).toEqual([]);
    vi.useRealTimers();
  });

  it('does nothing at a call that is newer than it', async () => {
    const call = [['web_app_device_storage_get_key', { req_id: '1', key: 'a' }]] as const;
    expect(await sentBy({ platform: 'tdesktop', version: '8.0' }, call)).toEqual([]);
    expect(await sentBy({ platform: 'tdesktop', version: '9.0' }, call)).toHaveLength(1);
  });

  it.each([
    ['android', ['Telegram.WebView', 'back_button_pressed', null]],
    ['ios', ['TelegramGameProxy', 'back_button_pressed', null]],
    ['macos', ['TelegramGameProxy', 'back_button_pressed', null]],
    ['tdesktop', ['TelegramGameProxy', 'back_button_pressed']],
  ] as const)('hands over a press as %s', (platform, delivered) => {
    const heard: unknown[][] = [];
    const listen = (name: string) => ({
      receiveEvent: (...given: unknown[]) => heard.push([name, ...given]),
    });
    const target = Object.assign(window, {
      Telegram: { WebView: listen('Telegram.WebView') },
      TelegramGameProxy: listen('TelegramGameProxy'),
    });
    const host = createFakeHost({ platform });
    host.install(target);
    host.receive('web_app_setup_back_button', { is_visible: true });
    host.pressBack();
    host.uninstall();
    expect(heard).toEqual([delivered]);
  });

  it('writes its launch as Web A and Web K do', () => {
    const themeOf = (platform: 'weba' | 'web', version: string) => {
      const params = new URLSearchParams(createFakeHost({ platform, version }).urlOf('').slice(1));
      const theme = JSON.parse(params.get('tgWebAppThemeParams') ?? '');
      return [params.get('tgWebAppPlatform'), params.get('tgWebAppVersion'), Object.keys(theme).length];
    };
    expect(themeOf('weba', '9.1')).toEqual(['weba', '9.1', 14]);
    expect(themeOf('web', '8.0')).toEqual(['web', '9.0', 13]);
  });

  it('asks before closing on Web A whatever it was told', () => {
    const host = createFakeHost({ platform: 'weba' });
    host.receive('web_app_setup_closing_behavior', { need_confirmation: false });
    expect(host.state().asksBeforeClosing).toBe(true);
  });

  it('presses a disabled button on macOS alone', () => {
    for (const platform of ['macos', 'ios'] as const) {
      const host = createFakeHost({ platform });
      host.receive('web_app_setup_main_button', { is_visible: true, is_active: false, text: 'Send' });
      expect(host.pressBottom()).toBe(platform === 'macos');
    }
  });

  it('makes room for the bottom button on Web A, and tells what it shows when it is loaded', () => {
    vi.useFakeTimers();
    const host = createFakeHost({ platform: 'weba' });
    const frame = document.createElement('iframe');
    const app = { postMessage: vi.fn() };
    Object.defineProperty(frame, 'contentWindow', { value: app });
    host.attach(frame);
    frame.dispatchEvent(new Event('load'));
    expect(app.postMessage).toHaveBeenCalledTimes(4);
    host.receive('web_app_setup_main_button', { is_visible: true, text: 'Send' });
    vi.advanceTimersByTime(249);
    expect(host.state().space.height).toBe(760);
    vi.advanceTimersByTime(151);
    expect(host.state().space.height).toBe(696);
    expect(app.postMessage).toHaveBeenCalledTimes(7);
    host.uninstall();
    vi.useRealTimers();
  });

  it('closes as Telegram Desktop does on a link that is none', () => {
    const host = createFakeHost({ platform: 'tdesktop' });
    host.receive('web_app_open_link', { url: 'javascript:alert(1)' });
    expect(host.state().isClosed).toBe(true);
  });

  const isWhole = (is_fullscreen: boolean) => ['fullscreen_changed', { is_fullscreen }];
  const already = ['fullscreen_failed', { error: 'ALREADY_FULLSCREEN' }];
  const topOf = (name: string, top: number) => [name, { ...NO_INSETS, top }];
  const atHome = [viewport, safe, content];
  it.each([
    ['ios', [isWhole(true), ...atHome], [already], [isWhole(false), ...atHome], [already]],
    [
      'android',
      [topOf('safe_area_changed', 24), topOf('content_safe_area_changed', 46), isWhole(true)],
      [already],
      [safe, content, isWhole(false)],
      [isWhole(false)],
    ],
    ['tdesktop', [isWhole(true)], [isWhole(true)], [isWhole(false)], [isWhole(false)]],
    ['macos', [isWhole(true), topOf('safe_area_changed', 60)], [], [isWhole(false), safe], []],
  ] as const)('takes and leaves the whole screen as %s, twice each', async (platform, ...answers) => {
    const host = createFakeHost({ platform });
    const app = openFrame(host);
    const requests = ['request', 'request', 'exit', 'exit'] as const;
    for (const [index, request] of requests.entries()) {
      const before = app.heard().length;
      app.call(`web_app_${request}_fullscreen`);
      await Promise.resolve();
      const events = app.heard().slice(before);
      expect(events.map(({ eventType, eventData }) => [eventType, eventData])).toEqual(answers[index]);
    }
    host.uninstall();
  });

  it.each([
    ['macos', [['viewport_changed']]],
    ['tdesktop', [['viewport_changed', { height: 760, is_expanded: true, is_state_stable: true }]]],
    ['ios', []],
  ] as const)('tells its viewport after a change of the bottom button as %s', async (platform, events) => {
    expect(await sentBy({ platform }, [['web_app_setup_main_button', { text: 'Send' }]])).toEqual(events);
  });

  it('has a source for what each profile does', () => {
    expect(new Set(CLIENT_FACTS.map(({ client }) => client))).toEqual(new Set(FAKE_PLATFORMS));
  });
});
