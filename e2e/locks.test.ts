/**
 * What locks the wallet, what a lock preserves, and what it blocks.
 * @module-tag ships
 */
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { UNLOCK_MESSAGES } from '../src/i18n/messages/accounts/accountMessages.ts';
import { describeWrongPassword } from '../src/i18n/messages/app/describeUnlock.ts';
import { describeVaultStage } from '../src/i18n/messages/app/describeVaultStage.ts';
import { describeAutoLock, SETTINGS_MESSAGES } from '../src/i18n/messages/settings/settingsMessages.ts';
import { createFixture, DOGE, STRANGER } from './support/fixture.ts';
import type { Phone } from './support/Phone.ts';
import { PASSWORD, type Wallet } from './support/Wallet.ts';

declare global {
  /** counted while a progress text was on screen */
  var seenMeanwhile: { frames: number; presses: number };
}

const { sandbox, meanRejections, openHome } = createFixture();

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** A new wallet at home, on a phone whose clock the test controls. */
const settleIn = () => openHome({ prepare: ({ context }) => context.clock.install({ time: Date.now() }) });

/** A key that only signals activity. */
const touch = ({ telegram }: Wallet): Promise<void> => telegram.keyboard.press('Shift');

const pass = (phone: Phone, ms: number): Promise<void> => phone.context.clock.fastForward(ms);

const minimise = ({ telegram }: Wallet): Promise<void> =>
  telegram.evaluate(() => globalThis.kennelHost.setActive(false));

const bringBack = ({ telegram }: Wallet): Promise<void> =>
  telegram.evaluate(() => globalThis.kennelHost.setActive(true));

const nowIn = ({ telegram }: Wallet): Promise<number> => telegram.evaluate(() => Date.now());

/** Checks that the wallet is unlocked: opens a screen that needs it, and returns home. */
const isOpen = (wallet: Wallet): Promise<string> => wallet.address();

async function chooseAutoLock(wallet: Wallet, minutes: number): Promise<void> {
  await wallet.openSettings();
  await wallet.setting(SETTINGS_MESSAGES.autoLock).click();
  const choice = wallet.app.getByRole('radio', { name: describeAutoLock(minutes) });
  await wallet.choose(describeAutoLock(minutes));
  await expect.poll(() => choice.isChecked()).toBe(true);
  await wallet.telegram.keyboard.press('Escape');
  await choice.waitFor({ state: 'hidden' });
  await wallet.pressBack();
  await wallet.isHome();
}

it('locks after the chosen minutes without a touch, and each touch begins them anew', async () => {
  const { phone, wallet } = await settleIn();
  await chooseAutoLock(wallet, 15);
  await pass(phone, 12 * MINUTE);
  await touch(wallet);
  await pass(phone, 12 * MINUTE);
  await isOpen(wallet);
  await pass(phone, 15 * MINUTE);
  await wallet.isLocked();
  await wallet.unlock();
  await wallet.isHome();
});

it('locks when it was out of sight for more than 30 seconds, and not for less', async () => {
  const { phone, wallet } = await settleIn();
  const { clock } = phone.context;
  await clock.pauseAt((await nowIn(wallet)) + MINUTE);
  await minimise(wallet);
  await pass(phone, 29 * SECOND);
  await bringBack(wallet);
  await clock.resume();
  await isOpen(wallet);

  await minimise(wallet);
  await pass(phone, 31 * SECOND);
  await wallet.isLocked();
  await bringBack(wallet);
  await wallet.unlock();
  await wallet.isHome();

  // timers sleep with the device, so the wallet must check the time when it returns
  await clock.pauseAt((await nowIn(wallet)) + MINUTE);
  await minimise(wallet);
  await clock.setSystemTime((await nowIn(wallet)) + 31 * SECOND);
  await bringBack(wallet);
  await wallet.isLocked();
});

it('locks when it is told to, and comes back to where that was', async () => {
  const { wallet } = await openHome();
  await wallet.openSettings();
  await wallet.lockNow();
  await wallet.unlock();
  await wallet.setting(SETTINGS_MESSAGES.lockNow).waitFor();
});

