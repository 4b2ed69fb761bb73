/** A wallet's whole life in each of Telegram's clients, modeled on their sources: opened, created and backed up, paid, locked, deleted. */
import { expect, it } from 'vitest';
import { FAKE_PLATFORMS, PLATFORMS } from '../mocks/telegram/platforms.ts';
import { DELETE_MESSAGES } from '../src/i18n/messages/settings/securityMessages.ts';
import { copiesOn, deleteEverything, isCopied, SEALED } from './support/deleting.ts';
import { createFixture, DOGE, STRANGER } from './support/fixture.ts';

const { sandbox, buyPhone } = createFixture();

it.each(FAKE_PLATFORMS)('is lived on %s', async (platform) => {
  const phone = await buyPhone({ platform });
  const wallet = await phone.open();
  // its words are written down and checked
  await wallet.create();
  const address = await wallet.address();
  await sandbox.faucet(address, 50n * DOGE);
  await wallet.hasBalance(50n * DOGE);
  await wallet.transfer(STRANGER, 10n * DOGE);
  await wallet.done();
  const isKeeping = PLATFORMS[platform].deviceStorage !== 'unsupported';
  if (isKeeping) await isCopied(phone);
  await wallet.openSettings();
  await wallet.lockNow();
  await phone.page.close();

  const again = await phone.open();
  await again.unlock();
  await again.isHome();
  expect(await again.address()).toBe(address);
  await deleteEverything(again);
  await again.sees(DELETE_MESSAGES.doneTitle);
  expect(copiesOn(phone)).not.toContain(SEALED);
  expect(await again.telegram.evaluate(() => globalThis.kennelHost.violations)).toEqual([]);
});
