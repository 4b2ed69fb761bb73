import { describe, expect, it } from 'vitest';
import type { UntrustedContent } from '../../domain/content/contentKind.ts';
import { Fault } from '../../domain/fault.ts';
import { ContentCache } from './ContentCache.ts';

const contentOf = (size: number): UntrustedContent => ({ mime: 'image/png', bytes: new Uint8Array(size) });

/** A gateway that responds on command. */
function createGateway(size: number) {
  const asked: string[] = [];
  const given: AbortSignal[] = [];
  const waiting: (() => void)[] = [];
  let isHeld = false;
  const load = async (reference: string, signal?: AbortSignal): Promise<UntrustedContent> => {
    asked.push(reference);
    if (signal) given.push(signal);
    if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
    return contentOf(size);
  };
  const hold = () => {
    isHeld = true;
  };
  const release = () => {
    for (const go of waiting) go();
  };
  return { name: 'gate.test', load, asked, given, hold, release };
}

const unaborted = () => new AbortController().signal;

describe('the cache of contents', () => {
  it('fetches a content once, however many ask for it at once and later', async () => {
    const gateway = createGateway(10);
    const cache = new ContentCache(gateway);
    await Promise.all([cache.load('a', unaborted()), cache.load('a', unaborted())]);
    await cache.load('a', unaborted());
    expect(gateway.asked).toEqual(['a']);
  });

  it('lets go of what was looked at longest ago, by bytes', async () => {
    const gateway = createGateway(40);
    const cache = new ContentCache(gateway, 100);
    for (const reference of ['a', 'b', 'a', 'c']) await cache.load(reference, unaborted());
    expect([cache.peek('a'), cache.peek('b'), cache.peek('c')].map((held) => held !== null)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('never holds what is larger than all of it', async () => {
    const cache = new ContentCache(createGateway(101), 100);
    await cache.load('a', unaborted());
    expect(cache.peek('a')).toBeNull();
  });

  it('gives a fetch up only when nobody waits for it any more', async () => {
    const gateway = createGateway(10);
    gateway.hold();
    const cache = new ContentCache(gateway);
    const [one, two] = [new AbortController(), new AbortController()];
    const first = cache.load('a', one.signal);
    const second = cache.load('a', two.signal);
    one.abort();
    await expect(first).rejects.toBeInstanceOf(Fault);
    expect(gateway.given[0]?.aborted).toBe(false);
    two.abort();
    await expect(second).rejects.toBeInstanceOf(Fault);
    expect(gateway.given[0]?.aborted).toBe(true);
    gateway.release();
  });

  it('asks again for what failed', async () => {
    let fails = true;
    const load = async () => {
      if (fails) throw new Fault('timeout', 'test');
      return contentOf(1);
    };
    const cache = new ContentCache({ name: 'gate.test', load });
    await expect(cache.load('a', unaborted())).rejects.toMatchObject({ kind: 'timeout' });
    fails = false;
    expect((await cache.load('a', unaborted())).bytes).toHaveLength(1);
  });
});
