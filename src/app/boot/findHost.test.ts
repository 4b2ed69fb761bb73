// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { createBrowserHost } from '../../adapters/browser/browserHost.ts';
import { readVariables } from '../config.ts';
import { coldHost, findHost, withoutLinks } from './findHost.ts';

const configOf = async (profile: string) => readVariables({ VITE_PROFILE: profile });

describe('findHost', () => {
  it('opens in a plain browser, but where the host wants Telegram alone', async () => {
    expect((await findHost(configOf('web')))?.isTelegram).toBe(false);
    expect(await findHost(configOf('telegram'))).toBeNull();
  });

  it('opens no second wallet in Telegram’s own window, when that said nothing of itself', async () => {
    const held = Object.assign(Object.create(window), { TelegramWebviewProxy: {} });
    expect(await findHost(configOf('web'), held)).toBeNull();
  });

  it('scans with the page’s own camera in a frame of Telegram’s web clients, and not in its apps', async () => {
    window.history.replaceState(null, '', '/#tgWebAppPlatform=weba');
    Object.assign(navigator, { mediaDevices: { getUserMedia: async () => new MediaStream() } });
    const framed = { parent: {} } as Window;
    expect((await findHost(configOf('web'), framed))?.telegram.canScanQr).toBe(true);
    expect((await findHost(configOf('web')))?.telegram.canScanQr).toBe(false);
    Reflect.deleteProperty(navigator, 'mediaDevices');
    expect((await findHost(configOf('web'), framed))?.telegram.canScanQr).toBe(false);
    window.history.replaceState(null, '', '/');
    window.sessionStorage.clear();
  });

  it('takes a launch that cannot be read for no plain page', async () => {
    window.history.replaceState(null, '', '/#tgWebAppVersion=9.1');
    await expect(findHost(configOf('web'))).rejects.toMatchObject({ name: 'LaunchUnreadable' });
    window.history.replaceState(null, '', '/');
  });

  it('opens none in a frame that is not Telegram’s', async () => {
    const framed = { parent: {} } as Window;
    expect(await findHost(configOf('web'), framed)).toBeNull();
  });
});

describe('coldHost', () => {
  it('leads nowhere out, and tells of no payments', () => {
    expect(coldHost(createBrowserHost())).toMatchObject({ canOpenLinks: false, notices: null });
  });
});

describe('withoutLinks', () => {
  it('offers none and opens none', async () => {
    const strict = withoutLinks(createBrowserHost());
    expect(strict.canOpenLinks).toBe(false);
    expect(await strict.openLink('https://dogechain.info/')).toEqual({
      ok: false,
      problem: { kind: 'unsupported' },
    });
  });
});
