import { beforeEach, describe, expect, it } from 'vitest';
import { createManualClock, type ManualClock } from '../../../mocks/clock/manualClock.ts';
import { RateBudget } from './RateBudget.ts';

let clock: ManualClock;
let budget: RateBudget;

beforeEach(() => {
  clock = createManualClock();
  budget = new RateBudget(clock, { perMinute: 20, burst: 20 }, () => 1);
});

const take = (count: number): void => {
  for (let taken = 0; taken < count; taken += 1) budget.take();
};

describe('a budget of requests', () => {
  it('lets a burst go, then one every three seconds', () => {
    take(19);
    expect(budget.waitMs()).toBe(0);
    take(1);
    expect(budget.waitMs()).toBe(3_000);
    clock.advance(3_000);
    expect(budget.waitMs()).toBe(0);
    take(1);
    expect(budget.waitMs()).toBe(3_000);
    clock.advance(600_000);
    take(20);
    expect(budget.waitMs()).toBe(3_000);
  });

  it('keeps room for what has to go first', () => {
    take(19);
    expect(budget.waitMs(1)).toBe(3_000);
    expect(budget.waitMs(0)).toBe(0);
    expect(new RateBudget(clock, { perMinute: 60, burst: 1 }, () => 1).waitMs(5)).toBe(0);
  });

  it('leaves a server alone for as long as it says, and then asks once before it waits again', () => {
    budget.reject(40_000);
    expect(budget.waitMs()).toBe(40_000);
    expect(budget.pausedUntilMs).toBe(clock.nowMs() + 40_000);
    clock.advance(40_000);
    expect(budget.pausedUntilMs).toBeNull();
    expect(budget.waitMs(1)).toBe(0);
    take(1);
    expect(budget.waitMs(1)).toBe(6_000);
    expect(budget.waitMs()).toBe(0);
  });

  it('leaves one alone for longer each time that says nothing, and afresh after an answer', () => {
    const pauses = [0, 0, 0, 0, 0, 0].map(() => {
      budget.reject(null);
      const waitMs = budget.waitMs();
      clock.advance(waitMs);
      return waitMs;
    });
    expect(pauses).toEqual([3_000, 6_000, 12_000, 24_000, 48_000, 60_000]);
    budget.succeed();
    budget.reject(null);
    expect(budget.waitMs()).toBe(3_000);
  });

  it('asks half as often after each refusal, never less than twice a minute, and comes back slowly', () => {
    budget.reject(1_000);
    expect(budget.perMinute).toBe(10);
    for (let count = 0; count < 9; count += 1) budget.reject(1_000);
    expect(budget.perMinute).toBe(2);
    clock.advance(61_000);
    expect(budget.perMinute).toBe(4);
    clock.advance(3_600_000);
    expect(budget.perMinute).toBe(20);
  });

  it('does not come back at the same moment as all others', () => {
    const early = new RateBudget(clock, { perMinute: 20, burst: 20 }, () => 1);
    const tooLate = new RateBudget(clock, { perMinute: 20, burst: 20 }, () => 0);
    early.reject(7_000);
    tooLate.reject(7_000);
    expect([early.waitMs(), tooLate.waitMs()]).toEqual([7_000, 7_500]);
  });

  it('believes no server that wants to be left alone for a year', () => {
    budget.reject(365 * 86_400_000);
    expect(budget.waitMs()).toBe(86_400_000);
  });
});
