/** Telegram's web clients block downloads in their frame: files leave as text, pictures or codes, and downloads are never mentioned. */
import { expect, it } from 'vitest';
import { readCsv } from '../mocks/builders/readCsv.ts';
import { cosignerText } from '../mocks/fixtures/multisig/cosigners.ts';
import { psbtSigner } from '../mocks/fixtures/psbt/psbtPeople.ts';
import { signaturesIn } from '../src/domain/psbt/Psbt.ts';
import { readPsbtText } from '../src/domain/psbt/readPsbt.ts';
import { MULTISIG_BACKUP_MESSAGES as KEYS } from '../src/i18n/messages/accounts/multisigMessages.ts';
import { describeTool } from '../src/i18n/messages/app/appMessages.ts';
import { TABS_MESSAGES } from '../src/i18n/messages/app/commonMessages.ts';
import { COMPONENT_MESSAGES } from '../src/i18n/messages/app/componentMessages.ts';
import { NO_FILES_MESSAGES } from '../src/i18n/messages/app/noFilesMessages.ts';
import { WELCOME_MESSAGES } from '../src/i18n/messages/app/startMessages.ts';
import { PSBT_MESSAGES as PSBT } from '../src/i18n/messages/codes/psbtMessages.ts';
import { BILL_MESSAGES, RECEIPT_MESSAGES as RECEIPT } from '../src/i18n/messages/send/billMessages.ts';
import { describeRestored } from '../src/i18n/messages/settings/describeBackupProblem.ts';
import { EXPORT_HISTORY_MESSAGES as TABLE } from '../src/i18n/messages/settings/exportHistoryMessages.ts';
import {
  BACKUP_MESSAGES as BACKUP,
  PASSWORD_PROMPT_MESSAGES,
  RESTORE_MESSAGES as RESTORE,
  SAVED_FILE_MESSAGES,
} from '../src/i18n/messages/settings/securityMessages.ts';
import { SETTINGS_MESSAGES as SETTINGS } from '../src/i18n/messages/settings/settingsMessages.ts';
import { PICTURE_MESSAGES as PICTURE } from '../src/i18n/messages/wallet/receiveMessages.ts';
import { STATEMENT_MESSAGES as STATEMENT } from '../src/i18n/messages/wallet/statementMessages.ts';
import { createFixture, DOGE } from './support/fixture.ts';
import { proposed } from './support/proposal.ts';
import { addKey, keep, openMultisig } from './support/sharedWallet.ts';
import { PASSWORD, type Wallet } from './support/Wallet.ts';

const { sandbox, buyPhone } = createFixture();

/** Web A and Web K. */
const CLIENTS = ['weba', 'web'] as const;

/** A wallet in one of the web clients, recording every attempt to download a file. */
async function openRich(platform: (typeof CLIENTS)[number]) {
  const phone = await buyPhone({ platform });
  const wallet = await phone.open();
  const downloads: string[] = [];
  phone.page.on('download', (download) => downloads.push(download.suggestedFilename()));
  await wallet.create();
  const address = await wallet.address();
  const coin = await sandbox.faucet(address, 100n * DOGE);
  await wallet.hasBalance(100n * DOGE);
  const refused = () => phone.console.filter((line) => line.includes('Download is disallowed'));
  /** No download was started, by the page or blocked by the browser, which logs that to the console, as it does for our own at the end. */
  const expectNoDownload = async () => {
    expect(refused()).toEqual([]);
    await wallet.app.evaluate(() => {
      Object.assign(document.createElement('a'), {
        href: 'data:text/plain,wow',
        download: 'wow.txt',
      }).click();
    });
    await expect.poll(refused).toHaveLength(1);
    expect(downloads).toEqual([]);
  };
  return { phone, wallet, address, coin, expectNoDownload };
}

/** Nothing on this page mentions or offers files. @param saving - the button's label in other clients */
async function expectNoFile(wallet: Wallet, saving: string, instead: string): Promise<void> {
  await wallet.sees(NO_FILES_MESSAGES.title);
  await wallet.sees(instead);
  expect(await wallet.button(saving).count(), saving).toBe(0);
  for (const words of [BACKUP.startedTitle, SAVED_FILE_MESSAGES.check])
    expect(await wallet.app.getByText(words).count(), words).toBe(0);
}

