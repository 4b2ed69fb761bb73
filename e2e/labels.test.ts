/** Names, notes and a frozen coin move between phones as a file, and a year's statement adds up. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readCsv } from '../mocks/builders/readCsv.ts';
import { parseDoge } from '../src/domain/amount/parseDoge.ts';
import { RECIPIENT_MESSAGES } from '../src/i18n/messages/send/recipientMessages.ts';
import { CONTACTS_MESSAGES } from '../src/i18n/messages/settings/contactMessages.ts';
import {
  describeAside,
  describeFreezing,
  describeTally,
  LABEL_MESSAGES as MESSAGES,
  nameMerge,
} from '../src/i18n/messages/settings/labelMessages.ts';
import { SETTINGS_MESSAGES } from '../src/i18n/messages/settings/settingsMessages.ts';
import { BREAKDOWN_MESSAGES } from '../src/i18n/messages/wallet/breakdownMessages.ts';
import { namePart } from '../src/i18n/messages/wallet/describeBreakdown.ts';
import { NOTE_MESSAGES } from '../src/i18n/messages/wallet/historyMessages.ts';
import {
  STATEMENT_MESSAGES as STATEMENT,
  STATEMENT_TABLE_MESSAGES as TABLE,
} from '../src/i18n/messages/wallet/statementMessages.ts';
import { createFixture, DOGE, STRANGER } from './support/fixture.ts';
import type { Phone } from './support/Phone.ts';
import type { Wallet } from './support/Wallet.ts';

const { sandbox, openHome, openRich } = createFixture();

async function saved(phone: Phone, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([phone.page.waitForEvent('download'), press()]);
  const folder = await mkdtemp(join(tmpdir(), 'kennel-'));
  try {
    await download.saveAs(join(folder, 'file'));
    return await readFile(join(folder, 'file'), 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function openSetting(wallet: Wallet, title: string): Promise<void> {
  await wallet.openSettings();
  await wallet.setting(title).click();
}

async function backHome(wallet: Wallet): Promise<void> {
  await wallet.pressBack();
  await wallet.pressBack();
  await wallet.isHome();
}

async function nameAddress(wallet: Wallet, address: string, name: string): Promise<void> {
  await openSetting(wallet, SETTINGS_MESSAGES.contacts);
  await wallet.pressBottom(CONTACTS_MESSAGES.add);
  const dialog = wallet.app.getByRole('dialog');
  await dialog.getByLabel(CONTACTS_MESSAGES.addressLabel, { exact: true }).fill(address);
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByRole('button', { name: CONTACTS_MESSAGES.save }).click();
  await wallet.sees(name);
  await backHome(wallet);
}

async function writeNote(wallet: Wallet, note: string): Promise<void> {
  await wallet.row('Sent', 25n * DOGE).click();
  await wallet.button(NOTE_MESSAGES.add).click();
  const dialog = wallet.app.getByRole('dialog');
  await dialog.getByLabel(NOTE_MESSAGES.label, { exact: true }).fill(note);
  await dialog.getByRole('button', { name: NOTE_MESSAGES.save }).click();
  await wallet.sees(note);
  await wallet.pressBack();
  await wallet.isHome();
}

/** From home to the list of spendable coins. */
async function openCoins(wallet: Wallet): Promise<void> {
  await wallet.app.locator('button', { hasText: /^Balance/ }).click();
  await wallet.sees(BREAKDOWN_MESSAGES.title);
}

async function freezeOnlyCoin(wallet: Wallet): Promise<void> {
  await openCoins(wallet);
  await wallet.button(new RegExp(`^${namePart('spendable')}`)).click();
  await wallet.button(new RegExp(`^${BREAKDOWN_MESSAGES.freeze}`)).click();
  await wallet.button(BREAKDOWN_MESSAGES.all).click();
  await wallet.button(new RegExp(`^${namePart('protected')}`)).waitFor();
  await wallet.pressBack();
  await wallet.isHome();
}

const koinuOf = (text = ''): bigint => {
  const amount = parseDoge(text);
  if (!amount.ok) throw new Error(`no amount: ${text}`);
  return amount.value;
};

