// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { createTelegram } from '../../src/adapters/telegram/createTelegram.ts';
import { createFakeHost } from './fakeHost.ts';
import { installInPreview } from './installInPreview.ts';

const own = Object.getOwnPropertyDescriptor(window, 'top');

/** Runs one story in a frame. */
async function play() {
  Object.defineProperty(window, 'top', { value: {}, configurable: true });
  const host = createFakeHost();
  const end = installInPreview(host);
  const telegram = createTelegram(() => {});
  telegram?.start();
  telegram?.setBackButton(true);
  telegram?.setBottomButton({ text: 'Send', isEnabled: true, isBusy: false });
  await Promise.resolve();
  return { host, end };
}

describe('installInPreview', () => {
  afterEach(() => {
    if (own) Object.defineProperty(window, 'top', own);
  });

  it('carries the conversation inside a frame, story after story', async () => {
    for (const story of ['first', 'second']) {
      const { host, end } = await play();
      expect(host.state().isReady, story).toBe(true);
      expect(host.state().isBackVisible, story).toBe(true);
      expect(host.state().bottomButton.text, story).toBe('Send');
      end();
    }
  });
});
