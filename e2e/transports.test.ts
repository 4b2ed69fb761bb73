/** One journey per client: from welcome to sent coins, over the client's own transport, before a host that rejects every wrong call. */
import { expect, it } from 'vitest';
import { type FakePlatform, PLATFORMS } from '../mocks/telegram/platforms.ts';
import { createFixture, DOGE, STRANGER } from './support/fixture.ts';
import { OwnBrowser } from './support/OwnBrowser.ts';
import type { Wallet } from './support/Wallet.ts';
import { installWebClient, openInWebClient } from './support/webClient.ts';

const { sandbox, keep, buyPhone, openRich } = createFixture();

const AMOUNT = 3n * DOGE;

const stateOf = (wallet: Wallet) => wallet.telegram.evaluate(() => globalThis.kennelHost.state());
const callsOf = (wallet: Wallet, method: string) =>
  wallet.telegram.evaluate((name) => globalThis.kennelHost.callsOf(name), method);

/**
 * Sends from home, and checks what Telegram draws around the page.
 *
 * @param platform - some clients always confirm closing once that was turned on
 */
async function sendAndCheck(wallet: Wallet, platform: FakePlatform): Promise<void> {
  const { alwaysAsksBeforeClosing: asksBeforeClosing } = PLATFORMS[platform];
  await expect
    .poll(() => stateOf(wallet))
    .toMatchObject({
      isReady: true,
      isBackVisible: false,
      asksBeforeClosing,
      headerColour: '#151212',
      backgroundColour: '#151212',
    });
  await wallet.fillTransfer(STRANGER, AMOUNT);
  await expect
    .poll(() => stateOf(wallet))
    .toMatchObject({ isBackVisible: true, asksBeforeClosing: true, allowsVerticalSwipe: false });
  await wallet.review();
  // The button that spends is in the page; the host's own is hidden.
  await expect.poll(async () => (await stateOf(wallet)).bottomButton.isVisible).toBe(false);
  await wallet.send(AMOUNT);
  await sandbox.mine();
  await wallet.sees('1 confirmation');
  await wallet.done();
  await expect
    .poll(() => stateOf(wallet))
    .toMatchObject({ isBackVisible: false, asksBeforeClosing, allowsVerticalSwipe: true });
  expect(await callsOf(wallet, 'web_app_ready')).toHaveLength(1);
}

it.each(['ios', 'android', 'tdesktop'] as const)(
  'receives and sends on %s, over the view’s own bridge',
  async (platform) => {
    const { wallet, address } = await openRich(20n * DOGE, { platform });
    expect(await wallet.app.evaluate(() => 'TelegramWebviewProxy' in window)).toBe(true);
    await sendAndCheck(wallet, platform);
    expect(await sandbox.spendsOf(address)).toHaveLength(1);
  },
);

it('receives and sends on weba, over messages between a page and its frame', async () => {
  const context = await keep(new OwnBrowser()).start();
  await installWebClient(context);
  const wallet = await openInWebClient(context);
  expect(await wallet.app.evaluate(() => 'TelegramWebviewProxy' in window)).toBe(false);
  await wallet.create();
  const address = await wallet.address();
  await sandbox.faucet(address, 20n * DOGE);
  await wallet.hasBalance(20n * DOGE);
  await sendAndCheck(wallet, 'weba');
  expect(await sandbox.spendsOf(address)).toHaveLength(1);
});

it('asks for the whole height where the client gives half of it', async () => {
  const space = { width: 390, height: 400, isExpanded: false, isStable: true };
  const phone = await (await buyPhone({ platform: 'android', space })).open();
  await expect.poll(() => stateOf(phone)).toMatchObject({ space: { isExpanded: true } });
  expect(await callsOf(phone, 'web_app_expand')).toHaveLength(1);
});

it('would be caught at every call that some client does not take', async () => {
  const wallet = await (await buyPhone()).open();
  await expect.poll(async () => (await stateOf(wallet)).isReady).toBe(true);
  const caught = await wallet.app.evaluate(() => {
    const { TelegramWebviewProxy } = window as unknown as {
      readonly TelegramWebviewProxy: { postEvent(method: string, json?: string): void };
    };
    const plant = (method: string, params: object) => {
      const before = kennelHost.violations.length;
      TelegramWebviewProxy.postEvent(method, JSON.stringify(params));
      return kennelHost.violations.length - before;
    };
    const counts = [
      plant('web_app_open_popup', { message: 'Leave?', buttons: [{ id: 'a', text: 'Leave' }] }),
      plant('web_app_open_popup', { message: 'm'.repeat(257), buttons: [{ id: 'a', type: 'ok' }] }),
      plant('web_app_setup_main_button', { text: 'x'.repeat(65) }),
      plant('web_app_set_header_color', { color: '#fff' }),
      plant('web_app_open_link', { url: 'javascript:alert(1)' }),
      plant('web_app_open_scan_qr_popup', { text: 'x'.repeat(65) }),
      plant('web_app_steal_keys', {}),
    ];
    // These calls came from the test: the host finds fault with no other call of this journey.
    (kennelHost.violations as string[]).length = 0;
    return counts;
  });
  expect(caught).toEqual([1, 1, 1, 1, 1, 1, 1]);
});
