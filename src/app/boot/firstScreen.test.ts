import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../../mocks/clock/manualClock.ts';
import { createFakeBrowser } from '../../../mocks/windows/fakeBrowser.ts';
import { createWebLocksClaim } from '../../adapters/windows/webLocksClaim.ts';
import { firstScreen } from './firstScreen.ts';

/** Two windows of one browser; the first one has write access. */
async function windows() {
  const clock = createManualClock();
  const browser = createFakeBrowser();
  const [one, other] = [browser.openWindow(), browser.openWindow()].map((parts) =>
    createWebLocksClaim({ userId: '1', clock, ...parts }),
  );
  if (!one || !other) throw new Error('two windows');
  await one.claim();
  return { one, other };
}

describe('the first place', () => {
  it('is where the look says', async () => {
    const { one } = await windows();
    const firstRoute = await firstScreen(
      one,
      async () => {},
      async () => '/home',
    );
    expect(firstRoute).toBe('/home');
  });

  it('is none when another window takes over while this one still looks', async () => {
    const { one, other } = await windows();
    const calls: string[] = [];
    const firstRoute = await firstScreen(
      one,
      async () => void calls.push('finish'),
      async () => {
        await other.takeOver();
        return '/home';
      },
    );
    expect(calls).toEqual(['finish']);
    expect(firstRoute).toBeNull();
  });

  it('is none when it was asked for before it could answer', async () => {
    const { one, other } = await windows();
    const taking = other.takeOver();
    await Promise.resolve();
    const firstRoute = await firstScreen(
      one,
      async () => {},
      async () => '/home',
    );
    expect(firstRoute).toBeNull();
    await taking;
  });
});
