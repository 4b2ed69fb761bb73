// @vitest-environment happy-dom
/** The biometric lock against the fake host, over the native clients' bridge. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeHost } from '../../../mocks/telegram/fakeHost.ts';
import type { FakeHost, FakeHostOptions } from '../../../mocks/telegram/hostContract.ts';
import type { Biometry } from '../../ports/Biometry.ts';
import { attempting } from './bridge/attempt.ts';
import { lazyBiometry } from './lazyBiometry.ts';

const TOKEN = 'ab'.repeat(32);
const REASON = 'Open your wallet';
const PROMPT_MS = 60_000;

let host: FakeHost = createFakeHost();
let log: string[] = [];

function open(options: FakeHostOptions = {}): Biometry {
  host = createFakeHost(options);
  host.install(window);
  const biometry = lazyBiometry(
    host.launch,
    attempting((message) => log.push(message)),
  );
  if (!biometry) throw new Error('no biometry');
  return biometry;
}

/** A lock with a saved token. */
async function openEnrolled(options: FakeHostOptions = {}): Promise<Biometry> {
  const biometry = open(options);
  await biometry.requestAccess(REASON);
  await biometry.save(TOKEN, REASON);
  return biometry;
}

beforeEach(() => {
  vi.useFakeTimers();
  log = [];
});

afterEach(() => {
  expect(host.violations).toEqual([]);
  expect(Object.values(window.sessionStorage).filter((text) => text.includes(TOKEN))).toEqual([]);
  expect(window.sessionStorage.getItem('tapps/biometry')).toBeNull();
  host.uninstall();
  vi.useRealTimers();
});

describe('what the lock can do', () => {
  it.each([
    ['ios', 'face'],
    ['android', 'unknown'],
    ['macos', 'finger'],
  ] as const)('is ready on %s, with the sensor "%s"', async (platform, sensor) => {
    const biometry = open({ platform });
    expect(await biometry.state()).toEqual({ kind: 'ready', sensor, isTokenSaved: false });
  });

  it.each(['tdesktop', 'weba'] as const)('is absent on %s', async (platform) => {
    expect(await open({ platform }).state()).toEqual({ kind: 'absent' });
  });

  it('is absent beside a host that stays silent, after two seconds', async () => {
    const biometry = open({ platform: 'web' });
    const state = biometry.state();
    await vi.advanceTimersByTimeAsync(2000);
    expect(await state).toEqual({ kind: 'absent' });
  });

  it('is not offered by a protocol before 7.2', () => {
    expect(lazyBiometry({ platform: 'ios', version: '7.1' }, () => {})).toBeNull();
    expect(lazyBiometry({ platform: 'ios', version: '7.2' }, () => {})).not.toBeNull();
  });

  it('believes nothing of a malformed answer', async () => {
    const biometry = open();
    host.mute('web_app_biometry_get_info');
    const state = biometry.state();
    await vi.advanceTimersByTimeAsync(0);
    host.send('biometry_info_received', 'yes');
    expect(await state).toEqual({ kind: 'absent' });
  });
});

describe('asking for leave', () => {
  it('says that it was given', async () => {
    const biometry = open();
    expect(await biometry.requestAccess(REASON)).toBe(true);
    expect(host.callsOf('web_app_biometry_request_access')).toEqual([{ reason: REASON }]);
    expect(await biometry.state()).toMatchObject({ kind: 'ready' });
  });

  it('remembers a refusal', async () => {
    const biometry = open();
    host.setBiometry({ grantsAccess: false });
    expect(await biometry.requestAccess(REASON)).toBe(false);
    expect(await biometry.state()).toEqual({ kind: 'denied' });
  });

  it('does not take the late answer to an earlier question for leave or refusal', async () => {
    const biometry = open();
    host.delay('web_app_biometry_request_access', 5000);
    const leave = biometry.requestAccess(REASON);
    await vi.advanceTimersByTimeAsync(0);
    host.send('biometry_info_received', { available: true, access_requested: false, access_granted: false });
    await vi.advanceTimersByTimeAsync(5000);
    expect(await leave).toBe(true);
  });

  it('counts a person who never answers as a refusal for now', async () => {
    const biometry = open();
    host.mute('web_app_biometry_request_access');
    const leave = biometry.requestAccess(REASON);
    await vi.advanceTimersByTimeAsync(PROMPT_MS);
    expect(await leave).toBe(false);
  });
});

