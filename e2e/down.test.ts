/** The indexer goes down at each step of a transfer: the wallet reports it, keeps the last figures, and continues afterwards. */
import { expect, it } from 'vitest';
import { inDoge } from '../src/i18n/format/inAmounts.ts';
import { describeFaultKind } from '../src/i18n/messages/app/describeFault.ts';
import { createFixture, DOGE, STRANGER } from './support/fixture.ts';

const { sandbox, buyPhone, openRich } = createFixture();
const OFFLINE = describeFaultKind('offline');

it('makes a wallet while nothing answers, says so, and shows the money once something does', async () => {
  await sandbox.down();
  const wallet = await (await buyPhone()).open();
  await wallet.create();
  await wallet.sees(OFFLINE.title);
  await sandbox.faucet(await wallet.address(), 5n * DOGE);
  await sandbox.heal();
  await wallet.pressUnlessDone(wallet.button('Try again'), wallet.hasBalance(5n * DOGE));
});

it('keeps the last numbers on home, says since when they are old, and catches up by itself', async () => {
  const { wallet, address } = await openRich(5n * DOGE);
  await sandbox.down();
  await wallet.sees(/Offline since/);
  await wallet.hasBalance(5n * DOGE);
  await sandbox.faucet(address, 2n * DOGE);
  await sandbox.heal();
  await wallet.hasBalance(7n * DOGE);
  await expect.poll(() => wallet.app.getByText(/Offline since/).count()).toBe(0);
});

it('sends once, though the indexer goes down on the form, at the last look, at sending, and after it', async () => {
  const { wallet, address } = await openRich(50n * DOGE);
  await wallet.fillTransfer(STRANGER, 20n * DOGE);
  await wallet.app.getByText('Total').waitFor();

  await sandbox.down();
  await wallet.pressBottom('Review');
  await wallet.sees('Nothing was signed or sent.');
  await sandbox.heal();
  await wallet.button('Try again').click();
  await wallet.sendButton().waitFor();

  await sandbox.down();
  await wallet.sees('Can’t reach the network');
  const fee = await wallet.fact('Network fee');
  await wallet.sendButton().click();
  await wallet.sees('We can’t tell if it was sent');
  expect((await sandbox.state()).mempool).toEqual([]);
  await sandbox.heal();
  await wallet.pressUnlessDone(wallet.button('Rebroadcast'), wallet.sees(/is on its way/));
  expect((await sandbox.state()).mempool).toHaveLength(1);

  await sandbox.down();
  await wallet.done();
  await wallet.hasRow('Sending', 20n * DOGE);
  await wallet.hasBalance(30n * DOGE - fee);
  await sandbox.mine();
  await sandbox.heal();
  await wallet.hasRow('Sent', 20n * DOGE);
  expect(await sandbox.spendsOf(address)).toHaveLength(1);
});

it('sends the same bytes again when nobody answers, and they are spent once', async () => {
  const { wallet, address } = await openRich(50n * DOGE);
  await wallet.fillTransfer(STRANGER, 20n * DOGE);
  await wallet.review();
  await sandbox.control('broadcast-lost', { mode: 'silence' });
  await wallet.sendButton().click();
  await expect.poll(async () => (await sandbox.state()).mempool.length).toBe(1);
  await sandbox.down();
  await wallet.sees('We can’t tell if it was sent');
  await sandbox.heal();
  await wallet.pressUnlessDone(wallet.button('Rebroadcast'), wallet.sees(/is on its way/));
  await sandbox.mine();
  await wallet.sees('1 confirmation');
  expect(await sandbox.spendsOf(address)).toHaveLength(1);
});

it('finds a transfer by its id whose answer never came', async () => {
  const { wallet, address } = await openRich(50n * DOGE);
  await wallet.fillTransfer(STRANGER, 20n * DOGE);
  await wallet.review();
  await sandbox.control('broadcast-lost', { mode: 'silence' });
  await wallet.sendButton().click();
  await wallet.sees(`${inDoge(20n * DOGE)} is on its way`);
  await sandbox.mine();
  await wallet.sees('1 confirmation');
  expect(await sandbox.spendsOf(address)).toHaveLength(1);
});

it('finds out by itself that a transfer went out though its answer was cut off', async () => {
  const { wallet, address } = await openRich(50n * DOGE);
  await wallet.fillTransfer(STRANGER, 20n * DOGE);
  await wallet.review();
  await sandbox.control('broadcast-lost', { mode: 'cut', count: 9 });
  await wallet.sendButton().click();
  await wallet.sees(/is on its way$|^We can’t tell if it was sent$/);
  await sandbox.mine();
  await wallet.sees('1 confirmation');
  expect(await sandbox.spendsOf(address)).toHaveLength(1);
});
