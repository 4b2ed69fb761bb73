// @vitest-environment happy-dom
/** The app's icon on the phone's home screen, as clients report it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OpenRequests, openRequests } from '../../../../mocks/telegram/openRequests.ts';
import { HOME_SCREEN_ANSWER_MS, HOME_SCREEN_TIMEOUT_MS, PERSON_TIMEOUT_MS } from '../bridge/timeouts.ts';

let open: OpenRequests = openRequests();

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  open.host.uninstall();
  vi.useRealTimers();
});

const rejected = (kind: string) => ({ ok: false, problem: { kind } });

async function settled<Value>(promise: Promise<Value>, ms = 0): Promise<Value> {
  await vi.advanceTimersByTimeAsync(ms);
  return promise;
}

describe('the home screen', () => {
  it('is told of truly by Android alone', async () => {
    open = openRequests({ platform: 'android' });
    expect(await settled(open.requests.homeScreenStatus())).toBe('missed');
    expect(await settled(open.requests.addToHomeScreen())).toEqual({ ok: true, value: 'added' });
    expect(await settled(open.requests.homeScreenStatus())).toBe('added');
    open.host.uninstall();
    open = openRequests({ platform: 'ios' });
    expect(await settled(open.requests.homeScreenStatus())).toBe('unknown');
    const asked = open.requests.addToHomeScreen();
    expect(await settled(asked, PERSON_TIMEOUT_MS)).toEqual({ ok: true, value: 'asked' });
  });

  it('is not there on the web', async () => {
    open = openRequests({ platform: 'weba' });
    expect(await settled(open.requests.homeScreenStatus())).toBe('unsupported');
    expect(await settled(open.requests.addToHomeScreen())).toEqual(rejected('unsupported'));
  });

  it('is unknown where nobody answers, and unsupported by old clients', async () => {
    open = openRequests();
    open.host.mute('web_app_check_home_screen');
    const status = open.requests.homeScreenStatus();
    expect(await settled(status, HOME_SCREEN_TIMEOUT_MS)).toBe('unknown');
    open.host.uninstall();
    open = openRequests({ version: '7.11' });
    expect(await settled(open.requests.homeScreenStatus())).toBe('unsupported');
  });

  it('stays without the app when the person says no', async () => {
    open = openRequests({ platform: 'android' });
    open.host.setPerson({ addsToHomeScreen: false });
    expect(await settled(open.requests.addToHomeScreen())).toEqual(rejected('failed'));
  });

  it('keeps nobody waiting at a client that never says what became of it, and asks none that has none', async () => {
    open = openRequests({ platform: 'tdesktop' });
    const asked = open.requests.addToHomeScreen();
    expect(await settled(asked, HOME_SCREEN_ANSWER_MS)).toEqual({ ok: true, value: 'asked' });
    expect(await settled(open.requests.homeScreenStatus())).toBe('unsupported');
    expect(await settled(open.requests.addToHomeScreen())).toEqual(rejected('unsupported'));
    expect(open.host.callsOf('web_app_add_to_home_screen')).toHaveLength(1);
  });

  it('takes a late answer for that of the question that was given up', async () => {
    open = openRequests({ platform: 'android' });
    open.host.setPerson({ addsToHomeScreen: null });
    const add = () => open.requests.addToHomeScreen();
    expect(await settled(add(), HOME_SCREEN_ANSWER_MS)).toEqual({ ok: true, value: 'asked' });
    const second = add();
    await vi.advanceTimersByTimeAsync(1000);
    open.host.send('home_screen_failed', { error: 'USER_DECLINED' });
    await vi.advanceTimersByTimeAsync(1000);
    open.host.send('home_screen_added');
    expect(await settled(second)).toEqual({ ok: true, value: 'added' });

    expect(await settled(add(), HOME_SCREEN_ANSWER_MS)).toEqual({ ok: true, value: 'asked' });
    // nothing is waiting by then
    open.host.send('home_screen_added');
    const third = add();
    await vi.advanceTimersByTimeAsync(0);
    open.host.send('home_screen_failed', { error: 'USER_DECLINED' });
    expect(await settled(third)).toEqual(rejected('failed'));

    expect(await settled(add(), HOME_SCREEN_ANSWER_MS)).toEqual({ ok: true, value: 'asked' });
    // longer than any user takes
    await vi.advanceTimersByTimeAsync(PERSON_TIMEOUT_MS);
    open.host.setPerson({ addsToHomeScreen: true });
    open.host.touch();
    expect(await settled(add())).toEqual({ ok: true, value: 'added' });
  });

  it('takes a late word of where the app lies for that of the earlier question', async () => {
    open = openRequests({ platform: 'android' });
    open.host.delay('web_app_check_home_screen', HOME_SCREEN_TIMEOUT_MS + 500);
    expect(await settled(open.requests.homeScreenStatus(), HOME_SCREEN_TIMEOUT_MS)).toBe('unknown');
    await settled(open.requests.addToHomeScreen());
    open.host.heal('web_app_check_home_screen');
    open.host.mute('web_app_check_home_screen');
    const again = open.requests.homeScreenStatus();
    await vi.advanceTimersByTimeAsync(1000);
    open.host.send('home_screen_checked', { status: 'added' });
    expect(await settled(again)).toBe('added');
  });
});
