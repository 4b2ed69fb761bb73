/** Replays what was read or run of each client, message by message (`vectors`), on the matching fake host. */
import { describe, expect, it } from 'vitest';
import { createFakeHost } from './fakeHost.ts';
import type { FakePlatform } from './platforms.ts';
import android from './vectors/android.json' with { type: 'json' };
import desktop from './vectors/desktop.json' with { type: 'json' };
import ios from './vectors/ios.json' with { type: 'json' };
import weba from './vectors/weba.json' with { type: 'json' };
import webk from './vectors/webk.json' with { type: 'json' };

interface Recorded {
  readonly message?: string;
  readonly accepted?: unknown;
  readonly answer?: unknown;
}

type Event = readonly [name: string, payload?: unknown];

/** Each client's files; Desktop's also include macOS's messages. */
const RECORDS: Readonly<Record<FakePlatform, readonly Recorded[]>> = {
  android,
  ios,
  weba,
  web: webk,
  tdesktop: desktop.filter(({ message = '' }) => !message.startsWith('macos: ')),
  macos: desktop.flatMap(({ message = '', ...rest }) =>
    message.startsWith('macos: ') ? [{ ...rest, message: message.slice('macos: '.length) }] : [],
  ),
};

/** Messages with their own answer, each as the wallet sends it. */
const ASKED = {
  web_app_request_viewport: {},
  web_app_request_safe_area: {},
  web_app_request_content_safe_area: {},
  web_app_read_text_from_clipboard: { req_id: '…' },
  web_app_check_home_screen: {},
  web_app_biometry_get_info: {},
  web_app_device_storage_save_key: { req_id: '…', key: 'a', value: 'b' },
  web_app_device_storage_get_key: { req_id: '…', key: 'missing' },
  web_app_secure_storage_save_key: { req_id: '…', key: 'a', value: 'b' },
  web_app_secure_storage_get_key: { req_id: '…', key: 'missing' },
  web_app_invoke_custom_method: { req_id: '…', method: 'getStorageKeys', params: {} },
  web_app_hide_keyboard: {},
  web_app_setup_swipe_behavior: { allow_vertical_swipe: true },
  web_app_trigger_haptic_feedback: { type: 'selection_change' },
} as const;

/** Whether a record covers a message; one record may cover several: `…_save_key / get_key / clear`, `…_storage_*`. */
function isAbout(record: string, method: string): boolean {
  if (record.endsWith('_*')) return method.startsWith(record.slice(0, -1));
  const [first = '', ...others] = record.split(/, | \/ /);
  if (first === method || others.includes(method)) return true;
  const verb = others.find((other) => /^[a-z_]+$/.test(other) && method.endsWith(other));
  return verb !== undefined && first.slice(0, 14) === method.slice(0, 14);
}

const isEvent = (answer: unknown): answer is Event =>
  Array.isArray(answer) && typeof answer[0] === 'string' && answer[0].includes('_');

/** A record's events; empty where it says in words that there is no answer. */
function eventsOf(answer: unknown): readonly Event[] {
  if (isEvent(answer)) return [answer];
  return Array.isArray(answer) ? answer.filter(isEvent) : [];
}

/** The event of this message only, where a record has those of several. */
function ownEvent(method: string): string {
  const [, area] = /^web_app_request_(.*)$/.exec(method) ?? [];
  if (area !== undefined) return `${area}_changed`;
  const [, storage, verb] = /^web_app_(.*_storage)_(save|get)_key$/.exec(method) ?? [];
  if (storage !== undefined) return `${storage}_key_${verb === 'get' ? 'received' : 'saved'}`;
  return 'home_screen_checked';
}

/** A message's events: all of its record where the record says how, otherwise its own. */
function recordedFor(method: string, accepted: unknown, answer: unknown): readonly Event[] {
  const events = eventsOf(answer);
  if (events.length < 2 || typeof accepted === 'string') return events;
  return events.filter(([name]) => name === ownEvent(method));
}

/** The fields required in a payload: values left open in the record are compared by name only. */
function fieldsOf(payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null) return expect.anything();
  const isOpen = (value: unknown) => typeof value === 'string' && /[|<]/.test(value);
  return expect.objectContaining(
    Object.fromEntries(
      Object.entries(payload).map(([name, value]) => [
        name,
        isOpen(value) || name === 'result' || typeof value === 'number' ? expect.anything() : value,
      ]),
    ),
  );
}

async function answersOf(platform: FakePlatform, method: string, params: object): Promise<readonly Event[]> {
  const host = createFakeHost({ platform });
  const heard: Event[] = [];
  const listen = { receiveEvent: (...event: Event) => heard.push(event) };
  const app = {
    addEventListener: () => {},
    removeEventListener: () => {},
    Telegram: { WebView: listen },
    TelegramGameProxy: listen,
  };
  host.install(app as unknown as Window, { storesLaunch: false });
  host.receive(method, params);
  await Promise.resolve();
  host.uninstall();
  return heard;
}

const REPLAYS = Object.entries(RECORDS).flatMap(([platform, records]) =>
  Object.entries(ASKED).flatMap(([method, params]) =>
    records
      .filter(({ message = '' }) => isAbout(message, method))
      .slice(0, 1)
      .map(({ accepted, answer }) => ({
        platform: platform as FakePlatform,
        method,
        params,
        accepted,
        answer,
      })),
  ),
);

describe('what was recorded of a client', () => {
  it('is replayed for each of them', () => {
    const counts = Object.fromEntries(
      Object.keys(RECORDS).map((name) => [name, REPLAYS.filter(({ platform }) => platform === name).length]),
    );
    expect(counts).toMatchInlineSnapshot(`
      {
        "android": 12,
        "ios": 12,
        "macos": 3,
        "tdesktop": 10,
        "web": 14,
        "weba": 14,
      }
    `);
  });

  it.each(REPLAYS)(
    'is answered so by $platform: $method',
    async ({ platform, method, params, accepted, answer }) => {
      const recorded = recordedFor(method, accepted, answer);
      const given = await answersOf(platform, method, params);
      expect(given.map(([event]) => event)).toEqual(recorded.map(([event]) => event));
      for (const [index, [, payload]] of recorded.entries()) {
        if (typeof payload === 'object' && payload !== null)
          expect(given[index]?.[1]).toEqual(fieldsOf(payload));
      }
    },
  );
});
