/** The same journeys in every host (Telegram, a browser, an installed app), and what only browsers have. */
import { text } from 'node:stream/consumers';
import { describe, expect, inject, it } from 'vitest';
import { koinu } from '../src/domain/amount/Koinu.ts';
import { WELCOME_MESSAGES } from '../src/i18n/messages/app/startMessages.ts';
import { RECIPIENT_MESSAGES } from '../src/i18n/messages/send/recipientMessages.ts';
import {
  BACKUP_MESSAGES,
  PASSWORD_PROMPT_MESSAGES,
  RESTORE_MESSAGES,
} from '../src/i18n/messages/settings/securityMessages.ts';
import { SETTINGS_MESSAGES } from '../src/i18n/messages/settings/settingsMessages.ts';
import {
  describePayment,
  PAYMENT_NOTICE_MESSAGES,
} from '../src/i18n/messages/wallet/paymentNoticeMessages.ts';
import { createFixture, DOGE, STRANGER } from './support/fixture.ts';
import { holdBeforeCamera, holdBeforeTelegram } from './support/heldCode.ts';
import { HOSTS, type HostKind, type Phone } from './support/Phone.ts';
import { PASSWORD } from './support/Wallet.ts';

const { sandbox, buyPhone, openHome, openRich } = createFixture();

/** Source page configured by the host. */
const SOURCE = 'https://pages.kennel.example/source';

/**
 * Opens the settings of a wallet whose host configures project pages.
 *
 * @returns with `opened`: the pages that were opened, and what each could learn about its opener
 */
async function openWithPages(host: HostKind, more: { readonly telegramStrict?: boolean }) {
  const visits: string[] = [];
  const prepare = async ({ context }: Phone) => {
    const pages = { sourceUrl: SOURCE, reportUrl: 'https://pages.kennel.example/report', ...more };
    await context.route('**/kennel.config.json', async (route) => {
      const built: object = await (await route.fetch()).json();
      await route.fulfill({ json: { ...built, ...pages } });
    });
    await context.route('https://pages.kennel.example/**', async (route) => {
      const { referer } = await route.request().allHeaders();
      const body = '<script>fetch(opener === null ? "/alone" : "/opened-by")</script>';
      visits.push(referer === undefined || referer.startsWith(SOURCE) ? route.request().url() : referer);
      await route.fulfill({ contentType: 'text/html', body });
    });
  };
  const { wallet } = await openHome({ host, prepare });
  await wallet.openSettings();
  const opened = async () =>
    host === 'telegram' ? wallet.telegram.evaluate(() => globalThis.kennelHost.state().openedLinks) : visits;
  return { wallet, opened };
}

describe.each(HOSTS)('in every host, %s', (host) => {
  it('scans a payment link, sends by it, goes back, locks, and is there again', async () => {
    const link = `dogecoin:${STRANGER}?amount=1.5`;
    const prepare = (phone: Phone) => holdBeforeCamera(phone, link);
    const { phone, wallet, address } = await openRich(8n * DOGE, { host, prepare });
    await wallet.button('Send').click();
    await wallet.pressBack();
    await wallet.isHome();
    await wallet.button('Send').click();
    await wallet.button(RECIPIENT_MESSAGES.scan).click();
    if (host === 'telegram') await holdBeforeTelegram(phone, link);
    await expect.poll(() => wallet.app.getByLabel('Amount in DOGE').inputValue()).toBe('1.5');
    await wallet.review();
    await wallet.send(150_000_000n);
    await wallet.done();
    await wallet.openSettings();
    await wallet.lockNow();
    await phone.kill();
    const again = await phone.open();
    await again.unlock();
    await again.hasRow('Sending', 150_000_000n);
    expect(await sandbox.spendsOf(address)).toHaveLength(1);
  });

  it('loses its connection before a transfer is sent, and sends it once when it is back', async () => {
    const { wallet, address } = await openRich(8n * DOGE, { host });
    await wallet.fillTransfer(STRANGER, 3n * DOGE);
    await wallet.review();
    await sandbox.down();
    await wallet.sendButton().click();
    await wallet.sees('We can’t tell if it was sent');
    await sandbox.heal();
    await wallet.pressUnlessDone(wallet.button('Rebroadcast'), wallet.sees('is on its way'));
    await sandbox.mine();
    expect(await sandbox.spendsOf(address)).toHaveLength(1);
  });

  it('leads out to the pages that the host named, and tells them nothing of the wallet', async () => {
    const { wallet, opened } = await openWithPages(host, {});
    await wallet.button(new RegExp(`^${SETTINGS_MESSAGES.source}`)).click();
    const probed = host === 'telegram' ? [] : ['https://pages.kennel.example/alone'];
    await expect.poll(opened).toEqual([SOURCE, ...probed]);
    await wallet.sees(SETTINGS_MESSAGES.report);
  });
});

