/**
 * Unlocking without the password: by the device's own lock, and by staying unlocked. Their tokens are stored by Telegram only.
 * @module-tag ships
 */
import { expect, it } from 'vitest';
import { PASSWORD_MESSAGES, PHRASE_MESSAGES } from '../src/i18n/messages/accounts/accountMessages.ts';
import { WELCOME_MESSAGES } from '../src/i18n/messages/app/startMessages.ts';
import {
  BIOMETRY_MESSAGES,
  PASSWORD_PROMPT_MESSAGES,
  UNLOCK_STATE_MESSAGES,
} from '../src/i18n/messages/settings/securityMessages.ts';
import { SETTINGS_MESSAGES } from '../src/i18n/messages/settings/settingsMessages.ts';
import { createFixture } from './support/fixture.ts';
import type { Phone } from './support/Phone.ts';
import { hasWritten, tracesOf } from './support/traces.ts';
import { PASSWORD, type Wallet } from './support/Wallet.ts';

const { buyPhone, openHome } = createFixture();

const MINUTE = 60_000;
const FACE = BIOMETRY_MESSAGES.face;

/** The calls that store a token with Telegram; only these may contain it. */
const HANDS_OVER = ['web_app_biometry_update_token', 'web_app_secure_storage_save_key'];

const switchOf = (wallet: Wallet, name: string, checked: boolean) =>
  wallet.app.getByRole('switch', { name, exact: true, checked });

async function reopen(phone: Phone): Promise<Wallet> {
  await phone.kill();
  return phone.open();
}

/** From the password prompt to the settings, with the device's lock turned on. */
async function confirmBiometry(wallet: Wallet): Promise<void> {
  wallet.secrets.passwords.push(PASSWORD);
  await wallet.app.getByLabel(PASSWORD_PROMPT_MESSAGES.password, { exact: true }).fill(PASSWORD);
  await wallet.button(SETTINGS_MESSAGES.enrol).click();
  await switchOf(wallet, FACE.name, true).waitFor();
}

/** From the home screen, and back to it. */
async function turnBiometryOn(wallet: Wallet): Promise<void> {
  await wallet.openSettings();
  await wallet.setting(FACE.name).click();
  await confirmBiometry(wallet);
  await wallet.app.getByRole('dialog').waitFor({ state: 'hidden' });
  await wallet.pressBack();
  await wallet.isHome();
}

/** Changes the device's lock, as its owner or vendor does. */
const setBiometry = ({ telegram }: Wallet, part: object): Promise<void> =>
  telegram.evaluate((change) => globalThis.kennelHost.setBiometry(change), part);

/** Waits until the device's prompt has been shown. */
const wasPrompted = ({ telegram }: Wallet): Promise<unknown> =>
  telegram.waitForFunction(() => globalThis.kennelHost.callsOf('web_app_biometry_request_auth').length > 0);

/**
 * Searches for a token everywhere but in Telegram. Its fake lives in the page, so the page's memory isn't searched, and calls
 * that store the token are skipped.
 */
async function expectNowhere(wallet: Wallet, token: string): Promise<void> {
  const { host = '[]', ...traces } = await tracesOf(wallet.app);
  const calls = (JSON.parse(host) as [string, unknown][]).filter(([method]) => !HANDS_OVER.includes(method));
  for (const [name, text] of Object.entries({ ...traces, calls: JSON.stringify(calls) })) {
    expect(text.includes(token), name).toBe(false);
  }
}

const tokenOf = ({ keeping }: Phone): string => {
  const token = keeping?.biometry.token ?? '';
  expect(token).toMatch(/^[0-9a-f]{64}$/);
  return token;
};

it('opens with the device’s own lock after a kill, and leaves the password to everybody else', async () => {
  const { phone, wallet: first } = await openHome();
  await turnBiometryOn(first);
  const token = tokenOf(phone);
  first.secrets.others.push({ name: 'the token', text: token });
  await expectNowhere(first, token);

  let wallet = await reopen(phone);
  await wallet.isHome();
  await expectNowhere(wallet, token);
  await setBiometry(wallet, { outcome: 'not-recognised' });

  wallet = await reopen(phone);
  await wasPrompted(wallet);
  await wallet.isLocked();
  await wallet.unlock();
  await wallet.isHome();
  await setBiometry(wallet, { outcome: 'recognised' });
  await wallet.openSettings();
  await wallet.lockNow();
  await wallet.button(FACE.unlock).click();
  await wallet.setting(SETTINGS_MESSAGES.lockNow).waitFor();

  await wallet.setting(FACE.name).click();
  await switchOf(wallet, FACE.name, false).waitFor();
  await expect.poll(() => phone.keeping?.biometry.token).toBe(null);
  wallet = await reopen(phone);
  await wallet.isLocked();
  // once no token is stored, Telegram's memory can be searched too: that is done after the test
  await wallet.unlock();
  await wallet.isHome();
});

