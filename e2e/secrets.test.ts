/**
 * After whole journeys: neither words, password nor keys are found anywhere outside the vault's sealed envelope.
 * @module-tag heap
 * @module-tag ships
 */
import { expect, it } from 'vitest';
import {
  PASSWORD_MESSAGES,
  PHRASE_MESSAGES,
  UNLOCK_MESSAGES,
} from '../src/i18n/messages/accounts/accountMessages.ts';
import { WELCOME_MESSAGES } from '../src/i18n/messages/app/startMessages.ts';
import { createFixture, DOGE, STRANGER } from './support/fixture.ts';
import { heapOf } from './support/heap.ts';
import { foundIn, passwordSecrets, secretsOf } from './support/secrets.ts';
import { type Traces, tracesOf } from './support/traces.ts';
import { PASSWORD } from './support/Wallet.ts';

const { sandbox, buyPhone } = createFixture();

it('leaves no secret in storages, databases, pages, console, requests or calls to Telegram', {
  tags: ['short'],
}, async () => {
  const phone = await buyPhone();
  const requests: string[] = [];
  phone.context.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  const wallet = await phone.open();
  const seen: Traces[] = [];
  const inspect = async () => {
    const traces = await tracesOf(phone.page);
    seen.push(traces);
    return traces;
  };

  await wallet.pressBottom(WELCOME_MESSAGES.create);
  await wallet.fillPassword(PASSWORD);
  const atPassword: Traces = { ...(await tracesOf(phone.page)), heap: (await heapOf(phone.page)).join('\n') };
  await wallet.pressBottom(PASSWORD_MESSAGES.create);
  await wallet.sees(PHRASE_MESSAGES.title);
  await inspect();
  const words = await wallet.readWords();
  const atWords = await tracesOf(phone.page);
  await wallet.typeAskedWords(words);
  await wallet.pressBottom(PHRASE_MESSAGES.check);
  await wallet.isHome();
  await inspect();
  const address = await wallet.address();
  await sandbox.faucet(address, 20n * DOGE);
  await wallet.hasBalance(20n * DOGE);
  await wallet.fillTransfer(STRANGER, 5n * DOGE);
  await inspect();
  await wallet.review();
  await inspect();
  await wallet.send(5n * DOGE);
  await inspect();
  await phone.page.reload();
  await wallet.sees(UNLOCK_MESSAGES.title);
  await inspect();
  await wallet.unlock();
  await wallet.button('History').click();
  await wallet.row('Sending', 5n * DOGE).click();
  await wallet.app.getByRole('heading', { name: 'Transfer', exact: true }).waitFor();
  await inspect();

  const secrets = [...secretsOf(words), ...passwordSecrets(PASSWORD)];
  const find = (text: string) => foundIn(text, [words], secrets);
  // proves the search works: secrets are found where they have to be
  expect(find(atPassword.fields ?? '')).toContain('the password');
  expect(find(atPassword.heap ?? '')).toContain('the password');
  expect(find(atWords.document ?? '')).toContain('three words of the phrase');
  const last = seen.at(-1) ?? {};
  expect(last.state).toContain(address);
  expect(last.databases).toContain('kennel:1');

  const atSecrets = [
    { ...atPassword, fields: '', document: '', heap: '' },
    { ...atWords, document: '' },
  ];
  for (const traces of [...seen, ...atSecrets]) {
    for (const [name, text] of Object.entries(traces)) expect(find(text), name).toEqual([]);
  }
  expect(find(requests.join('\n')), 'requests').toEqual([]);
  expect(find(phone.console.join('\n')), 'console').toEqual([]);
  expect(requests.length).toBeGreaterThan(10);
});

it('finds a secret in memory wherever in a text it stands', async () => {
  const phone = await buyPhone();
  const wallet = await phone.open();
  await wallet.sees(WELCOME_MESSAGES.title);
  await phone.page.evaluate((password) => {
    const record = { history: Array.from({ length: 1000 }, (_, index) => `entry ${index}`), password };
    Object.assign(globalThis, { kennelReported: JSON.stringify(record) });
  }, PASSWORD);
  const found = foundIn((await heapOf(phone.page)).join('\n'), [], passwordSecrets(PASSWORD));
  expect(found).toContain('the password');
});

it('breaks no rule of its content security policy, and writes no warning to the console', async () => {
  const phone = await buyPhone();
  const wallet = await phone.open();
  await wallet.create();
  const address = await wallet.address();
  await sandbox.faucet(address, 20n * DOGE);
  await wallet.hasBalance(20n * DOGE);
  await wallet.transfer(STRANGER, 5n * DOGE);
  await wallet.done();
  expect(phone.console.filter((line) => /^(error|warning): /.test(line))).toEqual([]);
  expect(await phone.page.evaluate(() => globalThis.kennelHost.violations)).toEqual([]);
});