/** Presses a copy button. @returns the clipboard's text; the frame may write it, and the page around it reads it */
async function copied(wallet: Wallet, label: string): Promise<string> {
  await wallet.button(label).click();
  await wallet.sees(COMPONENT_MESSAGES.copied);
  await wallet.telegram.bringToFront();
  return wallet.telegram.evaluate(async () => {
    window.focus();
    return navigator.clipboard.readText();
  });
}

/** From home to a row of the settings. */
async function openSetting(wallet: Wallet, title: string): Promise<void> {
  await wallet.openSettings();
  await wallet.setting(title).click();
}

async function backHome(wallet: Wallet): Promise<void> {
  await wallet.pressBack();
  await wallet.pressBack();
  await wallet.isHome();
}

/** Restores the wallet from the copied text in Telegram's app or a browser. */
async function restoreElsewhere(text: string, address: string): Promise<void> {
  const phone = await buyPhone({ user: { id: 77, firstName: 'Other' } });
  const other = await phone.open();
  await other.button(WELCOME_MESSAGES.openBackup).click();
  await other.button(RESTORE.paste).click();
  await other.app.getByLabel(RESTORE.pasteLabel, { exact: true }).fill(text);
  await other.button(RESTORE.pasteDone).click();
  other.secrets.passwords.push(PASSWORD);
  await other.app.getByLabel(RESTORE.password, { exact: true }).fill(PASSWORD);
  await other.pressBottom(RESTORE.restore);
  await other.sees(describeRestored(1));
  await other.pressBottom(RESTORE.open);
  await other.hasBalance(100n * DOGE);
  expect(await other.address()).toBe(address);
}

async function backUp(wallet: Wallet): Promise<string> {
  await openSetting(wallet, SETTINGS.backupFile);
  await wallet.app.getByLabel(PASSWORD_PROMPT_MESSAGES.password, { exact: true }).fill(PASSWORD);
  await wallet.pressBottom(BACKUP.make);
  await wallet.sees(BACKUP.madeTitle);
  await expectNoFile(wallet, BACKUP.save, NO_FILES_MESSAGES.copy);
  const text = await copied(wallet, BACKUP.copy);
  // copied text is no file that could be opened and compared
  await expectNoFile(wallet, BACKUP.save, NO_FILES_MESSAGES.copy);
  await wallet.pressBottom(BACKUP.done);
  await wallet.pressBack();
  await wallet.isHome();
  return text;
}

it.each(CLIENTS)('on %s a backup and tables are copied', { timeout: 240_000 }, async (platform) => {
  const { wallet, address, expectNoDownload } = await openRich(platform);
  await restoreElsewhere(await backUp(wallet), address);

  await sandbox.mine();
  await openSetting(wallet, SETTINGS.exportHistory);
  await wallet.pressBottom(TABLE.make);
  await wallet.sees(TABLE.madeTitle);
  await expectNoFile(wallet, TABLE.save, NO_FILES_MESSAGES.copy);
  const [, ...rows] = readCsv(await copied(wallet, TABLE.copy));
  expect(rows.map((row) => row.slice(1, 3))).toEqual([['Received', '100']]);
  await backHome(wallet);

  await openSetting(wallet, SETTINGS.statement);
  await wallet.pressBottom(STATEMENT.make);
  await wallet.sees(STATEMENT.closing);
  await expectNoFile(wallet, STATEMENT.save, NO_FILES_MESSAGES.copy);
  const year = readCsv(await copied(wallet, STATEMENT.copy));
  expect(year.map((row) => row[1])).toContain(STATEMENT.received);
  await backHome(wallet);
  await expectNoDownload();
});

