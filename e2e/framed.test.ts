/** The app in Telegram's web client: in a frame of another origin, under the production headers. */
import { expect, inject, it } from 'vitest';
import { failing } from '../mocks/telegram/hostFailures.ts';
import { PASSWORD_MESSAGES, PHRASE_MESSAGES } from '../src/i18n/messages/accounts/accountMessages.ts';
import { WELCOME_MESSAGES } from '../src/i18n/messages/app/startMessages.ts';
import { createFixture, DOGE, STRANGER } from './support/fixture.ts';
import { OwnBrowser } from './support/OwnBrowser.ts';
import { tabbingIn } from './support/tabbing.ts';
import { PASSWORD } from './support/Wallet.ts';
import { appFrame, installWebClient, openInWebClient } from './support/webClient.ts';

const { sandbox, keep } = createFixture();

const startBrowser = (blocksFrames = false) => keep(new OwnBrowser(blocksFrames)).start();

it('makes a wallet and sends in a frame, by keyboard alone', { tags: ['short'] }, async () => {
  const context = await startBrowser();
  await installWebClient(context);
  const wallet = await openInWebClient(context);
  const { keyboard } = wallet.telegram;
  const tabTo = tabbingIn(wallet);
  const type = async (label: string | RegExp, text: string) => {
    await tabTo('app', label, 'Control+a');
    await keyboard.type(text);
  };
  /** Presses Enter in a field, once the form can be submitted. @param action - label of the host's button */
  const submit = async (action: string) => {
    await wallet.telegram.getByRole('button', { name: action, exact: true, disabled: false }).waitFor();
    await keyboard.press('Enter');
  };
  await tabTo('telegram', WELCOME_MESSAGES.create, 'Enter');
  await type(PASSWORD_MESSAGES.password, PASSWORD);
  await submit(PASSWORD_MESSAGES.create);
  await tabTo('telegram', PHRASE_MESSAGES.make, 'Enter');
  await tabTo('app', PHRASE_MESSAGES.reveal, 'Enter');
  await wallet.button(PHRASE_MESSAGES.hide).waitFor();
  const words = await wallet.shownWords();
  await tabTo('telegram', PHRASE_MESSAGES.written, 'Enter');
  await wallet.sees(PHRASE_MESSAGES.checkTitle);
  for (const position of await wallet.askedPositions())
    await type(`Word ${position}`, words[position - 1] ?? '');
  await submit(PHRASE_MESSAGES.check);

  await tabTo('app', 'Receive', 'Enter');
  const address = await wallet.readAddress();
  await sandbox.faucet(address, 8n * DOGE);
  await tabTo('telegram', 'Back', 'Enter');
  await wallet.hasBalance(8n * DOGE);
  await tabTo('app', 'Send', 'Enter');
  await type('To', STRANGER);
  await type('Amount in DOGE', '3');
  await submit('Review');
  await tabTo('app', /^Send 3/, 'Enter');
  await wallet.sees(/is on its way/);
  await sandbox.mine();
  await wallet.sees('1 confirmation');
  expect(await sandbox.spendsOf(address)).toHaveLength(1);
  expect(await wallet.telegram.evaluate(() => globalThis.kennelHost.violations)).toEqual([]);
});

it(`${failing('storage-blocked')}: it says so, and makes no wallet`, async () => {
  const context = await startBrowser(true);
  await installWebClient(context);
  const wallet = await openInWebClient(context);
  await wallet.app.getByRole('heading', { name: WELCOME_MESSAGES.blockedTitle, exact: true }).waitFor();
  await wallet.pressBottom(WELCOME_MESSAGES.retryStorage);
  await wallet.app.getByRole('heading', { name: WELCOME_MESSAGES.blockedTitle, exact: true }).waitFor();
  expect(wallet.app.url()).toMatch(/\/welcome/);
});

it('does not open in a frame of any other site', async () => {
  const context = await startBrowser();
  await installWebClient(context, 'https://elsewhere.example/**');
  const page = await context.newPage();
  const rejection = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.goto('https://elsewhere.example/');
  await rejection;
  const frame = await appFrame(page);
  expect(frame.url()).not.toContain(inject('appUrl'));
});
