/** Wallets made by other programs are imported with all their accounts and coins, and spent from. */
import { expect, it } from 'vitest';
import {
  ADD_KEYRING_MESSAGES,
  FOUND_MESSAGES,
  KEY_MESSAGES,
  watch,
} from '../src/i18n/messages/accounts/importMessages.ts';
import { nameWalletKind } from '../src/i18n/messages/accounts/nameWalletKind.ts';
import {
  ACCOUNTS_MESSAGES,
  WALLETS_MESSAGES,
  WATCHED_MESSAGES,
} from '../src/i18n/messages/accounts/walletMessages.ts';
import { createFixture, DOGE, STRANGER } from './support/fixture.ts';
import {
  addressOf,
  enterKey,
  enterPhrase,
  haveOneAlready,
  isFound,
  keepFound,
  oldKey,
  PHRASE,
} from './support/keys.ts';
import type { Wallet } from './support/Wallet.ts';

const { sandbox, buyPhone, openRich } = createFixture();

/** From home to the screen with the ways to add a wallet. */
async function addWallet(wallet: Wallet): Promise<void> {
  await wallet.app
    .getByRole('button', { name: /Account/ })
    .first()
    .click();
  await wallet.sees(ACCOUNTS_MESSAGES.title);
  await wallet.button(new RegExp(`^${ACCOUNTS_MESSAGES.wallet}`)).click();
  await wallet.sees(WALLETS_MESSAGES.title);
  await wallet.button(WALLETS_MESSAGES.add).first().click();
  await wallet.sees(ADD_KEYRING_MESSAGES.title);
}

it('finds coins under every path that wallets used, and keeps what is chosen across a restart', {
  tags: ['heap'],
}, async () => {
  const paths = ["m/44'/1'/0'/0/0", "m/44'/1'/0'/0/7", "m/44'/1'/0'/1/2", "m/44'/1'/1'/0/0", "m/0'/0/3"];
  for (const path of paths) await sandbox.faucet(addressOf(PHRASE, path), 3n * DOGE);
  const phone = await buyPhone();
  let wallet = await phone.open();
  await haveOneAlready(wallet);
  await enterPhrase(wallet, PHRASE);
  await isFound(wallet);
  await keepFound(wallet, paths.length);
  await wallet.hasBalance(3n * DOGE);
  expect(await wallet.address()).toBe(addressOf(PHRASE, paths[0] ?? ''));

  await phone.kill();
  wallet = await phone.open();
  await wallet.unlock();
  await wallet.hasBalance(3n * DOGE);
});

it('says that a passphrase was never used when the coins lie without it', async () => {
  await sandbox.faucet(addressOf(PHRASE, "m/44'/1'/0'/0/0"), 4n * DOGE);
  const wallet = await (await buyPhone()).open();
  await haveOneAlready(wallet);
  await enterPhrase(wallet, PHRASE, 'such a passphrase');
  await isFound(wallet);
  await wallet.sees(FOUND_MESSAGES.rescueTitle);
  await keepFound(wallet, 1);
  await wallet.hasBalance(4n * DOGE);
});

it('lets a passphrase count when it does', { tags: ['heap'] }, async () => {
  await sandbox.faucet(addressOf(PHRASE, "m/44'/1'/0'/0/0", 'such a passphrase'), 5n * DOGE);
  const wallet = await (await buyPhone()).open();
  await haveOneAlready(wallet);
  await enterPhrase(wallet, PHRASE, 'such a passphrase');
  await isFound(wallet);
  await wallet.sees(FOUND_MESSAGES.rescueWithTitle);
  await keepFound(wallet, 1);
  await wallet.hasBalance(5n * DOGE);
});

it('brings in an old private key beside the words, and sends from it', { tags: ['short'] }, async () => {
  const { wallet } = await openRich(2n * DOGE);
  const old = oldKey(5);
  await sandbox.faucet(old.address, 20n * DOGE);
  await addWallet(wallet);
  await enterKey(wallet, old.wif);
  await keepFound(wallet, 1);
  await wallet.hasBalance(20n * DOGE);
  expect(await wallet.address()).toBe(old.address);
  await wallet.transfer(STRANGER, 5n * DOGE);
  await wallet.done();
  await sandbox.mine(1);
  await wallet.hasRow('Sent', 5n * DOGE);
});

it('watches an address, and says that it cannot send from it', async () => {
  const { wallet } = await openRich(2n * DOGE);
  const watched = addressOf(PHRASE, "m/44'/1'/0'/0/0");
  await sandbox.faucet(watched, 9n * DOGE);
  await addWallet(wallet);
  await wallet.button(new RegExp(`^${ADD_KEYRING_MESSAGES.watch}`)).click();
  await wallet.app.getByLabel(KEY_MESSAGES.watchLabel, { exact: true }).fill(watched);
  await wallet.pressBottom(KEY_MESSAGES.find);
  await wallet.pressBottom(watch(1));
  await wallet.isHome();
  await wallet.hasBalance(9n * DOGE);
  await wallet.sees(nameWalletKind('watched-address'));
  await wallet.button('Send').click();
  await wallet.sees(WATCHED_MESSAGES.sendTitle);
});

it('knows what it has already, and adds nothing twice', async () => {
  const { wallet, words } = await openRich(2n * DOGE);
  await addWallet(wallet);
  await enterPhrase(wallet, words);
  await wallet.sees(FOUND_MESSAGES.hereTitle);
});
