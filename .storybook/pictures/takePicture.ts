// Takes a picture of a page that stands still.
import type { CDPSession, Page } from 'playwright';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The browser's own line to a page: Playwright's way to a picture looks for carets and animations, which no story has. */
function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** How much of the page below its last element belongs to a picture, CSS pixels. */
const MARGIN = 16;

/**
 * The height of what is on a page that is a piece laid on an empty ground; undefined when the page is used up, or something
 * lies over it. Looks at Storybook's class for padded stories.
 */
const heightOfPiece = (page: Page): Promise<number | undefined> =>
  page.evaluate((margin) => {
    const pieces = Array.from(document.querySelectorAll('body > :not(script, style, link, .sb-wrapper) *'));
    const isOver = (piece: Element) => ['fixed', 'sticky'].includes(getComputedStyle(piece).position);
    if (!document.body.classList.contains('sb-main-padded') || pieces.some(isOver)) return undefined;
    const lowest = Math.max(...pieces.map((piece) => piece.getBoundingClientRect().bottom));
    return Math.min(Math.ceil(lowest) + margin, window.innerHeight);
  }, MARGIN);

/** A PNG file of the page, or of the piece that lies on it. */
export async function takePicture(page: Page): Promise<Buffer> {
  const [session, height] = await Promise.all([sessionOf(page), heightOfPiece(page)]);
  const width = page.viewportSize()?.width;
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    ...(height !== undefined && width !== undefined && { clip: { x: 0, y: 0, width, height, scale: 1 } }),
  });
  return Buffer.from(data, 'base64');
}