it('names, notes and frozen coins come back on another phone, and its statement has the right figures', {
  timeout: 240_000,
}, async () => {
  const { phone, wallet } = await openRich(100n * DOGE);
  await nameAddress(wallet, STRANGER, 'Baker');
  await wallet.transfer(STRANGER, 25n * DOGE);
  await wallet.done();
  await sandbox.mine(1);
  await writeNote(wallet, 'Rolls for May');
  await freezeOnlyCoin(wallet);

  await openSetting(wallet, SETTINGS_MESSAGES.labels);
  await wallet.sees(describeTally({ names: 2, notes: 1, frozen: 1 }));
  await wallet.button(MESSAGES.make).click();
  await wallet.sees(MESSAGES.madeTitle);
  const file = await saved(phone, () => wallet.button(MESSAGES.save).click());
  const records = file
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(records).toContainEqual({ type: 'addr', ref: STRANGER, label: 'Baker' });
  expect(records).toContainEqual({ type: 'tx', ref: expect.any(String), label: 'Rolls for May' });
  const [coin] = records.filter(({ type }) => type === 'output');
  expect(coin).toEqual({ type: 'output', ref: expect.stringMatching(/^[0-9a-f]{64}:\d$/), spendable: false });
  await phone.kill();

  const other = await openHome();
  await other.wallet.hasRow('Sent', 25n * DOGE);
  await openSetting(other.wallet, SETTINGS_MESSAGES.labels);
  await other.wallet.app
    .locator('input[type=file]')
    .setInputFiles({ name: 'labels.jsonl', mimeType: 'text/plain', buffer: Buffer.from(file) });
  await other.wallet.sees(MESSAGES.previewTitle);
  await other.wallet.sees(describeAside.same(records.length - 3));
  expect(await other.wallet.app.getByRole('checkbox').count()).toBe(3);
  await other.wallet.sees(describeFreezing(1));
  await other.wallet.app.getByRole('checkbox', { name: coin.ref }).check();
  await other.wallet.pressBottom(nameMerge(3));
  await other.wallet.sees(describeTally({ names: 1, notes: 1, frozen: 1 }));
  await other.wallet.pressBottom(MESSAGES.done);
  await other.wallet.sees(coin.ref);
  await other.wallet.button(new RegExp(`^${MESSAGES.unfreeze}`)).waitFor();
  await backHome(other.wallet);

  await openSetting(other.wallet, SETTINGS_MESSAGES.contacts);
  await other.wallet.sees(RECIPIENT_MESSAGES.fromFile);
  await other.wallet.sees('Baker');
  await backHome(other.wallet);
  await other.wallet.row('Sent', 25n * DOGE).click();
  await other.wallet.sees('Rolls for May');
  await other.wallet.pressBack();
  await openCoins(other.wallet);
  await other.wallet.button(new RegExp(`^${namePart('protected')}`)).click();
  await other.wallet.button(new RegExp(`^${BREAKDOWN_MESSAGES.unfreeze}`)).waitFor();
  await other.wallet.pressBack();

  await openSetting(other.wallet, SETTINGS_MESSAGES.statement);
  await other.wallet.pressBottom(STATEMENT.make);
  await other.wallet.sees(STATEMENT.closing);
  expect(await other.wallet.fits()).toBe(true);
  const closing = await other.wallet.fact(STATEMENT.closing);
  const csv = readCsv(await saved(other.phone, () => other.wallet.button(STATEMENT.save).click()));
  expect(csv.slice(1).map(([, kind]) => kind)).toEqual([
    ...[TABLE.opening, TABLE.received, TABLE.sent, TABLE.closing, TABLE.total],
  ]);
  const [, opening = [], received = [], sent = [], last = [], total = []] = csv;
  expect([koinuOf(opening[5]), koinuOf(received[2]), koinuOf(sent[3])]).toEqual([
    0n,
    100n * DOGE,
    25n * DOGE,
  ]);
  const fee = koinuOf(sent[4]);
  expect(fee).toBeGreaterThan(0n);
  expect(koinuOf(last[5])).toBe(75n * DOGE - fee);
  expect(koinuOf(last[5])).toBe(closing);
  expect(total.slice(2, 5).map((text) => koinuOf(text))).toEqual([100n * DOGE, 25n * DOGE, fee]);
  expect(sent.slice(9, 12)).toEqual([STRANGER, 'Baker', 'Rolls for May']);
});
