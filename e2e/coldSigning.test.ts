/** Two phones connected only by their cameras: one watches and sends, the other signs and is never online. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashesOf } from '../.ci/buildFiles.mjs';
import { cosignerText } from '../mocks/fixtures/multisig/cosigners.ts';
import { madeCoin } from '../mocks/fixtures/psbt/madeCoins.ts';
import { propose, psbtSigner } from '../mocks/fixtures/psbt/psbtPeople.ts';
import type { DogeAddress } from '../src/domain/address/DogeAddress.ts';
import { koinu } from '../src/domain/amount/Koinu.ts';
import { multisigAddresses } from '../src/domain/multisig/deriveMultisig.ts';
import { readCosigners } from '../src/domain/multisig/descriptor.ts';
import { writePsbtText } from '../src/domain/psbt/writePsbt.ts';
import { ADD_KEYRING_MESSAGES } from '../src/i18n/messages/accounts/importMessages.ts';
import { MULTISIG_MESSAGES } from '../src/i18n/messages/accounts/multisigMessages.ts';
import { WATCHED_MESSAGES } from '../src/i18n/messages/accounts/walletMessages.ts';
import { describeTool } from '../src/i18n/messages/app/appMessages.ts';
import { TABS_MESSAGES } from '../src/i18n/messages/app/commonMessages.ts';
import { COLD_SIGN_MESSAGES } from '../src/i18n/messages/codes/coldSignMessages.ts';
import { ACCOUNT_KEY_MESSAGES, PAIRING_MESSAGES } from '../src/i18n/messages/codes/pairingMessages.ts';
import { describePsbtProblem, PSBT_MESSAGES } from '../src/i18n/messages/codes/psbtMessages.ts';
import { COLLECT_MESSAGES, ROW_MESSAGES } from '../src/i18n/messages/codes/rowMessages.ts';
import { SHARED_PAYMENT_MESSAGES } from '../src/i18n/messages/codes/sharedPaymentMessages.ts';
import { COLD_MESSAGES } from '../src/i18n/messages/wallet/coldMessages.ts';
import { type AppServer, serveApp } from './support/appServer.ts';
import { createFixture, DOGE, STRANGER } from './support/fixture.ts';
import type { Phone } from './support/Phone.ts';
import { APP_FOLDER } from './support/paths.ts';
import { addKey, keep, openMultisig } from './support/sharedWallet.ts';
import type { Wallet } from './support/Wallet.ts';

const { sandbox, buyPhone, openHome } = createFixture();

const CONFIG = '/kennel.config.json';

let served: AppServer;
beforeAll(async () => {
  served = await serveApp((path, content) =>
    path === CONFIG ? Buffer.from('{ "profile": "cold" }') : content,
  );
});
afterAll(() => served.close());

/** Records every request from now on that isn't for a file of the build. */
function watchRequests({ context }: Phone): readonly string[] {
  const files = new Set(['/', CONFIG, ...[...hashesOf(APP_FOLDER).keys()].map((path) => `/${path}`)]);
  const others: string[] = [];
  context.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const isFile = origin === served.url && (files.has(pathname) || request.isNavigationRequest());
    if (!(request.method() === 'GET' && isFile) && !/^(data|blob):/.test(request.url()))
      others.push(`${request.method()} ${request.url()}`);
  });
  context.on('page', (page) => page.on('websocket', (socket) => others.push(socket.url())));
  return others;
}

