import { describe, expect, it } from 'vitest';
import { Fault } from '../../domain/fault.ts';
import type { Content } from '../../ports/ContentGateway.ts';
import { ContentShelf } from './ContentShelf.ts';

const contentOf = (size: number): Content => ({ mime: 'image/png', bytes: new Uint8Array(size) });

/** A gateway that answers when it is told to. */
function createGateway(size: number) {
  const asked: string[] = [];
  const given: AbortSignal[] = [];
  const waiting: (() => void)[] = [];
  let isHeld = false;
  const load = async (reference: string, signal?: AbortSignal): Promise<Content> => {
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

describe('the shelf of contents', () => {
  it('fetches a content once, however many ask for it at once and later', async () => {
    const gateway = createGateway(10);
    const shelf = new ContentShelf(gateway);
    await Promise.all([shelf.load('a', unaborted()), shelf.load('a', unaborted())]);
    await shelf.load('a', unaborted());
    expect(gateway.asked).toEqual(['a']);
  });

  it('lets go of what was looked at longest ago, by bytes', async () => {
    const gateway = createGateway(40);
    const shelf = new ContentShelf(gateway, 100);
    for (const reference of ['a', 'b', 'a', 'c']) await shelf.load(reference, unaborted());
    expect([shelf.peek('a'), shelf.peek('b'), shelf.peek('c')].map((held) => held !== null)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('never holds what is larger than all of it', async () => {
    const shelf = new ContentShelf(createGateway(101), 100);
    await shelf.load('a', unaborted());
    expect(shelf.peek('a')).toBeNull();
  });

  it('gives a fetch up only when nobody waits for it any more', async () => {
    const gateway = createGateway(10);
    gateway.hold();
    const shelf = new ContentShelf(gateway);
    const [one, two] = [new AbortController(), new AbortController()];
    const first = shelf.load('a', one.signal);
    const second = shelf.load('a', two.signal);
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
    const shelf = new ContentShelf({ name: 'gate.test', load });
    await expect(shelf.load('a', unaborted())).rejects.toMatchObject({ kind: 'timeout' });
    fails = false;
    expect((await shelf.load('a', unaborted())).bytes).toHaveLength(1);
  });
});
