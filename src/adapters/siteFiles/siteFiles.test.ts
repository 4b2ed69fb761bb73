import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../../mocks/clock/manualClock.ts';
import { createSiteFiles } from './index.ts';

const URL = 'https://much.shop.example/a.psbt';

/** Files of a site with these answers. */
function filesOf(answer: () => Response | Promise<Response>) {
  const asked: RequestInit[] = [];
  const clock = createManualClock();
  const fetch: typeof globalThis.fetch = async (_url, init) => {
    asked.push(init ?? {});
    return answer();
  };
  return { asked, clock, files: createSiteFiles({ clock, fetch, timeoutMs: 30_000 }) };
}

describe('a file of a site', () => {
  it('comes to the byte, up to the longest one', async () => {
    const bytes = Uint8Array.of(0, 0xff, 0xfe, 0x80);
    const { files } = filesOf(() => new Response(bytes));
    expect(await files.fetch(URL, 4)).toEqual({ ok: true, value: bytes });
    expect(await files.fetch(URL, 3)).toEqual({ ok: false, problem: { kind: 'too-large', maximum: 3 } });
  });

  it('is asked for without redirection, cookie, cache and referrer', async () => {
    const { files, asked } = filesOf(() => new Response('x'));
    await files.fetch(URL, 10);
    expect(asked).toMatchObject([
      { redirect: 'error', credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer' },
    ]);
  });

  it.each(['http://much.shop.example/a', 'https://a@much.shop.example/a', 'data:text/plain,x', '/a'])(
    'is not asked for at %s',
    async (url) => {
      const { files, asked } = filesOf(() => new Response('x'));
      await expect(files.fetch(url, 10)).rejects.toMatchObject({ kind: 'bad-answer' });
      expect(asked).toEqual([]);
    },
  );

  it.each([
    [404, 'not-found'],
    [410, 'not-found'],
    [403, 'rejected'],
    [500, 'rejected'],
    [206, 'rejected'],
  ])('with status %i is none', async (status, kind) => {
    const { files } = filesOf(() => new Response('x', { status }));
    await expect(files.fetch(URL, 10)).rejects.toMatchObject({ kind });
  });

  it('that cannot be reached says so', async () => {
    const { files } = filesOf(() => Promise.reject(new TypeError('failed to fetch')));
    await expect(files.fetch(URL, 10)).rejects.toMatchObject({ kind: 'offline' });
  });

  it('that trickles without an end is given up', async () => {
    const { files, clock } = filesOf(() => new Response(new ReadableStream({ start: () => {} })));
    const fetched = files.fetch(URL, 10);
    const outcome = expect(fetched).rejects.toMatchObject({ kind: 'timeout' });
    // until it waits for the first byte
    await new Promise((resolve) => setTimeout(resolve));
    clock.advance(30_000);
    await outcome;
  });
});
