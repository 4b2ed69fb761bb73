/** Telegram's web client: a page of web.telegram.org with the app, of another origin, in a frame. */
import type { BrowserContext, Frame, Page } from 'playwright';
import { inject } from 'vitest';
import type { FakeHostOptions } from '../../mocks/telegram/hostContract.ts';
import { type FakePlatform, PLATFORMS } from '../../mocks/telegram/platforms.ts';
import { hostPage } from './hostScript.ts';
import { HOST_PAGE } from './paths.ts';
import { Wallet } from './Wallet.ts';

/** Web A on a usual screen. */
const WEB_A: FakeHostOptions = {
  platform: 'weba',
  space: { width: 390, height: 760, isExpanded: true, isStable: true },
};

/** Clients whose app is a frame of their page. */
export const isWebClient = (platform: FakePlatform | undefined): boolean =>
  platform !== undefined && PLATFORMS[platform].frame !== null;

const HOST_PAGES = `${new URL(HOST_PAGE).origin}/**`;

/** Serves the web client's page at its address. Nothing leaves the machine. */
export async function installWebClient(
  context: BrowserContext,
  address = HOST_PAGES,
  options: FakeHostOptions = WEB_A,
): Promise<void> {
  const body = hostPage(inject('hostScript'), options, `${inject('appUrl')}/`);
  await context.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
}

/** The frame with the app. */
export async function appFrame(page: Page): Promise<Frame> {
  const handle = await page.waitForSelector('iframe');
  const frame = await handle.contentFrame();
  if (frame === null) throw new TypeError('the frame has no content');
  return frame;
}

export async function openInWebClient(context: BrowserContext): Promise<Wallet> {
  const page = await context.newPage();
  await page.goto(HOST_PAGE);
  return new Wallet(await appFrame(page), page);
}
