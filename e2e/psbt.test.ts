/** PSBTs passed on as text and as files, or served by a site: reviewed, signed, combined, sent; and one that a thief changed. */
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { freshNonce, SITE_ORIGIN } from '../mocks/dapp/demoActions.ts';
import { psbtSigner } from '../mocks/fixtures/psbt/psbtPeople.ts';
import type { DogeAddress } from '../src/domain/address/DogeAddress.ts';
import { sitePsbtHash } from '../src/domain/dapp/sitePsbt.ts';
import { writeRequest } from '../src/domain/dapp/writeRequest.ts';
import { signaturesIn } from '../src/domain/psbt/Psbt.ts';
import { readPsbt, readPsbtText } from '../src/domain/psbt/readPsbt.ts';
import { writePsbtText } from '../src/domain/psbt/writePsbt.ts';
import { txid } from '../src/domain/tx/Txid.ts';
import { ADD_KEYRING_MESSAGES, KEY_MESSAGES, watch } from '../src/i18n/messages/accounts/importMessages.ts';
import {
  ACCOUNTS_MESSAGES,
  WALLETS_MESSAGES,
  WATCHED_MESSAGES,
} from '../src/i18n/messages/accounts/walletMessages.ts';
import { describeTool } from '../src/i18n/messages/app/appMessages.ts';
import { TABS_MESSAGES } from '../src/i18n/messages/app/commonMessages.ts';
import { COLD_SIGN_MESSAGES } from '../src/i18n/messages/codes/coldSignMessages.ts';
import {
  describePsbtProblem,
  describePsbtSite,
  PSBT_MESSAGES as PSBT,
} from '../src/i18n/messages/codes/psbtMessages.ts';
import { describeAction } from '../src/i18n/messages/dapps/dappMessages.ts';
import { describeSitePsbtProblem } from '../src/i18n/messages/dapps/sitePsbtMessages.ts';
import { CONFIRM_MESSAGES } from '../src/i18n/messages/send/sendMessages.ts';
import { createFixture, DOGE, STRANGER } from './support/fixture.ts';
import { proposed } from './support/proposal.ts';
import type { Wallet } from './support/Wallet.ts';

const { sandbox, openHome, openRich } = createFixture();

const FEE = DOGE / 100n;
const REFUSED_COPY = describePsbtProblem({
  kind: 'other-transaction',
  expected: txid('00'.repeat(32)),
  actual: txid('00'.repeat(32)),
}).title;

async function openDesk(wallet: Wallet): Promise<void> {
  await wallet.button(TABS_MESSAGES.app).click();
  await wallet.button(new RegExp(describeTool('psbt').title)).click();
  await wallet.sees(PSBT.leadTitle);
}

async function paste(wallet: Wallet, text: string): Promise<void> {
  await wallet.app.getByLabel(PSBT.field, { exact: true }).fill(text);
  await wallet.button(PSBT.open).click();
}

const openFile = (wallet: Wallet, content: Buffer): Promise<void> =>
  wallet.app
    .getByLabel(PSBT.file, { exact: true })
    .setInputFiles({ name: 'payment.psbt', mimeType: 'application/octet-stream', buffer: content });

async function saved(wallet: Wallet): Promise<Buffer> {
  const download = wallet.telegram.waitForEvent('download');
  await wallet.button(PSBT.save).click();
  return buffer(await (await download).createReadStream());
}

async function copied(wallet: Wallet): Promise<string> {
  await wallet.button(PSBT.copy).click();
  return wallet.app.evaluate(() => navigator.clipboard.readText());
}

/** From home to a watch-only address, which is shown then. */
async function watchAddress(wallet: Wallet, address: string): Promise<void> {
  await wallet.app
    .getByRole('button', { name: /Account/ })
    .first()
    .click();
  await wallet.sees(ACCOUNTS_MESSAGES.title);
  await wallet.button(new RegExp(`^${ACCOUNTS_MESSAGES.wallet}`)).click();
  await wallet.sees(WALLETS_MESSAGES.title);
  await wallet.button(WALLETS_MESSAGES.add).first().click();
  await wallet.sees(ADD_KEYRING_MESSAGES.title);
  await wallet.button(new RegExp(`^${ADD_KEYRING_MESSAGES.watch}`)).click();
  await wallet.app.getByLabel(KEY_MESSAGES.watchLabel, { exact: true }).fill(address);
  await wallet.pressBottom(KEY_MESSAGES.find);
  await wallet.pressBottom(watch(1));
  await wallet.isHome();
}

