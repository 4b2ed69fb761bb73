// Takes a picture of a still page.
import type { Page } from 'playwright';
import { type Stillness, sizeOf } from '../rest.ts';
import { sessionOf } from './session.ts';

/** Margin below a page's last element in a picture, CSS pixels. */
const MARGIN = 16;

/** The height of a component on the empty ground of a padded page; undefined when something overlays it. */
const heightOfPiece = (page: Page): Promise<number | undefined> =>
  page.evaluate((margin) => {
    const pieces = Array.from(document.querySelectorAll('body > :not(script, style, link, .sb-wrapper) *'));
    const isOver = (piece: Element) => ['fixed', 'sticky'].includes(getComputedStyle(piece).position);
    if (pieces.some(isOver)) return undefined;
    const lowest = Math.max(...pieces.map((piece) => piece.getBoundingClientRect().bottom));
    return Math.min(Math.ceil(lowest) + margin, window.innerHeight);
  }, MARGIN);

/**
 * A PNG file of the page, or of the component on it. Playwright's own screenshots look for carets and animations, which no story
 * has.
 */
export async function takePicture(page: Page, { isPadded }: Stillness): Promise<Buffer> {
  const session = await sessionOf(page);
  const height = isPadded ? await heightOfPiece(page) : undefined;
  const { width } = sizeOf(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    ...(height !== undefined && { clip: { x: 0, y: 0, width, height, scale: 1 } }),
  });
  return Buffer.from(data, 'base64');
}
