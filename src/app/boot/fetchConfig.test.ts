import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { statusOf } from '../shell/errorReport.ts';
import { fetchConfig } from './fetchConfig.ts';

const PAGE = '<!doctype html>';
const FILE = '{ "network": "testnet", "servers": { "testnet": { "blockbook": ["/b"] } } }';

beforeEach(() => {
  vi.stubEnv('VITE_BLOCKBOOK_MAINNET', 'https://built.example');
  vi.stubGlobal('location', new URL('https://wallet.example/'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** Stubs `fetch` with these responses in order; the last one is repeated. */
const answering = (...answers: readonly (() => Response)[]) => {
  const left = [...answers];
  vi.stubGlobal('fetch', async () => (left.length > 1 ? left.shift() : left[0])?.());
};
const answer = (text: string, status: number) => () => new Response(text, { status });
const broken = (): Response => {
  throw new TypeError('Failed to fetch');
};

describe('the configuration of a host', () => {
  it('is the file, also when the connection broke once', async () => {
    answering(broken, answer(FILE, 200));
    expect((await fetchConfig()).network).toBe('testnet');
  });

  it('is refused where what strangers made would come from the wallet’s own origin', async () => {
    vi.stubEnv('VITE_CONTENT_MAINNET', 'https://wallet.example/content');
    answering(answer('not found', 404));
    await expect(fetchConfig()).rejects.toThrow('servers.mainnet.content must be at another host');
  });

  it.each([
    ['404', answer('not found', 404)],
    ['its first page', answer(PAGE, 200)],
    ['404 with a page', answer(PAGE, 404)],
  ])('is the build where the host answers %s', async (_, host) => {
    answering(host);
    expect((await fetchConfig()).network).toBe('mainnet');
  });

  it('is taken from no other host that this one sends on to', async () => {
    const sentOn = new Response(FILE);
    Object.defineProperties(sentOn, {
      redirected: { value: true },
      url: { value: 'https://other.example/' },
    });
    answering(() => sentOn);
    await expect(fetchConfig()).rejects.toThrow('the file must not be sent on to another host');
  });

  it.each([
    ['a proxy that fails', answer(PAGE, 502)],
    ['a host that has no time', answer('busy', 503)],
    ['no connection', broken],
  ])('is not guessed behind %s: the app is to be loaded anew', async (_, host) => {
    answering(host);
    const thrown = await fetchConfig().catch((error: unknown) => error);
    expect(statusOf(thrown)).toBe('part-missing');
  });
});
