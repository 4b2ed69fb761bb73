// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeHost } from './fakeHost.ts';
import type { FakeHost } from './hostContract.ts';

/** Plays an app in a frame: gives its calls to the page and collects what comes back. */
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
      { eventType: 'clipboard_text_received', eventData: { req_id: '7', data: null } },
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
    const host = createFakeHost();
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
