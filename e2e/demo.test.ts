/** The demo that `npm start` opens, on its own server: three steps, snapshot, undo, a second phone, a shop, codes, stories, languages. */
import { join } from 'node:path';
import type { FrameLocator, Page } from 'playwright';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { bareDoge } from '../src/i18n/format/inAmounts.ts';
import { CONTENT_MESSAGES, describeDrawingProblem } from '../src/i18n/messages/tokens/contentMessages.ts';
import { appears } from './support/appears.ts';
import { DOGE } from './support/fixture.ts';
import { sharedBrowser } from './support/Phone.ts';
import { ROOT } from './support/paths.ts';

/** The size it is made for; the page must not scroll. */
const NOTEBOOK = { width: 1280, height: 800 };
/** High enough for phones at full size: Playwright does not find elements in a zoomed frame. */
const HIGH = { width: 1440, height: 1100 };
/** Signs twice with the product's slow key derivation. */
const LONG_MS = 240_000;

let server: ViteDevServer;
let url = '';
let pages: Page[] = [];

beforeAll(async () => {
  server = await createServer({
    configFile: join(ROOT, 'mocks/demo/vite.config.ts'),
    server: { port: 0 },
    logLevel: 'error',
  });
  await server.listen();
  url = server.resolvedUrls?.local[0] ?? '';
  // The first wallet makes Vite bundle every package and compile every module, which takes minutes on a busy machine: done here,
  // outside of the tests.
  const page = await (await sharedBrowser()).newPage();
  page.setDefaultTimeout(LONG_MS);
  await page.goto(url);
  await walletOn(page, 'first').getByText('Your Dogecoin, well guarded').waitFor();
  await press(page, 'Give me a funded wallet');
  await hasBalance(walletOn(page, 'first'), 100n * DOGE);
  await page.context().close();
}, LONG_MS);

afterEach(async () => {
  await Promise.all(pages.map((page) => page.context().close()));
  pages = [];
});

afterAll(() => server.close());

/** A desk with unused phones, on a new chain. */
async function openDesk(viewport = HIGH): Promise<Page> {
  const context = await (await sharedBrowser()).newContext({ viewport });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  pages.push(page);
  await page.request.post(`${url}sandbox/control/reset`, { data: {} });
  await page.goto(url);
  return page;
}

const walletOn = (page: Page, phone: 'first' | 'second'): FrameLocator =>
  page.frameLocator(`iframe[title="Kennel on the ${phone} phone"]`);

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

const isHome = (wallet: FrameLocator) =>
  wallet.getByRole('button', { name: 'Receive', exact: true }).waitFor();

const hasBalance = (wallet: FrameLocator, koinu: bigint) =>
  wallet.locator('button', { hasText: new RegExp(`^Balance\\s*${bareDoge(koinu)}\\s*DOGE$`) }).waitFor();

const stepsDone = (page: Page) => page.locator('.step[data-done="true"]').count();

async function openWithWallet(): Promise<{ page: Page; wallet: FrameLocator }> {
  const page = await openDesk();
  await press(page, 'Give me a funded wallet');
  const wallet = walletOn(page, 'first');
  await isHome(wallet);
  return { page, wallet };
}

/** From the filled form until the transaction is accepted. */
async function reviewAndSend(page: Page, wallet: FrameLocator, verb: string): Promise<void> {
  await press(page, 'Review');
  await wallet.getByRole('button', { name: new RegExp(`^${verb}`) }).click();
}

it('leads through three steps, each done when the chain says so, and goes back by a snapshot', {
  timeout: LONG_MS,
}, async () => {
  const page = await openDesk();
  await page.getByText('Three steps to your first payment').waitFor();
  expect(await stepsDone(page)).toBe(0);
  await press(page, 'Give me a funded wallet');
  const wallet = walletOn(page, 'first');
  await hasBalance(wallet, 100n * DOGE);
  await expect.poll(() => stepsDone(page)).toBe(2);
  await press(page, 'Snapshot');
  await appears(page.getByRole('button', { name: /^Undo to block/ }));

  await press(page, 'Pay 4.2 DOGE');
  await reviewAndSend(page, wallet, 'Send 4.2');
  await page.getByText('Such success').waitFor();
  expect(await stepsDone(page)).toBe(3);

  await press(page, /^Undo to block/);
  await expect.poll(() => stepsDone(page)).toBe(2);
  await hasBalance(wallet, 100n * DOGE);
});

it('opens a second phone on the same chain, and the first pays it', { timeout: LONG_MS }, async () => {
  const { page, wallet } = await openWithWallet();
  await press(page, 'Second phone');
  await press(page, 'Give it a funded wallet');
  const friend = walletOn(page, 'second');
  await hasBalance(friend, 100n * DOGE);
  await press(page, 'Copy its address for the first phone');
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toMatch(/^[mn][1-9A-HJ-NP-Za-km-z]{25,34}$/);
  await wallet.getByRole('button', { name: 'Send', exact: true }).click();
  await wallet.getByLabel('To', { exact: true }).fill(address);
  await wallet.getByLabel('Amount in DOGE').fill('5');
  await reviewAndSend(page, wallet, 'Send 5');
  await hasBalance(friend, 105n * DOGE);
});

