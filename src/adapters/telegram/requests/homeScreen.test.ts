// @vitest-environment happy-dom
/** The app's icon on the phone's home screen, as clients tell of it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OpenRequests, openRequests } from '../../../../mocks/telegram/openRequests.ts';
import { HOME_SCREEN_TIMEOUT_MS, PERSON_TIMEOUT_MS } from '../bridge/timeouts.ts';

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
});
