/**
 * Secrets are shown only after the password, while a button is held, and are gone when it is released.
 * @module-tag heap
 */
import { expect, it } from 'vitest';
import {
  CHECK_MESSAGES,
  EXPORT_MESSAGES,
  SHOW_WORDS_MESSAGES,
} from '../src/i18n/messages/settings/securityMessages.ts';
import { SETTINGS_MESSAGES } from '../src/i18n/messages/settings/settingsMessages.ts';
import { createFixture, DOGE } from './support/fixture.ts';
import { askToSee } from './support/keys.ts';
import { expectLetGo } from './support/leaks.ts';
import type { Wallet } from './support/Wallet.ts';

const { openRich } = createFixture();

/** From home to one of the settings. */
async function openSetting(wallet: Wallet, name: string): Promise<void> {
  await wallet.button(SETTINGS_MESSAGES.title).click();
  await wallet.button(new RegExp(`^${name}`)).click();
}

async function hold(wallet: Wallet, name: string): Promise<void> {
  await wallet.button(name).hover();
  await wallet.telegram.mouse.down();
  await wallet.button(EXPORT_MESSAGES.holding).waitFor();
}

it('shows the words while they are held, and leaves none of them behind', async () => {
  const { wallet, words } = await openRich(2n * DOGE);
  await openSetting(wallet, SETTINGS_MESSAGES.showWords);
  await askToSee(wallet);
  await hold(wallet, EXPORT_MESSAGES.hold);
  expect(await wallet.shownWords()).toEqual(words);
  await wallet.telegram.mouse.up();
  await wallet.button(EXPORT_MESSAGES.hold).waitFor();
  expect((await wallet.shownWords()).join('')).toBe('');
});

it('hides the words when the wallet goes out of sight while they are held', async () => {
  const { wallet } = await openRich(2n * DOGE);
  await openSetting(wallet, SETTINGS_MESSAGES.showWords);
  await askToSee(wallet);
  await hold(wallet, EXPORT_MESSAGES.hold);
  await wallet.telegram.evaluate(() => globalThis.kennelHost.setActive(false));
  await wallet.button(EXPORT_MESSAGES.hold).waitFor();
  await wallet.telegram.mouse.up();
  expect((await wallet.shownWords()).join('')).toBe('');
});

it('does not show the words for another password', async () => {
  const { wallet } = await openRich(2n * DOGE);
  await openSetting(wallet, SETTINGS_MESSAGES.showWords);
  await wallet.app.locator('input[type=password]').fill('not the password');
  await wallet.pressBottom(EXPORT_MESSAGES.continue);
  await wallet.app.getByRole('alert').first().waitFor();
  expect(await wallet.button(EXPORT_MESSAGES.hold).count()).toBe(0);
  await wallet.sees(SHOW_WORDS_MESSAGES.title);
});

it('compares what is on the paper with what is kept', async () => {
  const { wallet, words } = await openRich(2n * DOGE);
  await openSetting(wallet, SETTINGS_MESSAGES.checkBackup);
  const first = wallet.app.getByRole('combobox').first();
  await first.fill(`${'abandon '.repeat(11)}about`);
  await wallet.pressBottom(CHECK_MESSAGES.check);
  await wallet.sees(CHECK_MESSAGES.differentTitle);
  await first.fill(words.join(' '));
  await wallet.pressBottom(CHECK_MESSAGES.check);
  await wallet.sees(CHECK_MESSAGES.matchesTitle);
  await expectLetGo(wallet);
  await wallet.pressBottom(CHECK_MESSAGES.done);
});