it('leads nowhere out of a strict Telegram', async () => {
  const { wallet } = await openWithPages('telegram', { telegramStrict: true });
  expect(await wallet.button(new RegExp(`^${SETTINGS_MESSAGES.source}`)).count()).toBe(0);
  expect(await wallet.button(new RegExp(`^${SETTINGS_MESSAGES.report}`)).count()).toBe(0);
});

describe.each<HostKind>(['browser', 'installed'])('without Telegram, %s', (host) => {
  it('makes a wallet, receives, sends, goes back, locks, and opens again', async () => {
    const { phone, wallet, address } = await openRich(8n * DOGE, { host });
    await wallet.fillTransfer(STRANGER, 3n * DOGE);
    await wallet.keepDraft();
    await wallet.isHome();
    await wallet.button('Send').click();
    await wallet.review();
    await wallet.send(3n * DOGE);
    await sandbox.mine();
    await wallet.sees('1 confirmation');
    await wallet.done();
    expect(await sandbox.spendsOf(address)).toHaveLength(1);
    await wallet.openSettings();
    await wallet.lockNow();
    await wallet.unlock();
    await wallet.openSettings();
    expect(await wallet.fits()).toBe(true);
    await phone.kill();
    const again = await phone.open();
    await again.unlock();
    await again.hasRow('Sent', 3n * DOGE);
  });

  it('opens a payment link behind the lock, and fills in the form', async () => {
    const { phone, wallet } = await openRich(8n * DOGE, { host });
    await wallet.openSettings();
    await wallet.lockNow();
    await phone.kill();
    const link = `web+dogecoin:${STRANGER}?amount=2.5&label=Bone%20shop`;
    const opened = await phone.openAt(`/tx-create?link=${encodeURIComponent(link)}`);
    await opened.unlock();
    await opened.sees('Bone shop');
    expect(await opened.app.getByLabel('Amount in DOGE').inputValue()).toBe('2.5');
    expect(new URL(opened.telegram.url()).search).toBe('');
    await opened.review();
    await opened.send(250_000_000n);
  });

  it('saves a backup file, and opens it in another browser', async () => {
    const { wallet, address } = await openRich(6n * DOGE, { host });
    await wallet.openSettings();
    await wallet.button(new RegExp(`^${SETTINGS_MESSAGES.backupFile}`)).click();
    await wallet.app.getByLabel(PASSWORD_PROMPT_MESSAGES.password, { exact: true }).fill(PASSWORD);
    await wallet.pressBottom(BACKUP_MESSAGES.make);
    const download = wallet.telegram.waitForEvent('download');
    await wallet.button(BACKUP_MESSAGES.save).click();
    const content = await text(await (await download).createReadStream());

    const other = await (await buyPhone({ host })).open();
    await other.button(WELCOME_MESSAGES.openBackup).click();
    await other.sees(RESTORE_MESSAGES.title);
    const file = { name: 'kennel-backup.json', mimeType: 'application/json', buffer: Buffer.from(content) };
    await other.app.locator('input[type=file]').setInputFiles(file);
    other.secrets.passwords.push(PASSWORD);
    await other.app.getByLabel(RESTORE_MESSAGES.password, { exact: true }).fill(PASSWORD);
    await other.pressBottom(RESTORE_MESSAGES.restore);
    await other.pressBottom(RESTORE_MESSAGES.open);
    await other.hasBalance(6n * DOGE);
    expect(await other.address()).toBe(address);
  });
});