describe('keeping the token', () => {
  it('gives back what was saved, also to the next opening', async () => {
    const biometry = await openEnrolled();
    expect(await biometry.read(REASON)).toEqual({ kind: 'token', token: TOKEN });
    const { keeping } = host.state();
    host.uninstall();
    const reopened = open({ keeping });
    expect(await reopened.state()).toMatchObject({ isTokenSaved: true });
    expect(await reopened.read(REASON)).toEqual({ kind: 'token', token: TOKEN });
  });

  it('says when the host did not save it', async () => {
    const biometry = open({ platform: 'android' });
    await biometry.requestAccess(REASON);
    host.setBiometry({ outcome: 'not-recognised' });
    expect(await biometry.save(TOKEN, REASON)).toBe(false);
    expect(await biometry.state()).toMatchObject({ isTokenSaved: false });
  });

  it('does not save without leave', async () => {
    expect(await open({ platform: 'android' }).save(TOKEN, REASON)).toBe(false);
  });

  it('removes it, and asks nobody to remove what is not there', async () => {
    const biometry = await openEnrolled();
    await biometry.remove();
    expect(host.state().keeping.biometry.token).toBeNull();
    expect(await biometry.read(REASON)).toEqual({ kind: 'lost' });
    host.mute('web_app_biometry_update_token');
    await biometry.remove();
    expect(host.callsOf('web_app_biometry_update_token')).toHaveLength(2);
  });

  it('waits for the person whom Android asks before it removes it, and for a minute at most', async () => {
    const biometry = await openEnrolled({ platform: 'android' });
    host.mute('web_app_biometry_update_token');
    let isOver = false;
    const removed = biometry.remove().then(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(PROMPT_MS - 1000);
    expect(isOver).toBe(false);
    host.send('biometry_token_updated', { status: 'removed' });
    await removed;
    const silent = biometry.remove();
    await vi.advanceTimersByTimeAsync(PROMPT_MS + 2000);
    await expect(silent).resolves.toBeUndefined();
  });

  it('takes no late answer to a removal for the next one’s', async () => {
    const biometry = await openEnrolled({ platform: 'android' });
    host.mute('web_app_biometry_update_token');
    void biometry.remove();
    await vi.advanceTimersByTimeAsync(PROMPT_MS);
    const saved = biometry.save(TOKEN, REASON);
    await vi.advanceTimersByTimeAsync(0);
    host.send('biometry_token_updated', { status: 'removed' });
    await vi.advanceTimersByTimeAsync(0);
    host.send('biometry_token_updated', { status: 'updated' });
    expect(await saved).toBe(true);
  });

  it.each([
    ['a reason', (biometry: Biometry) => biometry.save(TOKEN, 'x'.repeat(129))],
    ['a reason to read', (biometry: Biometry) => biometry.read('x'.repeat(129))],
    ['a reason for leave', (biometry: Biometry) => biometry.requestAccess('x'.repeat(129))],
    ['a token', (biometry: Biometry) => biometry.save('x'.repeat(1025), REASON)],
    ['no token', (biometry: Biometry) => biometry.save('', REASON)],
  ])('refuses what the host would not take: %s', async (_, call) => {
    const biometry = open();
    await expect(call(biometry)).rejects.toThrow(RangeError);
    expect(host.calls).toEqual([]);
    expect(await biometry.state()).toMatchObject({ kind: 'ready' });
  });
});

describe('reading the token', () => {
  it('is declined when the person is not recognised, and works the next time', async () => {
    const biometry = await openEnrolled();
    host.setBiometry({ outcome: 'not-recognised' });
    expect(await biometry.read(REASON)).toEqual({ kind: 'declined' });
    host.setBiometry({ outcome: 'recognised' });
    expect(await biometry.read(REASON)).toEqual({ kind: 'token', token: TOKEN });
  });

  it('is lost on an iPhone when the lock changed', async () => {
    const biometry = await openEnrolled({ platform: 'ios' });
    host.changeFingerprint();
    expect(await biometry.read(REASON)).toEqual({ kind: 'lost' });
  });

  it('is declined on Android when the lock changed: its client says no more', async () => {
    const biometry = await openEnrolled({ platform: 'android' });
    host.changeFingerprint();
    expect(await biometry.read(REASON)).toEqual({ kind: 'declined' });
    expect(await biometry.state()).toMatchObject({ isTokenSaved: true });
  });

  it('shows no prompt when the host says beforehand that it keeps nothing', async () => {
    const biometry = open();
    await biometry.requestAccess(REASON);
    expect(await biometry.read(REASON)).toEqual({ kind: 'lost' });
    expect(host.callsOf('web_app_biometry_request_auth')).toEqual([]);
  });

  it('counts silence as declined, and does not ask for ever', async () => {
    const biometry = await openEnrolled();
    host.setBiometry({ outcome: 'unanswered' });
    const answer = biometry.read(REASON);
    await vi.advanceTimersByTimeAsync(PROMPT_MS);
    expect(await answer).toEqual({ kind: 'declined' });
  });

  it('ends at once when the caller gives up', async () => {
    const biometry = await openEnrolled();
    host.setBiometry({ outcome: 'unanswered' });
    const giveUp = new AbortController();
    const answer = biometry.read(REASON, giveUp.signal);
    await vi.advanceTimersByTimeAsync(0);
    giveUp.abort();
    expect(await answer).toEqual({ kind: 'declined' });
  });

  it('asks one question at a time', async () => {
    const biometry = await openEnrolled();
    host.delay('web_app_biometry_request_auth', 1000);
    const first = biometry.read(REASON);
    const second = biometry.read(REASON);
    await vi.advanceTimersByTimeAsync(999);
    expect(host.callsOf('web_app_biometry_request_auth')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1001);
    expect(await Promise.all([first, second])).toEqual([
      { kind: 'token', token: TOKEN },
      { kind: 'token', token: TOKEN },
    ]);
  });
});

it('opens the host’s settings, and logs when it cannot', () => {
  const biometry = open();
  biometry.openSettings();
  expect(host.callsOf('web_app_biometry_open_settings')).toHaveLength(1);
  host.uninstall();
  biometry.openSettings();
  expect(log).toEqual(['Telegram could not open its biometry settings']);
});

describe('the lock of macOS, by its source', () => {
  it('is absent where it says so, in a text', async () => {
    const biometry = open({ platform: 'macos' });
    host.setBiometry({ isAvailable: false });
    expect(await biometry.state()).toEqual({ kind: 'absent' });
    expect(await biometry.requestAccess(REASON)).toBe(false);
  });

  it('hands out the token that was kept last', async () => {
    const biometry = await openEnrolled({ platform: 'macos' });
    expect(await biometry.read(REASON)).toEqual({ kind: 'token', token: TOKEN });
    const other = 'cd'.repeat(32);
    expect(await biometry.save(other, REASON)).toBe(true);
    expect(await biometry.read(REASON)).toEqual({ kind: 'token', token: other });
  });

  it('keeps nothing once it was removed, and says so', async () => {
    const biometry = await openEnrolled({ platform: 'macos' });
    await biometry.remove();
    expect(host.state().keeping.biometry.token).toBeNull();
    expect(await biometry.read(REASON)).toEqual({ kind: 'lost' });
    await biometry.remove();
    expect(host.callsOf('web_app_biometry_update_token')).toHaveLength(3);
  });

  it('asks again who denied it, and is no dead end until then: it has no settings for that', async () => {
    const biometry = open({ platform: 'macos' });
    host.setBiometry({ grantsAccess: false });
    expect(await biometry.requestAccess(REASON)).toBe(false);
    expect(await biometry.state()).toEqual({ kind: 'ready', sensor: 'finger', isTokenSaved: false });
    host.setBiometry({ grantsAccess: true });
    expect(await biometry.requestAccess(REASON)).toBe(true);
    expect(await biometry.save(TOKEN, REASON)).toBe(true);
    expect(await biometry.read(REASON)).toEqual({ kind: 'token', token: TOKEN });
  });

  it('declines a wrong finger, and keeps the token', async () => {
    const biometry = await openEnrolled({ platform: 'macos' });
    host.setBiometry({ outcome: 'not-recognised' });
    expect(await biometry.read(REASON)).toEqual({ kind: 'declined' });
    expect(await biometry.state()).toMatchObject({ kind: 'ready', isTokenSaved: true });
  });
});
