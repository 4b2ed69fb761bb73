/** Home: a balance opened to its parts and their coins. */
import { expect, it } from 'vitest';
import { explainFreeing, PARTS_WORDS } from '../src/text/partWords.ts';
import { appears } from './support/appears.ts';
import { DOGE, keepHousehold } from './support/household.ts';
import { SMALL_SCREEN } from './support/Phone.ts';
import type { Wallet } from './support/Wallet.ts';

const { sandbox, openRich } = keepHousehold();

const CARRIER = DOGE / 1000n;
const SMALL = DOGE / 200n;

/** Opens a part of the balance, from home. @param name - as it begins */
async function openPart(wallet: Wallet, name: string): Promise<void> {
  await wallet.app.locator('button', { hasText: /^Balance/ }).click();
  const sheet = wallet.app.getByRole('dialog');
  await appears(sheet);
  await sheet.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await appears(wallet.app.getByRole('dialog', { name }));
}

const sheetText = (wallet: Wallet): Promise<string> => wallet.app.getByRole('dialog').innerText();

it('opens a balance to small, fresh and protected coins, each with what frees it, and back puts it away', async () => {
  const { wallet, address } = await openRich(50n * DOGE, { screen: SMALL_SCREEN });
  await sandbox.faucet(address, SMALL);
  await sandbox.faucet(address, CARRIER);
  await sandbox.control('mine', { count: 1, to: address });
  await sandbox.mine(3);
  await wallet.sees('Mined');

  await openPart(wallet, 'Too small');
  expect(await sheetText(wallet)).toContain('0.005');
  expect(await sheetText(wallet)).toContain(explainFreeing('small'));
  expect(await wallet.fits()).toBe(true);
  await wallet.button(PARTS_WORDS.all).click();

  const sheet = wallet.app.getByRole('dialog');
  await sheet.getByRole('button', { name: /^Freshly mined/ }).click();
  await wallet.sees(/Ready after \d+ more blocks/);
  await wallet.button(PARTS_WORDS.all).click();
  await sheet.getByRole('button', { name: /^Protected/ }).click();
  await wallet.sees(/may carry an inscription/);
  await sheet.getByRole('button', { name: /0\.001/ }).click();
  await appears(wallet.app.getByText('Transaction id'));
  await wallet.pressBack();
  await wallet.isHome();

  await openPart(wallet, 'Too small');
  await wallet.button(PARTS_WORDS.merge).click();
  await expect.poll(() => new URL(wallet.app.url()).pathname).toBe('/app/merge');
  await wallet.pressBack();
  await wallet.isHome();

  await openPart(wallet, 'Ready');
  await wallet.pressBack();
  await expect.poll(() => wallet.app.getByRole('dialog').count()).toBe(0);
  await wallet.isHome();
});