it('has a shop that connects the wallet and is paid', { timeout: LONG_MS }, async () => {
  const { page, wallet } = await openWithWallet();
  await press(page, 'A shop’s site');
  const shop = page.getByRole('region', { name: 'Much Shop, a site' });
  await shop.getByRole('button', { name: 'Connect wallet' }).click();
  await wallet.getByRole('button', { name: 'Connect', exact: true }).click();
  await appears(shop.getByText(/^Connected: /));
  await shop.getByRole('button', { name: 'Pay 4.2 DOGE' }).click();
  await wallet.getByText('much.shop.example').first().waitFor();
});

it('has a shop whose bill the wallet pays, and which takes another order', { timeout: LONG_MS }, async () => {
  const { page, wallet } = await openWithWallet();
  await page.getByText('Codes and links').click();
  const shop = page.getByRole('region', { name: 'Much Shop', exact: true });
  await shop.getByText('Bill A073 waits for payment.').waitFor();
  await press(page, 'Open the bill’s link');
  await wallet.getByText('Doge Plushie').waitFor();
  await reviewAndSend(page, wallet, 'Pay 41.9395');
  await wallet
    .getByText(/^(The shop accepted it|Paid)$/)
    .first()
    .waitFor();
  await shop.getByText(/^Bill A073 (is paid|has a payment)/).waitFor();
  await press(page, 'New order');
  await shop.getByText('Bill A074 waits for payment.').waitFor();
});

it('gives codes to “Picture”, dragged or pressed, a hostile one too', { timeout: LONG_MS }, async () => {
  const { page, wallet } = await openWithWallet();
  await page.getByText('Codes and links').click();
  await press(page, /^Moon Coffee/);
  await appears(page.getByText(/takes pictures there/));
  await wallet.getByRole('button', { name: 'Send', exact: true }).click();
  await press(page, /^A hostile picture/);
  await wallet
    .getByText(/picture/i)
    .last()
    .waitFor();
  await expect.poll(() => wallet.getByLabel('To', { exact: true }).inputValue()).toBe('');
  await page
    .getByRole('button', { name: /^A bill/ })
    .dragTo(page.locator('iframe[title="Kennel on the first phone"]'));
  await expect.poll(() => wallet.getByLabel('To', { exact: true }).inputValue()).toContain('mgV6');
});

it('plays a stuck transfer, and one that is killed between its halves', { timeout: LONG_MS }, async () => {
  const page = await openDesk();
  const wallet = walletOn(page, 'first');
  await press(page, 'Stuck transfer');
  await reviewAndSend(page, wallet, 'Send 4.2');
  await page.getByText('Five blocks went by without it').waitFor();
  await press(page, /^Undo to block/);
  await expect.poll(() => stepsDone(page)).toBe(0);

  await press(page, 'Killed midway');
  await wallet.getByLabel('To', { exact: true }).fill('mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8');
  await wallet.getByLabel('Amount in UNIX').fill('7');
  await reviewAndSend(page, wallet, 'Send 7');
  await page.getByText(/^Killed: one half is out/).waitFor();
  await page.getByText('Both halves are out').waitFor();
});

it('plays a look-alike: the warning first, then what becomes of who pays all the same', {
  timeout: LONG_MS,
}, async () => {
  const page = await openDesk();
  const wallet = walletOn(page, 'first');
  await press(page, 'Look-alike');
  await reviewAndSend(page, wallet, 'Send 4.2');
  await page.getByText('This bill names an address with the same first and last letters').waitFor();
  await wallet.getByText('This isn’t the address you know').first().waitFor();
  await press(page, 'Review');
  const send = wallet.getByRole('button', { name: /^Send 4.2/ });
  await send.waitFor();
  expect(await send.isDisabled()).toBe(true);
  await wallet.getByRole('checkbox').check();
  await send.click();
  await page.getByText('The double was paid, against the warning.').waitFor();
});

it('plays a drawing that would take all memory: its file is there, and it is not drawn', {
  timeout: LONG_MS,
}, async () => {
  const page = await openDesk();
  const wallet = walletOn(page, 'first');
  await press(page, 'Hostile picture');
  await page.getByText('Somebody sent a drawing').waitFor();
  await wallet.getByRole('tab', { name: 'Files' }).click();
  await wallet.getByRole('button', { name: /^gift\.svg/ }).click();
  await wallet.getByRole('button', { name: CONTENT_MESSAGES.showPicture }).click();
  await appears(wallet.getByText(describeDrawingProblem({ kind: 'forbidden', name: 'use' })));
  await press(page, 'Back');
  await isHome(wallet);
});

it('has the wallet speak the language of Telegram', { timeout: LONG_MS }, async () => {
  const page = await openDesk();
  await page.getByText('client, theme, language, failures').click();
  await page.getByLabel('Telegram’s language').selectOption('de');
  await walletOn(page, 'first').getByText('Deine Dogecoin, gut bewacht').waitFor();
});

it('fits a notebook without scrolling, whatever lies beside', { timeout: LONG_MS }, async () => {
  const page = await openDesk(NOTEBOOK);
  for (const beside of ['One phone', 'Second phone', 'A shop’s site']) {
    await press(page, beside);
    await page.locator('.drawer').last().scrollIntoViewIfNeeded();
    const size = await page.evaluate(() => {
      const { scrollHeight, scrollWidth } = document.documentElement;
      return { width: scrollWidth, height: scrollHeight };
    });
    expect(size, beside).toEqual(NOTEBOOK);
  }
});
