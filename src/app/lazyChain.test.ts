import { describe, expect, it, vi } from 'vitest';
import type { ChainEvent } from '../ports/ChainIndexer.ts';
import { type Chain, lazyChain } from './lazyChain.ts';

const TIP = { height: 7, hash: 'ab' };
const fake = (part: Partial<Chain>) => part as Chain;

describe('a deferred chain', () => {
  it('loads once, with the first question', async () => {
    const load = vi.fn(async () => fake({ tip: async () => TIP }));
    const chain = lazyChain(load);
    expect(load).not.toHaveBeenCalled();
    expect(await chain.tip()).toEqual(TIP);
    await chain.tip();
    expect(load).toHaveBeenCalledOnce();
  });

  it('tries again after a failed load', async () => {
    const load = vi
      .fn<() => Promise<Chain>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(fake({ tip: async () => TIP }));
    const chain = lazyChain(load);
    await expect(chain.tip()).rejects.toThrow('offline');
    expect(await chain.tip()).toEqual(TIP);
  });

  it('watches once loaded, and stops', async () => {
    const unwatch = vi.fn();
    const watch = vi.fn(() => unwatch);
    const stop = lazyChain(async () => fake({ watch })).watch([], () => {});
    await vi.waitFor(() => expect(watch).toHaveBeenCalledOnce());
    stop();
    expect(unwatch).toHaveBeenCalledOnce();
  });

  it('never begins to watch when it was stopped before it loaded', async () => {
    const watch = vi.fn(() => () => {});
    const chain = lazyChain(async () => fake({ watch, tip: async () => TIP }));
    chain.watch([], () => {})();
    await chain.tip();
    expect(watch).not.toHaveBeenCalled();
  });

  it('says that it is down when it cannot be loaded', async () => {
    const heard: ChainEvent[] = [];
    lazyChain(() => Promise.reject(new Error('gone'))).watch([], (event) => heard.push(event));
    await vi.waitFor(() => expect(heard).toEqual([{ kind: 'connection', state: 'down' }]));
  });

  it('watches after all as soon as a later question loads it', async () => {
    const heard: ChainEvent[] = [];
    const watch = vi.fn(() => () => {});
    const load = vi
      .fn<() => Promise<Chain>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(fake({ watch, tip: async () => TIP }));
    const chain = lazyChain(load);
    const stopped = chain.watch([], () => {});
    chain.watch([], (event) => heard.push(event));
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    stopped();
    await chain.tip();
    await chain.tip();
    expect(watch).toHaveBeenCalledOnce();
  });
});
