/**
 * Pasted or typed secrets are gone from the page's memory while their result is shown, however long that is.
 * @module-tag heap
 */
import { expect, it } from 'vitest';
import { seedOfPhrase } from '../mocks/builders/seedOfPhrase.ts';
import { deriveAccountNode, extendedPrivateKey } from '../src/domain/keys/hdKeys.ts';
import { readPhrase } from '../src/domain/keys/phrase.ts';
import { FOUND_MESSAGES, KEY_MESSAGES } from '../src/i18n/messages/accounts/importMessages.ts';
import { createFixture } from './support/fixture.ts';
import { heapOf } from './support/heap.ts';
import { enterKey, enterPhrase, haveOneAlready, oldKey, PHRASE } from './support/keys.ts';
import { expectLetGo } from './support/leaks.ts';
import { foundIn } from './support/secrets.ts';
import type { Wallet } from './support/Wallet.ts';

const { sandbox, meanRejections, buyPhone } = createFixture();

/** BIP38's first vector. @see https://github.com/bitcoin/bips/blob/master/bip-0038.mediawiki */
const ENCRYPTED = {
  text: '6PRVWUbkzzsbcVac2qwfssoUJAN1Xhrg6bNk8J7Nzm5H7kxEbn2Nh2ZoGg',
  passphrase: 'TestingOneTwoThree',
};

function accountKey(): string {
  const phrase = readPhrase(PHRASE.join(' '));
  if (!phrase.ok) throw new RangeError('not a phrase');
  return extendedPrivateKey(deriveAccountNode(seedOfPhrase(phrase.value), 'regtest'));
}

/** With a wrong passphrase first: the key is still in the field then, and is decrypted with the right one. */
async function enterEncrypted(wallet: Wallet): Promise<void> {
  await enterKey(wallet, ENCRYPTED.text, 'not its passphrase');
  await wallet.app.getByRole('alert').first().waitFor();
  const passphrase = wallet.app.getByLabel(KEY_MESSAGES.passphraseLabel, { exact: true });
  wallet.secrets.passwords.push(ENCRYPTED.passphrase);
  await passphrase.fill(ENCRYPTED.passphrase);
  await wallet.pressBottom(KEY_MESSAGES.find);
}

async function openEmpty(): Promise<Wallet> {
  const wallet = await (await buyPhone()).open();
  await haveOneAlready(wallet);
  return wallet;
}

const WAYS: readonly (readonly [string, (wallet: Wallet) => Promise<void>])[] = [
  ['a private key', (wallet) => enterKey(wallet, oldKey(5).wif)],
  ['an encrypted key and its passphrase', enterEncrypted],
  ['an extended private key', (wallet) => enterKey(wallet, accountKey())],
  ['words', (wallet) => enterPhrase(wallet, PHRASE)],
  ['words and their passphrase', (wallet) => enterPhrase(wallet, PHRASE, 'such a passphrase')],
];

it.each(WAYS)('lets go of %s once the result is shown', async (_, enter) => {
  const wallet = await openEmpty();
  await enter(wallet);
  await wallet.button(new RegExp(`^(?:${FOUND_MESSAGES.change}|${FOUND_MESSAGES.other})$`)).waitFor();
  await expectLetGo(wallet);
});

it('lets go of words and their passphrase while coins are still searched for', async () => {
  // the server's rate limit counts unanswered requests as simultaneous
  meanRejections();
  const wallet = await openEmpty();
  await sandbox.control('slow', { ms: 60_000 });
  await enterPhrase(wallet, PHRASE, 'such a passphrase');
  await wallet.sees(FOUND_MESSAGES.searching);
  await expectLetGo(wallet);
  await wallet.sees(FOUND_MESSAGES.searching);
  await sandbox.heal();
});

it('finds words in memory that stand in a list, each by itself', async () => {
  const wallet = await (await buyPhone()).open();
  await wallet.isWelcomed();
  await wallet.app.evaluate((words) => void Object.assign(globalThis, { kennelTyped: words }), PHRASE);
  expect(foundIn((await heapOf(wallet.app)).join('\n'), [PHRASE], [])).not.toEqual([]);
});
