// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { createBrowserHost } from './browserHost.ts';

describe('createBrowserHost', () => {
  it('offers no host buttons and takes every call', () => {
    const page = createBrowserHost();
    page.start();
    page.setBackButton(true);
    page.setBottomButton({ text: 'Send', isEnabled: true, isBusy: false });
    page.haptic('success');
    page.setClosingConfirmation(true);
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
});
