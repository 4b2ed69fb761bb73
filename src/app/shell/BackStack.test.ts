import { describe, expect, it, vi } from 'vitest';
import { BackStack } from './BackStack.ts';

describe('the way back', () => {
  it('leads from the route while nothing lies over it', () => {
    const route = vi.fn();
    const stack = new BackStack();
    stack.press(route);
    expect(route).toHaveBeenCalledOnce();
    expect(stack.isTaken()).toBe(false);
  });

  it('belongs to what opened last, and then to what lies below', () => {
    const [route, sheet, sheetOverSheet] = [vi.fn(), vi.fn(), vi.fn()];
    const stack = new BackStack();
    const closeSheet = stack.take(sheet);
    const closeUpper = stack.take(sheetOverSheet);
    stack.press(route);
    expect(sheetOverSheet).toHaveBeenCalledOnce();
    closeUpper();
    stack.press(route);
    expect(sheet).toHaveBeenCalledOnce();
    closeSheet();
    stack.press(route);
    expect(route).toHaveBeenCalledOnce();
  });

  it('survives takers that leave out of turn, or twice', () => {
    const [route, lower, upper] = [vi.fn(), vi.fn(), vi.fn()];
    const stack = new BackStack();
    const leaveLower = stack.take(lower);
    stack.take(upper);
    leaveLower();
    leaveLower();
    stack.press(route);
    expect(upper).toHaveBeenCalledOnce();
    expect(lower).not.toHaveBeenCalled();
  });

  it('gives each taker its own place, even the same one twice', () => {
    const sheet = vi.fn();
    const stack = new BackStack();
    const leave = stack.take(sheet);
    stack.take(sheet);
    leave();
    expect(stack.isTaken()).toBe(true);
  });

  it('tells when that changes', () => {
    const seen: boolean[] = [];
    const stack = new BackStack();
    const stop = stack.subscribe(() => seen.push(stack.isTaken()));
    const leave = stack.take(() => {});
    leave();
    stop();
    stack.take(() => {});
    expect(seen).toEqual([true, false]);
  });
});
