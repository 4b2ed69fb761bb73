import { describe, expect, it, vi } from 'vitest';
import { lazyMethods, lazyModule, presentModule, withRetries } from './lazyModule.ts';

const GONE = new TypeError('Failed to fetch dynamically imported module');

/** A load that fails this many times before it succeeds. */
function failing(times: number) {
  let left = times;
  return vi.fn(async () => {
    left -= 1;
    if (left >= 0) throw GONE;
    return 'here';
  });
}

describe('a part that loads late', () => {
  it('is loaded once for all who ask', async () => {
    const load = failing(0);
    const part = lazyModule(load);
    expect(load).not.toHaveBeenCalled();
    expect(await Promise.all([part.load(), part.load()])).toEqual(['here', 'here']);
    expect(await part.load()).toBe('here');
    expect(load).toHaveBeenCalledOnce();
  });

  it('is loaded again by the next who asks when loading failed', async () => {
    const part = lazyModule(failing(1));
    await expect(part.load()).rejects.toBe(GONE);
    expect(await part.load()).toBe('here');
  });

  it('is at hand once it is loaded, and not before', async () => {
    const part = lazyModule(failing(0));
    expect(part.loaded).toBeNull();
    expect(() => part.get()).toThrow('before it is loaded');
    await part.load();
    expect(part.loaded).toBe('here');
    expect(part.get()).toBe('here');
  });

  it('calls back whoever waits, by whomever it was loaded', async () => {
    const part = lazyModule(failing(1));
    const heard = vi.fn();
    const left = vi.fn();
    part.whenLoaded(heard);
    part.whenLoaded(left)();
    await part.load().catch(() => {});
    expect(heard).not.toHaveBeenCalled();
    await part.load();
    expect(heard).toHaveBeenCalledExactlyOnceWith('here');
    expect(left).not.toHaveBeenCalled();
    part.whenLoaded(left);
    expect(left).toHaveBeenCalledOnce();
  });

  it('may have come with what uses it', async () => {
    const part = presentModule('here');
    const heard = vi.fn();
    part.whenLoaded(heard);
    expect([part.loaded, part.get(), await part.load()]).toEqual(['here', 'here', 'here']);
    expect(heard).toHaveBeenCalledOnce();
  });
});

describe('a patient load', () => {
  const wait = async () => {};

  it('is tried again when it fails', async () => {
    const load = failing(2);
    expect(await withRetries(load, wait)()).toBe('here');
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('fails after three attempts', async () => {
    const load = failing(9);
    await expect(withRetries(load, wait)()).rejects.toBe(GONE);
    expect(load).toHaveBeenCalledTimes(3);
  });
});

describe('methods of a part that loads late', () => {
  class Counter {
    #count = 0;
    async add(step: number): Promise<number> {
      this.#count += step;
      return this.#count;
    }
  }

  it('load it with the first call, and call it as what it is', async () => {
    const load = vi.fn(async () => new Counter());
    const { add } = lazyMethods(lazyModule(load), ['add']);
    expect(load).not.toHaveBeenCalled();
    expect(await add(2)).toBe(2);
    expect(await add(3)).toBe(5);
    expect(load).toHaveBeenCalledOnce();
  });
});
