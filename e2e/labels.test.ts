/** Names, notes and frozen coins come in as text and leave as a file; a year of money on a page and as a table. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Download } from 'playwright';
import { expect, it } from 'vitest';
import { testAddress } from '../mocks/builders/keys.ts';
import { readCsv } from '../mocks/builders/readCsv.ts';
import { LABEL_MESSAGES as LABELS, nameMerge } from '../src/i18n/messages/settings/labelMessages.ts';
import { SETTINGS_MESSAGES } from '../src/i18n/messages/settings/settingsMessages.ts';
import { STATEMENT_MESSAGES as STATEMENT } from '../src/i18n/messages/settings/statementMessages.ts';
import { createFixture, DOGE, STRANGER } from './support/fixture.ts';
import type { Wallet } from './support/Wallet.ts';

const { sandbox, openHome, openRich } = createFixture();

async function textOf(download: Download): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kennel-'));
  try {
    await download.saveAs(join(folder, 'file'));
    return await readFile(join(folder, 'file'), 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function openLabels(wallet: Wallet): Promise<void> {
  await wallet.openSettings();
  await wallet.setting(SETTINGS_MESSAGES.labels).click();
  await wallet.sees(LABELS.import);
}

/** Shows what a text would change. */
async function paste(wallet: Wallet, records: readonly object[]): Promise<void> {
  const text = records.map((record) => JSON.stringify(record)).join('\n');
  await wallet.app.getByLabel(LABELS.field, { exact: true }).fill(text);
  await wallet.button(LABELS.open).click();
  await wallet.sees(LABELS.previewTitle);
}

async function exported(wallet: Wallet): Promise<readonly string[]> {
  await wallet.button(LABELS.make).click();
  await wallet.sees(LABELS.madeTitle);
  const arriving = wallet.telegram.waitForEvent('download');
  await wallet.button(LABELS.save).click();
  const text = await textOf(await arriving);
  return text.trim().split('\n');
}

it('brings in names, notes and frozen coins after a look at them, and hands all of it on', async () => {
  const { wallet, address } = await openRich(30n * DOGE);
  const [received] = await sandbox.transactionsOf(address);
  if (received === undefined) throw new Error('nothing came in');
  const coin = received.vout.findIndex(({ addresses = [] }) => addresses.includes(address));
  const frozen = { type: 'output', ref: `${received.txid}:${coin}`, spendable: false };
  await openLabels(wallet);
  await paste(wallet, [
    { type: 'addr', ref: STRANGER, label: 'Vet' },
    { type: 'tx', ref: received.txid, label: 'Birthday money' },
    frozen,
    { type: 'output', ref: `${'ab'.repeat(32)}:0`, spendable: true },
  ]);
  await wallet.pressBottom(nameMerge(3));
  await wallet.sees(LABELS.mergedTitle);
  await wallet.pressBottom(LABELS.done);
  const lines = await exported(wallet);
  expect(lines).toContain(JSON.stringify({ type: 'addr', ref: STRANGER, label: 'Vet' }));
  expect(lines).toContain(JSON.stringify({ type: 'tx', ref: received.txid, label: 'Birthday money' }));
  expect(lines).toContain(JSON.stringify(frozen));
  expect(lines.some((line) => line.includes('"spendable":true'))).toBe(false);

  // the only coin is frozen: nothing can be sent, until it is freed by hand
  await wallet.pressBack();
  await wallet.pressBack();
  await wallet.isHome();
  await wallet.button('Send').click();
  await wallet.sees('Nothing to send');
  await wallet.pressBack();
  await openLabels(wallet);
  await wallet.button(new RegExp(`^${LABELS.unfreeze}`)).click();
  await wallet.pressBack();
  await wallet.pressBack();
  await wallet.isHome();
  await wallet.fillTransfer(STRANGER, DOGE);
  await wallet.sees(/A file calls it “Vet”/);
  await wallet.review();
  await wallet.send(DOGE);
});

it('leaves out a name that another address has, unless it is chosen, and changes nothing when it is left', async () => {
  const { wallet } = await openHome();
  await openLabels(wallet);
  await paste(wallet, [{ type: 'addr', ref: STRANGER, label: 'Vet' }]);
  await wallet.pressBottom(nameMerge(1));
  await wallet.pressBottom(LABELS.done);
  const thief = testAddress(9);
  await paste(wallet, [{ type: 'addr', ref: thief, label: 'vet' }]);
  await wallet.sees(LABELS.check);
  expect(await wallet.app.getByRole('checkbox').isChecked()).toBe(false);
  await wallet.button(LABELS.cancel).click();
  const lines = await exported(wallet);
  expect(lines.some((line) => line.includes(thief))).toBe(false);
  expect(lines).toContain(JSON.stringify({ type: 'addr', ref: STRANGER, label: 'Vet' }));
});

it('makes a statement that adds up, and its table', async () => {
  const { wallet, address } = await openRich(30n * DOGE);
  await wallet.transfer(STRANGER, 10n * DOGE);
  await sandbox.mine();
  await wallet.done();
  await wallet.openSettings();
  await wallet.setting(SETTINGS_MESSAGES.statement).click();
  await wallet.pressBottom(STATEMENT.make);
  await wallet.sees(STATEMENT.opening);
  await wallet.app.getByText(address.slice(-4)).first().waitFor();
  const arriving = wallet.telegram.waitForEvent('download');
  await wallet.button(STATEMENT.save).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toMatch(/^kennel-statement-\d{4}\.csv$/);
  const [, opening, received, sent, closing] = readCsv(await textOf(download));
  expect(opening?.[5]).toBe('0.00000000');
  expect(received?.slice(2, 6)).toEqual(['30.00000000', '0.00000000', '0.00000000', '30.00000000']);
  expect(sent?.[3]).toBe('10.00000000');
  const koinu = (text = '') => BigInt(text.replace('.', ''));
  expect(koinu(closing?.[5])).toBe(20n * DOGE - koinu(sent?.[4]));
  expect(koinu(sent?.[4])).toBeGreaterThan(0n);
});
