// Shows a screen in disguised English on the smallest phone, a third longer and from right to left, and finds what does not
// fit: another language would be cut off there too.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { SMALL_PHONE } from './pictures.mjs';
import { layOut } from './rest.ts';

const DISGUISES = ['pseudo', 'pseudo-rtl'] as const;

/** Of the states of a screen the first is looked at, and then each so many further on. */
const EVERY = 6;

interface IndexedStory {
  readonly id: string;
  readonly title: string;
  readonly type: string;
}

let chosen: ReadonlySet<string> | undefined;

/** Reads which states of which screens are looked at, from the index of the built stories. */
function choose(): ReadonlySet<string> {
  const index = JSON.parse(
    readFileSync(join(process.env.KENNEL_BUILT ?? 'dist/storybook', 'index.json'), 'utf8'),
  );
  const turns = new Map<string, number>();
  const stories = (Object.values(index.entries) as readonly IndexedStory[]).filter(
    ({ type, title }) => type === 'story' && title.startsWith('Screens/'),
  );
  const isTurn = ({ title }: IndexedStory) => {
    const turn = turns.get(title) ?? 0;
    turns.set(title, turn + 1);
    return turn % EVERY === 0;
  };
  return new Set(stories.filter(isTurn).map(({ id }) => id));
}

/** Draws the story in a language. People's own way is the toolbar. */
const draw = (page: Page, globals: Readonly<Record<string, unknown>>): Promise<void> =>
  page.evaluate(
    (asked) =>
      new Promise<void>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
          readonly __STORYBOOK_ADDONS_CHANNEL__: {
            once(name: string, listener: () => void): void;
            emit(name: string, content: unknown): void;
          };
        };
        channel.once('storyFinished', resolve);
        channel.emit('updateGlobals', { globals: asked });
      }),
    globals,
  );

/** The texts that are cut off or reach out of what they stand in, each with where. Meant is what ends in an ellipsis. */
const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    /** Letters may reach a little over their line without being cut. */
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
    /** What finds no room in a line goes to the next, which is not shown. */
    const isLeftOut = (text: DOMRect, box: DOMRect) => text.top >= box.bottom - above;
    /** What a box does to a text in it: lets it be, cuts it off, or leaves it to the box around it. */
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
    /** Where a text ends that should not, or undefined. */
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

/** What does not fit on a story in other languages; nothing for a story that is not looked at. */
export async function clippedIn(page: Page, id: string): Promise<readonly string[]> {
  chosen ??= choose();
  if (!chosen.has(id)) return [];
  const problems: string[] = [];
  for (const locale of DISGUISES) {
    await draw(page, { locale, a11y: { manual: true } });
    const { overflow } = await layOut(page, SMALL_PHONE);
    const found = [
      ...(overflow > 0 ? [`reaches ${overflow} px over the edge`] : []),
      ...(await cutOff(page)),
    ];
    problems.push(
      ...[...new Set(found)].map((problem) => `in ${locale} at ${SMALL_PHONE.width} px: ${problem}`),
    );
  }
  await draw(page, { locale: 'en', a11y: { manual: false } });
  return problems;
}
