/** Unconfirmed transfers: sped up, canceled, rebroadcast after the network dropped them, and forgotten for good. */

import { afterAll, beforeAll, expect, it } from 'vitest';
import { COMPONENT_MESSAGES } from '../src/i18n/messages/app/componentMessages.ts';
import { FORGET_MESSAGES, RESCUE_MESSAGES } from '../src/i18n/messages/wallet/rescueMessages.ts';
import { createFixture, DOGE, STRANGER } from './support/fixture.ts';
import { testPorts } from './support/ports.ts';
import { SandboxServer } from './support/SandboxServer.ts';
import type { Wallet } from './support/Wallet.ts';

const { sandbox, openRich } = createFixture({ hasIndexLag: true });

// A server on another chain accepts none of our transactions: a transaction counts as rejected only if every server rejects it.
let second: SandboxServer;
beforeAll(async () => {
  second = await SandboxServer.start(testPorts().second);
});
afterAll(() => second.stop());

const DAY_MS = 86_400_000;

/** Pays a fee that nodes accept only while there is room in the mempool. */
async function payCheaply(wallet: Wallet): Promise<void> {
  await wallet.fillTransfer(STRANGER, 10n * DOGE);
  await wallet.openAdvanced();
  await wallet.app.getByLabel(COMPONENT_MESSAGES.ownRateTitle).fill('0.002');
  await wallet.review();
  await wallet.send(10n * DOGE);
  await wallet.done();
  await wallet.hasRow('Sending', 10n * DOGE);
}

/** From home to the review of a rescue action. */
async function prepare(wallet: Wallet, way: string, title: string): Promise<bigint> {
  await wallet.row('Sending', 10n * DOGE).click();
  await wallet.app.getByRole('button', { name: new RegExp(`^${way}`) }).click();
  await wallet.button(RESCUE_MESSAGES.review).click();
  await wallet.app.getByRole('heading', { name: title, exact: true }).waitFor();
  return wallet.fact('Network fee');
}

/** Makes the network drop transactions with low fees, and accept no more of them. */
async function crowdOut(wallet: Wallet): Promise<void> {
  await sandbox.control('crowd', { koinuPerKb: '1000000' });
  await sandbox.mine();
  await wallet.hasRow('Rejected', 10n * DOGE);
}

const waiting = async (): Promise<number> => (await sandbox.state()).mempool.length;

it('is hurried: the same payment with a higher fee, once', async () => {
  const { wallet, address } = await openRich(50n * DOGE);
  await payCheaply(wallet);
  const fee = await prepare(wallet, 'Speed up', 'Review speed-up');
  await wallet.app.getByRole('button', { name: /^Speed up/ }).click();
  await wallet.sees(/is on its way/);
  expect(await waiting()).toBe(1);
  await sandbox.mine();
  await wallet.done();
  await wallet.hasBalance(40n * DOGE - fee);
  const [spent, ...more] = await sandbox.spendsOf(address);
  expect(more).toEqual([]);
  expect(BigInt(spent?.fees ?? 0)).toBe(fee);
  expect(spent?.vout.map(({ addresses, value }) => [addresses?.[0], BigInt(value)])).toContainEqual([
    STRANGER,
    10n * DOGE,
  ]);
  await wallet.button('History').click();
  await wallet.hasRow('Sent', 10n * DOGE);
  await wallet.hasRow('Replaced', 10n * DOGE);
});

it('is taken back: everything comes home but the fee', async () => {
  const { wallet, address } = await openRich(50n * DOGE);
  await payCheaply(wallet);
  const fee = await prepare(wallet, 'Cancel payment', 'Review cancellation');
  await wallet.app.getByRole('button', { name: /^Return/ }).click();
  await wallet.sees(/is on its way/);
  expect(await waiting()).toBe(1);
  await sandbox.mine();
  await wallet.done();
  await wallet.hasBalance(50n * DOGE - fee);
  const [spent] = await sandbox.spendsOf(address);
  expect(spent?.vout.map(({ addresses }) => addresses?.[0])).toEqual([address]);
});

it('is sent again after the network forgot it', async () => {
  const { wallet } = await openRich(50n * DOGE);
  await payCheaply(wallet);
  await crowdOut(wallet);
  await wallet.row('Rejected', 10n * DOGE).click();
  const again = wallet.button(RESCUE_MESSAGES.resend);
  await again.click();
  await wallet.sees('The fee is too low right now');
  await sandbox.control('crowd', { koinuPerKb: '0' });
  await wallet.pressUnlessDone(again, wallet.sees('Unconfirmed'));
  expect(await waiting()).toBe(1);
  await sandbox.mine();
  await wallet.sees('1 confirmation');
});

it('is forgotten after two weeks, and its coins are free', async () => {
  const { phone, wallet: before } = await openRich(50n * DOGE);
  await payCheaply(before);
  await crowdOut(before);
  await phone.kill();
  await phone.context.clock.install({ time: Date.now() + 15 * DAY_MS });
  const wallet = await phone.open();
  await wallet.unlock();
  await wallet.row('Rejected', 10n * DOGE).click();
  await wallet.app.getByRole('button', { name: new RegExp(`^${RESCUE_MESSAGES.forget}`) }).click();
  // shown for two seconds only
  await Promise.all([wallet.sees(FORGET_MESSAGES.forgotten), wallet.button(FORGET_MESSAGES.action).click()]);
  await wallet.pressBack();
  await wallet.hasBalance(50n * DOGE);
  expect(await waiting()).toBe(0);
});