it('keeps a draft over a lock, and asks to check it again before it is sent', {
  tags: ['short'],
}, async () => {
  const { phone, wallet } = await settleIn();
  const lock = async () => {
    await minimise(wallet);
    await pass(phone, 31 * SECOND);
    await wallet.isLocked();
    await bringBack(wallet);
  };
  const address = await wallet.address();
  await sandbox.faucet(address, 40n * DOGE);
  await wallet.hasBalance(40n * DOGE);
  await wallet.fillTransfer(STRANGER, 10n * DOGE);

  await lock();
  await wallet.unlock();
  const amount = wallet.app.getByLabel('Amount in DOGE');
  await amount.waitFor();
  expect(await amount.inputValue()).toBe('10');
  expect(await wallet.app.getByLabel('To', { exact: true }).inputValue()).toBe(STRANGER);
  await wallet.review();
  await wallet.sendButton().waitFor();

  await lock();
  await wallet.unlock();
  await wallet.sees('Nothing to send');
  expect(await wallet.sendButton().count()).toBe(0);
  expect((await sandbox.state()).mempool).toEqual([]);
  await wallet.button('Back to draft').click();
  await amount.waitFor();
  expect(await amount.inputValue()).toBe('10');
  await wallet.review();
  await wallet.send(10n * DOGE);
  expect(await sandbox.spendsOf(address)).toHaveLength(1);
});

it('makes the sixth password wait, whoever kills the app or turns the clock back', async () => {
  let { phone, wallet } = await settleIn();
  const { clock } = phone.context;
  const reopen = async () => {
    await phone.kill();
    wallet = await phone.open();
    await wallet.isLocked();
  };
  await reopen();
  for (const left of [4, 3, 2, 1, 0]) {
    await wallet.unlock(`not-the-password-${left}`);
    await wallet.sees(describeWrongPassword(left));
  }
  await wallet.unlock();
  await wallet.sees(UNLOCK_MESSAGES.throttledTitle);

  await reopen();
  await clock.setSystemTime((await nowIn(wallet)) - 60 * MINUTE);
  await wallet.unlock();
  await wallet.sees(UNLOCK_MESSAGES.throttledTitle);
  await reopen();
  await wallet.unlock();
  await wallet.sees(UNLOCK_MESSAGES.throttledTitle);

  // setting the clock forward shortens nothing: the worker measures the wait by its own running time
  await pass(phone, 31 * SECOND);
  await wallet.isLocked();
  await wallet.unlock(PASSWORD);
  await wallet.sees(UNLOCK_MESSAGES.throttledTitle);
  await pause(31 * SECOND);
  await pass(phone, 31 * SECOND);
  await wallet.isLocked();
  await wallet.unlock(PASSWORD);
  await wallet.isHome();
});

it('ends a session after a day, however much it is used', async () => {
  // a day of polling passes in seconds of the server's clock, which is over its rate limit
  meanRejections();
  const { phone, wallet } = await settleIn();
  await chooseAutoLock(wallet, 60);
  for (let count = 0; count < 28; count += 1) {
    await pass(phone, 50 * MINUTE);
    await touch(wallet);
  }
  await isOpen(wallet);
  await pass(phone, 20 * MINUTE);
  await touch(wallet);
  await pass(phone, 20 * MINUTE);
  await wallet.isLocked();
});

/**
 * Runs in the page: once a progress text is on screen, draws frames and presses a button, and counts both until it is gone.
 */
function watchStage(text: string): void {
  const seen = { frames: 0, presses: 0 };
  globalThis.seenMeanwhile = seen;
  const button = document.createElement('button');
  const watch = (dial: Element) => {
    const isShown = () => dial.isConnected && dial.getAttribute('aria-valuetext') === text;
    button.addEventListener('click', () => {
      if (isShown()) seen.presses += 1;
    });
    const draw = () => {
      if (!isShown()) return;
      seen.frames += 1;
      button.click();
      requestAnimationFrame(draw);
    };
    requestAnimationFrame(draw);
  };
  const wait = new MutationObserver(() => {
    const dial = document.querySelector(`[role=progressbar][aria-valuetext="${text}"]`);
    if (dial === null) return;
    wait.disconnect();
    watch(dial);
  });
  wait.observe(document.body, { subtree: true, childList: true, attributes: true });
}

it('shows on a slow phone how unlocking goes, and answers meanwhile', async () => {
  const { phone } = await openHome();
  await phone.kill();
  const wallet = await phone.open();
  await wallet.isLocked();
  const session = await phone.context.newCDPSession(phone.page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await wallet.app.evaluate(watchStage, describeVaultStage('stretching'));
  await wallet.unlock();
  await wallet.isHome();
  const seen = await wallet.app.evaluate(() => globalThis.seenMeanwhile);
  expect(seen.frames).toBeGreaterThan(0);
  expect(seen.presses).toBeGreaterThan(0);
});
