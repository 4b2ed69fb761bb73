/**
 * Unlocking by a passkey in a browser: a key derived by the device seals the token, and the password always works.
 * @module-tag ships
 */
import { expect, inject, it } from 'vitest';
import { PASSWORD_MESSAGES, PHRASE_MESSAGES } from '../src/i18n/messages/accounts/accountMessages.ts';
import { WELCOME_MESSAGES } from '../src/i18n/messages/app/startMessages.ts';
import {
  BIOMETRY_MESSAGES,
  PASSWORD_PROMPT_MESSAGES,
} from '../src/i18n/messages/settings/securityMessages.ts';
import { SETTINGS_MESSAGES } from '../src/i18n/messages/settings/settingsMessages.ts';
import { createFixture } from './support/fixture.ts';
import { type Authenticator, plugAuthenticator } from './support/passkeys.ts';
import { PASSWORD, type Wallet } from './support/Wallet.ts';

const { buyPhone } = createFixture();
const PASSKEY = BIOMETRY_MESSAGES.passkey;

/** Passkeys need a host name, not an IP address. */
const named = () => inject('appUrl').replace('127.0.0.1', 'localhost');

/** A wallet in a browser on a device that makes passkeys, at its settings. */
async function openSettings(hasPrf = true): Promise<{ wallet: Wallet; device: Authenticator }> {
  const phone = await buyPhone({ host: 'browser' });
  const wallet = await phone.openAt('/', named());
  const device = await plugAuthenticator(phone.page, hasPrf);
  await wallet.create();
  await wallet.openSettings();
  return { wallet, device };
}

async function turnOn(wallet: Wallet): Promise<void> {
  await wallet.setting(PASSKEY.name).click();
  await wallet.app.getByLabel(PASSWORD_PROMPT_MESSAGES.password, { exact: true }).fill(PASSWORD);
  await wallet.button(SETTINGS_MESSAGES.enrol).click();
}

const isOn = (wallet: Wallet, checked = true): Promise<void> =>
  wallet.app.getByRole('switch', { name: PASSKEY.name, exact: true, checked }).waitFor();

/** A wallet locked in the settings reopens there. */
const isInSettings = (wallet: Wallet): Promise<void> => wallet.setting(SETTINGS_MESSAGES.lockNow).waitFor();

it('opens the wallet after a reload, without the password', { tags: ['short'] }, async () => {
  const { wallet } = await openSettings();
  await turnOn(wallet);
  await isOn(wallet);
  await wallet.app.getByRole('dialog').waitFor({ state: 'hidden' });
  await wallet.setting(SETTINGS_MESSAGES.lockNow).click();
  await wallet.button(PASSKEY.unlock).click();
  await isInSettings(wallet);
  await wallet.telegram.reload();
  await wallet.button(PASSKEY.unlock).click();
  await isInSettings(wallet);
});

it('is there from the first password on, for a tap', async () => {
  const phone = await buyPhone({ host: 'browser' });
  const wallet = await phone.openAt('/', named());
  const device = await plugAuthenticator(phone.page);
  await wallet.pressBottom(WELCOME_MESSAGES.create);
  await wallet.fillPassword(PASSWORD);
  await wallet.app.getByRole('switch', { name: PASSKEY.name }).click();
  await wallet.pressBottom(PASSWORD_MESSAGES.create);
  await wallet.sees(PHRASE_MESSAGES.title);
  expect(await device.count()).toBe(1);
  await wallet.saveWithoutBackup();
  await wallet.telegram.reload();
  await wallet.pressUnlessDone(wallet.button(PASSKEY.unlock), wallet.isHome());
});

it('leaves the first password alone on a device whose passkeys derive nothing, and says so', async () => {
  const phone = await buyPhone({ host: 'browser' });
  const wallet = await phone.openAt('/', named());
  await plugAuthenticator(phone.page, false);
  await wallet.pressBottom(WELCOME_MESSAGES.create);
  await wallet.fillPassword(PASSWORD);
  await wallet.app.getByRole('switch', { name: PASSKEY.name }).click();
  // shown for two seconds only
  await Promise.all([
    wallet.sees(PASSWORD_MESSAGES.quickUnlockOff),
    wallet.pressBottom(PASSWORD_MESSAGES.create),
  ]);
  await wallet.saveWithoutBackup();
  await wallet.telegram.reload();
  await wallet.unlock();
  await wallet.isHome();
});

it('leaves the password when the passkey was deleted, and makes a new one', async () => {
  const { wallet, device } = await openSettings();
  await turnOn(wallet);
  await isOn(wallet);
  await wallet.app.getByRole('dialog').waitFor({ state: 'hidden' });
  await device.forget();
  await wallet.setting(SETTINGS_MESSAGES.lockNow).click();
  await wallet.button(PASSKEY.unlock).click();
  await wallet.unlock();
  await isInSettings(wallet);
  await wallet.setting(PASSKEY.name).click();
  await isOn(wallet, false);
  await turnOn(wallet);
  await isOn(wallet);
  expect(await device.count()).toBe(1);
});

it('leaves the password when the device recognises nobody', async () => {
  const { wallet, device } = await openSettings();
  await turnOn(wallet);
  await isOn(wallet);
  await wallet.app.getByRole('dialog').waitFor({ state: 'hidden' });
  await device.recognise(false);
  await wallet.setting(SETTINGS_MESSAGES.lockNow).click();
  await wallet.button(PASSKEY.unlock).click();
  await wallet.unlock();
  await isInSettings(wallet);
});

it('changes nothing on a device whose passkeys derive nothing', async () => {
  const { wallet } = await openSettings(false);
  await turnOn(wallet);
  await wallet.sees(SETTINGS_MESSAGES.enrolDenied);
  await wallet.telegram.keyboard.press('Escape');
  await isOn(wallet, false);
  await wallet.lockNow();
  await wallet.unlock();
  await isInSettings(wallet);
});
