/** Preferences, networks, servers and the exported history, in the built app. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Download, Page } from 'playwright';
import { expect, it } from 'vitest';
import { readCsv } from '../mocks/builders/readCsv.ts';
import { WELCOME_MESSAGES } from '../src/i18n/messages/app/startMessages.ts';
import { EXPORT_HISTORY_MESSAGES } from '../src/i18n/messages/settings/exportHistoryMessages.ts';
import {
  describeAddProblem,
  describeRestart,
  NETWORK_MESSAGES,
} from '../src/i18n/messages/settings/networkMessages.ts';
import { PREFERENCE_MESSAGES } from '../src/i18n/messages/settings/preferenceMessages.ts';
import { SETTINGS_MESSAGES } from '../src/i18n/messages/settings/settingsMessages.ts';
import { createFixture, DOGE, STRANGER } from './support/fixture.ts';
import type { Phone } from './support/Phone.ts';
import { SERVERS } from './support/paths.ts';
import { hasWritten } from './support/traces.ts';
import type { Wallet } from './support/Wallet.ts';

const { sandbox, openRich } = createFixture();
const [FIRST, SECOND] = SERVERS;

async function openSetting(wallet: Wallet, title: string): Promise<void> {
  await wallet.openSettings();
  await wallet.setting(title).click();
}

async function reopened(phone: Phone): Promise<Wallet> {
  await phone.kill();
  return phone.open();
}

/** Chooses an option in a sheet. @param row - how the title of the row that opens it begins */
async function choose(wallet: Wallet, row: string, choice: string | RegExp): Promise<void> {
  await wallet.setting(row).click();
  await wallet.choose(choice);
}

it('speaks Spanish after it was chosen, and after a reload', async () => {
  const { phone, wallet } = await openRich(5n * DOGE);
  await openSetting(wallet, SETTINGS_MESSAGES.preferences);
  await choose(wallet, PREFERENCE_MESSAGES.language, 'Español');
  await wallet.sees('Preferencias');
  await expect.poll(() => wallet.app.evaluate(() => document.documentElement.lang)).toBe('es');
  await wallet.sees('Idioma y dinero');
  await hasWritten(wallet, '"language":"es"');
  const again = await reopened(phone);
  await again.app.getByLabel('Contraseña', { exact: true }).waitFor();
  await again.app.getByText('Qué bueno verte').waitFor();
});

it('tells what coins are worth in the chosen currency, and writes numbers as chosen', async () => {
  const { wallet } = await openRich(12_345n * DOGE);
  await openSetting(wallet, SETTINGS_MESSAGES.preferences);
  await wallet.sees('1 DOGE is $0.20');
  await choose(wallet, PREFERENCE_MESSAGES.currency, /Japanese Yen/);
  await wallet.sees('1 DOGE is ¥30');
  await choose(wallet, PREFERENCE_MESSAGES.numbers, '1.234,56');
  await wallet.pressBack();
  await wallet.pressBack();
  await wallet.sees('¥370.350');
  await wallet.sees(/12\.345/);
});

it('opens another network as a place of its own, and finds the wallet again on the first', async () => {
  const { wallet } = await openRich(7n * DOGE);
  await openSetting(wallet, SETTINGS_MESSAGES.networkRow);
  await choose(wallet, NETWORK_MESSAGES.network, /Testnet/);
  await wallet.button(describeRestart('testnet').action).click();
  await wallet.sees(WELCOME_MESSAGES.title);
  await wallet.create();
  await wallet.sees(/Testnet/);
  await openSetting(wallet, SETTINGS_MESSAGES.networkRow);
  await wallet.sees(/It follows another network/);
  await choose(wallet, NETWORK_MESSAGES.network, /Regtest/);
  await wallet.button(describeRestart('regtest').action).click();
  await wallet.unlock();
  await wallet.hasBalance(7n * DOGE);
});

/** Fakes a server of the given chain at a path. */
async function pretend(page: Page, path: string, chain: string): Promise<void> {
  await page.route(`**${path}/api/**`, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: route.request().url().includes('block-index')
        ? { blockHash: '0'.repeat(64) }
        : { blockbook: { coin: 'Dogecoin', bestHeight: 61 }, backend: { chain, blocks: 61 } },
    }),
  );
}

