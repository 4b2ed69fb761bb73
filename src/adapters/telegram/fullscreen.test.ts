// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { createFakeHost } from '../../../mocks/telegram/fakeHost.ts';
import type { FakeHost, FakeHostOptions } from '../../../mocks/telegram/hostContract.ts';
import { createTelegram } from './createTelegram.ts';

let host: FakeHost | null = null;
afterEach(() => host?.uninstall());

function open(options: FakeHostOptions) {
  const opened = createFakeHost(options);
  opened.install(window);
  host = opened;
  const telegram = createTelegram(() => {});
  if (telegram === null) throw new Error('not in Telegram');
  return { opened, telegram };
}

const asked = ({ calls }: FakeHost) =>
  calls.map(([method]) => method).filter((method) => method.includes('fullscreen'));

const answered = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

describe('the whole screen', () => {
  it.each(['ios', 'android'] as const)('is taken and given back on %s', async (platform) => {
    const { opened, telegram } = open({ platform });
    telegram.setFullscreen(true);
    await answered();
    expect(opened.state().isFullscreen).toBe(true);
    telegram.setFullscreen(true);
    telegram.setFullscreen(false);
    await answered();
    expect(opened.state().isFullscreen).toBe(false);
    telegram.setFullscreen(false);
    expect(asked(opened)).toEqual(['web_app_request_fullscreen', 'web_app_exit_fullscreen']);
    expect(opened.violations).toEqual([]);
  });

  it('stays where it was whole before, and is not left twice', async () => {
    const { opened, telegram } = open({ platform: 'ios' });
    opened.receive('web_app_request_fullscreen');
    telegram.setFullscreen(true);
    await answered();
    telegram.setFullscreen(false);
    await answered();
    expect(opened.state().isFullscreen).toBe(true);

    opened.receive('web_app_exit_fullscreen');
    await answered();
    telegram.setFullscreen(true);
    await answered();
    opened.receive('web_app_exit_fullscreen');
    await answered();
    const before = asked(opened).length;
    telegram.setFullscreen(false);
    expect(asked(opened)).toHaveLength(before);
  });

  it.each(['macos', 'tdesktop', 'weba', 'web'] as const)('is not asked of %s', (platform) => {
    const { opened, telegram } = open({ platform });
    telegram.setFullscreen(true);
    expect(asked(opened)).toEqual([]);
  });

  it('is not asked of clients that are older than it', () => {
    const { opened, telegram } = open({ platform: 'android', version: '7.11' });
    telegram.setFullscreen(true);
    expect(asked(opened)).toEqual([]);
  });
});

describe('the app', () => {
  it('closes itself when it is asked to', () => {
    const { opened, telegram } = open({ platform: 'android' });
    expect([telegram.canClose, opened.state().isClosed]).toEqual([true, false]);
    telegram.close();
    expect(opened.state().isClosed).toBe(true);
  });
});
