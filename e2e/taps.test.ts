/** Counts the taps of the most common journeys, as the workbench page "Taps" states them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  PASSWORD_MESSAGES,
  PHRASE_MESSAGES,
  UNLOCK_MESSAGES,
  wordLabel,
} from '../src/i18n/messages/accounts/accountMessages.ts';
import { WELCOME_MESSAGES } from '../src/i18n/messages/app/startMessages.ts';
import { createFixture, DOGE, STRANGER } from './support/fixture.ts';
import { HOSTS } from './support/Phone.ts';
import { Taps } from './support/Taps.ts';
import { PASSWORD, type Wallet } from './support/Wallet.ts';

const { buyPhone, openHome, openRich } = createFixture({ hasMotion: true });

const PAGE = readFileSync(join(import.meta.dirname, '../stories/docs/Taps.mdx'), 'utf8');

/** A row of the page's table. */
function rowOf(way: string): { readonly taps: number; readonly atMost: number } {
  const row = PAGE.split('\n').find((line) => line.startsWith(`| ${way} |`));
  const [taps, atMost] = (row ?? '').split('|').slice(3, 5).map(Number);
  if (taps === undefined || atMost === undefined) throw new Error(`the page has no row "${way}"`);
  return { taps, atMost };
}

/** Compares a count with the page, and the page with the promised maximum. */
function expectTaps(way: string, { count }: Taps): void {
  const { taps, atMost } = rowOf(way);
  expect(count, way).toBe(taps);
  expect(taps, way).toBeLessThanOrEqual(atMost);
}

/** From welcome to the choice of when to back up. */
async function choosePassword(wallet: Wallet): Promise<Taps> {
  const taps = new Taps(wallet);
  wallet.secrets.passwords.push(PASSWORD);
  await taps.tapBottom(WELCOME_MESSAGES.create);
  await taps.type(PASSWORD_MESSAGES.password, PASSWORD);
  await taps.tapBottom(PASSWORD_MESSAGES.create);
  await wallet.sees(PHRASE_MESSAGES.title);
  return taps;
}

it.each(HOSTS)('makes a wallet in %s', async (host) => {
  const wallet = await (await buyPhone({ host })).open();
  const taps = await choosePassword(wallet);
  await taps.tapButton(PHRASE_MESSAGES.later);
  await wallet.isHome();
  expectTaps('Create a wallet', taps);
  expect(await wallet.address()).toMatch(/^[mn]/);
});

it('makes a wallet and writes its words down', async () => {
  const wallet = await (await buyPhone()).open();
  const taps = await choosePassword(wallet);
  await taps.tapBottom(PHRASE_MESSAGES.make);
  await taps.tapButton(PHRASE_MESSAGES.reveal);
  await wallet.button(PHRASE_MESSAGES.hide).waitFor();
  const words = await wallet.shownWords();
  await taps.tapBottom(PHRASE_MESSAGES.written);
  await wallet.sees(PHRASE_MESSAGES.checkTitle);
  for (const position of await wallet.askedPositions())
    await taps.type(wordLabel(position), words[position - 1] ?? '');
  await taps.tapBottom(PHRASE_MESSAGES.check);
  await wallet.isHome();
  expectTaps('Create a wallet and back it up', taps);
});

it('unlocks', async () => {
  const { phone } = await openHome();
  await phone.kill();
  const wallet = await phone.open();
  const taps = new Taps(wallet);
  await taps.type(UNLOCK_MESSAGES.password, PASSWORD);
  await taps.tapBottom(UNLOCK_MESSAGES.unlock);
  await wallet.isHome();
  expectTaps('Unlock by password', taps);
});

it('shows the address', async () => {
  const { wallet, address } = await openHome();
  const taps = new Taps(wallet);
  await taps.tapButton('Receive');
  expect(await wallet.readAddress()).toBe(address);
  expectTaps('Show your address', taps);
});

it('sends', async () => {
  const { wallet } = await openRich(40n * DOGE);
  const taps = new Taps(wallet);
  await taps.tapButton('Send');
  await taps.type('To', STRANGER);
  await taps.type('Amount in DOGE', '12.5');
  await taps.tapBottom('Review');
  await taps.tap(wallet.sendButton());
  await wallet.sees(/is on its way/);
  expectTaps('Send DOGE', taps);
});
