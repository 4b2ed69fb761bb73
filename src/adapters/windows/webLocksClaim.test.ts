import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../../mocks/clock/manualClock.ts';
import { createFakeBrowser } from '../../../mocks/windows/fakeBrowser.ts';
import { createWebLocksClaim, RELOAD_MS, YIELD_TIMEOUT_MS } from './webLocksClaim.ts';

function openBrowser() {
  const browser = createFakeBrowser();
  const clock = createManualClock();
  const open = (userId: string | null = '1') => {
    const { close, ...parts } = browser.openWindow();
    const claim = createWebLocksClaim({ userId, clock, ...parts });
    return {
      close,
      claim: async () => {
        const claiming = claim.claim();
        await settle();
        clock.advance(RELOAD_MS);
        return claiming;
      },
      takeOver: () => claim.takeOver(),
      onAsked: (finish: () => Promise<void>) => claim.onAsked(finish),
    };
  };
  return { clock, open };
}

/** Runs everything that needs no time. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

describe('two windows', () => {
  it('get the claim one at a time', async () => {
    const { open } = openBrowser();
    const [first, second] = [open(), open()];
    expect(await first.claim()).toBe(true);
    expect(await second.claim()).toBe(false);
    expect(await first.claim()).toBe(true);
  });

  it('get it when the other one closes while they wait, as when one is loaded anew', async () => {
    const { open, clock } = openBrowser();
    const [first, second] = [open(), open()];
    await first.claim();
    const claiming = second.claim();
    first.close();
    expect(await claiming).toBe(true);
    expect(clock.pending()).toEqual([]);
  });

  it('get it freely once the other one is closed', async () => {
    const { open } = openBrowser();
    const [first, second] = [open(), open()];
    await first.claim();
    first.close();
    expect(await second.claim()).toBe(true);
  });

  it('hand it over when asked, after finishing', async () => {
    const { open } = openBrowser();
    const [first, second] = [open(), open()];
    const order: string[] = [];
    let finished = () => {};
    await first.claim();
    first.onAsked(() => {
      order.push('finishing');
      return new Promise((resolve) => {
        finished = resolve;
      });
    });
    const taken = second.takeOver().then(() => order.push('taken'));
    await settle();
    expect(order).toEqual(['finishing']);
    finished();
    await taken;
    expect(order).toEqual(['finishing', 'taken']);
    expect(await first.claim()).toBe(false);
  });

  it('hand it over when finishing failed', async () => {
    const { open } = openBrowser();
    const [first, second] = [open(), open()];
    await first.claim();
    first.onAsked(() => Promise.reject(new Error('no room')));
    await second.takeOver();
    expect(await second.claim()).toBe(true);
  });

  it('do not wait for a silent one longer than three seconds, and it is told when it wakes', async () => {
    const { open, clock } = openBrowser();
    const [first, second] = [open(), open()];
    let isReported = false;
    await first.claim();
    first.onAsked(() => {
      isReported = true;
      return new Promise(() => {});
    });
    const taken = second.takeOver();
    await settle();
    expect(clock.pending()).toEqual([YIELD_TIMEOUT_MS]);
    clock.advance(YIELD_TIMEOUT_MS);
    await taken;
    expect(isReported).toBe(true);
    expect(clock.pending()).toEqual([]);
  });

  it('are told of being passed over, even when they never heard that they were asked', async () => {
    const { open, clock } = openBrowser();
    const [first, second] = [open(), open()];
    await first.claim();
    const taken = second.takeOver();
    await settle();
    clock.advance(YIELD_TIMEOUT_MS);
    await taken;
    let isReported = false;
    first.onAsked(async () => {
      isReported = true;
    });
    await settle();
    expect(isReported).toBe(true);
  });

  it('can take it back and forth, told each time', async () => {
    const { open } = openBrowser();
    const [first, second] = [open(), open()];
    const reported: string[] = [];
    await first.claim();
    first.onAsked(async () => void reported.push('first'));
    await second.takeOver();
    second.onAsked(async () => void reported.push('second'));
    await first.takeOver();
    first.onAsked(async () => void reported.push('first'));
    await second.takeOver();
    expect(reported).toEqual(['first', 'second', 'first']);
  });
});

describe('where there are no Web Locks', () => {
  it('every window may write', async () => {
    const parts = { userId: '1', clock: createManualClock(), locks: null, openChannel: () => expect.fail() };
    const [first, second] = [createWebLocksClaim(parts), createWebLocksClaim(parts)];
    expect(await first.claim()).toBe(true);
    expect(await second.claim()).toBe(true);
    await second.takeOver();
  });
});
