/** Scanning a code in a browser, with the camera of the device. */
import { expect, inject, it } from 'vitest';
import { RECIPIENT_MESSAGES } from '../src/i18n/messages/send/recipientMessages.ts';
import { BrowserWallet } from './support/BrowserWallet.ts';
import { filmOf } from './support/cameraFilm.ts';
import { createFixture, DOGE, STRANGER } from './support/fixture.ts';
import { OwnBrowser } from './support/OwnBrowser.ts';

const { sandbox, keep } = createFixture();

/** A wallet with money at its send form. @param switches - Chromium switches for the camera */
async function openForm(switches: readonly string[]): Promise<BrowserWallet> {
  const context = await keep(new OwnBrowser(false, switches)).start();
  const page = await context.newPage();
  await page.goto(inject('appUrl'));
  const wallet = new BrowserWallet(page, page);
  await wallet.create();
  await sandbox.faucet(await wallet.address(), 5n * DOGE);
  await wallet.hasBalance(5n * DOGE);
  await wallet.button('Send').click();
  return wallet;
}

it('reads a payment link that the camera sees, and lets the camera go', async () => {
  const film = filmOf(`dogecoin:${STRANGER}?amount=1.5`);
  const wallet = await openForm([
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ]);
  await wallet.button(RECIPIENT_MESSAGES.scan).click();
  await expect
    .poll(() => wallet.app.getByLabel('Amount in DOGE').inputValue(), { timeout: 20_000 })
    .toBe('1.5');
  await wallet.app.getByRole('dialog').waitFor({ state: 'hidden' });
  await wallet.app.waitForFunction(() => document.querySelector('video') === null);
  await wallet.review();
  await wallet.send(150_000_000n);
});

it('says that there is no camera, and what to do instead', async () => {
  const wallet = await openForm([]);
  await wallet.button(RECIPIENT_MESSAGES.scan).click();
  await wallet.sees(/^No camera$|Camera not allowed/);
  await wallet.app.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await wallet.app.getByRole('dialog').waitFor({ state: 'hidden' });
});
