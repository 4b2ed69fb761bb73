/** Around every screen: the tab bar, back navigation, gates, and paths without a screen. */
import { expect, it } from 'vitest';
import type { Gate } from '../src/app/routes/Route.ts';
import { ROUTES, routeAt } from '../src/app/routes/routes.ts';
import { APP_TAB_MESSAGES } from '../src/i18n/messages/app/appMessages.ts';
import { PLACEHOLDER_MESSAGES, TABS_MESSAGES } from '../src/i18n/messages/app/commonMessages.ts';
import { ERROR_MESSAGES, WELCOME_MESSAGES } from '../src/i18n/messages/app/startMessages.ts';
import { SETTINGS_MESSAGES } from '../src/i18n/messages/settings/settingsMessages.ts';
import { ACTIVITY_LIST_MESSAGES } from '../src/i18n/messages/tokens/tokenActivityMessages.ts';
import { WALLET_TABS_MESSAGES } from '../src/i18n/messages/tokens/tokenMessages.ts';
import type { RouteName } from '../src/ports/Navigation.ts';
import { appears } from './support/appears.ts';
import { builtFile } from './support/builtFiles.ts';
import { createFixture, DOGE } from './support/fixture.ts';
import { hostOptions, launchAddress, SMALL_SCREEN } from './support/Phone.ts';
import type { Wallet } from './support/Wallet.ts';

const { buyPhone, openRich } = createFixture();

/** Whether each gate lets a user through: without a vault, and with an open wallet. */
const OPEN_TO: Readonly<Record<Gate, { readonly stranger: boolean; readonly owner: boolean }>> = {
  nothing: { stranger: true, owner: true },
  'no-vault': { stranger: true, owner: false },
  vault: { stranger: false, owner: false },
  session: { stranger: false, owner: true },
  wallet: { stranger: false, owner: true },
};

/** Screens that show nothing without earlier steps, and redirect. */
const LED_TO: readonly RouteName[] = [
  'tx-confirm',
  'tx-success',
  'tx-fail',
  'history-detail',
  'check-backup',
  'export-mnemonics',
  'export-private-key',
  'edit-wallet-name',
  'edit-account-name',
  'connected-app',
];

const tab = (wallet: Wallet, name: string) =>
  wallet.app
    .getByRole('navigation', { name: TABS_MESSAGES.label })
    .getByRole('button', { name, exact: true });

const pathOf = (wallet: Wallet): RouteName | null =>
  routeAt(new URL(wallet.app.url()).pathname)?.name ?? null;

/** Navigates like a link inside the app, after the last screen ran its effects. */
async function go(wallet: Wallet, path: string): Promise<void> {
  await wallet.app.evaluate(async (to) => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await drawn();
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await drawn();
    await drawn();
  }, path);
}

/** Expects that a path leads to one of the routes, and that a screen is drawn there. */
async function leads(wallet: Wallet, path: string, routes: readonly RouteName[]): Promise<void> {
  await go(wallet, path);
  await expect.poll(() => routes.includes(pathOf(wallet) ?? 'welcome'), { message: path }).toBe(true);
  await expect.poll(() => wallet.app.locator('main').first().innerText()).toMatch(/\S/);
  const placeholder = wallet.app.getByText(PLACEHOLDER_MESSAGES.loading, { exact: true });
  await expect.poll(() => placeholder.count(), { message: path }).toBe(0);
  expect(await wallet.app.getByText(ERROR_MESSAGES.title).count(), path).toBe(0);
}

const written = (path: string): string => path.replace(':startapp', 'eyJ2IjoxfQ');

it('lets somebody new in where nothing is needed, and welcomes them everywhere else', async () => {
  const wallet = await (await buyPhone()).open();
  await wallet.sees(WELCOME_MESSAGES.title);
  for (const { name, path, gate } of ROUTES) {
    const isOpen = OPEN_TO[gate].stranger && name !== 'delete-everything';
    await leads(wallet, written(path).toUpperCase(), [isOpen ? name : 'welcome']);
  }
});

