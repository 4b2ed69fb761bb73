import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../../mocks/clock/manualClock.ts';
import { backOffMs, pause } from './backOff.ts';

describe('backOffMs', () => {
  it('doubles up to half a minute', () => {
    const waits = [0, 1, 2, 3, 4, 5, 6, 7, 1_000].map((failures) => backOffMs(failures, () => 1));
    expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
  });

  it('takes up to half of it away by chance', () => {
    expect(backOffMs(3, () => 0)).toBe(2_000);
    expect(backOffMs(3, () => 0.5)).toBe(3_000);
  });
});

describe('pause', () => {
  it('ends when the time has passed', async () => {
    const clock = createManualClock();
    const waiting = pause(clock, 500);
    clock.advance(500);
    await expect(waiting).resolves.toBeUndefined();
  });

  it('ends at once, with the caller’s reason and without a timer, when the caller has given up', async () => {
    const clock = createManualClock();
    const reason = new Error('left the screen');
    await expect(pause(clock, 500, AbortSignal.abort(reason))).rejects.toBe(reason);
    expect(clock.pending()).toEqual([]);
  });
});
