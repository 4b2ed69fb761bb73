/**
 * The page loses all its storage: the vault is restored from Telegram's copy, or the wallet says that it can't be.
 * @module-tag ships
 */
import { expect, it } from 'vitest';
import { PASSWORD_MESSAGES, PHRASE_MESSAGES } from '../src/i18n/messages/accounts/accountMessages.ts';
import { RESTORING_MESSAGES, WELCOME_MESSAGES } from '../src/i18n/messages/app/startMessages.ts';
import { appears } from './support/appears.ts';
import { createFixture } from './support/fixture.ts';
import type { Phone } from './support/Phone.ts';
import { PASSWORD } from './support/Wallet.ts';

const { buyPhone } = createFixture();

/** The app's raw storage in Telegram Desktop. */
const copiesOn = (phone: Phone): string => Object.values(phone.keeping?.deviceStorage ?? {}).join('\n');

/** Marks a wallet's records in a copy. */
const SEALED = '"records":[{';

/** Waits until Telegram's copy has the wallet in it. */
const isCopied = (phone: Phone): Promise<void> => expect.poll(() => copiesOn(phone)).toContain(SEALED);

/** A wallet on Telegram Desktop whose page then loses all its own storage. */
async function loseAll(): Promise<{ readonly phone: Phone; readonly address: string }> {
  const phone = await buyPhone({ platform: 'tdesktop' });
  const wallet = await phone.open();
  await wallet.create();
  const address = await wallet.address();
  await isCopied(phone);
  await phone.kill();
  await phone.losePage();
  return { phone, address };
}

it('says that the wallet is back, opens it with its password, and comes back as often as it is lost', async () => {
  const { phone, address } = await loseAll();
  for (const _ of [1, 2]) {
    // shown for two seconds only, while the app opens
    const isShown = phone.context
      .waitForEvent('page')
      .then((page) => appears(page.getByText(RESTORING_MESSAGES.restored).first()));
    const [wallet] = await Promise.all([phone.open(), isShown]);
    await wallet.unlock();
    expect(await wallet.address()).toBe(address);
    await phone.kill();
    await phone.losePage();
  }
});

it('begins anew where Telegram kept nothing either', async () => {
  const { phone, address } = await loseAll();
  phone.keeping = null;
  const wallet = await phone.open();
  await wallet.isWelcomed();
  await wallet.create();
  expect(await wallet.address()).not.toBe(address);
});

it('does not believe a copy whose end is cut off, warns that this device forgets, and makes room for another wallet', async () => {
  const { phone, address } = await loseAll();
  const { keeping } = phone;
  if (keeping === null) throw new TypeError('Telegram kept nothing');
  const cut = Object.entries(keeping.deviceStorage).map(([key, text]) => [key, text.slice(0, -9)]);
  phone.keeping = { ...keeping, deviceStorage: Object.fromEntries(cut) };
  const wallet = await phone.open();
  await wallet.isWelcomed();
  await wallet.sees(WELCOME_MESSAGES.forgetfulTitle);
  await wallet.button(WELCOME_MESSAGES.create).click();
  await wallet.fillPassword(PASSWORD);
  await wallet.pressBottom(PASSWORD_MESSAGES.create);
  await wallet.sees(PHRASE_MESSAGES.title);
  // without a copy, only its words can restore it
  expect(await wallet.button(PHRASE_MESSAGES.later).count()).toBe(0);
  await wallet.keepNewWords();
  const another = await wallet.address();
  expect(another).not.toBe(address);
  const isNew = (text: string) => text.includes(SEALED) && !cut.some(([, old]) => old === text);
  await expect.poll(() => Object.values(phone.keeping?.deviceStorage ?? {}).some(isNew)).toBe(true);

  await phone.kill();
  await phone.losePage();
  const again = await phone.open();
  await again.unlock();
  expect(await again.address()).toBe(another);
});
