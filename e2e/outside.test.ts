/** Where the wallet does not open without Telegram: when its host is configured so, and in Telegram without launch parameters. */
import type { BrowserContext } from 'playwright';
import { expect, inject, it } from 'vitest';
import { OUTSIDE_MESSAGES } from '../src/i18n/messages/app/elsewhereMessages.ts';
import { sharedBrowser } from './support/Phone.ts';

const CONFIG = '**/kennel.config.json';

/** Shows only where Kennel can be opened, and no wallet. */
async function expectOutside(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(inject('appUrl'));
  await page.getByRole('heading', { name: OUTSIDE_MESSAGES.title, exact: true }).waitFor();
  expect(await page.getByRole('button').count()).toBe(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await context.close();
}

it('says in a plain browser that Kennel lives in Telegram where its host has it so', async () => {
  const context = await (await sharedBrowser()).newContext();
  await context.route(CONFIG, (route) => route.fulfill({ json: { profile: 'telegram' } }));
  await expectOutside(context);
});

it('says it in Telegram’s own window too, when Telegram opened it without a word', async () => {
  const context = await (await sharedBrowser()).newContext();
  await context.addInitScript(() => Object.assign(window, { TelegramWebviewProxy: { postEvent() {} } }));
  await expectOutside(context);
});
