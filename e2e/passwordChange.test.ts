/**
 * Changing the password: the new one opens everything, the old one nothing; after a kill in between, exactly one of them works.
 * @module-tag ships
 */
import { expect, it } from 'vitest';
import { UNLOCK_MESSAGES } from '../src/i18n/messages/accounts/accountMessages.ts';
import { CHANGE_MESSAGES } from '../src/i18n/messages/settings/securityMessages.ts';
import { SETTINGS_MESSAGES } from '../src/i18n/messages/settings/settingsMessages.ts';
import { createFixture, DOGE } from './support/fixture.ts';
import { OwnPhone } from './support/OwnPhone.ts';
import { PASSWORD, type Wallet } from './support/Wallet.ts';

const { sandbox, openRich, keep } = createFixture();
const NEW_PASSWORD = 'copper-lantern-willow-58';

async function fillChange(wallet: Wallet): Promise<void> {
  wallet.secrets.passwords.push(NEW_PASSWORD);
  await wallet.button(SETTINGS_MESSAGES.title).click();
  await wallet.button(new RegExp(`^${SETTINGS_MESSAGES.password}`)).click();
  await wallet.app.getByLabel(CHANGE_MESSAGES.current, { exact: true }).fill(PASSWORD);
  await wallet.app.getByLabel(CHANGE_MESSAGES.next, { exact: true }).fill(NEW_PASSWORD);
}

it('opens with the new password alone', async () => {
  const { phone, wallet, address } = await openRich(3n * DOGE);
  await fillChange(wallet);
  await wallet.pressBottom(CHANGE_MESSAGES.change);
  await wallet.sees(CHANGE_MESSAGES.doneTitle);
  await phone.kill();
  const again = await phone.open();
  await again.unlock(PASSWORD);
  await again.app.getByRole('alert').first().waitFor();
  await again.unlock(NEW_PASSWORD);
  await again.hasBalance(3n * DOGE);
  expect(await again.address()).toBe(address);
});

it('opens with one of the two when the whole browser is killed meanwhile', async () => {
  const phone = keep(new OwnPhone());
  let wallet = await phone.open();
  const words = await wallet.create();
  const address = await wallet.address();
  await sandbox.faucet(address, 3n * DOGE);
  await wallet.hasBalance(3n * DOGE);
  await fillChange(wallet);
  await wallet.pressBottom(CHANGE_MESSAGES.change);
  await phone.kill();

  wallet = await phone.open();
  wallet.secrets.phrases.push(words);
  await wallet.unlock(NEW_PASSWORD);
  const isOld = await Promise.race([
    wallet.isHome().then(() => false),
    wallet.app
      .getByRole('alert')
      .first()
      .waitFor()
      .then(() => true),
  ]);
  if (isOld) await wallet.unlock(PASSWORD);
  await wallet.hasBalance(3n * DOGE);
  expect(await wallet.address()).toBe(address);
  expect(await wallet.app.getByText(UNLOCK_MESSAGES.title).count()).toBe(0);
});
