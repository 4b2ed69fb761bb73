import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BRIDGE_AFTER_MS, createBootScreen } from './bootScreen.ts';

const render = vi.fn();
const stage = () => createBootScreen({ render, unmount: vi.fn() });

beforeEach(() => {
  vi.useFakeTimers();
  render.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
});

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('the stage', () => {
  it('shows a face at once', () => {
    stage().put('here');
    expect(render.mock.calls).toEqual([['here']]);
  });

  it('shows what bridges a wait after a moment, and not before', async () => {
    stage().putSoon(async () => 'wait');
    await wait(BRIDGE_AFTER_MS - 1);
    expect(render).not.toHaveBeenCalled();
    await wait(1);
    expect(render.mock.calls).toEqual([['wait']]);
  });

  it('never loads what bridges a wait that is over', async () => {
    const load = vi.fn(async () => 'wait');
    const { put, putSoon } = stage();
    putSoon(load);
    await wait(BRIDGE_AFTER_MS - 1);
    put('here');
    await wait(BRIDGE_AFTER_MS);
    expect(load).not.toHaveBeenCalled();
    expect(render.mock.calls).toEqual([['here']]);
  });

  it('leaves a face alone that came while another was loaded', async () => {
    let show: (content: string) => void = () => undefined;
    const { put, putSoon } = stage();
    putSoon(
      () =>
        new Promise((resolve) => {
          show = resolve;
        }),
    );
    await wait(BRIDGE_AFTER_MS);
    put('here');
    show('wait');
    await wait(0);
    expect(render.mock.calls).toEqual([['here']]);
  });

  it('shows the wait that began last', async () => {
    const { putSoon } = stage();
    putSoon(async () => 'first');
    await wait(BRIDGE_AFTER_MS / 2);
    putSoon(async () => 'second');
    await wait(BRIDGE_AFTER_MS);
    expect(render.mock.calls).toEqual([['second']]);
  });

  it('goes on without a face that cannot be loaded', async () => {
    stage().putSoon(async () => {
      throw new TypeError('Failed to fetch');
    });
    await wait(BRIDGE_AFTER_MS);
    expect(render).not.toHaveBeenCalled();
  });
});
