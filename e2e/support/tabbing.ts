/**
 * Moves through the web client with the Tab key only, like a person: backward to earlier elements, and never past the page's ends.
 * Beyond them is the browser's own UI, from which a headless browser does not always return.
 */
import { expect } from 'vitest';
import type { Wallet } from './Wallet.ts';

const FORWARDS = 'Tab';
const BACKWARDS = 'Shift+Tab';
type Direction = typeof FORWARDS | typeof BACKWARDS;

/** Runs in a page. Whether an element has focus, or on which side of the focus it is: null when nothing has focus. */
function sideOf(element: Element): 'here' | 'before' | 'after' | null {
  const active = document.activeElement;
  if (active === element) return document.hasFocus() ? 'here' : null;
  if (active === null || active.contains(element)) return null;
  return active.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? 'before' : 'after';
}

const directionTo = (side: 'before' | 'after'): Direction => (side === 'before' ? BACKWARDS : FORWARDS);

/** @returns moves to an element by its name, and presses a key there */
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
    /** The direction to the target; the previous direction when nothing has focus, as after a press that removed it. */
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
