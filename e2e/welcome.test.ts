/**
 * The welcome screen, which shows before the rest of the app has loaded: early presses are not lost.
 * @module-tag ships
 */
import { expect, it } from 'vitest';
import { createFakeHost } from '../mocks/telegram/fakeHost.ts';
import { PASSWORD_MESSAGES } from '../src/i18n/messages/accounts/accountMessages.ts';
import { OTHER_WINDOW_MESSAGES } from '../src/i18n/messages/app/elsewhereMessages.ts';
import { ERROR_MESSAGES, WELCOME_MESSAGES } from '../src/i18n/messages/app/startMessages.ts';
import { createFixture } from './support/fixture.ts';
import { hostOptions, type Phone } from './support/Phone.ts';
import type { Wallet } from './support/Wallet.ts';

const { buyPhone } = createFixture();

/** The chunk after the first screen. */
const APP = /\/assets\/app-[\w-]+\.js$/;
const GERMAN = /\/assets\/de-[\w-]+\.js$/;

/** Delays files. @returns releases them */
async function hold({ context }: Phone, files: RegExp): Promise<() => void> {
  let arrive = () => {};
  const way = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await context.route(files, async (route) => {
    await way;
    await route.continue();
  });
  return arrive;
}

const isAtPassword = ({ app }: Wallet): Promise<void> =>
  app.getByLabel(PASSWORD_MESSAGES.password, { exact: true }).waitFor();

it('goes where somebody pressed before the app was here, and back', { tags: ['short'] }, async () => {
  const phone = await buyPhone({ host: 'browser' });
  const arrive = await hold(phone, APP);
  const wallet = await phone.open();
  await wallet.isWelcomed();
  const create = wallet.button(WELCOME_MESSAGES.create);
  await create.click();
  await expect.poll(() => create.getAttribute('aria-busy')).toBe('true');
  expect(await wallet.button(WELCOME_MESSAGES.bringIn).isDisabled()).toBe(true);
  arrive();
  await isAtPassword(wallet);
  await wallet.telegram.goBack();
  await wallet.sees(WELCOME_MESSAGES.title);
  await expect.poll(() => create.isEnabled()).toBe(true);
  await wallet.button(WELCOME_MESSAGES.openBackup).click();
  await expect.poll(() => new URL(wallet.app.url()).pathname).toBe('/account/restore-file');
});

it('lets somebody go forward to where they were before the page was loaded anew', async () => {
  const phone = await buyPhone({ host: 'browser' });
  const wallet = await phone.open();
  await wallet.isWelcomed();
  await wallet.button(WELCOME_MESSAGES.create).click();
  await isAtPassword(wallet);
  await wallet.telegram.goBack();
  await wallet.telegram.reload();
  await wallet.sees(WELCOME_MESSAGES.title);
  await wallet.telegram.goForward();
  await isAtPassword(wallet);
});

it('says so where the app cannot be had, and opens once it can', async () => {
  const phone = await buyPhone({ host: 'browser' });
  await phone.context.route(APP, (route) => route.abort());
  const wallet = await phone.open();
  await wallet.isWelcomed();
  await wallet.button(WELCOME_MESSAGES.create).click();
  await wallet.sees(ERROR_MESSAGES.partMissing);
  await phone.context.unroute(APP);
  await wallet.button(ERROR_MESSAGES.reload).click();
  await wallet.button(WELCOME_MESSAGES.create).click();
  await isAtPassword(wallet);
});

it('gives way to another window while nobody has pressed anything', async () => {
  const phone = await buyPhone();
  const first = await phone.open();
  await first.sees(WELCOME_MESSAGES.title);
  await expect.poll(() => new URL(first.app.url()).pathname).toBe('/welcome');
  const second = await phone.open();
  await second.sees(OTHER_WINDOW_MESSAGES.title);
  await second.button(OTHER_WINDOW_MESSAGES.use).click();
  await second.choosePassword();
  await first.sees(OTHER_WINDOW_MESSAGES.title);
});

it('speaks as was chosen on another device, as soon as that is known', async () => {
  const phone = await buyPhone();
  const { keeping } = createFakeHost(hostOptions({})).state();
  phone.keeping = { ...keeping, cloud: { language: 'de' } };
  const wallet = await phone.open();
  await wallet.pressBottom('Wallet erstellen');
  await wallet.app.getByLabel('Passwort', { exact: true }).waitFor();
});

it('speaks the person’s language though its words come after welcome, and before the app', async () => {
  const phone = await buyPhone({ user: { id: 1, firstName: 'Shiba', languageCode: 'de' } });
  const [letWords, letApp] = [await hold(phone, GERMAN), await hold(phone, APP)];
  const wallet = await phone.open();
  await wallet.sees(WELCOME_MESSAGES.title);
  const words = wallet.telegram.waitForResponse(GERMAN);
  letWords();
  await (await words).finished();
  letApp();
  await wallet.pressBottom('Wallet erstellen');
  await wallet.app.getByLabel('Passwort', { exact: true }).waitFor();
});

it('loses no press to words that come between it and the app', async () => {
  const phone = await buyPhone({ user: { id: 1, firstName: 'Shiba', languageCode: 'de' } });
  const [letWords, letApp] = [await hold(phone, GERMAN), await hold(phone, APP)];
  const wallet = await phone.open();
  await wallet.pressBottom(WELCOME_MESSAGES.create);
  const words = wallet.telegram.waitForResponse(GERMAN);
  letWords();
  await (await words).finished();
  letApp();
  await wallet.app.getByLabel('Passwort', { exact: true }).waitFor();
});
