/** A draft of a token transfer survives a reload, a kill and a lock, whenever it is interrupted, and is sent once. */
import { expect, it } from 'vitest';
import { COMPONENT_MESSAGES } from '../src/i18n/messages/app/componentMessages.ts';
import { nameFeePreset } from '../src/i18n/messages/send/describeFee.ts';
import { countRecipients, LIST_MESSAGES } from '../src/i18n/messages/send/recipientListMessages.ts';
import { DRAFT_MESSAGES } from '../src/i18n/messages/send/sendMessages.ts';
import { tokenListAction } from '../src/i18n/messages/tokens/tokenSendMessages.ts';
import { appears } from './support/appears.ts';
import { createFixture, DOGE, type OwnedWallet } from './support/fixture.ts';
import {
  expectMovedOnce,
  FRIENDS,
  fillBatch,
  goToTokenForm,
  hasTokens,
  hasWaiting,
  openTokenForm,
  type Part,
  pressSend,
  reviewTokens,
  TOKEN,
} from './support/tokens.ts';
import { tracesOf } from './support/traces.ts';
import type { Wallet } from './support/Wallet.ts';

const { sandbox, openRich } = createFixture();

const BREAKDOWN: readonly Part[] = FRIENDS.map((to, at) => ({ to, amount: at + 1 }));
const LINES = BREAKDOWN.map(({ to, amount }) => `${to}, ${amount}`).join('\n');

async function openWithTokens(): Promise<OwnedWallet> {
  const rich = await openRich(50n * DOGE);
  await sandbox.giveTokens(rich.address, 'UNIX', 100n * TOKEN);
  await sandbox.giveTokens(rich.address, 'DIS', 100n * TOKEN);
  await hasTokens(rich.wallet, 'UNIX', '100');
  return rich;
}

const feeRow = (wallet: Wallet) =>
  wallet.app.getByRole('button', { name: new RegExp(`^${COMPONENT_MESSAGES.networkFee}`) });

async function chooseDearest(wallet: Wallet): Promise<void> {
  await feeRow(wallet).click();
  await wallet.app.getByRole('radio', { name: new RegExp(`^${nameFeePreset(10)}`) }).click();
}

/** The form shows everything that was typed, and says that it was restored. */
async function hasDraft(wallet: Wallet): Promise<void> {
  await wallet.sees(DRAFT_MESSAGES.restored);
  await wallet.sees(countRecipients(BREAKDOWN.length));
  expect(await feeRow(wallet).innerText()).toContain(nameFeePreset(10));
  await wallet.button(LIST_MESSAGES.edit).click();
  const lines = wallet.app.getByLabel(LIST_MESSAGES.label);
  await appears(lines);
  expect(await lines.inputValue()).toBe(LINES);
  await wallet.button(tokenListAction(BREAKDOWN.length)).click();
  await expect.poll(() => lines.count()).toBe(0);
}

/** The form shows, empty. */
async function isEmptyForm(wallet: Wallet): Promise<void> {
  expect(await wallet.app.getByLabel(LIST_MESSAGES.to, { exact: true }).inputValue()).toBe('');
  expect(await wallet.app.getByText(DRAFT_MESSAGES.restored).count()).toBe(0);
}

it('is all there after a reload of the form or of the last look, and after a kill, until it is sent', async () => {
  const { phone, wallet: first, address } = await openWithTokens();
  let wallet = first;
  await openTokenForm(wallet, 'UNIX');
  await fillBatch(wallet, BREAKDOWN);
  await chooseDearest(wallet);
  await expect.poll(async () => (await tracesOf(wallet.app)).databases).toMatch(/"multiple\W+10/);

  await phone.page.reload();
  await wallet.unlock();
  await hasDraft(wallet);

  await reviewTokens(wallet);
  await phone.page.reload();
  await wallet.unlock();
  await wallet.sees(countRecipients(BREAKDOWN.length));

  await phone.kill();
  wallet = await phone.open();
  await wallet.unlock();
  await wallet.isHome();
  await openTokenForm(wallet, 'DIS');
  await isEmptyForm(wallet);
  await wallet.pressBack();
  await wallet.pressBack();
  await wallet.isHome();
  await goToTokenForm(wallet, 'UNIX');
  await hasDraft(wallet);

  await reviewTokens(wallet);
  await sandbox.control('slow', { ms: 700 });
  await pressSend(wallet, BREAKDOWN.length);
  await hasWaiting(sandbox, 1);
  await phone.kill();
  await sandbox.heal();
  wallet = await phone.open();
  await wallet.unlock();
  await wallet.isHome();
  await openTokenForm(wallet, 'UNIX');
  await isEmptyForm(wallet);
  await expect
    .poll(
      async () => {
        await sandbox.mine();
        return sandbox.tokensOf(address, 'UNIX');
      },
      { timeout: 60_000, interval: 1_000 },
    )
    .toBe(85n * TOKEN);
  await expectMovedOnce(sandbox, address, BREAKDOWN);
});
