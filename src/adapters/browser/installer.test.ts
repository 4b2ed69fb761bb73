// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { createInstaller } from './installer.ts';

function offer(prompt: () => Promise<unknown>): Event {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  window.dispatchEvent(event);
  return event;
}

describe('createInstaller', () => {
  it('offers nothing before the browser does', async () => {
    const installer = createInstaller();
    expect(installer.status()).toBe('unsupported');
    expect(await installer.install()).toEqual({ ok: false, problem: { kind: 'unsupported' } });
  });

  it('holds the browser’s own bar back, and shows its offer once', async () => {
    const installer = createInstaller();
    const prompt = vi.fn(async () => ({ outcome: 'accepted' }));
    expect(offer(prompt).defaultPrevented).toBe(true);
    expect(installer.status()).toBe('missed');
    expect(await installer.install()).toEqual({ ok: true, value: 'added' });
    expect(await installer.install()).toEqual({ ok: false, problem: { kind: 'unsupported' } });
    window.dispatchEvent(new Event('appinstalled'));
    expect(installer.status()).toBe('added');
  });

  it.each([
    [async () => ({ outcome: 'dismissed' }), 'cancelled'],
    [() => Promise.reject(new DOMException('no gesture', 'NotAllowedError')), 'failed'],
  ])('says how it ended otherwise', async (prompt, kind) => {
    const installer = createInstaller();
    offer(prompt);
    expect(await installer.install()).toEqual({ ok: false, problem: { kind } });
  });
});