/** What one phone's camera sees of another phone's screen. */
interface Picture {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const code = ({ app }: Wallet, name: string) => app.getByRole('img', { name, exact: true });

async function photograph(wallet: Wallet, name: string, number = 0): Promise<Picture> {
  return { name: `${number}.png`, mimeType: 'image/png', buffer: await code(wallet, name).screenshot() };
}

/** Screenshots of animated QR codes, one part per press. @param rounds - how often the whole sequence is shown */
async function photographRow(wallet: Wallet, name: string, rounds: number): Promise<readonly Picture[]> {
  await code(wallet, name).waitFor();
  const pause = wallet.button(ROW_MESSAGES.pause);
  if (await pause.isVisible()) await pause.click();
  const part = /^Part \d+ of (\d+)$/;
  const words = await wallet.app.getByText(part).innerText();
  const count = Number(part.exec(words)?.[1]);
  const pictures: Picture[] = [];
  for (let shown = 0; shown < count * rounds; shown += 1) {
    pictures.push(await photograph(wallet, name, shown));
    await wallet.button(ROW_MESSAGES.next).click();
  }
  return pictures;
}

const showPictures = ({ app }: Wallet, pictures: readonly Picture[]): Promise<void> =>
  app.getByLabel(COLLECT_MESSAGES.pictures).setInputFiles([...pictures]);

async function openTool(wallet: Wallet, tool: Parameters<typeof describeTool>[0]): Promise<void> {
  await wallet.button(TABS_MESSAGES.app).click();
  await wallet.button(new RegExp(describeTool(tool).title)).click();
}

/** The watching phone imports the other's account. @returns its first address, as the cold phone shows it */
async function pair(watching: Wallet, cold: Wallet): Promise<string> {
  const address = await cold.address();
  await openTool(cold, 'account-key');
  await code(cold, ACCOUNT_KEY_MESSAGES.code).waitFor();
  const picture = await photograph(cold, ACCOUNT_KEY_MESSAGES.code);
  const fingerprint = await cold.app.locator('dd code').first().innerText();
  await cold.pressBack();
  await watching.app.evaluate(() => history.pushState(null, '', '/account/add-keyring'));
  await watching.app.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await watching.button(new RegExp(`^${ADD_KEYRING_MESSAGES.pair}`)).click();
  await showPictures(watching, [picture]);
  await watching.sees(PAIRING_MESSAGES.foundTitle);
  await watching.sees(fingerprint);
  const shown = await watching.app.locator('section [translate=no]').first().innerText();
  expect(shown.replace(/\s/g, '')).toBe(address);
  await watching.pressBottom(PAIRING_MESSAGES.watch);
  await watching.isHome();
  return address;
}

/** A cosigner's payment from the wallet shared with the cold phone; one input is a coin of the cold phone's own. */
async function hostileRequest(keys: readonly string[], own: string): Promise<string> {
  const made = readCosigners(2, keys, 'regtest');
  if (!made.ok) throw new Error(made.problem.kind);
  const [shared] = multisigAddresses(made.value, 'regtest', 'm/0', [0]);
  if (shared === undefined) throw new Error('no shared wallet');
  const pays = (to: DogeAddress, doge: bigint) => ({ to, amount: koinu(doge * DOGE) });
  const coins = [madeCoin(shared.address, 100n * DOGE), madeCoin(own as DogeAddress, 450n * DOGE, 1)];
  const payee = (await psbtSigner(8)).address;
  return writePsbtText(propose(coins, [pays(payee, 50n), pays(shared.address, 499n)], [shared]));
}

it('asks on one phone, signs on another that nothing leaves, and sends', { tags: ['short'] }, async () => {
  const coldPhone = await buyPhone({ host: 'browser' });
  const others = watchRequests(coldPhone);
  const cold = await coldPhone.openAt('/', served.url);
  // this phone shows still codes, one part per press; the other's play until paused, so their first parts are missed
  await coldPhone.page.emulateMedia({ reducedMotion: 'reduce' });
  await cold.create();
  const { wallet: watching } = await openHome({ host: 'browser' });
  const address = await pair(watching, cold);
  await sandbox.faucet(address, 3n * DOGE);
  await sandbox.faucet(address, 4n * DOGE);
  await watching.hasBalance(7n * DOGE);

  await watching.button('Send').click();
  await watching.pressBottom(WATCHED_MESSAGES.prepare);
  await watching.app.getByLabel('To', { exact: true }).fill(STRANGER);
  await watching.app.getByLabel('Amount in DOGE').fill('5');
  await watching.pressBottom(WATCHED_MESSAGES.request);
  const request = await photographRow(watching, COLD_SIGN_MESSAGES.requestCode, 4);
  await watching.button(COLD_SIGN_MESSAGES.next).click();

  await cold.button(TABS_MESSAGES.home).click();
  await cold.button(COLD_MESSAGES.sign).click();
  // the second part was never scanned; the scan is interrupted, and the parts that follow are unordered and repeated
  const [first, , ...rest] = request;
  await showPictures(cold, first === undefined ? [] : [first]);
  await cold.sees(/^1 of \d+ parts$/);
  await showPictures(cold, [...rest, ...rest].reverse());
  await cold.sees(COLD_SIGN_MESSAGES.reviewTitle);
  await cold.sees(/5\s*DOGE/);
  await cold.button(COLD_SIGN_MESSAGES.sign).click();
  const answer = await photographRow(cold, COLD_SIGN_MESSAGES.answerCode, 1);
  await cold.button(COLD_SIGN_MESSAGES.done).click();

  // parts of the request mixed with those of the answer
  await showPictures(
    watching,
    answer.flatMap((picture, at) => [request[at] ?? picture, picture]),
  );
  await watching.sees(COLD_SIGN_MESSAGES.completeLead);
  await watching.pressBottom(COLD_SIGN_MESSAGES.review);
  await watching.sendButton().click();
  await watching.sees(/on its way/);
  await sandbox.mine();
  const [sent] = await sandbox.spendsOf(address);
  expect(sent).toBeDefined();

  expect(others).toEqual([]);
  const asked = cold.app.evaluate((url) => fetch(url).then(() => 'answered', String), `${served.url}/`);
  expect(await asked).toMatch(/Failed to fetch|violates/);
});

it('refuses a cosigner’s payment with a coin of its own in it, and says why', async () => {
  const coldPhone = await buyPhone({ host: 'browser' });
  const cold = await coldPhone.openAt('/', served.url);
  await cold.create();
  const own = await cold.address();
  await openMultisig(cold);
  await cold.button(new RegExp(MULTISIG_MESSAGES.shareKey)).click();
  const mine = await cold.app.getByText(/^\[[0-9a-f]{8}\//).innerText();
  await coldPhone.page.keyboard.press('Escape');
  await cold.app.getByRole('dialog').waitFor({ state: 'detached' });
  const theirs = [await cosignerText(1), await cosignerText(2)];
  for (const [at, key] of theirs.entries()) await addKey(cold, at + 2, key);
  await keep(cold);
  await cold.openSettings();
  await cold.button(new RegExp(`^${SHARED_PAYMENT_MESSAGES.row}`)).click();
  await cold.app
    .getByLabel(PSBT_MESSAGES.field, { exact: true })
    .fill(await hostileRequest([mine, ...theirs], own));
  await cold.button(PSBT_MESSAGES.open).click();
  await cold.sees(describePsbtProblem({ kind: 'several-wallets' }).title);
  await cold.sees(describePsbtProblem({ kind: 'several-wallets' }).text);
});
