// @vitest-environment happy-dom
/** What the person is asked by the host: contact, writing, home screen, paying. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OpenRequests, openRequests } from '../../../../mocks/telegram/openRequests.ts';
import {
  CONTACT_LIMIT_MS,
  CONTACT_TIMEOUT_MS,
  HOME_SCREEN_TIMEOUT_MS,
  INVOICE_TIMEOUT_MS,
  PERSON_TIMEOUT_MS,
} from '../bridge/timeouts.ts';

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

describe('the contact', () => {
  it('comes with the names of the specification', async () => {
    open = openRequests();
    expect(await settled(open.requests.requestContact())).toEqual({
      ok: true,
      value: {
        userId: '1',
        phoneNumber: '15550100',
        firstName: 'Shiba',
        lastName: null,
        authDate: 1_790_000_000_000,
        hash: 'fake-hash',
      },
    });
  });

  it('is denied when the person says no', async () => {
    open = openRequests();
    open.host.setPerson({ sharesContact: false });
    expect(await settled(open.requests.requestContact())).toEqual(rejected('denied'));
    expect(open.host.callsOf('web_app_invoke_custom_method')).toEqual([]);
  });

  it('is fetched again with growing pauses until the servers have it', async () => {
    open = openRequests();
    open.host.fail('web_app_invoke_custom_method', 'CONTACT_NOT_FOUND');
    const contact = open.requests.requestContact();
    const fetches = () => open.host.callsOf('web_app_invoke_custom_method').length;
    await vi.advanceTimersByTimeAsync(0);
    expect(fetches()).toBe(1);
    await vi.advanceTimersByTimeAsync(49);
    expect(fetches()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetches()).toBe(2);
    await vi.advanceTimersByTimeAsync(99);
    expect(fetches()).toBe(2);
    open.host.heal('web_app_invoke_custom_method');
    expect(await settled(contact, 1)).toMatchObject({ ok: true });
  });

  it('is given up when it never arrives, and when nothing answers at all', async () => {
    open = openRequests();
    open.host.fail('web_app_invoke_custom_method', 'CONTACT_NOT_FOUND');
    const contact = open.requests.requestContact();
    expect(await settled(contact, CONTACT_LIMIT_MS + 2000)).toEqual(rejected('timeout'));
    open.host.uninstall();
    open = openRequests();
    open.host.mute('web_app_invoke_custom_method');
    const silence = open.requests.requestContact();
    expect(await settled(silence, CONTACT_LIMIT_MS + CONTACT_TIMEOUT_MS + 2000)).toEqual(rejected('timeout'));
  });

  it.each([
    [42, 'unexpected-type'],
    ['contact=%7Bnot-json', 'unreadable'],
    ['contact=%7B%22user_id%22%3A%221%22%7D', 'unexpected-type'],
    [
      'contact=%7B%22user_id%22%3A1%2C%22phone_number%22%3A%221%22%2C%22first_name%22%3A%22S%22%7D&auth_date=soon&hash=x',
      'unexpected-value',
    ],
  ])('that makes no sense is said to make none: %j', async (result, kind) => {
    open = openRequests();
    open.host.mute('web_app_invoke_custom_method');
    const contact = open.requests.requestContact();
    await vi.advanceTimersByTimeAsync(0);
    const [call] = open.host.callsOf('web_app_invoke_custom_method') as { readonly req_id: string }[];
    open.host.send('custom_method_invoked', { req_id: call?.req_id, result });
    expect(await settled(contact)).toEqual(rejected(kind));
  });

  it('is asked for once at a time, and not for ever', async () => {
    open = openRequests();
    open.host.setPerson({ sharesContact: null });
    const first = open.requests.requestContact();
    expect(await settled(open.requests.requestContact())).toEqual(rejected('busy'));
    expect(await settled(first, PERSON_TIMEOUT_MS)).toEqual(rejected('timeout'));
  });
});

describe('writing to the person', () => {
  it.each([true, false])('is allowed or not: %s', async (isAllowed) => {
    open = openRequests();
    open.host.setPerson({ allowsWriting: isAllowed });
    expect(await settled(open.requests.requestWriteAccess())).toEqual({ ok: true, value: isAllowed });
  });

  it('is unsupported by clients older than it', async () => {
    open = openRequests({ version: '6.8' });
    expect(await settled(open.requests.requestWriteAccess())).toEqual(rejected('unsupported'));
  });
});

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

  it('is not there on a desktop', async () => {
    open = openRequests({ platform: 'tdesktop' });
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

describe('an invoice', () => {
  it.each(['paid', 'cancelled', 'failed', 'pending'] as const)('ends as %s', async (invoice) => {
    open = openRequests();
    open.host.setPerson({ invoice });
    const answer = open.requests.openInvoice('https://t.me/$abc');
    expect(await settled(answer)).toEqual({ ok: true, value: invoice });
    expect(open.host.violations).toEqual([]);
  });

  it.each(['https://t.me/abc', 'abc', 'https://evil.example/$abc'])('is refused at %s', async (link) => {
    open = openRequests();
    expect(await settled(open.requests.openInvoice(link))).toEqual(rejected('invalid-invoice'));
    expect(open.host.calls).toEqual([]);
  });

  it('opens once at a time, and is not waited for without end', async () => {
    open = openRequests();
    open.host.setPerson({ invoice: null });
    const first = open.requests.openInvoice('https://t.me/$abc');
    expect(await settled(open.requests.openInvoice('https://t.me/$abd'))).toEqual(rejected('invoice-open'));
    open.host.send('invoice_closed', { slug: 'other', status: 'paid' });
    expect(await settled(first, INVOICE_TIMEOUT_MS)).toEqual(rejected('timeout'));
  });

  it('says when the answer makes no sense', async () => {
    open = openRequests();
    open.host.setPerson({ invoice: null });
    const answer = open.requests.openInvoice('https://t.me/$abc');
    open.host.send('invoice_closed', { slug: 'abc', status: 'eaten' });
    expect(await settled(answer)).toEqual(rejected('unexpected-value'));
  });
});
