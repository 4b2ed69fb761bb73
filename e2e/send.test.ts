/** The main journey on the smallest phone: create a wallet, receive, send, and a second wallet receives it. */
import { expect, it } from 'vitest';
import { PASSWORD_MESSAGES, PHRASE_MESSAGES } from '../src/i18n/messages/accounts/accountMessages.ts';
import { WELCOME_MESSAGES } from '../src/i18n/messages/app/startMessages.ts';
import { FACT_MESSAGES } from '../src/i18n/messages/wallet/detailMessages.ts';
import { appears } from './support/appears.ts';
import { createFixture, DOGE, STRANGER } from './support/fixture.ts';
import { SMALL_SCREEN } from './support/Phone.ts';
import { PASSWORD, type Wallet } from './support/Wallet.ts';

const { sandbox, buyPhone, openHome, openRich } = createFixture({ hasMotion: true, hasIndexLag: true });

/** Requests an amount on the receive screen. @returns the copied link */
async function askFor(wallet: Wallet, amount: string): Promise<string> {
  await wallet.button('Receive').click();
  await wallet.app.getByRole('img', { name: /^QR code of your address/ }).waitFor();
  await wallet.button('Request amount').click();
  await wallet.app.getByLabel('Amount to request').fill(amount);
  await wallet.app.getByRole('img', { name: /^QR code of your payment link/ }).waitFor();
  // shown for two seconds only
  await Promise.all([appears(wallet.button('Copied')), wallet.button('Copy link').click()]);
  return wallet.app.evaluate(() => navigator.clipboard.readText());
}

it('fits on a phone of 320 by 568 from welcome to the words and home', async () => {
  const phone = await buyPhone({ screen: SMALL_SCREEN });
  const wallet = await phone.open();
  const fits: Record<string, boolean> = {};
  const inspect = async (screen: string) => {
    fits[screen] = await wallet.fits();
  };
  await wallet.sees(WELCOME_MESSAGES.title);
  await inspect('welcome');
  await wallet.pressBottom(WELCOME_MESSAGES.create);
  await wallet.fillPassword(PASSWORD);
  await inspect('password');
  await wallet.pressBottom(PASSWORD_MESSAGES.create);
  await wallet.sees(PHRASE_MESSAGES.title);
  await inspect('choice');
  const words = await wallet.readWords();
  await inspect('words');
  await wallet.typeAskedWords(words);
  await inspect('check');
  await wallet.pressBottom(PHRASE_MESSAGES.check);
  await wallet.isHome();
  await inspect('home');
  expect(words).toHaveLength(12);
  expect(Object.entries(fits).filter(([, isFit]) => !isFit)).toEqual([]);
});

it('receives, sends a part to a second wallet, and both see it confirmed', {
  tags: ['short', 'heap'],
}, async () => {
  const { wallet, address } = await openRich(100n * DOGE, { screen: SMALL_SCREEN });
  const { wallet: other } = await openHome({ owner: 'friend' });
  const link = await askFor(other, '12.5');
  expect(link).toMatch(/^dogecoin:[mn]\w{33}\?amount=12\.5$/);
  const fits: boolean[] = [];

  await wallet.button('Send').click();
  await wallet.app.getByLabel('To', { exact: true }).fill(link);
  await expect.poll(() => wallet.app.getByLabel('Amount in DOGE').inputValue()).toBe('12.5');
  fits.push(await wallet.fits());
  await wallet.review();
  fits.push(await wallet.fits());
  const fee = await wallet.fact('Network fee');
  expect(await wallet.fact('Total')).toBe(12n * DOGE + DOGE / 2n + fee);
  await wallet.send(12n * DOGE + DOGE / 2n);
  fits.push(await wallet.fits());
  await wallet.done();
  await wallet.hasRow('Sending', 12n * DOGE + DOGE / 2n);
  await wallet.hasBalance(87n * DOGE + DOGE / 2n - fee);
  fits.push(await wallet.fits());

  await sandbox.mine();
  await wallet.hasRow('Sent', 12n * DOGE + DOGE / 2n);
  await other.pressBack();
  await other.hasBalance(12n * DOGE + DOGE / 2n);
  await other.hasRow('Received', 12n * DOGE + DOGE / 2n);

  await wallet.button('History').click();
  await wallet.app.getByRole('heading', { name: 'History', exact: true }).waitFor();
  await wallet.hasRow('Received', 100n * DOGE);
  fits.push(await wallet.fits());
  await wallet.row('Sent', 12n * DOGE + DOGE / 2n).click();
  await wallet.sees('1 confirmation');
  fits.push(await wallet.fits());
  await wallet.button(FACT_MESSAGES.technical).click();
  fits.push(await wallet.fits());
  expect(await wallet.fact('Network fee')).toBe(fee);
  const [spent, ...more] = await sandbox.spendsOf(address);
  expect(more).toEqual([]);
  await wallet.sees(spent?.txid ?? '');
  expect(BigInt(spent?.fees ?? 0)).toBe(fee);
  expect(fits).not.toContain(false);
});

it('sends everything, and nothing stays behind', async () => {
  const { wallet, address } = await openRich(30n * DOGE);
  await wallet.fillTransfer(STRANGER, 'max');
  await wallet.review();
  const fee = await wallet.fact('Network fee');
  await wallet.send(30n * DOGE - fee);
  await sandbox.mine();
  await wallet.sees('1 confirmation');
  await wallet.done();
  await wallet.hasBalance(0n);
  const [spent] = await sandbox.spendsOf(address);
  expect(spent?.vout.map(({ addresses, value }) => [addresses, BigInt(value)])).toEqual([
    [[STRANGER], 30n * DOGE - fee],
  ]);
});
