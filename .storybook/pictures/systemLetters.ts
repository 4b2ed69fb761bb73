// Finds the letters that the bundled fonts lack: they come from the system, which has other ones on another machine.
import type { Page } from 'playwright';
import type { Box } from './judge.ts';

const SYSTEM_LETTER = '[^\\P{L}\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}]';

/** Where such letters are on the page, what is typed in its fields included. */
export const systemLetters = (page: Page): Promise<readonly Box[]> =>
  page.evaluate((letter) => {
    const pattern = new RegExp(letter, 'u');
    const boxes: DOMRect[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (!pattern.test(text.textContent ?? '')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      boxes.push(...range.getClientRects());
    }
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    for (const field of fields) if (pattern.test(field.value)) boxes.push(field.getBoundingClientRect());
    return boxes.map(({ left, top, right, bottom }) => ({ left, top, right, bottom }));
  }, SYSTEM_LETTER);
