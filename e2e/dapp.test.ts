/** A site and the wallet, end to end: a real page sends a request by start parameter and verifies the response at its callback. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { DemoSite } from '../mocks/dapp/DemoSite.ts';
import { DEMO_ACTIONS, freshNonce, SITE_ORIGIN } from '../mocks/dapp/demoActions.ts';
import type { DappAction, DappRequest, RequestProblem } from '../src/domain/dapp/DappRequest.ts';
import { inDoge } from '../src/i18n/format/inAmounts.ts';
import { UNLOCK_MESSAGES } from '../src/i18n/messages/accounts/accountMessages.ts';
import {
  CONNECT_PROBLEM_MESSAGES,
  DAPP_MESSAGES,
  describeAction,
  describePaid,
} from '../src/i18n/messages/dapps/dappMessages.ts';
import { describeRequestProblem } from '../src/i18n/messages/dapps/describeRequestProblem.ts';
import { describePurpose } from '../src/i18n/messages/send/purposeMessages.ts';
import { appears } from './support/appears.ts';
import { bundleSite } from './support/dappSite.ts';
import { createFixture, DOGE } from './support/fixture.ts';
import type { Phone } from './support/Phone.ts';
import type { Wallet } from './support/Wallet.ts';

const { buyPhone, openRich } = createFixture();

/** Opens the site in the phone's browser. */
async function visit(phone: Phone): Promise<Page> {
  const page = await phone.context.newPage();
  const script = await bundleSite();
  const body = `<!doctype html><meta charset="utf-8"><body><script type="module">${script}</script>`;
  await page.route(`${SITE_ORIGIN}/**`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${SITE_ORIGIN}/`);
  return page;
}

/** Makes the site create a request. @returns the start parameter of its link */
async function askedBy(site: Page, kind: DappAction['kind']): Promise<string> {
  await site.getByRole('button', { name: kind }).click();
  const href = await site.getByRole('link', { name: 'Open the wallet' }).getAttribute('href');
  return new URL(href ?? '').searchParams.get('startapp') ?? '';
}

/** Opens the wallet by a link in a new page; the old page is closed, as Telegram does. */
async function follow(phone: Phone, startParam: string): Promise<Wallet> {
  await phone.page.close();
  return phone.open({ startParam });
}

/** Links the wallet has opened through Telegram so far. */
const opened = (wallet: Wallet): Promise<readonly string[]> =>
  wallet.telegram.evaluate(() => globalThis.kennelHost.state().openedLinks);

/** Opens the last link at the site. @returns the site's verdict */
async function sentTo(site: Page, wallet: Wallet): Promise<string> {
  await expect.poll(async () => (await opened(wallet)).length).toBeGreaterThan(0);
  const last = (await opened(wallet)).at(-1) ?? '';
  await site.goto(last);
  await expect.poll(() => site.locator('output').innerText()).not.toBe('No answer yet.');
  return site.locator('output').innerText();
}

const approve = (wallet: Wallet, kind: DappAction['kind']) => wallet.button(describeAction(kind).yes).click();

/** A request this test makes without the site's page. */
function forge(changes: Partial<DappRequest>): string {
  const site = new DemoSite({
    origin: SITE_ORIGIN,
    network: 'regtest',
    storage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
    nowMs: () => Date.now(),
    nonce: freshNonce,
  });
  return site.ask(DEMO_ACTIONS.connect, changes);
}

const seesProblem = (wallet: Wallet, problem: RequestProblem) =>
  wallet.sees(describeRequestProblem(problem).title);

it('connects after a locked start, once, and is warned of a look-alike afterwards', async () => {
  const { phone, address } = await openRich(DOGE);
  const site = await visit(phone);
  const startParam = await askedBy(site, 'connect');
  let wallet = await follow(phone, startParam);
  await wallet.isLocked();
  await wallet.sees(UNLOCK_MESSAGES.request);
  await wallet.unlock();
  await wallet.sees('much.shop.example');
  expect(await opened(wallet)).toEqual([]);
  expect(await wallet.fits()).toBe(true);
  await approve(wallet, 'connect');
  expect(await sentTo(site, wallet)).toBe(`Proven (connect): ${address}`);

  wallet = await follow(phone, startParam);
  await wallet.unlock();
  await seesProblem(wallet, { kind: 'replayed', origin: SITE_ORIGIN });
  expect(await opened(wallet)).toEqual([]);

  const double = 'https://much.sh0p.example';
  wallet = await follow(phone, forge({ origin: double, callback: `${double}/` }));
  await wallet.unlock();
  await seesProblem(wallet, {
    kind: 'look-alike',
    origin: double,
    likeness: { kind: 'same-look', as: SITE_ORIGIN },
  });
  expect(await opened(wallet)).toEqual([]);
  await wallet.pressBottom(CONNECT_PROBLEM_MESSAGES.back);
  await wallet.isHome();
});

it('signs a text, and says no with nothing of the wallet in it', async () => {
  const { phone, address } = await openRich(DOGE);
  const site = await visit(phone);
  let wallet = await follow(phone, await askedBy(site, 'sign'));
  await wallet.unlock();
  await wallet.sees(/as such customer/);
  await approve(wallet, 'sign');
  expect(await sentTo(site, wallet)).toBe(`Proven (sign): ${address}`);

  wallet = await follow(phone, await askedBy(site, 'connect'));
  await wallet.unlock();
  await wallet.button(DAPP_MESSAGES.cancel).click();
  expect(await sentTo(site, wallet)).toBe('Declined: person');
  expect((await opened(wallet)).join()).not.toContain(address);
});

it('pays through the ordinary review, and tells the site which payment it was', {
  tags: ['short'],
}, async () => {
  const { phone, address } = await openRich(50n * DOGE);
  const site = await visit(phone);
  const { amount } = DEMO_ACTIONS.pay;
  const wallet = await follow(phone, await askedBy(site, 'pay'));
  await wallet.unlock();
  await approve(wallet, 'pay');
  const purpose = describePurpose({ kind: 'pay-app', origin: SITE_ORIGIN });
  await appears(wallet.app.getByRole('heading', { name: purpose.title, exact: true }));
  expect(await opened(wallet)).toEqual([]);
  await wallet.button(`${purpose.verb} ${inDoge(amount)}`).click();
  await wallet.sees(`${inDoge(amount)} is on its way`);
  await wallet.pressBottom('Done');
  const paid = describePaid('out', inDoge(amount), 'much.shop.example');
  await wallet.sees(paid.text);
  expect(await opened(wallet)).toEqual([]);
  await wallet.pressBottom(paid.notify);
  expect(await sentTo(site, wallet)).toMatch(
    new RegExp(`^Proven \\(pay\\): ${address} paid with [0-9a-f]{64}$`),
  );
});

it('waits for the first wallet, then asks; and refuses what has run out', async () => {
  const phone = await buyPhone();
  const site = await visit(phone);
  let wallet = await phone.open({ startParam: await askedBy(site, 'connect') });
  await wallet.choosePassword();
  await wallet.typeAskedWords(await wallet.readWords());
  await wallet.pressCheck();
  await wallet.sees('much.shop.example');
  expect(await opened(wallet)).toEqual([]);
  await approve(wallet, 'connect');
  expect(await sentTo(site, wallet)).toMatch(/^Proven \(connect\): [mn]/);

  wallet = await follow(phone, forge({ expiresAtMs: 1_600_000_000_000 }));
  await wallet.unlock();
  await seesProblem(wallet, { kind: 'expired', origin: SITE_ORIGIN, expiredAtMs: 0 });
  expect(await opened(wallet)).toEqual([]);
});
