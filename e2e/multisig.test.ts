/** Three phones share a wallet: made together, paid into, spent by two of them. */
import { expect, it } from 'vitest';
import { ADD_KEYRING_MESSAGES } from '../src/i18n/messages/accounts/importMessages.ts';
import {
  addKeyLabel,
  MULTISIG_MESSAGES as MESSAGES,
  MULTISIG_BACKUP_MESSAGES,
} from '../src/i18n/messages/accounts/multisigMessages.ts';
import { ACCOUNTS_MESSAGES, WALLETS_MESSAGES } from '../src/i18n/messages/accounts/walletMessages.ts';
import { PSBT_MESSAGES as PSBT } from '../src/i18n/messages/codes/psbtMessages.ts';
import {
  describeProgress,
  SHARED_PAYMENT_MESSAGES as PAYMENT,
} from '../src/i18n/messages/codes/sharedPaymentMessages.ts';
import { createFixture, DOGE } from './support/fixture.ts';
import type { Wallet } from './support/Wallet.ts';

const { sandbox, openHome } = createFixture();

async function openMultisig(wallet: Wallet): Promise<void> {
  await wallet.app
    .getByRole('button', { name: /Account/ })
    .first()
    .click();
  await wallet.sees(ACCOUNTS_MESSAGES.title);
  await wallet.button(new RegExp(`^${ACCOUNTS_MESSAGES.wallet}`)).click();
  await wallet.sees(WALLETS_MESSAGES.title);
  await wallet.button(WALLETS_MESSAGES.add).first().click();
  await wallet.sees(ADD_KEYRING_MESSAGES.title);
  await wallet.button(new RegExp(`^${MESSAGES.entry}`)).click();
  await wallet.sees(MESSAGES.title);
}

/** The key that a phone shows to the others. */
async function readKey(wallet: Wallet): Promise<string> {
  await wallet.button(new RegExp(MESSAGES.shareKey)).click();
  const text = await wallet.app.getByText(/^\[[0-9a-f]{8}\//).innerText();
  await wallet.pressBack();
  await wallet.app.getByRole('dialog').waitFor({ state: 'detached' });
  return text;
}

async function addKey(wallet: Wallet, position: number, text: string): Promise<void> {
  await wallet.button(`${addKeyLabel(position)} ${MESSAGES.waiting}`).click();
  const dialog = wallet.app.getByRole('dialog');
  await dialog.getByLabel(MESSAGES.addLabel, { exact: true }).fill(text);
  await dialog.getByRole('button', { name: MESSAGES.add, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Compares code and first address, and keeps the wallet. @returns what everybody has to see alike */
async function keep(wallet: Wallet): Promise<string> {
  await wallet.pressBottom(MESSAGES.check);
  await wallet.sees(MESSAGES.checkTitle);
  const code = await wallet.app.getByText(/^([0-9A-F]{4} ){3}[0-9A-F]{4}$/).innerText();
  await wallet.pressBottom(MESSAGES.use);
  await wallet.isHome();
  return code;
}

async function readPayment(wallet: Wallet): Promise<string> {
  await wallet.button(PSBT.copy).click();
  return wallet.app.evaluate(() => navigator.clipboard.readText());
}

it('a wallet of two of three is made, paid into, and spent by two', {
  tags: ['short'],
  timeout: 240_000,
}, async () => {
  const owners = [await openHome(), await openHome({ owner: 'friend' }), await openHome({ owner: 'third' })];
  const wallets = owners.map(({ wallet }) => wallet);
  const [first, second] = wallets as [Wallet, Wallet, Wallet];
  const keys: string[] = [];
  for (const wallet of wallets) {
    await openMultisig(wallet);
    keys.push(await readKey(wallet));
  }
  expect(new Set(keys).size).toBe(3);
  const codes = new Set<string>();
  for (const [at, wallet] of wallets.entries()) {
    const others = keys.filter((_, other) => other !== at);
    for (const [place, key] of others.entries()) await addKey(wallet, place + 2, key);
    codes.add(await keep(wallet));
  }
  expect(codes.size).toBe(1);
  const address = await first.address();
  expect(await second.address()).toBe(address);
  await sandbox.faucet(address, 100n * DOGE);
  await sandbox.mine(1);
  await first.hasBalance(100n * DOGE);

  await first.fillTransfer(owners[2]?.address ?? '', 25n * DOGE);
  await first.pressBottom('Review');
  await first.sees(describeProgress(0, 2));
  await first.button(PSBT.sign).click();
  await first.sees(describeProgress(1, 2));
  const proposal = await readPayment(first);

  await second.openSettings();
  await second.button(new RegExp(`^${PAYMENT.row}`)).click();
  await second.app.getByLabel(PSBT.field, { exact: true }).fill(proposal);
  await second.button(PSBT.open).click();
  await second.sees(describeProgress(1, 2));
  await second.button(PSBT.sign).click();
  await second.sees(describeProgress(2, 2));
  await second.pressBottom(PSBT.review);
  await second.send(25n * DOGE);
  await second.done();
  await sandbox.mine(1);
  await second.hasRow('Sent', 25n * DOGE);

  await first.pressBack();
  await first.pressBack();
  await first.isHome();
  await first.openSettings();
  await first.button(new RegExp(`^${MULTISIG_BACKUP_MESSAGES.row}`)).click();
  await first.sees(/^sh\(sortedmulti\(2,/);
});
