/** Makes a shared wallet on a phone, like its cosigners. */
import { ADD_KEYRING_MESSAGES } from '../../src/i18n/messages/accounts/importMessages.ts';
import {
  addKeyLabel,
  MULTISIG_MESSAGES as MESSAGES,
} from '../../src/i18n/messages/accounts/multisigMessages.ts';
import { ACCOUNTS_MESSAGES, WALLETS_MESSAGES } from '../../src/i18n/messages/accounts/walletMessages.ts';
import type { Wallet } from './Wallet.ts';

/** Opens the page on which keys are collected. */
export async function openMultisig(wallet: Wallet): Promise<void> {
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
export async function readKey(wallet: Wallet): Promise<string> {
  await wallet.button(new RegExp(MESSAGES.shareKey)).click();
  const text = await wallet.app.getByText(/^\[[0-9a-f]{8}\//).innerText();
  await wallet.pressBack();
  await wallet.app.getByRole('dialog').waitFor({ state: 'detached' });
  return text;
}

/** @param position - of the key, from 1 */
export async function addKey(wallet: Wallet, position: number, text: string): Promise<void> {
  await wallet.button(`${addKeyLabel(position)} ${MESSAGES.waiting}`).click();
  const dialog = wallet.app.getByRole('dialog');
  await dialog.getByLabel(MESSAGES.addLabel, { exact: true }).fill(text);
  await dialog.getByRole('button', { name: MESSAGES.add, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Compares code and first address, and saves the wallet. @returns the values that must be equal for all cosigners */
export async function keep(wallet: Wallet): Promise<string> {
  await wallet.pressBottom(MESSAGES.check);
  await wallet.sees(MESSAGES.checkTitle);
  const code = await wallet.app.getByText(/^([0-9A-F]{4} ){3}[0-9A-F]{4}$/).innerText();
  await wallet.pressBottom(MESSAGES.use);
  await wallet.isHome();
  return code;
}
