import { describe, expect, it } from 'vitest';
import { createManualClock } from './manualClock.ts';

describe('createManualClock', () => {
  it('stands still until it is moved', () => {
    const clock = createManualClock(1_000);
    expect(clock.nowMs()).toBe(1_000);
    clock.advance(250);
    expect(clock.nowMs()).toBe(1_250);
  });

  it('calls back in the order of the times, each at its own time', () => {
    const clock = createManualClock(0);
    const heard: string[] = [];
    clock.after(20, () => heard.push(`late at ${clock.nowMs()}`));
    clock.after(10, () => heard.push(`early at ${clock.nowMs()}`));
    clock.advance(100);
    expect(heard).toEqual(['early at 10', 'late at 20']);
    expect(clock.nowMs()).toBe(100);
  });

  it('calls back what a callback started when that falls due too', () => {
    const clock = createManualClock(0);
    let count = 0;
    const tick = (): void => {
      count += 1;
      clock.after(10, tick);
    };
    tick();
    clock.advance(35);
    expect(count).toBe(4);
    expect(clock.pending()).toEqual([5]);
  });

  it('forgets what was cancelled', () => {
    const clock = createManualClock(0);
    let isCalled = false;
    clock.after(10, () => {
      isCalled = true;
    })();
    expect(clock.pending()).toEqual([]);
    clock.advance(100);
    expect(isCalled).toBe(false);
  });

  it('moves to the next thing due and says when there is none', () => {
    const clock = createManualClock(0);
    clock.after(70, () => undefined);
    expect(clock.runNext()).toBe(true);
    expect(clock.nowMs()).toBe(70);
    expect(clock.runNext()).toBe(false);
  });
});
