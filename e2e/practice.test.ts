/**
 * Practice: a lesson with fake DOGE next to the wallet, which touches none of a wallet's storage and reaches no server.
 * @module-tag ships
 */
import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { PASSWORD_MESSAGES, PHRASE_MESSAGES } from '../src/i18n/messages/accounts/accountMessages.ts';
import {
  ADD_KEYRING_MESSAGES,
  bringIn,
  ENTRY_MESSAGES,
} from '../src/i18n/messages/accounts/importMessages.ts';
import {
  PRACTICE_LINK,
  PRACTICE_MESSAGES,
  PRACTICE_STEPS,
} from '../src/i18n/messages/app/practiceMessages.ts';
import { WELCOME_MESSAGES } from '../src/i18n/messages/app/startMessages.ts';
import { DRAFT_MESSAGES } from '../src/i18n/messages/send/sendMessages.ts';
import {
  CHECK_MESSAGES,
  EXPORT_MESSAGES,
  SHOW_WORDS_MESSAGES,
} from '../src/i18n/messages/settings/securityMessages.ts';
import { createFixture, DOGE } from './support/fixture.ts';

const { buyPhone, openRich } = createFixture();

const LONG_MS = 180_000;
/** Not the password of any wallet. */
const PRACTICE_PASSWORD = 'eleven fake dogs bark';

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true, disabled: false }).click();

const isAt = (page: Page, step: keyof typeof PRACTICE_STEPS) =>
  page.getByRole('heading', { name: PRACTICE_STEPS[step].title }).waitFor();

/** Everything this origin has stored, as text. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const copy = async (name: string) => {
      const database = await done(indexedDB.open(name));
      const stores = await Promise.all(
        [...database.objectStoreNames].map(async (store) => {
          const held = database.transaction(store).objectStore(store);
          return [store, await done(held.getAllKeys()), await done(held.getAll())];
        }),
      );
      database.close();
      return [name, stores];
    };
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []).sort();
    return JSON.stringify([
      Object.entries(localStorage).sort(),
      Object.entries(sessionStorage).sort(),
      await Promise.all(names.map(copy)),
      await caches.keys(),
    ]);
  });

/** Collects the origins of all requests. */
function noteRequests(page: Page): ReadonlySet<string> {
  const origins = new Set<string>();
  const note = (url: string) => url.startsWith('data:') || origins.add(new URL(url).origin);
  page.on('request', (request) => note(request.url()));
  page.on('websocket', (socket) => note(socket.url()));
  return origins;
}

async function makePracticeWallet(page: Page): Promise<void> {
  await isAt(page, 'make');
  await press(page, PRACTICE_MESSAGES.show);
  await press(page, WELCOME_MESSAGES.create);
  await page.getByLabel(PASSWORD_MESSAGES.password, { exact: true }).fill(PRACTICE_PASSWORD);
  await press(page, PASSWORD_MESSAGES.create);
  await press(page, PHRASE_MESSAGES.later);
  await isAt(page, 'receive');
  await press(page, PRACTICE_STEPS.receive.help);
  await isAt(page, 'send');
}

/** Holds the button to show the words, reads them, and types them in the check. */
async function backUp(page: Page): Promise<string> {
  await press(page, CHECK_MESSAGES.writeFirst);
  await page.locator('input[type=password]').fill(PRACTICE_PASSWORD);
  await press(page, EXPORT_MESSAGES.continue);
  await page.getByRole('button', { name: EXPORT_MESSAGES.hold, exact: true }).hover();
  await page.mouse.down();
  await page.getByRole('button', { name: EXPORT_MESSAGES.holding, exact: true }).waitFor();
  const rows = await page.getByRole('listitem').allInnerTexts();
  await page.mouse.up();
  const words = rows.map((row) => row.replace(/[\d\s.]/g, '')).join(' ');
  await press(page, SHOW_WORDS_MESSAGES.check);
  await page.getByRole('combobox').first().fill(words);
  await press(page, CHECK_MESSAGES.check);
  return words;
}

it('leads a newcomer from welcome through the lesson and back, and leaves nothing', {
  timeout: LONG_MS,
}, async () => {
  const phone = await buyPhone({ host: 'browser' });
  const { telegram: page } = await phone.openAt('/');
  await page.getByRole('link', { name: WELCOME_MESSAGES.practice }).click();
  await page.getByText(PRACTICE_MESSAGES.banner).waitFor();
  const before = await kept(page);
  const origins = noteRequests(page);
  await makePracticeWallet(page);
  await press(page, PRACTICE_STEPS.send.help);
  await press(page, 'Review');
  await page.getByRole('button', { name: /^Send 4/ }).click();
  await isAt(page, 'alike');
  await press(page, PRACTICE_STEPS.alike.help);
  await page.getByText('This isn’t the address you know').first().waitFor();
  await press(page, 'Back');
  await press(page, DRAFT_MESSAGES.discard);
  await isAt(page, 'backup');
  await press(page, PRACTICE_STEPS.backup.help);
  const words = await backUp(page);
  await isAt(page, 'lost');
  await press(page, PRACTICE_STEPS.lost.help);
  await page.getByText(PRACTICE_STEPS.lost.lostText).waitFor();
  await press(page, PRACTICE_MESSAGES.show);
  await press(page, WELCOME_MESSAGES.bringIn);
  await page.getByLabel(PASSWORD_MESSAGES.password, { exact: true }).fill(PRACTICE_PASSWORD);
  await press(page, PASSWORD_MESSAGES.create);
  await page.getByRole('button', { name: new RegExp(`^${ADD_KEYRING_MESSAGES.words}`) }).click();
  await page.getByRole('combobox').first().fill(words);
  await press(page, ENTRY_MESSAGES.find);
  await press(page, bringIn(1));
  await page.getByRole('heading', { name: PRACTICE_MESSAGES.finished }).waitFor();
  expect(await kept(page)).toBe(before);
  expect([...origins]).toEqual([inject('appUrl')]);
  await page.getByRole('link', { name: PRACTICE_MESSAGES.toWallet }).click();
  await page.getByRole('button', { name: WELCOME_MESSAGES.create, exact: true }).waitFor();
  await page.getByText(PRACTICE_MESSAGES.banner).waitFor({ state: 'detached' });
});

it('opens from the settings beside a wallet with money, and leaves that as it was', {
  timeout: LONG_MS,
}, async () => {
  const { wallet, address } = await openRich(8n * DOGE, { host: 'installed' });
  const { telegram: page } = wallet;
  await wallet.openSettings();
  await wallet.setting(PRACTICE_LINK.title).click();
  await page.getByText(PRACTICE_MESSAGES.banner).waitFor();
  const before = await kept(page);
  expect(before).not.toBe('[[],[],[],[]]');
  await makePracticeWallet(page);
  expect(await kept(page)).toBe(before);
  await page.getByRole('link', { name: PRACTICE_MESSAGES.leave }).click();
  await wallet.unlock();
  await wallet.hasBalance(8n * DOGE);
  expect(await wallet.address()).toBe(address);
});

it('is not offered in Telegram', async () => {
  const { wallet } = await openRich(DOGE);
  await wallet.openSettings();
  expect(await wallet.setting(PRACTICE_LINK.title).count()).toBe(0);
});
