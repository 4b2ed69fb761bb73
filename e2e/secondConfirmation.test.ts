/** Large payments need the password once more, which the key worker itself enforces. */
import { expect, it } from 'vitest';
import { SECOND_CONFIRMATION_MESSAGES as MESSAGES } from '../src/i18n/messages/send/secondConfirmationMessages.ts';
import { PASSWORD_PROMPT_MESSAGES } from '../src/i18n/messages/settings/securityMessages.ts';
import { createFixture, DOGE, STRANGER } from './support/fixture.ts';
import { PASSWORD } from './support/Wallet.ts';

const { sandbox, openRich } = createFixture();

it('asks before 600 DOGE leave, not before 20, and sends for the password alone', async () => {
  const { wallet, address } = await openRich(2_000n * DOGE);
  const sheet = wallet.app.getByRole('dialog', { name: MESSAGES.title });
  const field = sheet.getByLabel(PASSWORD_PROMPT_MESSAGES.password, { exact: true });

  await wallet.fillTransfer(STRANGER, 20n * DOGE);
  await wallet.review();
  await wallet.send(20n * DOGE);
  await wallet.done();
  await sandbox.mine();

  await wallet.fillTransfer(STRANGER, 600n * DOGE);
  await wallet.review();
  const fee = await wallet.fact('Network fee');
  await wallet.sendButton().click();
  await field.fill('not this one');
  await sheet.getByRole('button', { name: MESSAGES.confirm }).click();
  await sheet.getByText(/4 more tries/).waitFor();
  expect(await sandbox.spendsOf(address)).toHaveLength(1);

  await wallet.app.getByRole('button', { name: 'Close' }).click();
  await sheet.waitFor({ state: 'hidden' });
  expect(await wallet.fact('Network fee')).toBe(fee);
  expect(await sandbox.spendsOf(address)).toHaveLength(1);

  await wallet.sendButton().click();
  await field.fill(PASSWORD);
  await sheet.getByRole('button', { name: MESSAGES.confirm }).click();
  await wallet.done();
  await wallet.hasRow('Sending', 600n * DOGE);
  await sandbox.mine();
  await wallet.hasBalance(2_000n * DOGE - 620n * DOGE - 2n * fee);
});

it('asks before every payment where a person chose so, and that takes the password to undo', async () => {
  const { wallet } = await openRich(50n * DOGE);
  const setting = wallet.app.getByRole('dialog', { name: MESSAGES.setting });
  const chooses = async (choice: string, password: string) => {
    await wallet.setting(MESSAGES.setting).click();
    await setting.getByRole('radio', { name: choice, exact: true }).click();
    // the sheet with the choices closes while the password sheet opens
    await expect.poll(() => setting.getByRole('radio').count()).toBe(0);
    await setting.getByLabel(PASSWORD_PROMPT_MESSAGES.password, { exact: true }).fill(password);
    await setting.getByRole('button', { name: MESSAGES.save }).click();
  };
  await wallet.openSettings();
  await chooses(MESSAGES.always, PASSWORD);
  await setting.waitFor({ state: 'hidden' });
  await wallet.setting(MESSAGES.setting).getByText(MESSAGES.always).waitFor();

  await chooses(MESSAGES.never, 'not this one');
  await setting.getByText(/4 more tries/).waitFor();
  await setting.getByRole('button', { name: 'Close' }).click();
  await wallet.setting(MESSAGES.setting).getByText(MESSAGES.always).waitFor();

  await wallet.pressBack();
  await wallet.isHome();
  await wallet.fillTransfer(STRANGER, DOGE);
  await wallet.review();
  await wallet.sendButton().click();
  await wallet.app
    .getByRole('dialog', { name: MESSAGES.title })
    .getByLabel(PASSWORD_PROMPT_MESSAGES.password, { exact: true })
    .waitFor();
});
