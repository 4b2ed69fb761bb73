// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBrowserHost } from './browserHost.ts';

describe('createBrowserHost', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'share');
  });

  it('offers no host buttons and takes every call', () => {
    const page = createBrowserHost();
    page.start();
    page.setBackButton(true);
    page.setBottomButton({ text: 'Send', isEnabled: true, isBusy: false });
    page.haptic('success');
    expect(page.hasBottomButton).toBe(false);
    expect(page.info.userId).toBeNull();
  });

  it('follows the window’s height', () => {
    const page = createBrowserHost();
    const seen = vi.fn();
    const stop = page.onViewport(seen);
    window.dispatchEvent(new Event('resize'));
    expect(seen).toHaveBeenCalledWith(
      expect.objectContaining({ height: window.innerHeight, isExpanded: true }),
    );
    stop();
    window.dispatchEvent(new Event('resize'));
    expect(seen).toHaveBeenCalledTimes(1);
  });

  it('reads the browser’s clipboard', async () => {
    vi.spyOn(navigator.clipboard, 'readText').mockResolvedValue('wow');
    expect(await createBrowserHost().readClipboard()).toBe('wow');
  });

  it('has the browser ask before it closes, as long as something would be lost', () => {
    const page = createBrowserHost();
    const isHeld = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    page.setClosingConfirmation(true);
    page.setClosingConfirmation(true);
    expect(isHeld()).toBe(true);
    page.setClosingConfirmation(false);
    expect(isHeld()).toBe(false);
  });

  it.each([
    ['?startapp=connect_1', 'connect_1'],
    ['?startapp=<script>', null],
    ['?startapp=', null],
    ['', null],
  ])('takes a start parameter from %j', (query, startParam) => {
    expect(createBrowserHost({ query }).info.startParam).toBe(startParam);
  });

  it('shares a payment link as text, where there is something to share with', async () => {
    expect(createBrowserHost().canShare).toBe(false);
    const share = vi.fn(async () => {});
    Object.assign(navigator, { share });
    const page = createBrowserHost();
    expect(page.canShare).toBe(true);
    expect(await page.shareUrl('dogecoin:D1', 'Pay me')).toEqual({ ok: true, value: 'opened' });
    expect(share).toHaveBeenCalledWith({ text: 'Pay me\ndogecoin:D1' });
    share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
    expect(await page.shareUrl('dogecoin:D1', 'Pay me')).toEqual({
      ok: false,
      problem: { kind: 'cancelled' },
    });
  });

  it('opens pages of the web alone, and never as its own window', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const page = createBrowserHost();
    expect((await page.openLink('javascript:alert(1)')).ok).toBe(false);
    expect((await page.openLink('https://dogechain.info/')).ok).toBe(true);
    expect(open.mock.calls).toEqual([['https://dogechain.info/', '_blank', 'noopener,noreferrer']]);
  });
});
