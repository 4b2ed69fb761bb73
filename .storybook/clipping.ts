// Shows a screen in pseudo-English on the smallest phone, a third longer and from right to left, and finds what does not
// fit: another language would be cut off there too.
import type { Page } from 'playwright';
import { drawWith } from './globals/drawWith.ts';
import { SMALL_PHONE } from './pictures.mjs';
import { tryOn } from './rest.ts';

const DISGUISES = ['pseudo', 'pseudo-rtl'] as const;

/** Texts that are cut off or overflow their boxes, with their places. An ellipsis is intended. */
export const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    /** Letters may extend a little beyond their line without being cut, CSS pixels. */
    const [aside, above] = [1, 4];
    const isMeant = (style: CSSStyleDeclaration) =>
      style.textOverflow === 'ellipsis' || !['none', ''].includes(style.webkitLineClamp);
    const scrolls = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
      [overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll');
    const isOutside = (text: DOMRect, box: DOMRect) =>
      text.left < box.left - aside ||
      text.right > box.right + aside ||
      text.top < box.top - above ||
      text.bottom > box.bottom + above;
    /** Text without room in a line wraps to the next, which is hidden. */
    const isLeftOut = (text: DOMRect, box: DOMRect) => text.top >= box.bottom - above;
    /** What a box does to a text in it: shows it, cuts it off, or leaves it to the next box around. */
    const judge = (text: DOMRect, box: Element): 'fine' | 'cut' | 'next' => {
      const style = getComputedStyle(box);
      const frame = box.getBoundingClientRect();
      if (isMeant(style) || scrolls(style) || style.clipPath !== 'none') return 'fine';
      if (style.overflowY === 'hidden' && isLeftOut(text, frame)) return 'fine';
      const isEdge = style.overflow !== 'visible' || box.matches('button, a, [role="button"], [role="tab"]');
      if (!isEdge) return 'next';
      if (frame.width <= 1 || frame.height <= 1) return 'fine';
      return isOutside(text, frame) ? 'cut' : 'next';
    };
    /** Where a text is cut off unintentionally, or undefined. */
    const cutterOf = (text: DOMRect, from: Element): string | undefined => {
      for (let box: Element | null = from; box && box !== document.body; box = box.parentElement) {
        const verdict = judge(text, box);
        if (verdict === 'fine') return undefined;
        if (verdict === 'cut') return `${box.localName}.${box.className}`;
      }
      const isOver = text.left < -aside || text.right > window.innerWidth + aside;
      return isOver ? 'the edge of the phone' : undefined;
    };
    const isDrawn = (parent: Element): boolean =>
      parent.closest('.sb-wrapper, script, style, noscript, svg') === null &&
      parent.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true });
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const parent = text.parentElement;
      const said = text.textContent?.trim() ?? '';
      if (said === '' || parent === null || !isDrawn(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const cutter = cutterOf(range.getBoundingClientRect(), parent);
      if (cutter !== undefined) found.push(`"${said.slice(0, 60)}" is cut off by ${cutter}`);
    }
    return found;
  });

/** What does not fit in the disguises of a story; it stays in the last of them. */
export async function clippedIn(page: Page): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const locale of DISGUISES) {
    await drawWith(page, { locale, a11y: { manual: true } });
    const overflow = await tryOn(page, SMALL_PHONE);
    const found = [
      ...(overflow > 0 ? [`reaches ${overflow} px over the edge`] : []),
      ...(await cutOff(page)),
    ];
    problems.push(
      ...[...new Set(found)].map((problem) => `in ${locale} at ${SMALL_PHONE.width} px: ${problem}`),
    );
  }
  return problems;
}
