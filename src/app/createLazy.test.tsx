import { Suspense } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { createLazy, type LazyScreen } from './createLazy.ts';

const GONE = new TypeError('Failed to fetch dynamically imported module');
const Screen = () => <p>here</p>;

/** Draws a screen until it is loaded or failed for good. */
async function draw({ Component }: LazyScreen<object>): Promise<string> {
  const onError = vi.fn();
  const stream = await renderToReadableStream(
    <Suspense fallback={<p>waiting</p>}>
      <Component />
    </Suspense>,
    { onError },
  );
  await stream.allReady;
  if (onError.mock.calls.length > 0) return String(onError.mock.calls[0]?.[0]);
  return new Response(stream).text();
}

/** Loads that fail so many times before they succeed. */
function failing(times: number) {
  let left = times;
  return vi.fn(async () => {
    left -= 1;
    if (left >= 0) throw GONE;
    return Screen;
  });
}

const wait = async () => {};

describe('a lazy screen', () => {
  it('is tried again when its load fails', async () => {
    const load = failing(2);
    expect(await draw(createLazy(load, wait))).toContain('here');
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('fails after three attempts', async () => {
    const load = failing(9);
    expect(await draw(createLazy(load, wait))).toBe(String(GONE));
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('is tried anew when it is drawn after it failed', async () => {
    const screen = createLazy(failing(3), wait);
    expect(await draw(screen)).toBe(String(GONE));
    expect(await draw(screen)).toContain('here');
  });

  it('stays what it is once it was loaded', async () => {
    const screen = createLazy(failing(0), wait);
    const { Component } = screen;
    await draw(screen);
    expect(screen.Component).toBe(Component);
  });

  it('is drawn at once when it was loaded ahead', async () => {
    const screen = createLazy(failing(0), wait);
    await screen.preload();
    const { Component } = screen;
    const drawn = renderToString(
      <Suspense fallback={<p>waiting</p>}>
        <Component />
      </Suspense>,
    );
    expect(drawn).toContain('here');
    expect(drawn).not.toContain('waiting');
  });

  it('is loaded once, however often it is asked for ahead', async () => {
    const load = failing(0);
    const screen = createLazy(load, wait);
    await screen.preload();
    await screen.preload();
    await draw(screen);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is loaded when it is drawn where loading ahead failed, which says nothing', async () => {
    const screen = createLazy(failing(1), wait);
    await screen.preload();
    expect(await draw(screen)).toContain('here');
  });
});
