/** Imports wallets and exports their secrets like a person, with known keys. */

import { seedOfPhrase } from '../../mocks/builders/seedOfPhrase.ts';
import { addressOfPublicKey } from '../../src/domain/address/addressScript.ts';
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import { publicKeyOf } from '../../src/domain/keys/ecc.ts';
import { deriveNode, masterNode } from '../../src/domain/keys/hdKeys.ts';
import { readPhrase } from '../../src/domain/keys/phrase.ts';
import { encodeWif } from '../../src/domain/keys/wif.ts';
import { PASSWORD_MESSAGES } from '../../src/i18n/messages/accounts/accountMessages.ts';
import {
  ADD_KEYRING_MESSAGES,
  bringIn,
  ENTRY_MESSAGES,
  FOUND_MESSAGES,
  KEY_MESSAGES,
} from '../../src/i18n/messages/accounts/importMessages.ts';
import { WELCOME_MESSAGES } from '../../src/i18n/messages/app/startMessages.ts';
import { EXPORT_MESSAGES } from '../../src/i18n/messages/settings/securityMessages.ts';
import { appears } from './appears.ts';
import { PASSWORD, type Wallet } from './Wallet.ts';

/** A phrase from another wallet: BIP39's vector of entropy 7f…7f. */
export const PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow'.split(
  ' ',
);

/** The address of a phrase's key on regtest. */
export function addressOf(words: readonly string[], path: string, passphrase = ''): DogeAddress {
  const phrase = readPhrase(words.join(' '));
  if (!phrase.ok) throw new RangeError('not a phrase');
  const node = deriveNode(masterNode(seedOfPhrase(phrase.value, passphrase), 'regtest'), path);
  return addressOfPublicKey(node.key.publicKey, 'regtest');
}

/** A private key in an old wallet's format, with the address of its uncompressed form. */
export function oldKey(seed: number): { readonly wif: string; readonly address: DogeAddress } {
  const key = new Uint8Array(32).fill(seed);
  return {
    wif: encodeWif(key, 'regtest', false),
    address: addressOfPublicKey(publicKeyOf(key, false), 'regtest'),
  };
}

/** From welcome to the choice of imports. */
export async function haveOneAlready(wallet: Wallet, password = PASSWORD): Promise<void> {
  await wallet.button(WELCOME_MESSAGES.bringIn).click();
  await wallet.fillPassword(password);
  await wallet.pressBottom(PASSWORD_MESSAGES.create);
  await wallet.sees(ADD_KEYRING_MESSAGES.bringTitle);
}

/** Pastes a phrase, and starts the search. */
export async function enterPhrase(
  wallet: Wallet,
  words: readonly string[],
  passphrase: string | null = null,
): Promise<void> {
  wallet.secrets.phrases.push(words);
  await wallet.button(new RegExp(`^${ADD_KEYRING_MESSAGES.words}`)).click();
  await wallet.sees(ENTRY_MESSAGES.title);
  await wallet.app.getByRole('combobox').first().fill(words.join(' '));
  if (passphrase !== null) {
    wallet.secrets.passwords.push(passphrase);
    await wallet.button(ENTRY_MESSAGES.passphrase).click();
    await wallet.app.getByLabel(ENTRY_MESSAGES.passphraseLabel, { exact: true }).fill(passphrase);
  }
  await wallet.pressBottom(ENTRY_MESSAGES.find);
}

/** Pastes a private key, and starts the search. */
export async function enterKey(wallet: Wallet, text: string, passphrase?: string): Promise<void> {
  wallet.secrets.others.push({ name: 'the key that was pasted', text });
  await wallet.button(new RegExp(`^${ADD_KEYRING_MESSAGES.key}`)).click();
  await wallet.app.getByLabel(KEY_MESSAGES.label, { exact: true }).fill(text);
  if (passphrase !== undefined) {
    wallet.secrets.passwords.push(passphrase);
    await wallet.app.getByLabel(KEY_MESSAGES.passphraseLabel, { exact: true }).fill(passphrase);
  }
  await wallet.pressBottom(KEY_MESSAGES.find);
}

/** Keeps the result. @param count - selected addresses */
export async function keepFound(wallet: Wallet, count: number): Promise<void> {
  await wallet.pressBottom(bringIn(count));
  await wallet.isHome();
}

/** Waits until the search is over. */
export const isFound = (wallet: Wallet): Promise<void> => wallet.sees(FOUND_MESSAGES.title);

/** Requests a secret behind the password. */
export async function askToSee(wallet: Wallet, password = PASSWORD): Promise<void> {
  wallet.secrets.passwords.push(password);
  await wallet.app.locator('input[type=password]').fill(password);
  await wallet.pressBottom(EXPORT_MESSAGES.continue);
  await appears(wallet.button(EXPORT_MESSAGES.hold));
}
