/** One build serves every host: each host lists its servers in a file. */
import { expect, inject, it } from 'vitest';
import { readVariables } from '../src/app/config.ts';
import { writeConfigFile } from '../src/app/configFile.ts';
import { OUTSIDE_MESSAGES } from '../src/i18n/messages/app/elsewhereMessages.ts';
import { ERROR_MESSAGES, WELCOME_MESSAGES } from '../src/i18n/messages/app/startMessages.ts';
import { createFixture } from './support/fixture.ts';
import type { Phone } from './support/Phone.ts';
import { sharedBrowser } from './support/Phone.ts';

const { buyPhone } = createFixture();

const FILE = '**/kennel.config.json';

/** Sets the host's response for its configuration file. */
const answers = (phone: Phone, body: string, status = 200) =>
  phone.context.route(FILE, (route) => route.fulfill({ status, body, contentType: 'application/json' }));

const onTestnet = writeConfigFile(
  readVariables({
    VITE_NETWORK: 'testnet',
    VITE_PROFILE: 'telegram',
    VITE_BLOCKBOOK_TESTNET: 'http://127.0.0.1:19138',
    VITE_BOT_URL: 'https://t.me/kennel_of_this_host',
  }),
);

it('opens on the chain and with the servers that the host names', async () => {
  const phone = await buyPhone();
  await answers(phone, onTestnet);
  const wallet = await phone.open();
  await wallet.create();
  expect(await wallet.address()).toMatch(/^n/);
});

it.each([
  ['{ "network": "moon" }', 'network must be one of mainnet, testnet, regtest, and is "moon"'],
  ['{ "servers": { "regtest": { "blockbook": [] } } }', 'servers.regtest.blockbook must name at least one'],
  ['{ "network": ', 'the file is not JSON'],
])(
  'opens no wallet with a wrong file, and says to whoever runs the host what is wrong: %s',
  async (file, problem) => {
    const phone = await buyPhone();
    await answers(phone, file);
    const wallet = await phone.open();
    await wallet.sees(ERROR_MESSAGES.misconfigured);
    await wallet.app.getByText(ERROR_MESSAGES.report).click();
    await wallet.sees(new RegExp(`kennel\\.config\\.json: ${problem}`));
    expect(await wallet.app.evaluate(() => localStorage.length)).toBe(0);
  },
);

it('opens as it was built where the host has no file, and answers with its first page', async () => {
  const phone = await buyPhone();
  await answers(phone, '<!doctype html><title>Kennel</title>');
  const wallet = await phone.open();
  await wallet.sees(WELCOME_MESSAGES.title);
});

it('asks once more when the connection breaks, and then says so and opens when it is there', async () => {
  const phone = await buyPhone();
  let asked = 0;
  await phone.context.route(FILE, (route) => {
    asked += 1;
    return route.abort('connectionreset');
  });
  const wallet = await phone.open();
  await wallet.sees(ERROR_MESSAGES.partMissing);
  expect(asked).toBeGreaterThan(1);
  await phone.context.unroute(FILE);
  await wallet.button(ERROR_MESSAGES.reload).click();
  await wallet.sees(WELCOME_MESSAGES.title);
});

it('shows a plain browser the bot of the host', async () => {
  const context = await (await sharedBrowser()).newContext();
  await context.route(FILE, (route) => route.fulfill({ body: onTestnet, contentType: 'application/json' }));
  const page = await context.newPage();
  await page.goto(inject('appUrl'));
  await page.getByRole('heading', { name: OUTSIDE_MESSAGES.title, exact: true }).waitFor();
  const links = await page
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toContain('https://t.me/kennel_of_this_host');
  await context.close();
});
