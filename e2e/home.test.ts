/** Home: incoming payments, and the balance opened to its parts and their coins. */
import { expect, it } from 'vitest';
import { MERGE_MESSAGES } from '../src/i18n/messages/dapps/toolMessages.ts';
import { BREAKDOWN_MESSAGES, explainFreeing } from '../src/i18n/messages/wallet/breakdownMessages.ts';
import { FACT_MESSAGES } from '../src/i18n/messages/wallet/detailMessages.ts';
import { appears } from './support/appears.ts';
import { createFixture, DOGE } from './support/fixture.ts';
import { SMALL_SCREEN } from './support/Phone.ts';
import type { Wallet } from './support/Wallet.ts';

const { sandbox, openHome, openRich } = createFixture({ hasMotion: true });

const CARRIER = DOGE / 1000n;
const SMALL = DOGE / 200n;

/** Opens a part of the balance, from home. @param name - how its label begins */
async function openPart(wallet: Wallet, name: string): Promise<void> {
  await wallet.app.locator('button', { hasText: /^Balance/ }).click();
  const sheet = wallet.app.getByRole('dialog');
  await appears(sheet);
  await sheet.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await appears(wallet.app.getByRole('dialog', { name }));
}

const sheetText = (wallet: Wallet): Promise<string> => wallet.app.getByRole('dialog').innerText();

it('shows a payment that a server tells of before its own index has it', async () => {
  const { wallet, address } = await openHome();
  await sandbox.control('index-lag', { ms: 2_000 });
  await sandbox.control('faucet', { address, amountKoinu: String(7n * DOGE), confirmed: false });
  await wallet.hasRow('Receiving', 7n * DOGE);
});

it('opens a balance to small, fresh and protected coins, each with what frees it, and back puts it away', async () => {
  const { wallet, address } = await openRich(50n * DOGE, { screen: SMALL_SCREEN });
  await sandbox.faucet(address, SMALL);
  await sandbox.faucet(address, CARRIER);
  await sandbox.control('mine', { count: 1, to: address });
  await sandbox.mine(3);
  await wallet.sees('Mined');

  await openPart(wallet, 'Too small');
  expect(await sheetText(wallet)).toContain('0.005');
  expect(await sheetText(wallet)).toContain(explainFreeing('small', {}));
  expect(await wallet.fits()).toBe(true);
  await wallet.button(BREAKDOWN_MESSAGES.all).click();

  const sheet = wallet.app.getByRole('dialog');
  await sheet.getByRole('button', { name: /^Newly mined/ }).click();
  await wallet.sees(/Ready after \d+ more blocks/);
  await wallet.button(BREAKDOWN_MESSAGES.all).click();
  await sheet.getByRole('button', { name: /^Protected/ }).click();
  await wallet.sees(/may carry an inscription/);
  await sheet.getByRole('button', { name: /0\.001/ }).click();
  await wallet.button(FACT_MESSAGES.technical).click();
  await appears(wallet.app.getByText('Transaction ID'));
  await wallet.pressBack();
  await wallet.isHome();

  await openPart(wallet, 'Too small');
  await wallet.button(BREAKDOWN_MESSAGES.merge).click();
  await appears(wallet.app.getByRole('heading', { name: MERGE_MESSAGES.title, exact: true }));
  await wallet.pressBack();
  await wallet.isHome();

  await openPart(wallet, 'Available');
  await wallet.pressBack();
  await expect.poll(() => wallet.app.getByRole('dialog').count()).toBe(0);
  await wallet.isHome();
});

/** Presses back a set time after the app starts navigating, whether or not the new screen is shown yet. */
function pressBackOnTheWay(wallet: Wallet, afterMs: number): Promise<void> {
  return wallet.telegram.evaluate((waitMs) => {
    const push = history.pushState.bind(history);
    history.pushState = (...given) => {
      history.pushState = push;
      push(...given);
      if (waitMs === 0) globalThis.kennelHost.pressBack();
      else setTimeout(() => globalThis.kennelHost.pressBack(), waitMs);
    };
  }, afterMs);
}

/** Presses back where the host shows a button for it. @returns how many sheets are still open */
async function putSheetAway(wallet: Wallet): Promise<number> {
  await wallet.telegram.evaluate(() => globalThis.kennelHost.pressBack());
  return wallet.app.getByRole('dialog').count();
}

it('comes back from a place that back was pressed for before it was on show, from over a sheet too', async () => {
  const { wallet, address } = await openRich(50n * DOGE);
  await sandbox.faucet(address, SMALL);
  await wallet.hasRow('Received', SMALL);

  for (const afterMs of [0, 1, 4, 16]) {
    await openPart(wallet, 'Too small');
    await pressBackOnTheWay(wallet, afterMs);
    await wallet.button(BREAKDOWN_MESSAGES.merge).click();
    await expect.poll(() => wallet.app.evaluate(() => history.state.idx)).toBe(0);
    expect(new URL(wallet.app.url()).pathname).toBe('/home');
    await expect.poll(() => putSheetAway(wallet)).toBe(0);
    await wallet.isHome();
  }
});
