/** DogeConnect, end to end: a shop’s bill is opened by its link, paid through its relay, and followed; one relay falls silent. */
import { beforeEach, expect, it } from 'vitest';
import { SHOP_ORIGIN } from '../mocks/dogeconnect/payload.ts';
import { Vendor } from '../mocks/dogeconnect/Vendor.ts';
import { BILL_MESSAGES, RECEIPT_MESSAGES } from '../src/i18n/messages/send/billMessages.ts';
import { createFixture, DOGE, STRANGER } from './support/fixture.ts';
import type { Phone } from './support/Phone.ts';
import type { Wallet } from './support/Wallet.ts';

const { sandbox, openRich } = createFixture();

let vendor: Vendor;
beforeEach(() => {
  vendor = new Vendor({
    ...{ address: STRANGER, nowMs: () => Date.now() },
    submit: (hex) => fetch(`${sandbox.url}/api/v2/sendtx/`, { method: 'POST', body: hex }),
    confirmations: async (txid) => {
      const seen = (await sandbox.transactionsOf(STRANGER)).find((one) => one.txid === txid);
      return seen?.confirmations ?? 0;
    },
  });
});

/** Requests that the page made to the shop, by their paths. */
const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
});

/** Puts the shop's server into the phone's network; a silent one hangs until somebody gives up. */
async function connect(phone: Phone): Promise<void> {
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' };
  await phone.context.route(`${SHOP_ORIGIN}/**`, async (route) => {
    const request = route.request();
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
    const answered = await vendor.serve(request.method(), request.url(), request.postData() ?? '');
    if (answered === null) return route.abort('timedout');
    const { status, contentType, body } = answered;
    return route.fulfill({
      status,
      contentType,
      headers,
      body: typeof body === 'string' ? body : Buffer.from(body),
    });
  });
}

async function openBill(wallet: Wallet): Promise<void> {
  await wallet.button('Send').click();
  await wallet.app.getByLabel('To', { exact: true }).fill(vendor.link());
  await wallet.app.getByText('Doge Plushie').waitFor();
}

async function pay(wallet: Wallet): Promise<void> {
  await wallet.pressBottom(BILL_MESSAGES.review);
  await wallet.button(/^Pay 41.9395/).click();
}

it('shows a bill, pays it through the relay, and follows it into a block', async () => {
  const { phone, wallet, address } = await openRich(100n * DOGE);
  await connect(phone);
  await openBill(wallet);
  expect(asked).toEqual(['GET /dc/xyz']);
  await pay(wallet);
  await wallet.sees(RECEIPT_MESSAGES.acceptedTitle);
  expect(vendor.handedOver).toHaveLength(1);
  const spends = await sandbox.spendsOf(address);
  expect(spends.map(({ hex }) => hex)).toEqual([vendor.handedOver[0]?.tx]);
  await sandbox.mine();
  await wallet.sees(RECEIPT_MESSAGES.paidTitle);
  expect(asked.filter((path) => path.endsWith('icon.png'))).toEqual([]);
});

it('keeps the bytes from everybody else while a relay is silent, through a death, and hands them over again', async () => {
  const { phone, wallet: first, address } = await openRich(100n * DOGE);
  await sandbox.faucet(address, 60n * DOGE);
  await first.hasBalance(160n * DOGE);
  await connect(phone);
  await openBill(first);
  await first.pressBottom(BILL_MESSAGES.review);
  vendor.mood = 'silent';
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
  vendor.mood = 'honest';
  await wallet.button(RECEIPT_MESSAGES.tryAgain).click();
  await wallet.sees(RECEIPT_MESSAGES.acceptedTitle);
  expect(new Set(vendor.handedOver.map(({ tx }) => tx)).size).toBe(1);
  expect(await sandbox.spendsOf(address)).toHaveLength(1);
});

it('refuses a bill that another key signed', async () => {
  const { phone, wallet } = await openRich(100n * DOGE);
  await connect(phone);
  vendor.mood = 'forged';
  await wallet.button('Send').click();
  await wallet.app.getByLabel('To', { exact: true }).fill(vendor.link());
  await wallet.app.getByText('Someone else made this bill').waitFor();
  expect(vendor.handedOver).toEqual([]);
});
