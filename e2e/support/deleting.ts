/** Deleting the whole wallet, as a person does, and looking for what is left of it. */
import { expect } from 'vitest';
import { DELETE_MESSAGES, deletePrompt } from '../../src/i18n/messages/settings/securityMessages.ts';
import { SETTINGS_MESSAGES } from '../../src/i18n/messages/settings/settingsMessages.ts';
import type { Phone } from './Phone.ts';
import type { Wallet } from './Wallet.ts';

/** How the sealed records of a vault look wherever they lie. */
export const SEALED = '"records":[{';

/** What Telegram keeps in its device storage. */
export const copiesOn = (phone: Phone): string =>
  Object.values(phone.keeping?.deviceStorage ?? {}).join('\n');

/** Waits until Telegram's copy has the wallet in it. */
export const isCopied = (phone: Phone): Promise<void> => expect.poll(() => copiesOn(phone)).toContain(SEALED);

/** From what goes to the red button, and presses it. */
export async function goThrough(wallet: Wallet): Promise<void> {
  await wallet.button(DELETE_MESSAGES.next).click();
  await wallet.app.getByLabel(deletePrompt(DELETE_MESSAGES.word)).fill('delete');
  await wallet.button(DELETE_MESSAGES.delete).click();
}

/** From home. */
export async function deleteEverything(wallet: Wallet): Promise<void> {
  await wallet.openSettings();
  await wallet.setting(SETTINGS_MESSAGES.deleteAll).click();
  await goThrough(wallet);
}
