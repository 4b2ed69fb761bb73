/** A cold wallet: created, used and stored in a browser that requests nothing from a server but the app's own files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashesOf } from '../.ci/buildFiles.mjs';
import { describeTool } from '../src/i18n/messages/app/appMessages.ts';
import { TABS_MESSAGES } from '../src/i18n/messages/app/commonMessages.ts';
import { COLD_OUTSIDE_MESSAGES } from '../src/i18n/messages/app/elsewhereMessages.ts';
import { NEW_VERSION_MESSAGES } from '../src/i18n/messages/app/newVersionMessages.ts';
import { SIGN_MESSAGES } from '../src/i18n/messages/dapps/toolMessages.ts';
import { BACKUP_MESSAGES, PASSWORD_PROMPT_MESSAGES } from '../src/i18n/messages/settings/securityMessages.ts';
import { SETTINGS_MESSAGES } from '../src/i18n/messages/settings/settingsMessages.ts';
import { COLD_MESSAGES } from '../src/i18n/messages/wallet/coldMessages.ts';
import { RECEIVE_MESSAGES } from '../src/i18n/messages/wallet/receiveMessages.ts';
import { type AppServer, type ChangeFile, serveApp } from './support/appServer.ts';
import { BrowserWallet } from './support/BrowserWallet.ts';
import { createFixture } from './support/fixture.ts';
import { OwnBrowser } from './support/OwnBrowser.ts';
import type { Phone } from './support/Phone.ts';
import { APP_FOLDER } from './support/paths.ts';
import { PASSWORD, type Wallet } from './support/Wallet.ts';

const { sandbox, buyPhone, keep } = createFixture();

const CONFIG = '/kennel.config.json';

const serveCold = (change: ChangeFile = (_, content) => content): Promise<AppServer> =>
  serveApp((path, content, asked) =>
    path === CONFIG ? Buffer.from('{ "profile": "cold" }') : change(path, content, asked),
  );

let served: AppServer;
beforeAll(async () => {
  served = await serveCold();
});
afterAll(() => served.close());

/** Records every request from now on that isn't for a file of the build. */
function watchRequests({ context }: Phone): readonly string[] {
  const files = new Set(['/', CONFIG, ...[...hashesOf(APP_FOLDER).keys()].map((path) => `/${path}`)]);
  const others: string[] = [];
  const isFile = (address: string) => {
    const { origin, pathname } = new URL(address);
    return origin === served.url && files.has(pathname);
  };
  context.on('request', (request) => {
    const isOwn = request.method() === 'GET' && (isFile(request.url()) || request.isNavigationRequest());
    if (!isOwn && !/^(data|blob):/.test(request.url())) others.push(`${request.method()} ${request.url()}`);
  });
  const watchSockets = (page: Page) => page.on('websocket', (socket) => others.push(socket.url()));
  context.on('page', watchSockets);
  return others;
}

async function signMessage(wallet: Wallet): Promise<void> {
  await wallet.button(TABS_MESSAGES.app).click();
  await wallet.button(new RegExp(describeTool('sign-message').title)).click();
  await wallet.app.getByLabel(SIGN_MESSAGES.label, { exact: true }).fill('cold and true');
  await wallet.button(SIGN_MESSAGES.sign).click();
  await wallet.app.getByRole('heading', { name: SIGN_MESSAGES.signed, exact: true }).waitFor();
  await wallet.pressBack();
}

async function saveBackup(wallet: Wallet): Promise<void> {
  await wallet.openSettings();
  await wallet.button(new RegExp(`^${SETTINGS_MESSAGES.backupFile}`)).click();
  await wallet.app.getByLabel(PASSWORD_PROMPT_MESSAGES.password, { exact: true }).fill(PASSWORD);
  await wallet.pressBottom(BACKUP_MESSAGES.make);
  const download = wallet.telegram.waitForEvent('download');
  await wallet.button(BACKUP_MESSAGES.save).click();
  await download;
}