it('opens with the device’s own lock from the first password on', async () => {
  const phone = await buyPhone();
  const first = await phone.open();
  await first.pressBottom(WELCOME_MESSAGES.create);
  await first.fillPassword(PASSWORD);
  await first.app.getByRole('switch', { name: FACE.name }).click();
  await first.pressBottom(PASSWORD_MESSAGES.create);
  await first.sees(PHRASE_MESSAGES.title);
  await expectNowhere(first, tokenOf(phone));
  await first.saveWithoutBackup();

  const wallet = await reopen(phone);
  await wallet.isHome();
  // once no token is stored, Telegram's memory can be searched too: that is done after the test
  await wallet.openSettings();
  await wallet.setting(FACE.name).click();
  await switchOf(wallet, FACE.name, false).waitFor();
});

it.each([
  ['the faces on the device changed', { token: null }],
  ['Telegram hands out an empty token', { token: '' }],
])('asks for the password once when %s, says why, and can be turned on again', async (_, change) => {
  const { phone, wallet: first } = await openHome();
  await turnBiometryOn(first);
  const before = tokenOf(phone);
  await setBiometry(first, change);

  let wallet = await reopen(phone);
  await wallet.sees(UNLOCK_STATE_MESSAGES.changedTitle);
  await wallet.unlock();
  await wallet.isHome();
  await wallet.openSettings();
  await wallet.sees(FACE.changed);
  await wallet.setting(FACE.name).click();
  await confirmBiometry(wallet);
  expect(tokenOf(phone)).not.toBe(before);

  wallet = await reopen(phone);
  await wallet.isHome();
});

/** Turns on staying unlocked, from home and back. */
async function stayUnlocked(wallet: Wallet): Promise<void> {
  await wallet.openSettings();
  await wallet.setting(SETTINGS_MESSAGES.stay).click();
  await switchOf(wallet, SETTINGS_MESSAGES.stay, true).waitFor();
  await wallet.lockNow();
  await wallet.unlock();
  await wallet.setting(SETTINGS_MESSAGES.lockNow).waitFor();
  await hasWritten(wallet, '"stay":"');
}

const secretsWith = ({ keeping }: Phone): readonly string[] =>
  Object.values(keeping?.secureStorage ?? {}).filter((text) => text !== '');

/** The key under which the vault stores this browser's half. */
const WAY_BACK = '"stay"';

const databasesOf = async ({ app }: Wallet): Promise<string> => (await tracesOf(app)).databases ?? '';

it.each<readonly ['ios' | 'tdesktop', number]>([
  ['ios', 1],
  ['tdesktop', 0],
])('stays unlocked over reloads and kills on %s until it is locked', async (platform, halves) => {
  const { phone, wallet: first } = await openHome({ platform });
  await stayUnlocked(first);
  await expect.poll(() => secretsWith(phone)).toHaveLength(halves);
  const kept = secretsWith(phone);
  for (const text of kept) await expectNowhere(first, text);
  await first.telegram.reload();
  await first.setting(SETTINGS_MESSAGES.lockNow).waitFor();

  let wallet = await reopen(phone);
  await wallet.isHome();
  for (const text of kept) wallet.secrets.others.push({ name: 'the half that Telegram keeps', text });
  expect(await databasesOf(wallet)).toContain(WAY_BACK);
  await wallet.openSettings();
  await wallet.lockNow();
  // the lock shows while the stored half is still being deleted
  await expect.poll(() => databasesOf(wallet)).not.toContain(WAY_BACK);
  await wallet.telegram.reload();
  await wallet.isLocked();
  await expect.poll(() => secretsWith(phone)).toEqual([]);
  await expect.poll(() => databasesOf(wallet)).not.toContain(WAY_BACK);
  wallet = await reopen(phone);
  await wallet.isLocked();
});

it('does not stay unlocked beyond the time after which it would have locked itself', async () => {
  const { phone, ...home } = await openHome({
    prepare: ({ context }) => context.clock.install({ time: Date.now() }),
  });
  let { wallet } = home;
  const { clock } = phone.context;
  await stayUnlocked(wallet);
  wallet = await reopen(phone);
  await wallet.isHome();
  const now = await wallet.telegram.evaluate(() => Date.now());
  await phone.kill();
  await clock.setSystemTime(now + 5 * MINUTE);
  wallet = await phone.open();
  await wallet.isLocked();
  await wallet.unlock();
  await wallet.isHome();
});
