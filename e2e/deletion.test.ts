/** Everything is deleted: nothing is left or reappears, and the words restore the wallet. */
import { expect, it } from 'vitest';
import { UNLOCK_MESSAGES } from '../src/i18n/messages/accounts/accountMessages.ts';
import { DELETE_MESSAGES } from '../src/i18n/messages/settings/securityMessages.ts';
import { copiesOn, deleteEverything, goThrough, isCopied, SEALED } from './support/deleting.ts';
import { createFixture, DOGE } from './support/fixture.ts';
import { enterPhrase, haveOneAlready, isFound, keepFound } from './support/keys.ts';
import type { Phone } from './support/Phone.ts';
import { tracesOf } from './support/traces.ts';
import type { Wallet } from './support/Wallet.ts';

const { openHome, openRich } = createFixture();

/** Marks in the database of raw transactions when one was last used. */
const USED = '{"turn":';

/** The method that changes the app's storage in the client. */
const SAVE = 'web_app_device_storage_save_key';

/** Checks that the vault is gone from the page's storage and from Telegram's. */
async function isGone(phone: Phone, wallet: Wallet): Promise<void> {
  const { databases, localStorage } = await tracesOf(wallet.app);
  expect(databases).not.toContain('records');
  expect(databases).not.toContain(USED);
  expect(localStorage).not.toContain('kennel:vault:');
  expect(copiesOn(phone)).not.toContain(SEALED);
}

it('lets somebody who forgot the password delete all, and bring it back with the words', async () => {
  const { phone, wallet, words, address } = await openRich(40n * DOGE);
  await isCopied(phone);
  expect((await tracesOf(wallet.app)).databases).toContain('records');
  await expect.poll(async () => (await tracesOf(wallet.app)).databases).toContain(USED);
  await wallet.openSettings();
  await wallet.lockNow();
  await wallet.button(UNLOCK_MESSAGES.forgotten).click();
  await wallet.button(UNLOCK_MESSAGES.startAgain).click();
  await wallet.sees(DELETE_MESSAGES.titleForgotten);
  await goThrough(wallet);
  await wallet.sees(DELETE_MESSAGES.doneTitle);
  await isGone(phone, wallet);
  await wallet.pressBottom(DELETE_MESSAGES.begin);
  await wallet.isWelcomed();

  await haveOneAlready(wallet, 'another-password-61-elm');
  await enterPhrase(wallet, words);
  await isFound(wallet);
  await keepFound(wallet, 1);
  await wallet.hasBalance(40n * DOGE);
  expect(await wallet.address()).toBe(address);
});

it('finishes what was killed half-way, and takes nothing back from the copy in Telegram', async () => {
  const { phone, ...home } = await openHome();
  let { wallet } = home;
  await isCopied(phone);
  await wallet.telegram.evaluate((method) => globalThis.kennelHost.mute(method), SAVE);
  const asks = (method: string) => globalThis.kennelHost.callsOf(method).length;
  const before = await wallet.telegram.evaluate(asks, SAVE);
  await deleteEverything(wallet);
  await wallet.telegram.waitForFunction(
    ([method, count]) => globalThis.kennelHost.callsOf(method).length > count,
    [SAVE, before] as const,
  );
  await phone.kill();
  expect(copiesOn(phone)).toContain(SEALED);

  wallet = await phone.open();
  await wallet.isWelcomed();
  await isGone(phone, wallet);
  await phone.kill();
  wallet = await phone.open();
  await wallet.isWelcomed();
});

it('says what is left when Telegram keeps its copy, and never takes that back', async () => {
  const { phone, ...home } = await openHome();
  let { wallet } = home;
  await isCopied(phone);
  await wallet.telegram.evaluate((method) => globalThis.kennelHost.fail(method, 'UNKNOWN_ERROR'), SAVE);
  await deleteEverything(wallet);
  await wallet.sees(DELETE_MESSAGES.failedTitle);
  await phone.kill();
  expect(copiesOn(phone)).toContain(SEALED);

  wallet = await phone.open();
  await wallet.isWelcomed();
  await isGone(phone, wallet);
});

it('has all or nothing when it is killed in the moment of the press', async () => {
  const { phone, ...home } = await openHome();
  let { wallet } = home;
  const { address } = home;
  await isCopied(phone);
  await deleteEverything(wallet);
  await phone.kill();
  wallet = await phone.open();
  const isUntouched = await Promise.race([
    wallet.isLocked().then(() => true),
    wallet.isWelcomed().then(() => false),
  ]);
  if (isUntouched) {
    await wallet.unlock();
    expect(await wallet.address()).toBe(address);
  } else await isGone(phone, wallet);
});
