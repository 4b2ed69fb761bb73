// @vitest-environment happy-dom
/** Calls that Android and iOS drop without a recent touch: from their sources, as in `mocks/telegram`. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeHost } from '../../../mocks/telegram/fakeHost.ts';
import type { FakeHost, FakeHostOptions } from '../../../mocks/telegram/hostContract.ts';
import { createTelegram } from './createTelegram.ts';

const LINK = 'https://dogechain.example/tx/1';
const OPENED = { ok: true, value: 'opened' };
const NEEDS_TOUCH = { ok: false, problem: { kind: 'needs-touch' } };

let host: FakeHost;

/** Opens the app in a client, with the code of its requests loaded. */
async function open(platform: NonNullable<FakeHostOptions['platform']>) {
  host = createFakeHost({ platform });
  host.install(window);
  const telegram = createTelegram(() => {});
  if (telegram === null) throw new Error('the fake host was not found');
  await telegram.homeScreenStatus();
  return telegram;
}

const touch = () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  host.uninstall();
  vi.useRealTimers();
});

describe.each(['android', 'ios', 'macos'] as const)('a link on %s', (platform) => {
  it('is opened in the tick of the touch', async () => {
    const telegram = await open(platform);
    touch();
    const opening = telegram.openLink(LINK);
    expect(host.callsOf('web_app_open_link')).toHaveLength(1);
    expect(await opening).toEqual(OPENED);
  });

  it('wants a touch, another one for each, and a new one after ten seconds', async () => {
    const telegram = await open(platform);
    expect(await telegram.openLink(LINK)).toEqual(NEEDS_TOUCH);
    touch();
    expect(await telegram.openLink(LINK)).toEqual(OPENED);
    expect(await telegram.openLink(LINK)).toEqual(NEEDS_TOUCH);
    touch();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await telegram.openLink(LINK)).toEqual(NEEDS_TOUCH);
    expect(host.callsOf('web_app_open_link')).toHaveLength(1);
  });

  it('takes a press of the bottom button for one', async () => {
    const telegram = await open(platform);
    telegram.setBottomButton({ text: 'Open', isEnabled: true, isBusy: false });
    await vi.advanceTimersByTimeAsync(0);
    host.pressBottom();
    await vi.advanceTimersByTimeAsync(0);
    expect(await telegram.openLink(LINK)).toEqual(OPENED);
  });

  it('is not used up by a link that is none', async () => {
    const telegram = await open(platform);
    touch();
    await telegram.openLink('javascript:alert(1)');
    expect(await telegram.openLink(LINK)).toEqual(OPENED);
  });
});

describe('without a touch', () => {
  it.each([
    ['android', true, 'needs-touch'],
    ['ios', false, 'needs-touch'],
    // it reported before that it has none
    ['tdesktop', false, 'unsupported'],
  ] as const)('on %s: a chat is out of reach: %j, the home screen: %s', async (platform, isChat, kind) => {
    const telegram = await open(platform);
    const shared = await telegram.shareUrl('dogecoin:D9x', 'Such');
    expect(shared).toEqual(isChat ? NEEDS_TOUCH : OPENED);
    expect(await telegram.addToHomeScreen()).toEqual({ ok: false, problem: { kind } });
    expect(host.callsOf('web_app_add_to_home_screen')).toEqual([]);
  });

  it.each(['tdesktop', 'weba', 'web'] as const)('links are opened on %s', async (platform) => {
    const telegram = await open(platform);
    expect(await telegram.openLink(LINK)).toEqual(OPENED);
    expect(await telegram.openLink(LINK)).toEqual(OPENED);
  });
});

it('loads the code of requests before one is made', async () => {
  host = createFakeHost({ platform: 'android' });
  host.install(window);
  const telegram = createTelegram(() => {});
  telegram?.loadRequests();
  await vi.dynamicImportSettled();
  touch();
  void telegram?.openLink(LINK);
  expect(host.callsOf('web_app_open_link')).toHaveLength(1);
});