it('adds a server after a check, refuses one of another chain, and asks the one that is left', async () => {
  const { wallet, address } = await openRich(3n * DOGE);
  await pretend(wallet.telegram, '/elsewhere', 'main');
  await openSetting(wallet, SETTINGS_MESSAGES.networkRow);
  await wallet.sees(/up to date/);
  const add = async (url: string) => {
    await wallet.button(NETWORK_MESSAGES.add).click();
    await wallet.app.getByLabel(NETWORK_MESSAGES.address).fill(url);
    await wallet.button(NETWORK_MESSAGES.check).click();
  };
  await add(`${FIRST}/elsewhere`);
  await wallet.sees(describeAddProblem({ kind: 'other-chain', coin: 'Dogecoin' }));
  await wallet.app.getByLabel(NETWORK_MESSAGES.address).fill('http://blockbook.example');
  await wallet.button(NETWORK_MESSAGES.check).click();
  await wallet.sees(describeAddProblem({ kind: 'not-https' }));
  await wallet.telegram.keyboard.press('Escape');
  const remove = async (url: string) => {
    const row = wallet.setting(new URL(url).host);
    await row.click();
    await wallet.button(NETWORK_MESSAGES.remove).click();
    await wallet.setting(NETWORK_MESSAGES.reset).waitFor();
    await expect.poll(() => row.count()).toBe(0);
  };
  await remove(FIRST);
  await add(FIRST);
  await expect.poll(() => wallet.setting(new URL(FIRST).host).count()).toBe(1);
  await remove(SECOND);
  await sandbox.faucet(address, 4n * DOGE);
  await wallet.pressBack();
  await wallet.pressBack();
  await wallet.hasBalance(7n * DOGE);
});

it('adds a server that answers by its socket alone, says what it lacks, and sends over it', async () => {
  await sandbox.control('close-to-pages');
  const { wallet, address } = await openRich(20n * DOGE);
  await openSetting(wallet, SETTINGS_MESSAGES.networkRow);
  await wallet.sees(new RegExp(NETWORK_MESSAGES.liveOnly));
  const row = wallet.setting(new URL(FIRST).host);
  await row.click();
  await wallet.button(NETWORK_MESSAGES.remove).click();
  await expect.poll(() => row.count()).toBe(0);
  await wallet.button(NETWORK_MESSAGES.add).click();
  await wallet.app.getByLabel(NETWORK_MESSAGES.address).fill(FIRST);
  await wallet.button(NETWORK_MESSAGES.check).click();
  await row.click();
  await wallet.sees(NETWORK_MESSAGES.liveOnlyText);
  await wallet.telegram.keyboard.press('Escape');
  await wallet.pressBack();
  await wallet.pressBack();
  await wallet.transfer(STRANGER, 3n * DOGE);
  expect(await sandbox.spendsOf(address)).toHaveLength(1);
  await sandbox.mine();
  await wallet.sees('1 confirmation');
});

it('hands the history over as a table that spreadsheets read', async () => {
  const { wallet, address } = await openRich(30n * DOGE);
  await wallet.transfer(STRANGER, 10n * DOGE);
  await sandbox.mine();
  await wallet.done();
  await openSetting(wallet, SETTINGS_MESSAGES.exportHistory);
  await wallet.pressBottom(EXPORT_HISTORY_MESSAGES.make);
  await wallet.sees(EXPORT_HISTORY_MESSAGES.madeTitle);
  const arriving = wallet.telegram.waitForEvent('download');
  await wallet.button(EXPORT_HISTORY_MESSAGES.save).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toMatch(/^kennel-history-\d{4}-\d\d-\d\d\.csv$/);
  const [head, ...rows] = readCsv(await textOf(download));
  expect(head?.slice(0, 4)).toEqual(['Date (UTC)', 'Type', 'Amount (DOGE)', 'Fee (DOGE)']);
  const sent = rows.find((row) => row[1] === 'Sent');
  const received = rows.find((row) => row[1] === 'Received');
  expect(rows).toHaveLength(2);
  expect(sent?.slice(2, 7)).toEqual(['-10', sent?.[3], '-2.00', 'USD', STRANGER]);
  expect(Number(sent?.[3])).toBeGreaterThan(0);
  expect(received?.slice(2, 6)).toEqual(['30', '', '6.00', 'USD']);
  expect(rows.map((row) => row[9]).sort()).toEqual([...(await historyOf(address))].sort());
});

async function textOf(download: Download): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kennel-'));
  try {
    await download.saveAs(join(folder, 'history.csv'));
    return await readFile(join(folder, 'history.csv'), 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
}

const historyOf = async (address: string): Promise<readonly string[]> => {
  const transactions = await sandbox.transactionsOf(address);
  return transactions.map(({ txid }) => txid);
};
