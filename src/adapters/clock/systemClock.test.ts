import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from './systemClock.ts';

describe('systemClock', () => {
  beforeEach(() => vi.useFakeTimers({ now: 1_700_000_000_000 }));
  afterEach(() => vi.useRealTimers());

  it('tells the milliseconds since 1970', () => {
    expect(systemClock.nowMs()).toBe(1_700_000_000_000);
  });

  it('calls back once after the delay', () => {
    const callback = vi.fn();
    systemClock.after(500, callback);
    vi.advanceTimersByTime(499);
    expect(callback).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(callback).toHaveBeenCalledOnce();
  });

  it('does not call back after it was cancelled', () => {
    const callback = vi.fn();
    systemClock.after(500, callback)();
    vi.advanceTimersByTime(1_000);
    expect(callback).not.toHaveBeenCalled();
  });
});
