// @vitest-environment happy-dom
/** What is sent to Telegram's servers: two preferences, and no secret under any name. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OpenRequests, openRequests } from '../../../../mocks/telegram/openRequests.ts';
import { CLOUD_TIMEOUT_MS } from '../bridge/timeouts.ts';
import { CLOUD_KEYS } from './cloudPreferences.ts';

let open: OpenRequests = openRequests();

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  open.host.uninstall();
  vi.useRealTimers();
});

describe('the cloud', () => {
  it('is for the language and the currency alone', () => {
    expect(CLOUD_KEYS).toEqual(['language', 'currency']);
  });

  it('keeps a preference for every device of the person', async () => {
    open = openRequests();
    await open.requests.cloud.set('language', 'pt-BR');
    await open.requests.cloud.set('currency', 'usd');
    const { keeping } = open.host.state();
    open.host.uninstall();
    open = openRequests({ keeping });
    expect(await open.requests.cloud.get('language')).toBe('pt-BR');
    await open.requests.cloud.remove('language');
    expect(await open.requests.cloud.get('language')).toBeNull();
    expect(open.host.state().keeping.cloud).toEqual({ currency: 'usd' });
  });

  it.each(['vault', 'phrase', 'root', 'Language', 'language ', '', '__proto__'])(
    'takes nothing named %j',
    async (key) => {
      open = openRequests();
      const { cloud } = open.requests;
      await expect(cloud.set(key, 'en')).rejects.toThrow(RangeError);
      await expect(cloud.get(key)).rejects.toThrow(RangeError);
      await expect(cloud.remove(key)).rejects.toThrow(RangeError);
      expect(open.host.calls).toEqual([]);
    },
  );

  it.each([
    'abandon abandon about',
    'QVK4aVtc3x7T6rKQXn6y',
    'correct horse',
    '00112233445566778899aabbccddeeff',
    '',
    'en\n',
  ])('takes no secret under an allowed name: %j', async (value) => {
    open = openRequests();
    await expect(open.requests.cloud.set('language', value)).rejects.toThrow(RangeError);
    expect(open.host.calls).toEqual([]);
  });

  it('believes no value that is not a preference', async () => {
    open = openRequests();
    const { keeping } = open.host.state();
    open.host.uninstall();
    open = openRequests({ keeping: { ...keeping, cloud: { language: '<img onerror=alert(1)>' } } });
    expect(await open.requests.cloud.get('language')).toBeNull();
  });

  it('says when the servers refuse, and when nobody answers', async () => {
    open = openRequests();
    open.host.fail('web_app_invoke_custom_method', 'QUOTA');
    await expect(open.requests.cloud.get('language')).rejects.toMatchObject({ kind: 'storage-blocked' });
    open.host.mute('web_app_invoke_custom_method');
    const silence = expect(open.requests.cloud.get('language')).rejects.toMatchObject({ kind: 'timeout' });
    await vi.advanceTimersByTimeAsync(CLOUD_TIMEOUT_MS);
    await silence;
  });
});
