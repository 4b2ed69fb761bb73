/** Counts requests of opening, waiting, receiving and sending, within the limits servers have today. */
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createFixture, DOGE, STRANGER } from './support/fixture.ts';
import { makeAccounts, payOften, trafficOf } from './support/traffic.ts';

const { sandbox, openHome, openRich } = createFixture();

const COLD_OPEN_MESSAGES = 9;
/** For the server's status, once per list of coins. */
const STATE_REQUESTS = 2;
const IDLE_MESSAGES = 2;
const PAYMENT_MESSAGES = 4;

it('opens a wallet of five accounts with few messages and one request', { tags: ['short'] }, async () => {
  const { phone, wallet, address } = await openHome();
  const shown = await makeAccounts(wallet, address, 5);
  await sandbox.faucet(shown, 30n * DOGE);
  await wallet.hasBalance(30n * DOGE);
  await phone.kill();
  const opening = await trafficOf(sandbox, async () => {
    const again = await phone.open();
    await again.unlock();
    await again.hasBalance(30n * DOGE);
  });
  expect(opening).toMatchObject({ requests: 1, rejected: 0 });
  expect(opening.messages, JSON.stringify(opening.kinds)).toBeLessThanOrEqual(COLD_OPEN_MESSAGES);
});

it('asks next to nothing while nothing happens, nothing for blocks of strangers, and little for a payment', async () => {
  const { phone, address } = await openRich(30n * DOGE);
  await sandbox.mine(6);
  await phone.kill();
  await phone.context.clock.install();
  const wallet = await phone.open();
  await wallet.unlock();
  await wallet.hasBalance(30n * DOGE);
  const idle = await trafficOf(sandbox, async () => {
    for (let second = 0; second < 60; second += 1) {
      await phone.context.clock.runFor(1000);
      // time for responses to arrive before the next request can start
      await pause(50);
    }
  });
  expect(idle).toMatchObject({ requests: 0, rejected: 0 });
  expect(idle.messages, JSON.stringify(idle.kinds)).toBeLessThanOrEqual(IDLE_MESSAGES);

  const block = await trafficOf(sandbox, () => sandbox.mine());
  expect(block).toMatchObject({ requests: 0, messages: 0 });

  const payment = await trafficOf(sandbox, async () => {
    await sandbox.control('faucet', { address, amountKoinu: String(5n * DOGE), confirmed: false });
    await wallet.hasRow('Receiving', 5n * DOGE);
  });
  expect(payment).toMatchObject({ requests: 0, rejected: 0 });
  expect(payment.messages, JSON.stringify(payment.kinds)).toBeLessThanOrEqual(PAYMENT_MESSAGES);
});

/** 400 transactions are created, fetched and hashed: two minutes on a busy machine. */
const MANY_COINS_MS = 240_000;

it('sends from 400 coins of different transactions, and is refused nothing', {
  timeout: MANY_COINS_MS,
}, async () => {
  const { phone, address } = await openHome();
  // closed meanwhile, so that it doesn't render each of them
  await phone.kill();
  await payOften(sandbox, address, DOGE, 400);
  const wallet = await phone.open();
  await wallet.unlock();
  await wallet.hasBalance(400n * DOGE);
  await sandbox.control('slow', { ms: 50 });
  const review = await trafficOf(sandbox, async () => {
    await wallet.fillTransfer(STRANGER, 390n * DOGE);
    await wallet.review();
  });
  expect(review.requests).toBeLessThanOrEqual(STATE_REQUESTS);
  expect(review.rejected).toBe(0);
  const sending = await trafficOf(sandbox, () => wallet.send(390n * DOGE));
  expect(sending.requests).toBeLessThanOrEqual(STATE_REQUESTS);
  expect(sending.rejected).toBe(0);
});

it('sends from 400 coins over requests alone, within what a new server allows', {
  timeout: MANY_COINS_MS,
}, async () => {
  await sandbox.sockets('refused');
  const { wallet, address } = await openHome();
  await payOften(sandbox, address, DOGE, 400);
  await wallet.hasBalance(400n * DOGE);
  const sending = await trafficOf(sandbox, async () => {
    await wallet.fillTransfer(STRANGER, 390n * DOGE);
    await wallet.review();
    await wallet.send(390n * DOGE);
  });
  expect(sending).toMatchObject({ messages: 0, rejected: 0 });
  expect(await sandbox.spendsOf(address)).toHaveLength(1);
});
