// @vitest-environment happy-dom
/** Host popups: typed, within limits, one at a time, and with a timeout. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OpenRequests, openRequests } from '../../../../mocks/telegram/openRequests.ts';
import type { HostPopup } from '../../../ports/HostRequests.ts';
import { PERSON_TIMEOUT_MS } from '../bridge/timeouts.ts';

let open: OpenRequests = openRequests();

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  open.host.uninstall();
  vi.useRealTimers();
});

const POPUP: HostPopup = {
  title: 'Leave?',
  message: 'What you typed is lost.',
  buttons: [
    { id: 'leave', type: 'destructive', text: 'Leave' },
    { id: 'stay', type: 'cancel' },
  ],
};

const rejected = (kind: string) => ({ ok: false, problem: { kind } });

async function settled<Value>(promise: Promise<Value>, ms = 0): Promise<Value> {
  await vi.advanceTimersByTimeAsync(ms);
  return promise;
}

describe('a popup', () => {
  it('gives the pressed button, each one typed', async () => {
    open = openRequests({ platform: 'tdesktop' });
    const answer = open.requests.showPopup(POPUP);
    expect(open.host.state().popup?.buttons.map(({ type }) => type)).toEqual(['destructive', 'cancel']);
    open.host.answerPopup('leave');
    expect(await settled(answer)).toEqual({ ok: true, value: 'leave' });
    expect(open.host.violations).toEqual([]);
    expect(open.host.state().isClosed).toBe(false);
  });

  it('gives nothing when it was closed otherwise', async () => {
    open = openRequests();
    const answer = open.requests.showPopup(POPUP);
    open.host.answerPopup(null);
    expect(await settled(answer)).toEqual({ ok: true, value: null });
  });

  it('is refused over a limit, before the host sees it', async () => {
    open = openRequests();
    const long = { ...POPUP, message: 'm'.repeat(257) };
    expect(await settled(open.requests.showPopup(long))).toEqual(rejected('invalid-popup'));
    expect(open.host.calls).toEqual([]);
  });

  it('opens once at a time', async () => {
    open = openRequests();
    const first = open.requests.showPopup(POPUP);
    expect(await settled(open.requests.showPopup(POPUP))).toEqual(rejected('popup-open'));
    open.host.answerPopup('stay');
    expect(await settled(first)).toEqual({ ok: true, value: 'stay' });
    expect(open.host.callsOf('web_app_open_popup')).toHaveLength(1);
  });

  it('is given up where the host drops it and says nothing', async () => {
    open = openRequests({ platform: 'android', quirks: { dropsPopups: true } });
    const answer = open.requests.showPopup(POPUP);
    expect(await settled(answer, PERSON_TIMEOUT_MS)).toEqual(rejected('timeout'));
    expect(open.host.state().popup).toBeNull();
  });

  it('is not answered by a press that was meant for an earlier one', async () => {
    open = openRequests();
    await settled(open.requests.showPopup(POPUP), PERSON_TIMEOUT_MS);
    const other = open.requests.showPopup({ message: 'Delete it?', buttons: [{ id: 'no', type: 'close' }] });
    open.host.send('popup_closed', { button_id: 'leave' });
    await vi.advanceTimersByTimeAsync(0);
    open.host.answerPopup('no');
    expect(await settled(other)).toEqual({ ok: true, value: 'no' });
  });

  it('ends when the caller gives it up', async () => {
    open = openRequests();
    const caller = new AbortController();
    const answer = open.requests.showPopup(POPUP, caller.signal);
    caller.abort();
    expect(await settled(answer)).toEqual(rejected('aborted'));
    expect(await settled(open.requests.showPopup(POPUP, caller.signal))).toEqual(rejected('aborted'));
  });

  it('is unsupported by clients older than it', async () => {
    open = openRequests({ version: '6.1' });
    expect(await settled(open.requests.showPopup(POPUP))).toEqual(rejected('unsupported'));
  });
});
