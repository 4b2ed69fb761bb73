// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeHost } from '../../../mocks/telegram/fakeHost.ts';
import { shimSessionStorage } from './sessionStorageShim.ts';

const own = Object.getOwnPropertyDescriptor(window, 'sessionStorage');

function blockStorage(): void {
  Object.defineProperty(window, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
}

describe('shimSessionStorage', () => {
  afterEach(() => {
    if (own) Object.defineProperty(window, 'sessionStorage', own);
    window.location.hash = '';
  });

  it('leaves a working storage alone', () => {
    const before = window.sessionStorage;
    expect(shimSessionStorage(window)).toBe(false);
    expect(window.sessionStorage).toBe(before);
  });

  it('keeps texts in memory where storage is blocked', () => {
    blockStorage();
    expect(shimSessionStorage(window)).toBe(true);
    window.sessionStorage.setItem('a', '1');
    expect(window.sessionStorage.getItem('a')).toBe('1');
    expect(window.sessionStorage.length).toBe(1);
    expect(window.sessionStorage.key(0)).toBe('a');
    window.sessionStorage.removeItem('a');
    expect(window.sessionStorage.getItem('a')).toBeNull();
  });

  it('lets the adapter find its host in the address of a frame without storage', async () => {
    const host = createFakeHost({ platform: 'weba', startParam: 'hello' });
    window.location.hash = new URL(host.urlOf('https://wallet.test/')).hash;
    blockStorage();
    vi.resetModules();
    const { createTelegram } = await import('./createTelegram.ts');
    const { isStorageBlocked } = await import('./sessionStorageShim.ts');
    expect(isStorageBlocked).toBe(true);
    expect(createTelegram(() => {})?.info.startParam).toBe('hello');
  });
});
