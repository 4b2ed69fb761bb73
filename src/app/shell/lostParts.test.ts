import { describe, expect, it, vi } from 'vitest';
import { type PartsPage, reloadForLostParts } from './lostParts.ts';

const SEND = 'error loading dynamically imported module: https://kennel.example/assets/send-1.js';
const REVIEW = 'error loading dynamically imported module: https://kennel.example/assets/review-1.js';
const ANYWHERE = 'Importing a module script failed.';

function setUp(part: Partial<PartsPage> = {}) {
  const events = new EventTarget();
  const reload = vi.fn();
  const statusOf = vi.fn(async () => 200);
  let now = 0;
  const dispatch = (name: string, more: object, afterMs: number) => {
    now += afterMs;
    const at = { timeStamp: { value: now } };
    events.dispatchEvent(Object.assign(Object.defineProperties(new Event(name), at), more));
  };
  const stop = reloadForLostParts({
    events,
    statusOf,
    reload,
    mayReload: () => true,
    ...part,
  });
  return {
    reload,
    statusOf,
    stop,
    press: (afterMs = 100) => dispatch('click', {}, afterMs),
    async fail(message: string, afterMs = 100) {
      dispatch('vite:preloadError', { payload: new TypeError(message) }, afterMs);
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

describe('a part of the app that fails again', () => {
  it('reloads the page when somebody tried again and the server has it', async () => {
    const { press, fail, reload, statusOf } = setUp();
    press();
    await fail(SEND);
    expect(reload).not.toHaveBeenCalled();
    press();
    await fail(SEND);
    expect(statusOf).toHaveBeenCalledWith('https://kennel.example/assets/send-1.js');
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([404, 410])('reloads for one that is gone, %i', async (status) => {
    const { press, fail, reload } = setUp({ statusOf: async () => status });
    await fail(SEND);
    press();
    await fail(SEND);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('asks for the first page where the browser names no file', async () => {
    const { press, fail, reload, statusOf } = setUp();
    await fail(ANYWHERE);
    press();
    await fail(ANYWHERE);
    expect(statusOf).toHaveBeenCalledWith(import.meta.env.BASE_URL);
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['answers 503', async () => 503],
    ['does not answer', () => Promise.reject(new TypeError('offline'))],
  ])('waits while the server %s', async (_, statusOf) => {
    const { press, fail, reload } = setUp({ statusOf });
    await fail(SEND);
    press();
    await fail(SEND);
    expect(reload).not.toHaveBeenCalled();
  });

  it('does nothing when it was tried again without anybody, or long after a press, or another part fails', async () => {
    const { press, fail, statusOf } = setUp();
    press();
    await fail(SEND);
    await fail(SEND, 400);
    press();
    await fail(REVIEW);
    await fail(SEND, 60_000);
    expect(statusOf).not.toHaveBeenCalled();
  });

  it('loses nothing that is on show', async () => {
    const { press, fail, reload } = setUp({ mayReload: () => false });
    await fail(SEND);
    press();
    await fail(SEND);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is let alone once the app is closed', async () => {
    const { press, fail, statusOf, stop } = setUp();
    await fail(SEND);
    stop();
    press();
    await fail(SEND);
    expect(statusOf).not.toHaveBeenCalled();
  });
});