it('sends once where the socket goes in the middle of a transfer, and comes back after it', async () => {
  const { wallet, address } = await openRich(8n * DOGE, { host: 'browser' });
  await wallet.fillTransfer(STRANGER, 3n * DOGE);
  await sandbox.sockets('refused');
  await sandbox.control('drop-websocket');
  await wallet.review();
  await wallet.send(3n * DOGE);
  await sandbox.sockets('open');
  await sandbox.mine();
  await wallet.sees('1 confirmation');
  expect(await sandbox.spendsOf(address)).toHaveLength(1);
});

it('sends once where a socket is first to be had in the middle of a transfer, and goes after it', async () => {
  const { wallet, address } = await openRich(8n * DOGE, { host: 'browser' });
  await sandbox.sockets('refused');
  await sandbox.control('drop-websocket');
  await wallet.fillTransfer(STRANGER, 3n * DOGE);
  await wallet.review();
  expect((await sandbox.state()).openSockets).toBe(0);
  await sandbox.sockets('open');
  await expect.poll(async () => (await sandbox.state()).openSockets, { timeout: 60_000 }).toBe(1);
  await wallet.send(3n * DOGE);
  await sandbox.sockets('refused');
  await sandbox.control('drop-websocket');
  await sandbox.mine();
  await wallet.sees('1 confirmation');
  expect(await sandbox.spendsOf(address)).toHaveLength(1);
});

it('opens without a network once it is installed, and shows what was known', async () => {
  const { phone, wallet } = await openRich(8n * DOGE, { host: 'installed' });
  await wallet.openSettings();
  await wallet.lockNow();
  await phone.page.close();
  await phone.context.setOffline(true);
  const opened = await phone.openAt('/');
  await opened.unlock();
  await opened.hasBalance(8n * DOGE);
  await opened.button('Receive').click();
  expect(await opened.readAddress()).toMatch(/^n|^m/);
});

it('tells of a payment while it is out of sight, once somebody asked for that', async () => {
  const { phone, wallet, address } = await openRich(DOGE, { host: 'browser' });
  await phone.context.grantPermissions(['notifications']);
  await wallet.openSettings();
  await wallet.setting(PAYMENT_NOTICE_MESSAGES.setting).click();
  await wallet.app
    .getByRole('switch', { name: PAYMENT_NOTICE_MESSAGES.setting, exact: true, checked: true })
    .waitFor();
  await wallet.telegram.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await wallet.telegram.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await sandbox.faucet(address, 5n * DOGE);
  const notices = () =>
    wallet.telegram.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ body }) => body);
    });
  await expect.poll(notices, { timeout: 20_000 }).toEqual([describePayment(koinu(5n * DOGE))]);
});

it('registers no service worker in Telegram', async () => {
  const { wallet } = await openRich(DOGE);
  const registrations = await wallet.app.evaluate(async () => {
    return (await navigator.serviceWorker.getRegistrations()).length;
  });
  expect(registrations).toBe(0);
});

it('can be installed: its manifest is valid and its icons are there', async () => {
  const phone = await buyPhone({ host: 'browser' });
  await phone.open();
  const session = await phone.context.newCDPSession(phone.page);
  const { errors, url } = await session.send('Page.getAppManifest');
  expect(url).toBe(`${inject('appUrl')}/kennel.webmanifest`);
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
});
