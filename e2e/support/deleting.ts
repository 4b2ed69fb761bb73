/** Deletes the whole wallet like a person, and searches for what is left. */
import { expect } from 'vitest';
import { DELETE_MESSAGES, deletePrompt } from '../../src/i18n/messages/settings/securityMessages.ts';
import { SETTINGS_MESSAGES } from '../../src/i18n/messages/settings/settingsMessages.ts';
import type { Phone } from './Phone.ts';
import type { Wallet } from './Wallet.ts';

/** The text of a vault's sealed records, wherever they are stored. */
export const SEALED = '"records":[{';

/** Telegram's device storage. */
export const copiesOn = (phone: Phone): string =>
  Object.values(phone.keeping?.deviceStorage ?? {}).join('\n');

/** Waits until Telegram's copy contains the wallet. */
export const isCopied = (phone: Phone): Promise<void> => expect.poll(() => copiesOn(phone)).toContain(SEALED);

/** From the list of what is deleted to the red button, and presses it. */
export async function goThrough(wallet: Wallet): Promise<void> {
  await wallet.button(DELETE_MESSAGES.next).click();
  await wallet.app.getByLabel(deletePrompt(DELETE_MESSAGES.word)).fill('delete');
  await wallet.button(DELETE_MESSAGES.delete).click();
}

/** Starts at home. */
export async function deleteEverything(wallet: Wallet): Promise<void> {
  await wallet.openSettings();
  await wallet.setting(SETTINGS_MESSAGES.deleteAll).click();
  await goThrough(wallet);
}