it('shows the owner every route but those of somebody new, after the password', async () => {
  const { phone, wallet } = await openRich(20n * DOGE);
  for (const { name, path, gate } of ROUTES) {
    if (LED_TO.includes(name))
      await leads(
        wallet,
        path,
        ROUTES.map((route) => route.name),
      );
    else await leads(wallet, `${written(path)}/`, [OPEN_TO[gate].owner ? name : 'home']);
  }
  for (const path of ['/drc20/token?tick=DIS', '/settings', '/app/merge']) {
    await phone.page.goto(launchAddress(hostOptions({}), path));
    await wallet.isLocked();
  }
  await wallet.unlock();
  await expect.poll(() => pathOf(wallet)).toBe('merge-coins');
});

it('goes between the tabs by touch and by keyboard, and back home over no detour', async () => {
  const { wallet } = await openRich(20n * DOGE, { screen: SMALL_SCREEN });
  expect(await tab(wallet, TABS_MESSAGES.home).getAttribute('aria-current')).toBe('page');
  await tab(wallet, TABS_MESSAGES.settings).click();
  await appears(wallet.setting(SETTINGS_MESSAGES.lockNow));
  expect(await wallet.fits()).toBe(true);
  await tab(wallet, TABS_MESSAGES.settings).focus();
  await wallet.telegram.keyboard.press('Shift+Tab');
  await wallet.telegram.keyboard.press('Enter');
  await wallet.sees(APP_TAB_MESSAGES.none);
  expect(await tab(wallet, TABS_MESSAGES.app).getAttribute('aria-current')).toBe('page');
  expect(await wallet.fits()).toBe(true);
  await wallet.pressBack();
  await wallet.isHome();
  expect(pathOf(wallet)).toBe('home');

  const activities = wallet.app.getByRole('button', { name: WALLET_TABS_MESSAGES.activities });
  await activities.scrollIntoViewIfNeeded();
  const top = () => wallet.app.evaluate(() => window.scrollY);
  const left = await top();
  expect(left).toBeGreaterThan(100);
  await activities.click();
  await wallet.sees(ACTIVITY_LIST_MESSAGES.emptyTitle);
  expect(await tab(wallet, TABS_MESSAGES.home).count()).toBe(0);
  await expect.poll(top).toBe(0);
  await wallet.pressBack();
  await wallet.isHome();
  await expect.poll(top).toBe(left);

  await go(wallet, '/moon/DLrkRX7UzbSRc56p5mzUn8w6a8DQuoGfrQ');
  await appears(wallet.app.getByRole('heading', { name: ERROR_MESSAGES.title, exact: true }));
  expect(await wallet.app.locator('body').innerText()).not.toContain('DLrkRX7U');
  await wallet.pressBottom(ERROR_MESSAGES.home);
  await wallet.isHome();
});

it('loads itself anew once when a part is gone, then says so with a report that tells nothing of the owner', async () => {
  const phone = await buyPhone();
  let isGone = true;
  const part = builtFile('src/containers/wallet/ReceiveContainer.tsx');
  await phone.context.route(part, (route) => (isGone ? route.abort() : route.continue()));
  const wallet = await phone.open();
  await wallet.create();
  const loads: string[] = [];
  phone.page.on('load', () => loads.push(phone.page.url()));
  await wallet.button('Receive').click();
  await wallet.isLocked();
  await wallet.unlock();
  await appears(wallet.app.getByRole('heading', { name: ERROR_MESSAGES.title, exact: true }));
  expect(loads).toHaveLength(1);
  await wallet.app.getByText(ERROR_MESSAGES.report).click();
  await wallet.button(ERROR_MESSAGES.copy).click();
  await wallet.sees(ERROR_MESSAGES.copied);
  const report = await wallet.app.evaluate(() => navigator.clipboard.readText());
  expect(report).toMatch(/^Kennel [\d.]+ · part-missing · receive · TypeError(\n[\w-]+\.js:\d+:\d+)*$/);
  isGone = false;
  await wallet.button(ERROR_MESSAGES.home).click();
  await wallet.isHome();
  await wallet.button('Receive').click();
  await appears(wallet.app.getByRole('region', { name: 'Your address' }));
});
