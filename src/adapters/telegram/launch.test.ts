// @vitest-environment happy-dom
/**
 * Launch parameters as clients write them, and near misses. `vectors/launch.json` has the SDK reader's result for each (recorded
 * 2026-11-29 with @telegram-apps/bridge 2.11.0): it throws on half of them.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NIGHT_THEME } from '../../../mocks/telegram/launchParams.ts';
import { createTelegram } from './createTelegram.ts';
import recorded from './vectors/launch.json' with { type: 'json' };

const USER = '{"id":42,"first_name":"Shiba","language_code":"en"}';
const DATA = { user: USER, start_param: 'hello', auth_date: '1790000000', signature: 's', hash: 'h' };
const THEME = NIGHT_THEME as Readonly<Record<string, unknown>>;

type Fields = Readonly<Record<string, string>>;

const without = (fields: Fields, name: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));

function launchOf(data: Fields | string, changed: Fields = {}): Fields {
  return {
    tgWebAppData: typeof data === 'string' ? data : `${new URLSearchParams(data)}`,
    tgWebAppVersion: '9.1',
    tgWebAppPlatform: 'weba',
    tgWebAppThemeParams: JSON.stringify(THEME),
    ...changed,
  };
}

const themed = (colour: unknown, key = 'bg_color'): Fields =>
  launchOf(DATA, { tgWebAppThemeParams: JSON.stringify({ ...THEME, [key]: colour }) });
const versioned = (version: string): Fields => launchOf(DATA, { tgWebAppVersion: version });
const byUser = (user: string): Fields => launchOf({ ...DATA, user });

const READ = { platform: 'weba', version: '9.1', userId: '42', startParam: 'hello', languageCode: 'en' };
const NOBODY = { ...READ, userId: null, languageCode: null };

/** What each recorded row is, and what Kennel reads from it. */
const LAUNCHES: Readonly<Record<string, readonly [Fields, object]>> = {
  plain: [launchOf(DATA), READ],
  'theme colour rgb(255, 255, 255)': [themed('rgb(255, 255, 255)'), READ],
  'theme colour empty text': [themed(''), READ],
  'theme colour with a leading space': [themed(' #ffffff'), READ],
  'theme colour #rrggbbaa': [themed('#112233aa'), READ],
  'theme colour #fff': [themed('#fff'), READ],
  'theme colour null': [themed(null), READ],
  'unknown theme key with a value that is no colour': [themed('wow', 'much_colour'), READ],
  'theme {}': [launchOf(DATA, { tgWebAppThemeParams: '{}' }), READ],
  'theme colour as a number': [themed(1_514_786), READ],
  'init data without user': [launchOf(without(DATA, 'user')), NOBODY],
  'init data without signature': [launchOf(without(DATA, 'signature')), READ],
  'init data empty': [launchOf(''), { ...NOBODY, startParam: null }],
  'user without first_name': [byUser('{"id":42,"language_code":"en"}'), READ],
  'user with last_name "", photo_url, allows_write_to_pm; chat_instance -1': [
    launchOf({
      ...DATA,
      user: '{"id":42,"first_name":"S","last_name":"","photo_url":"https://t.me/i/a.svg","allows_write_to_pm":true,"language_code":"en"}',
      chat_instance: '-1',
    }),
    READ,
  ],
  'version 9.10': [versioned('9.10'), { ...READ, version: '9.10' }],
  'version 10': [versioned('10'), { ...READ, version: '10' }],
  'version 9': [versioned('9'), { ...READ, version: '9' }],
  'tgWebAppDefaultColors with #fff': [launchOf(DATA, { tgWebAppDefaultColors: '{"bg_color":"#fff"}' }), READ],
  'Web A, one theme colour is rgb(33, 33, 33), a wallet exists': [themed('rgb(33, 33, 33)'), READ],
  'Web A, init data without signature, a wallet exists': [launchOf(without(DATA, 'signature')), READ],
};

const NEIGHBOURS: Readonly<Record<string, readonly [Fields, object]>> = {
  'a theme that is no JSON': [launchOf(DATA, { tgWebAppThemeParams: '{' }), READ],
  'no theme at all': [without(launchOf(DATA), 'tgWebAppThemeParams'), READ],
  'nothing but the platform': [{ tgWebAppPlatform: 'weba' }, { ...NOBODY, version: '6.0', startParam: null }],
  'a version that is no number': [versioned('latest'), { ...READ, version: '6.0' }],
  'a platform that is no name': [
    launchOf(DATA, { tgWebAppPlatform: 'web k!' }),
    { ...READ, platform: 'unknown' },
  ],
  'an id as text': [byUser('{"id":"42"}'), { ...READ, languageCode: null }],
  'a language that is none': [byUser('{"id":42,"language_code":7}'), { ...READ, languageCode: null }],
  'init data without a date': [launchOf(without(DATA, 'auth_date')), READ],
};

const open = (launch: Fields) => {
  window.history.replaceState(null, '', `/#${new URLSearchParams(launch)}`);
  return createTelegram(() => {});
};

/** The bridge of a client that doesn't answer. */
function installBridge() {
  const postEvent = vi.fn();
  Object.assign(window, { TelegramWebviewProxy: { postEvent } });
  return postEvent;
}

afterEach(() => {
  Reflect.deleteProperty(window, 'TelegramWebviewProxy');
  window.history.replaceState(null, '', '/');
  window.sessionStorage.clear();
});

describe('a launch', () => {
  const rows = recorded.filter((row) => row.request !== undefined);

  it('is tried in every recorded way', () => {
    expect(rows.map(({ request }) => request)).toEqual(Object.keys(LAUNCHES));
  });

  it.each(Object.entries({ ...LAUNCHES, ...NEIGHBOURS }))('%s: is read', (_name, [launch, info]) => {
    expect(open(launch)?.info).toEqual(info);
  });

  it('is read again after the address changed and the page was loaded anew', () => {
    open(themed('#fff'));
    window.history.replaceState(null, '', '/home');
    expect(createTelegram(() => {})?.info).toEqual(READ);
  });

  it('is what Telegram wrote behind the #, whatever a link says before it', () => {
    const forged = new URLSearchParams(launchOf({ ...DATA, user: '{"id":1}' }));
    window.history.replaceState(null, '', `/?${forged}#${new URLSearchParams(launchOf(DATA))}`);
    expect(createTelegram(() => {})?.info).toEqual(READ);
  });

  it.each(['/', '/?tgWebAppStartParam=hello', '/?startapp=tgWebAppPlatform', '/#tgWebAppStartParam=hello'])(
    'is none at %s',
    (address) => {
      window.history.replaceState(null, '', address);
      expect(createTelegram(() => {})).toBeNull();
    },
  );
});

describe('a launch that cannot be read', () => {
  it.each<[string, Fields]>([
    ['platform', without(launchOf(DATA), 'tgWebAppPlatform')],
    ['user', byUser('{"id":')],
    ['user', byUser('{"first_name":"Shiba"}')],
    ['user', byUser('{"id":4.2}')],
    ['user', byUser('{"id":"../42"}')],
    ['user', byUser('[]')],
  ])('is said, with the part and nothing of its value: %s %j', (part, launch) => {
    const postEvent = installBridge();
    expect(() => open(launch)).toThrow(
      expect.objectContaining({ name: 'LaunchUnreadable', message: `Telegram's launch: ${part}` }),
    );
    // the client's loading screen is removed, so that the error can be read
    expect(postEvent).toHaveBeenCalledWith('web_app_ready', undefined);
  });
});