/** The address as an image, which can be saved by a long press or right click, unlike a canvas. */
async function holdPicture(wallet: Wallet): Promise<void> {
  await wallet.button('Receive').click();
  await wallet.readAddress();
  await wallet.button(PICTURE.open).click();
  const dialog = wallet.app.getByRole('dialog');
  const image = dialog.locator('img');
  await image.waitFor();
  expect(await image.getAttribute('alt')).toBe(PICTURE.picture);
  expect(await image.getAttribute('src')).toMatch(/^data:image\/png;base64,/);
  expect(await image.evaluate((held) => (held as HTMLImageElement).naturalWidth)).toBeGreaterThan(300);
  await expectNoFile(wallet, PICTURE.save, NO_FILES_MESSAGES.hold);
  await wallet.pressBack();
  await dialog.waitFor({ state: 'detached' });
  await wallet.pressBack();
  await wallet.isHome();
}

/** Shows a code that another device can scan. */
const showsCode = async (wallet: Wallet, show: string, code: string): Promise<void> => {
  await wallet.button(show).click();
  await wallet.app.getByRole('img', { name: code }).first().waitFor();
};

/** Signs another party's PSBT, and passes it on as text or as a code. */
async function passOn(wallet: Wallet, given: string): Promise<void> {
  await wallet.button(TABS_MESSAGES.app).click();
  await wallet.button(new RegExp(describeTool('psbt').title)).click();
  await wallet.app.getByLabel(PSBT.field, { exact: true }).fill(given);
  await wallet.button(PSBT.open).click();
  await wallet.button(PSBT.sign).click();
  await wallet.sees(PSBT.pass);
  await expectNoFile(wallet, PSBT.save, NO_FILES_MESSAGES.code);
  const read = readPsbtText(await copied(wallet, PSBT.copy));
  expect(read.ok && read.value.inputs.flatMap(signaturesIn)).toHaveLength(1);
  await showsCode(wallet, PSBT.showCode, PSBT.code);
  await wallet.pressBack();
  await wallet.pressBack();
  await wallet.isHome();
}

/** Pays a shop, and saves its receipt. */
async function payBill(wallet: Wallet): Promise<void> {
  const { link } = await sandbox.shop();
  await wallet.button('Send').click();
  await wallet.app.getByLabel('To', { exact: true }).fill(link);
  await wallet.pressBottom(BILL_MESSAGES.review);
  await wallet.button(/^Pay 41.9395/).click();
  await wallet.sees(RECEIPT.acceptedTitle);
  await expectNoFile(wallet, RECEIPT.save, NO_FILES_MESSAGES.copy);
  const receipt = await copied(wallet, RECEIPT.copy);
  for (const part of ['Much Shop (pay.much-shop.example)', '41.9395']) expect(receipt).toContain(part);
  expect(await wallet.app.getByText(RECEIPT.saved).count()).toBe(0);
  await wallet.done();
}

/** Saves the keys of a shared wallet. */
async function keepSharedKeys(wallet: Wallet): Promise<void> {
  await openMultisig(wallet);
  await addKey(wallet, 2, await cosignerText(2));
  await addKey(wallet, 3, await cosignerText(3));
  await keep(wallet);
  await openSetting(wallet, KEYS.row);
  const descriptor = await wallet.app.getByText(/^sh\(sortedmulti\(2,/).innerText();
  await expectNoFile(wallet, KEYS.save, NO_FILES_MESSAGES.code);
  expect(await wallet.button(KEYS.saveForOthers).count()).toBe(0);
  expect(await copied(wallet, KEYS.copy)).toBe(descriptor);
  await showsCode(wallet, KEYS.showCode, KEYS.qrCode);
}

it.each(CLIENTS)(
  'on %s pictures, requests, receipts and shared keys leave without files',
  async (platform) => {
    const { wallet, address, coin, expectNoDownload } = await openRich(platform);
    await holdPicture(wallet);
    const { address: friend } = await psbtSigner(3);
    await passOn(wallet, await proposed(sandbox, coin, address, [{ to: friend, amount: 99n * DOGE }]));
    await payBill(wallet);
    await keepSharedKeys(wallet);
    await expectNoDownload();
  },
);