it('opens what another party made, shows what it does, signs it and passes it on', {
  tags: ['short'],
}, async () => {
  const { wallet, address } = await openHome();
  const friend = (await psbtSigner(3)).address;
  const coin = await sandbox.faucet(address, 10n * DOGE);
  await wallet.hasBalance(10n * DOGE);
  const given = await proposed(sandbox, coin, address, [
    { to: friend, amount: 6n * DOGE },
    { to: address as DogeAddress, amount: 4n * DOGE - FEE },
  ]);
  await openDesk(wallet);
  await paste(wallet, given);
  await wallet.sees(PSBT.leaves);
  expect(await wallet.fact(PSBT.returns)).toBe(4n * DOGE - FEE);
  expect(await wallet.fact(PSBT.fee)).toBe(FEE);
  await wallet.button(PSBT.sign).click();
  await wallet.sees(PSBT.pass);
  const text = await copied(wallet);
  const file = readPsbt(new Uint8Array(await saved(wallet)));
  const read = readPsbtText(text);
  if (!read.ok || !file.ok) throw new Error('not passed on');
  expect(writePsbtText(file.value)).toBe(text);
  expect(read.value.inputs.flatMap(signaturesIn)).toHaveLength(1);
  const before = readPsbtText(given);
  expect(before.ok && read.value.transaction.txid).toBe(before.ok && before.value.transaction.txid);
});

it('is made where an address is watched, signed by file where its key is, and sent from either', async () => {
  const { wallet: signing, address } = await openRich(20n * DOGE);
  const { wallet: watching } = await openHome({ owner: 'friend' });
  await watchAddress(watching, address);
  await watching.hasBalance(20n * DOGE);
  await watching.button('Send').click();
  await watching.pressBottom(WATCHED_MESSAGES.prepare);
  await watching.app.getByLabel('To', { exact: true }).fill(STRANGER);
  await watching.app.getByLabel('Amount in DOGE').fill('7');
  await watching.pressBottom(WATCHED_MESSAGES.request);
  await watching.button(COLD_SIGN_MESSAGES.otherWays).click();
  const request = await saved(watching);

  await openDesk(signing);
  await openFile(signing, request);
  await signing.sees(PSBT.leaves);
  await signing.button(PSBT.sign).click();
  await signing.sees(PSBT.pass);
  const answer = await saved(signing);

  // on its way back, a thief replaces an address
  const read = readPsbt(new Uint8Array(answer));
  if (!read.ok) throw new Error(read.problem.kind);
  const [input] = read.value.transaction.inputs;
  const thief = (await psbtSigner(9)).address;
  const stolen = await proposed(sandbox, input?.txid ?? '', address, [{ to: thief, amount: 19n * DOGE }]);
  await openFile(watching, Buffer.from(stolen));
  await watching.sees(REFUSED_COPY);
  expect(await watching.app.getByText(thief).count()).toBe(0);

  await openFile(watching, answer);
  await watching.pressBottom(PSBT.review);
  await watching.send(7n * DOGE);
  await sandbox.mine(1);
  const [sent] = await sandbox.spendsOf(address);
  expect(sent).toBeDefined();
  expect(await sandbox.transactionsOf(thief)).toEqual([]);
});

it('looks at what a site serves, signs and exports it; and refuses bytes that the site did not announce', async () => {
  const { phone, wallet: first, address } = await openHome();
  const coin = await sandbox.faucet(address, 10n * DOGE);
  await first.hasBalance(10n * DOGE);
  const given = await proposed(sandbox, coin, address, [
    { to: (await psbtSigner(3)).address, amount: 6n * DOGE },
  ]);
  const stolen = await proposed(sandbox, coin, address, [
    { to: (await psbtSigner(9)).address, amount: 6n * DOGE },
  ]);
  const asked: string[] = [];
  let served = stolen;
  await phone.context.route(`${SITE_ORIGIN}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: served, headers: { 'access-control-allow-origin': '*' } });
  });
  const url = `${SITE_ORIGIN}/orders/1207.psbt`;
  const startParam = writeRequest({
    origin: SITE_ORIGIN,
    name: 'Much Shop',
    nonce: freshNonce(),
    network: 'regtest',
    callback: `${SITE_ORIGIN}/`,
    expiresAtMs: Math.floor(Date.now() / 1000) * 1000 + 600_000,
    ask: { kind: 'psbt', url, hash: sitePsbtHash(new TextEncoder().encode(given)) },
  });
  await phone.page.close();
  const wallet = await phone.open({ startParam });
  await wallet.unlock();
  await wallet.sees(url);
  expect(await wallet.fits()).toBe(true);
  expect(asked).toEqual([]);

  const view = () => wallet.button(describeAction('psbt').yes).click();
  await view();
  await wallet.sees(describeSitePsbtProblem({ kind: 'other-hash' }).title);
  served = given;
  await view();
  await wallet.sees(describePsbtSite(SITE_ORIGIN).title);
  expect(await wallet.fact(PSBT.fee)).toBe(4n * DOGE);
  expect(await wallet.fits()).toBe(true);
  expect(await wallet.button(PSBT.sign).isDisabled()).toBe(true);
  await wallet.app.getByRole('checkbox', { name: CONFIRM_MESSAGES.agree }).check();
  await wallet.button(PSBT.sign).click();
  await wallet.sees(PSBT.pass);
  const signed = readPsbtText(await copied(wallet));
  expect(signed.ok && signed.value.inputs.flatMap(signaturesIn)).toHaveLength(1);
  expect(asked).toEqual([url, url]);
  expect(await wallet.telegram.evaluate(() => globalThis.kennelHost.state().openedLinks)).toEqual([]);
});
