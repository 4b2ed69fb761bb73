import { createServer } from 'node:http';
import type { Connect, ViteDevServer } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storyFirst } from './storyFirst.ts';

/** Lets the plugin hear of a server. @returns what asks that server for something */
function heardBy({ plugin }: ReturnType<typeof storyFirst>) {
  let handle: Connect.NextHandleFunction | undefined;
  const http = createServer();
  const server = {
    config: { server: { hmr: { server: http } } },
    middlewares: { use: (given: Connect.NextHandleFunction) => (handle = given) },
  };
  (plugin.configureServer as (server: ViteDevServer) => void)(server as unknown as ViteDevServer);
  const ask = () => handle?.({} as never, { once: () => undefined } as never, () => undefined);
  return { http, ask };
}

describe('what waits for stories', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('begins a second after the last of a story’s files was asked for', async () => {
    const stories = storyFirst();
    const { ask } = heardBy(stories);
    const begun = vi.fn();
    void stories.quiet().then(begun);
    for (let files = 0; files < 6; files += 1) {
      await vi.advanceTimersByTimeAsync(500);
      ask();
    }
    await vi.advanceTimersByTimeAsync(900);
    expect(begun).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(500);
    expect(begun).toHaveBeenCalled();
  });

  it('begins after twenty seconds where the server never rests', async () => {
    const stories = storyFirst();
    const { ask } = heardBy(stories);
    const begun = vi.fn();
    void stories.quiet().then(begun);
    for (let files = 0; files < 38; files += 1) {
      await vi.advanceTimersByTimeAsync(500);
      ask();
    }
    expect(begun).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1500);
    expect(begun).toHaveBeenCalled();
  });
});

it('answers are not packed', () => {
  const { http } = heardBy(storyFirst());
  const headers: Record<string, string> = { 'accept-encoding': 'gzip, br', host: 'localhost' };
  http.emit('request', { headers });
  expect(headers).toEqual({ host: 'localhost' });
});
