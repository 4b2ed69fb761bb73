/** A backup file moves every wallet to another phone, and none of it can be read without its password. */
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { WELCOME_MESSAGES } from '../src/i18n/messages/app/startMessages.ts';
import { describeRestored } from '../src/i18n/messages/settings/describeBackupProblem.ts';
import {
  BACKUP_MESSAGES,
  PASSWORD_PROMPT_MESSAGES,
  RESTORE_MESSAGES,
} from '../src/i18n/messages/settings/securityMessages.ts';
import { SETTINGS_MESSAGES } from '../src/i18n/messages/settings/settingsMessages.ts';
import { createFixture, DOGE } from './support/fixture.ts';
import { expectLetGo } from './support/leaks.ts';
import { foundIn, passwordSecrets, secretsOf } from './support/secrets.ts';
import { PASSWORD, type Wallet } from './support/Wallet.ts';

const { buyPhone, openRich } = createFixture();

async function saveBackup(wallet: Wallet): Promise<string> {
  await wallet.button(SETTINGS_MESSAGES.title).click();
  await wallet.button(new RegExp(`^${SETTINGS_MESSAGES.backupFile}`)).click();
  await wallet.app.getByLabel(PASSWORD_PROMPT_MESSAGES.password, { exact: true }).fill(PASSWORD);
  await wallet.pressBottom(BACKUP_MESSAGES.make);
  const download = wallet.telegram.waitForEvent('download');
  await wallet.button(BACKUP_MESSAGES.save).click();
  return text(await (await download).createReadStream());
}

async function chooseFile(wallet: Wallet, content: string): Promise<void> {
  await wallet.button(WELCOME_MESSAGES.openBackup).click();
  await wallet.sees(RESTORE_MESSAGES.title);
  const file = { name: 'kennel-backup.json', mimeType: 'application/json', buffer: Buffer.from(content) };
  await wallet.app.locator('input[type=file]').setInputFiles(file);
}

async function restore(wallet: Wallet, password = PASSWORD): Promise<void> {
  wallet.secrets.passwords.push(password);
  await wallet.app.getByLabel(RESTORE_MESSAGES.password, { exact: true }).fill(password);
  await wallet.pressBottom(RESTORE_MESSAGES.restore);
}

it('brings a wallet to another phone, where the password of the file opens it', {
  tags: ['short', 'heap'],
}, async () => {
  const { wallet, words, address } = await openRich(6n * DOGE);
  const file = await saveBackup(wallet);
  expect(foundIn(file, [words], [...secretsOf(words), ...passwordSecrets(PASSWORD)])).toEqual([]);
  expect(file).not.toContain(address);

  const phone = await buyPhone({ user: { id: 77, firstName: 'Other' } });
  const other = await phone.open();
  await chooseFile(other, file);
  await restore(other, 'not its password');
  await other.sees(RESTORE_MESSAGES.wrong);
  await restore(other);
  await other.sees(describeRestored(1));
  await expectLetGo(other);
  await other.pressBottom(RESTORE_MESSAGES.open);
  await other.hasBalance(6n * DOGE);
  expect(await other.address()).toBe(address);
  await phone.kill();
  const again = await phone.open();
  await again.unlock();
  await again.hasBalance(6n * DOGE);
});

it('refuses what is no backup, and keeps nothing of it', async () => {
  const phone = await buyPhone();
  const wallet = await phone.open();
  await chooseFile(wallet, '{"kind":"something else"}');
  await wallet.app.getByLabel(RESTORE_MESSAGES.password, { exact: true }).fill(PASSWORD);
  await wallet.pressBottom(RESTORE_MESSAGES.restore);
  await wallet.app.getByRole('alert').first().waitFor();
  await wallet.pressBack();
  await wallet.sees(WELCOME_MESSAGES.title);
});
