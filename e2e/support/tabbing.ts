/**
 * Goes through the web client by the Tab key alone, as a person does: back over what lies behind, and never beyond the
 * page's ends. Past these is the browser's own bar, which a headless browser has, and does not always come back from.
 */
import { expect } from 'vitest';
import type { Wallet } from './Wallet.ts';

const FORWARDS = 'Tab';
const BACKWARDS = 'Shift+Tab';
type Direction = typeof FORWARDS | typeof BACKWARDS;

/** Runs in a page. Whether an element has the keyboard, and else on which side of what has it: null when nothing has. */
function sideOf(element: Element): 'here' | 'before' | 'after' | null {
  const active = document.activeElement;
  if (active === element) return document.hasFocus() ? 'here' : null;
  if (active === null || active.contains(element)) return null;
  return active.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? 'before' : 'after';
}

const directionTo = (side: 'before' | 'after'): Direction => (side === 'before' ? BACKWARDS : FORWARDS);

/** @returns goes to something by its name, and presses a key there */
export function tabbingIn(wallet: Wallet) {
  const { keyboard } = wallet.telegram;
  const frame = wallet.telegram.locator('iframe');
  let direction: Direction = FORWARDS;
  return async (side: 'app' | 'telegram', name: string | RegExp, key: string): Promise<void> => {
    const target = wallet[side]
      .getByRole('button', { name, exact: true })
      .or(wallet[side].getByLabel(name, { exact: true }))
      .first();
    await target.waitFor();
    /** The way to the target; the way of the step before where nothing has the keyboard, as after a press that took it away. */
    const inspect = async () => {
      const around = side === 'app' ? await frame.evaluate(sideOf) : 'here';
      return around === 'here' ? target.evaluate(sideOf) : around;
    };
    const step = async () => {
      const side = await inspect();
      if (side === 'here') return true;
      if (side !== null) direction = directionTo(side);
      await keyboard.press(direction);
      return (await inspect()) === 'here';
    };
    await expect.poll(step, { interval: 10 }).toBe(true);
    await keyboard.press(key);
  };
}
