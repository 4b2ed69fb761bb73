import { createServer } from 'node:http';
import type { Connect, ViteDevServer } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storyFirst } from './storyFirst.ts';

/** Connects the plugin to a fake server. @returns sends it a request */
function heardBy({ plugin }: ReturnType<typeof storyFirst>) {
  let handle: Connect.NextHandleFunction | undefined;
  const http = createServer();
  const server = {
    config: { server: { hmr: { server: http } } },
    middlewares: { use: (given: Connect.NextHandleFunction) => (handle = given) },
  };
  (plugin.configureServer as (server: ViteDevServer) => void)(server as unknown as ViteDevServer);
  /** @returns ends the response */
  const ask = () => {
    const ended = vi.fn();
    handle?.(
      {} as never,
      { once: (_event: string, end: () => void) => ended.mockImplementation(end) } as never,
      vi.fn(),
    );
    return ended;
  };
  return { http, ask };
}

describe('what waits for stories', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Waits for quiet at a server that gets a request every half second. */
  async function waitAmidst(files: number) {
    const stories = storyFirst();
    const { ask } = heardBy(stories);
    const begun = vi.fn();
    void stories.quiet().then(begun);
    let end = vi.fn();
    for (let file = 0; file < files; file += 1) {
      await vi.advanceTimersByTimeAsync(500);
      end = ask();
    }
    return { begun, end };
  }

  it('begins a second after the last of a story’s files was asked for', async () => {
    const { begun } = await waitAmidst(6);
    await vi.advanceTimersByTimeAsync(900);
    expect(begun).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(500);
    expect(begun).toHaveBeenCalled();
  });

  it('begins a second after the last answer, where that takes its time', async () => {
    const { begun, end } = await waitAmidst(6);
    await vi.advanceTimersByTimeAsync(900);
    end();
    await vi.advanceTimersByTimeAsync(900);
    expect(begun).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(500);
    expect(begun).toHaveBeenCalled();
  });

  it('begins after twenty seconds where the server never rests', async () => {
    const { begun } = await waitAmidst(38);
    expect(begun).not.toHaveBeenCalled();
    expect((await waitAmidst(42)).begun).toHaveBeenCalled();
  });
});

it('answers are not packed', () => {
  const { http } = heardBy(storyFirst());
  const headers: Record<string, string> = { 'accept-encoding': 'gzip, br', host: 'localhost' };
  http.emit('request', { headers });
  expect(headers).toEqual({ host: 'localhost' });
});
