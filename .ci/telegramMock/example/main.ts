// A Mini App without Kennel's code, on the public bridge, with a Telegram in memory: `?fail=clipboard-unreadable`.
import { on, postEvent } from '@telegram-apps/bridge';
import {
  beginFailures,
  createFakeHost,
  type FakeHost,
  HOST_FAILURES,
  type HostFailureName,
  hostOf,
  REPORTED_FAILURES,
} from 'kennel-telegram-mock';

const element = (id: string): HTMLElement => document.getElementById(id) ?? document.body;

const isFailure = (name: string): name is HostFailureName => name in HOST_FAILURES;
const failures = new URLSearchParams(location.search).getAll('fail').filter(isFailure);

const host = createFakeHost({ platform: 'ios', clipboard: 'such clipboard', ...hostOf(failures) });
host.install(window);
beginFailures(failures, host, window);

let presses = 0;
on('main_button_pressed', () => {
  presses += 1;
  element('said').textContent = `pressed ${presses}`;
});
on('clipboard_text_received', ({ data }) => {
  element('said').textContent = data ?? 'nothing to paste';
});
element('paste').addEventListener('click', () =>
  postEvent('web_app_read_text_from_clipboard', { req_id: 'paste' }),
);
postEvent('web_app_setup_main_button', { is_visible: true, is_active: true, text: 'Pay' });

/** Turns every reported failure on and off, each in its own Telegram. */
function tryAll(): readonly string[] {
  return REPORTED_FAILURES.map((name) => {
    const other = createFakeHost(hostOf([name]));
    beginFailures([name], other, window)();
    return name;
  });
}
element('failures').textContent = tryAll().join(' ');

// for the test: what a user would do outside of the page
declare global {
  interface Window {
    telegram: FakeHost;
  }
}
window.telegram = host;