it('makes a wallet, shows its address, signs and saves a backup, and nothing leaves the phone', async () => {
  const phone = await buyPhone({ host: 'installed' });
  const others = watchRequests(phone);
  const wallet = await phone.openAt('/', served.url);
  await wallet.create();
  await wallet.sees(COLD_MESSAGES.title);
  expect(await wallet.button('Send').count()).toBe(0);
  await wallet.button('Receive').click();
  await wallet.app.getByRole('img', { name: RECEIVE_MESSAGES.addressCode }).waitFor();
  const address = await wallet.readAddress();
  await wallet.pressBack();
  await signMessage(wallet);
  await wallet.button(TABS_MESSAGES.home).click();
  await saveBackup(wallet);
  await wallet.pressBack();
  await wallet.lockNow();
  await wallet.unlock();
  // requests added by the user or by an attacker are blocked by the browser itself
  const asked = wallet.app.evaluate(
    (url) => fetch(url).then(() => 'answered', String),
    `${sandbox.url}/api/v2`,
  );
  expect(await asked).toMatch(/Failed to fetch|violates/);
  expect(others).toEqual([]);
  expect((await sandbox.state()).openSockets).toBe(0);

  await phone.page.close();
  await phone.context.setOffline(true);
  const again = await phone.openAt('/tx-create', served.url);
  await again.unlock();
  await again.sees(COLD_MESSAGES.title);
  expect(await again.address()).toBe(address);
  expect(others).toEqual([]);
});

it('does not open in Telegram, and says where it does', async () => {
  const phone = await buyPhone();
  await phone.context.route(`**${CONFIG}`, (route) => route.fulfill({ json: { profile: 'cold' } }));
  const wallet = await phone.open();
  await wallet.sees(COLD_OUTSIDE_MESSAGES.title);
  expect(await wallet.app.getByRole('button').count()).toBe(0);
  expect(await wallet.app.evaluate(() => localStorage.length)).toBe(0);
});

/** Resolves once the service worker is active and can open the wallet offline. */
const isKept = (page: Page) =>
  page.waitForFunction(() =>
    navigator.serviceWorker.ready.then(({ active }) => active?.state === 'activated'),
  );

it('opens without a network after it was opened once', async () => {
  const host = await serveCold();
  const browser = keep(new OwnBrowser());
  const first = await (await browser.start()).newPage();
  await first.goto(host.url);
  const wallet = new BrowserWallet(first, first);
  await wallet.create();
  const address = await wallet.address();
  await isKept(first);
  await first.close();
  await browser.close();
  await host.close();

  const page = await (await browser.start()).newPage();
  await page.goto(host.url);
  const again = new BrowserWallet(page, page);
  await again.unlock();
  await again.sees(COLD_MESSAGES.title);
  expect(await again.address()).toBe(address);
});

it('is offered a new version, and may fetch nothing of its host but its configuration', async () => {
  const next = Buffer.concat([
    readFileSync(join(APP_FOLDER, 'sw.js')),
    Buffer.from('\n// the next version\n'),
  ]);
  let isNext = false;
  const host = await serveCold((path, content) => (path === '/sw.js' && isNext ? next : content));
  try {
    const phone = await buyPhone({ host: 'installed' });
    const wallet = await phone.openAt('/', host.url);
    await wallet.create();
    const asked = (path: string) =>
      phone.page.evaluate((url) => fetch(url).then(() => 'answered', String), `${host.url}${path}`);
    expect(await asked('/index.html')).toMatch(/Failed to fetch|violates/);
    expect(await asked('/sw.js')).toMatch(/Failed to fetch|violates/);
    expect(await asked('/kennel.config.json')).toBe('answered');
    isNext = true;
    await phone.page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await wallet.sees(NEW_VERSION_MESSAGES.title);
  } finally {
    await host.close();
  }
});
