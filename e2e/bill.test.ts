/** DogeConnect, end to end: a shop’s bill is opened by its link, paid through its relay, and tracked; one relay stops answering. */
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { BILL_MESSAGES, RECEIPT_MESSAGES } from '../src/i18n/messages/send/billMessages.ts';
import { createFixture, DOGE } from './support/fixture.ts';
import type { Wallet } from './support/Wallet.ts';

const { sandbox, openRich } = createFixture();

async function enterLink(wallet: Wallet): Promise<void> {
  const { link } = await sandbox.shop();
  await wallet.button('Send').click();
  await wallet.app.getByLabel('To', { exact: true }).fill(link);
}

async function openBill(wallet: Wallet): Promise<void> {
  await enterLink(wallet);
  await wallet.app.getByText('Doge Plushie').waitFor();
}

async function pay(wallet: Wallet): Promise<void> {
  await wallet.pressBottom(BILL_MESSAGES.review);
  await wallet.button(/^Pay 41.9395/).click();
}

it('shows a bill, pays it through the relay, and follows it into a block', { tags: ['short'] }, async () => {
  const { wallet, address } = await openRich(100n * DOGE);
  await openBill(wallet);
  expect((await sandbox.shop()).asked).toEqual(['GET /dc/xyz']);
  await pay(wallet);
  await wallet.sees(RECEIPT_MESSAGES.acceptedTitle);
  const { handedOver } = await sandbox.shop();
  expect(handedOver).toHaveLength(1);
  const spends = await sandbox.spendsOf(address);
  expect(spends.map(({ hex }) => hex)).toEqual([handedOver[0]?.tx]);
  await sandbox.mine();
  await wallet.sees(RECEIPT_MESSAGES.paidTitle);
  expect((await sandbox.shop()).asked.filter((path) => path.endsWith('icon.png'))).toEqual([]);

  const arriving = wallet.telegram.waitForEvent('download');
  await wallet.button(RECEIPT_MESSAGES.save).click();
  await wallet.sees(RECEIPT_MESSAGES.saved);
  const download = await arriving;
  expect(download.suggestedFilename()).toBe('kennel-receipt.txt');
  const receipt = await text(await download.createReadStream());
  const txid = spends[0]?.txid ?? 'none';
  for (const part of ['Much Shop (pay.much-shop.example)', '2 × Doge Plushie', '41.9395', txid])
    expect(receipt).toContain(part);
  await wallet.button(RECEIPT_MESSAGES.copy).click();
  await expect.poll(() => wallet.app.evaluate(() => navigator.clipboard.readText())).toBe(receipt);

  // a phone that can share files with other apps does that instead
  await wallet.app.evaluate(() => {
    const share = async ({ files = [] }: ShareData) =>
      void Object.assign(window, { shared: [files[0]?.name, await files[0]?.text()] });
    Object.assign(navigator, { canShare: () => true, share });
  });
  await wallet.app.getByText(RECEIPT_MESSAGES.saved).waitFor();
  await wallet.button(RECEIPT_MESSAGES.copy).click();
  await wallet.button(RECEIPT_MESSAGES.save).click();
  await expect
    .poll(() => wallet.app.evaluate(() => (window as { shared?: unknown }).shared))
    .toEqual(['kennel-receipt.txt', receipt]);

  await wallet.done();
  await wallet.hasRow('Sent', 4_193_950_000n);
  await wallet.row('Sent', 4_193_950_000n).click();
  await wallet.sees('Much Shop · pay.much-shop.example');
  await wallet.button(BILL_MESSAGES.seeReceipt).click();
  await wallet.sees(RECEIPT_MESSAGES.paidTitle);
});

it('keeps the bytes from everybody else while a relay is silent, through a death, and hands them over again', async () => {
  const { phone, wallet: first, address } = await openRich(100n * DOGE);
  await sandbox.faucet(address, 60n * DOGE);
  await first.hasBalance(160n * DOGE);
  await openBill(first);
  await first.pressBottom(BILL_MESSAGES.review);
  await sandbox.shop('silent');
  await first.button(/^Pay 41.9395/).click();
  await first.sees(RECEIPT_MESSAGES.silentTitle);
  expect(await sandbox.spendsOf(address)).toEqual([]);

  await phone.kill();
  const wallet = await phone.open();
  await wallet.unlock();
  await openBill(wallet);
  await wallet.app.getByText(BILL_MESSAGES.paidText).waitFor();
  await wallet.pressBottom(BILL_MESSAGES.seeReceipt);
  await wallet.sees(RECEIPT_MESSAGES.silentTitle);
  expect(await sandbox.spendsOf(address)).toEqual([]);
  // from here on it is submitted automatically or by a press; the bytes are the same
  await sandbox.shop('honest');
  await wallet.sees(RECEIPT_MESSAGES.acceptedTitle);
  const { handedOver } = await sandbox.shop();
  expect(new Set(handedOver.map(({ tx }) => tx)).size).toBe(1);
  // the relay answers first, then the chain is checked; a payment the relay didn't broadcast is sent then
  await expect.poll(() => sandbox.spendsOf(address)).toHaveLength(1);
});

it.each([
  ['forged', 'Someone else made this bill'],
  ['expired', 'This bill has expired'],
] as const)('pays no bill that is %s', async (mood, said) => {
  const { wallet } = await openRich(100n * DOGE);
  await sandbox.shop(mood);
  await enterLink(wallet);
  await wallet.app.getByText(said).first().waitFor();
  expect(await wallet.button(BILL_MESSAGES.review).count()).toBe(0);
  expect((await sandbox.shop()).handedOver).toEqual([]);
});

it('waits for a shop that is slow, and does not believe one that lies', async () => {
  const { wallet, address } = await openRich(100n * DOGE);
  await sandbox.shop('slow');
  await openBill(wallet);
  await wallet.pressBottom(BILL_MESSAGES.review);
  await sandbox.shop('lying');
  await wallet.button(/^Pay 41.9395/).click();
  // the relay accepted the bytes but broadcasts nothing, so the wallet sends them itself
  await expect.poll(() => sandbox.spendsOf(address)).toHaveLength(1);
  await sandbox.mine();
  await wallet.sees(RECEIPT_MESSAGES.paidTitle);
});
