// Takes a picture of a page that stands still.
import type { Page } from 'playwright';
import { type Stillness, sizeOf } from '../rest.ts';
import { sessionOf } from './session.ts';

/** How much of the page below its last element belongs to a picture, CSS pixels. */
const MARGIN = 16;

/** The height of what is laid on the empty ground of a padded page; undefined when something lies over it. */
const heightOfPiece = (page: Page): Promise<number | undefined> =>
  page.evaluate((margin) => {
    const pieces = Array.from(document.querySelectorAll('body > :not(script, style, link, .sb-wrapper) *'));
    const isOver = (piece: Element) => ['fixed', 'sticky'].includes(getComputedStyle(piece).position);
    if (pieces.some(isOver)) return undefined;
    const lowest = Math.max(...pieces.map((piece) => piece.getBoundingClientRect().bottom));
    return Math.min(Math.ceil(lowest) + margin, window.innerHeight);
  }, MARGIN);

/**
 * A PNG file of the page, or of the piece that lies on it. Playwright's own way to a picture looks for carets and animations, which
 * no story has.
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
