// @vitest-environment happy-dom
/** The host's scanner: on phones only, one at a time, with untrusted text. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OpenRequests, openRequests } from '../../../../mocks/telegram/openRequests.ts';
import { SCAN_TIMEOUT_MS } from '../bridge/timeouts.ts';

let open: OpenRequests = openRequests();

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  open.host.uninstall();
  vi.useRealTimers();
});

async function settled<Value>(promise: Promise<Value>, ms = 0): Promise<Value> {
  await vi.advanceTimersByTimeAsync(ms);
  return promise;
}

describe('the scanner', () => {
  it.each(['D9x', '{"data": "quotes \\" and\nlines"}', ''])('hands out %j as it is', async (text) => {
    open = openRequests();
    const scan = open.requests.scanQr('Point at a code');
    expect(open.host.state().scanner).toEqual({ hint: 'Point at a code' });
    open.host.showCode(text);
    expect(await settled(scan)).toEqual({ kind: 'text', text });
    expect(open.host.state().scanner).toBeNull();
  });

  it('stays open over a code that is not looked for', async () => {
    open = openRequests({ platform: 'android' });
    const scan = open.requests.scanQr('', (text) => text.startsWith('D'));
    open.host.showCode('https://a.example');
    await vi.advanceTimersByTimeAsync(0);
    expect(open.host.state().scanner).not.toBeNull();
    open.host.showCode('D9x');
    expect(await settled(scan)).toEqual({ kind: 'text', text: 'D9x' });
  });

  it('says when the person closed it', async () => {
    open = openRequests();
    const scan = open.requests.scanQr('');
    open.host.closeScanner();
    expect(await settled(scan)).toEqual({ kind: 'cancelled' });
  });

  it('cuts a hint that is over the limit', async () => {
    open = openRequests();
    const scan = open.requests.scanQr('h'.repeat(65));
    open.host.closeScanner();
    await settled(scan);
    expect(open.host.violations).toEqual([]);
  });

  it('opens once at a time', async () => {
    open = openRequests();
    const first = open.requests.scanQr('');
    const second = await settled(open.requests.scanQr(''));
    expect(second).toEqual({ kind: 'failed', problem: { kind: 'scanner-open' } });
    open.host.closeScanner();
    expect(await settled(first)).toEqual({ kind: 'cancelled' });
    const third = open.requests.scanQr('');
    open.host.showCode('D9x');
    expect(await settled(third)).toEqual({ kind: 'text', text: 'D9x' });
  });

  it('closes itself when nothing is scanned for long', async () => {
    open = openRequests();
    const scan = open.requests.scanQr('');
    expect(await settled(scan, SCAN_TIMEOUT_MS)).toEqual({ kind: 'cancelled' });
    expect(open.host.state().scanner).toBeNull();
  });

  it.each(['tdesktop', 'macos', 'weba', 'web'] as const)('is not even asked for on %s', async (platform) => {
    open = openRequests({ platform });
    expect(await settled(open.requests.scanQr(''))).toEqual({ kind: 'unsupported' });
    expect(open.host.calls).toEqual([]);
  });

  it('is unsupported by clients older than it', async () => {
    open = openRequests({ version: '6.3' });
    expect(await settled(open.requests.scanQr(''))).toEqual({ kind: 'unsupported' });
  });

  it('says what broke', async () => {
    open = openRequests();
    open.host.uninstall();
    const scan = await settled(open.requests.scanQr(''));
    expect(scan).toEqual({ kind: 'failed', problem: { kind: 'outside' } });
  });
});
