/** More ways to pay: several recipients, a code in a picture, chosen coins, a draft that survives everything, a lookalike address. */
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { COIN_MESSAGES } from '../src/i18n/messages/send/coinMessages.ts';
import { LIST_MESSAGES, listActionLabel } from '../src/i18n/messages/send/recipientListMessages.ts';
import { RECIPIENT_MESSAGES } from '../src/i18n/messages/send/recipientMessages.ts';
import { SETTINGS_MESSAGES } from '../src/i18n/messages/settings/settingsMessages.ts';
import { createFixture, DOGE, STRANGER } from './support/fixture.ts';
import { SMALL_SCREEN } from './support/Phone.ts';
import type { Wallet } from './support/Wallet.ts';

const { sandbox, openRich, openHome } = createFixture({ hasIndexLag: true });

/** Draws a QR code as in a screenshot. @returns the bytes of a PNG */
async function pictureOf(wallet: Wallet, text: string): Promise<Buffer> {
  const { data, size } = encode(text, { border: 4 });
  const drawn = await wallet.app.evaluate(
    ({ modules, side }) => {
      const canvas = document.createElement('canvas');
      canvas.width = side * 8;
      canvas.height = side * 8;
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('nothing to draw on');
      context.fillStyle = 'white';
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.fillStyle = 'black';
      for (const [y, row] of modules.entries()) {
        for (const [x, isDark] of row.entries()) if (isDark) context.fillRect(x * 8, y * 8, 8, 8);
      }
      return canvas.toDataURL('image/png');
    },
    { modules: data, side: size },
  );
  return Buffer.from(drawn.slice(drawn.indexOf(',') + 1), 'base64');
}

const showPicture = async (wallet: Wallet, picture: Buffer): Promise<void> =>
  wallet.app
    .getByLabel(RECIPIENT_MESSAGES.pictureLabel)
    .setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: picture });

const openForm = async (wallet: Wallet): Promise<void> => {
  await wallet.button('Send').click();
  await wallet.app.getByLabel('To', { exact: true }).waitFor();
};

async function addressOfAnother(): Promise<string> {
  const { address } = await openHome({ owner: 'friend' });
  return address;
}

it('pays several from a pasted list in one transfer, on the smallest phone', async () => {
  const { wallet, address } = await openRich(100n * DOGE, { screen: SMALL_SCREEN });
  const friend = await addressOfAnother();
  await openForm(wallet);
  const fits = [await wallet.fits()];
  await wallet.openAdvanced();
  await wallet.button(RECIPIENT_MESSAGES.several).click();
  const field = wallet.app.getByLabel(LIST_MESSAGES.label);
  await field.fill(`address;amount;name\n${STRANGER};12,5;Moon Coffee\n${friend};x`);
  await wallet.sees('Line 3');
  fits.push(await wallet.fits());
  await field.fill(`address;amount;name\n${STRANGER};12,5;Moon Coffee\n${friend};3`);
  await wallet.button(listActionLabel(2)).click();
  await wallet.app.getByRole('region', { name: '2 recipients' }).waitFor();
  fits.push(await wallet.fits());
  await wallet.review();
  fits.push(await wallet.fits());
  await wallet.send(15n * DOGE + DOGE / 2n);
  expect(fits).not.toContain(false);
  await sandbox.mine();
  const [spent, ...more] = await sandbox.spendsOf(address);
  expect(more).toEqual([]);
  const paid = spent?.vout.slice(0, 2).map(({ addresses, value }) => [addresses, BigInt(value)]);
  expect(paid).toEqual([
    [[STRANGER], 12n * DOGE + DOGE / 2n],
    [[friend], 3n * DOGE],
  ]);
});

it('reads who is paid from a picture of a code, and takes no other picture', async () => {
  const { wallet } = await openRich(50n * DOGE);
  await openForm(wallet);
  await showPicture(wallet, await pictureOf(wallet, 'https://example.org/'));
  await wallet.sees(RECIPIENT_MESSAGES.notAnAddress);
  await showPicture(wallet, await pictureOf(wallet, `dogecoin:${STRANGER}?amount=7.5`));
  await expect.poll(() => wallet.app.getByLabel('Amount in DOGE').inputValue()).toBe('7.5');
  await wallet.review();
  await wallet.send(7n * DOGE + DOGE / 2n);
});

it('spends exactly the coins that were chosen', async () => {
  const { wallet, address } = await openRich(40n * DOGE);
  await sandbox.faucet(address, 25n * DOGE);
  await wallet.hasBalance(65n * DOGE);
  await wallet.fillTransfer(STRANGER, 3n * DOGE);
  await wallet.openAdvanced();
  await wallet.button(COIN_MESSAGES.title).click();
  await wallet.app.getByRole('checkbox', { name: /^25/ }).check();
  await wallet.sees('1 coin, 25');
  await wallet.review();
  await wallet.send(3n * DOGE);
  await sandbox.mine();
  const [spent] = await sandbox.spendsOf(address);
  expect(spent?.vin.map(({ value }) => BigInt(value ?? 0))).toEqual([25n * DOGE]);
});

it('keeps what was typed through a lock, a reload and a kill, and empties it once it was sent', async () => {
  const { phone, wallet: first } = await openRich(40n * DOGE);
  let wallet = first;
  const hasDraft = async () => {
    await openForm(wallet);
    await expect.poll(() => wallet.app.getByLabel('Amount in DOGE').inputValue()).toBe('4.25');
    expect(await wallet.app.getByLabel('To', { exact: true }).inputValue()).toBe(STRANGER);
    await wallet.pressBack();
    await wallet.isHome();
  };
  await wallet.fillTransfer(STRANGER, 4n * DOGE + DOGE / 4n);
  await wallet.keepDraft();
  await wallet.isHome();

  await wallet.openSettings();
  await wallet.lockNow();
  await wallet.unlock();
  await wallet.setting(SETTINGS_MESSAGES.lockNow).waitFor();
  await wallet.pressBack();
  await wallet.isHome();
  await hasDraft();

  await phone.kill();
  wallet = await phone.open();
  await wallet.unlock();
  await wallet.isHome();
  await hasDraft();

  await openForm(wallet);
  await wallet.sees('Restored your draft');
  await wallet.review();
  await wallet.send(4n * DOGE + DOGE / 4n);
  await wallet.done();
  await openForm(wallet);
  expect(await wallet.app.getByLabel('To', { exact: true }).inputValue()).toBe('');
});
