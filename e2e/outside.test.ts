/** Checks the production build in a browser without Telegram around it. */
import { expect, inject, it } from 'vitest';
import { OUTSIDE_MESSAGES } from '../src/i18n/messages/app/elsewhereMessages.ts';
import { sharedBrowser } from './support/Phone.ts';

it('says in a plain browser that Kennel lives in Telegram, and makes no wallet', async () => {
  const context = await (await sharedBrowser()).newContext();
  const page = await context.newPage();
  await page.goto(inject('appUrl'));
  await page.getByRole('heading', { name: OUTSIDE_MESSAGES.title, exact: true }).waitFor();
  expect(await page.getByRole('button').count()).toBe(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await context.close();
});
