/** Files of strangers are shown and can do nothing: no script runs, nothing is loaded, no navigation happens. */
import { createServer, type Server } from 'node:net';
import type { Request } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { bombDrawing } from '../mocks/sandbox/tokens/hostileContents.ts';
import { CONTENT_MESSAGES } from '../src/i18n/messages/tokens/contentMessages.ts';
import { WALLET_TABS_MESSAGES } from '../src/i18n/messages/tokens/tokenMessages.ts';
import { appears } from './support/appears.ts';
import { createFixture, DOGE, type OwnedWallet } from './support/fixture.ts';
import { hasTokens, TOKEN } from './support/tokens.ts';

const { sandbox, openRich } = createFixture();

/** A stranger's server: any connection to it would reveal the user. */
let stranger: Server;
let spy: string;
const visits: string[] = [];
beforeAll(async () => {
  stranger = createServer((socket) => {
    visits.push('a connection');
    socket.on('data', (data) => visits.push(data.toString().split('\r\n')[0] ?? ''));
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  const address = stranger.address();
  if (address === null || typeof address === 'string') throw new TypeError('no port');
  spy = `http://127.0.0.1:${address.port}`;
});
beforeEach(() => {
  visits.length = 0;
});
afterAll(() => new Promise<void>((resolve) => stranger.close(() => resolve())));

const script = () =>
  `top.planted=1;parent.planted=1;window.planted=1;fetch('${spy}/script');console.log('planted')`;

const drawing = () => `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
  width="200" height="200" onload="${script()}">
  <script>${script()}</script>
  <script href="${spy}/script.js"/>
  <style>@import url('${spy}/style.css'); rect { fill: url('${spy}/fill.svg#a') }</style>
  <image href="${spy}/image.png" width="10" height="10"/>
  <use xlink:href="${spy}/use.svg#a"/>
  <foreignObject width="100" height="100">
    <body xmlns="http://www.w3.org/1999/xhtml"><link rel="preconnect" href="${spy}"/><iframe src="${spy}/frame"/><img src="${spy}/img" onerror="${script()}"/></body>
  </foreignObject>
  <a href="${spy}/link" target="_top"><rect width="200" height="200"/></a>
</svg>`;

const page = () => `<!doctype html><html><head>
  <base href="${spy}/"><meta http-equiv="refresh" content="0;url=${spy}/refresh">
  <link rel="stylesheet" href="${spy}/style.css"><link rel="preload" as="image" href="${spy}/preload">
  <link rel="prefetch" href="${spy}/prefetch"><link rel="icon" href="${spy}/icon">
  <link rel="preconnect" href="${spy}"><LINK\n/rel=preconnect href="${spy}"><link rel="dns-prefetch" href="${spy}">
  <link rel="manifest" href="${spy}/manifest">
  <style>body { background: url('${spy}/background') } @font-face { font-family: x; src: url('${spy}/font') }</style>
  <script>${script()}</script><script src="${spy}/script.js"></script></head>
  <body onload="${script()}" style="font-family: x">
  <img src="${spy}/image.png" onerror="${script()}"><img src="/settings"><img srcset="${spy}/2x 2x">
  <video src="${spy}/video" poster="${spy}/poster" autoplay></video><audio src="${spy}/audio" autoplay></audio>
  <iframe src="${spy}/frame"></iframe><iframe srcdoc="<script>${script()}</script>"></iframe>
  <object data="${spy}/object"></object><embed src="${spy}/embed">
  <form action="${spy}/form" target="_top"><input autofocus onfocus="${script()}"><button>Send</button></form>
  <a href="${spy}/link" target="_top" ping="${spy}/ping" style="position:fixed;inset:0">Much free DOGE</a>
  <a href="javascript:${script()}" target="_parent">Wow</a>
  </body></html>`;

/** A file on screen, and every request since it was opened. */
interface Opened extends OwnedWallet {
  readonly asked: readonly Request[];
}

/** Browsers also report requests that the policy blocked. */
const isKeptBack = (request: Request): boolean => request.failure()?.errorText === 'csp';

/** Requests that reached the stranger, or a path of the app that only the file names. */
const wentOut = (asked: readonly Request[]): readonly string[] =>
  asked
    .filter((request) => !isKeptBack(request))
    .map((request) => request.url())
    .filter((url) => url.startsWith(spy) || new URL(url).pathname === '/settings');

/** Opens a file owned by the wallet's address through the UI. */
async function openFile(name: string, mime: string, text: string): Promise<Opened> {
  const rich = await openRich(5n * DOGE);
  const { wallet, phone, address } = rich;
  await sandbox.control('file-give', { address, name, mime, text });
  const asked: Request[] = [];
  phone.context.on('request', (request) => asked.push(request));
  await wallet.app.getByRole('tab', { name: WALLET_TABS_MESSAGES.files }).click();
  await wallet.app.locator('button', { hasText: name }).first().click();
  await expect.poll(() => new URL(wallet.app.url()).pathname).toBe('/drc20/file');
  return { ...rich, asked };
}

/** No script ran, nothing was requested, and no page was opened or left. */
async function expectHarmless({ wallet, phone, asked }: Opened) {
  await wallet.app.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(new URL(wallet.app.url()).pathname).toBe('/drc20/file');
  const planted = await Promise.all(wallet.telegram.frames().map((frame) => hasPlanted(frame)));
  expect(planted).not.toContain(true);
  expect(phone.console.filter((line) => line.endsWith('planted'))).toEqual([]);
  // the browser reports a blocked request just after the request itself
  await expect.poll(() => wentOut(asked)).toEqual([]);
  expect(visits).toEqual([]);
  expect(phone.context.pages()).toHaveLength(1);
}

/** A frame without scripts can't be evaluated; then nothing can have run either. */
const hasPlanted = (frame: { evaluate(run: () => boolean): Promise<boolean> }): Promise<boolean> =>
  frame.evaluate(() => 'planted' in window).catch(() => false);

it('draws a plain picture when that is asked for', async () => {
  const plain = '<svg width="200" height="200"><rect width="200" height="200"/></svg>';
  const kind = await openFile('sun.svg', 'image/svg+xml', plain);
  await kind.wallet.button(CONTENT_MESSAGES.showPicture).click();
  const picture = kind.wallet.app.locator('img[alt="sun.svg"]');
  await appears(picture);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(200);
  expect(await picture.getAttribute('src')).toMatch(/^data:image\/svg\+xml/);
});

it('draws no hostile picture, whatever is pressed', async () => {
  const opened = await openFile('moon.svg', 'image/svg+xml', drawing());
  const { app } = opened.wallet;
  await opened.wallet.button(CONTENT_MESSAGES.showPicture).click();
  await opened.wallet.sees(CONTENT_MESSAGES.noDrawing);
  expect(await app.locator('img, iframe, object, embed, svg script').count()).toBe(0);
  await expectHarmless(opened);
});

it('opens home with tokens, NFTs and files whose pictures would hang it, and still takes a press', async () => {
  const { wallet, phone, address } = await openRich(5n * DOGE);
  await sandbox.giveTokens(address, 'UNIX', 100n * TOKEN);
  for (const [tickId, picture] of [bombDrawing(), `${bombDrawing()} `].entries())
    await sandbox.control('nft-give', { address, tick: 'BOMB', tickId, mime: 'image/png', text: picture });
  await hasTokens(wallet, 'UNIX', '100');
  await sandbox.control('index-faults', { service: 'content', wrong: 'freezing' });
  await phone.kill();
  const again = await phone.open();
  await again.unlock();
  await again.isHome();
  await hasTokens(again, 'UNIX', '100');
  await again.app.getByRole('tab', { name: WALLET_TABS_MESSAGES.nfts }).click();
  await again.sees(/BOMB/);
  await again.app.getByRole('tab', { name: WALLET_TABS_MESSAGES.files }).click();
  expect(await again.app.locator('img[src^="data:image/svg"]').count()).toBe(0);
});

it('shows a hostile page in a frame that does nothing, not even when it is pressed', async () => {
  const opened = await openFile('wow.html', 'text/html', page());
  const { app } = opened.wallet;
  await opened.wallet.button(CONTENT_MESSAGES.showPage).click();
  await opened.wallet.sees(CONTENT_MESSAGES.page);
  const frame = app.locator('iframe');
  await appears(frame);
  expect(await frame.getAttribute('sandbox')).toBe('');
  expect(await frame.evaluate((element: HTMLIFrameElement) => element.contentDocument)).toBeNull();
  const inside = await (await frame.elementHandle())?.contentFrame();
  await inside?.waitForLoadState('load');
  const box = await frame.boundingBox();
  if (box === null) throw new TypeError('a frame that is nowhere');
  await opened.wallet.telegram.mouse.click(box.x + box.width / 2, box.y + Math.min(box.height / 2, 60));
  await expectHarmless(opened);
});
