/** Loads the messages for the first screen. */
import type { Language } from '../../domain/preferences/Language.ts';
import { activeLanguage } from '../../i18n/i18n.ts';
import { loadLanguage } from '../../i18n/loadLanguage.ts';
import type { Clock } from '../../ports/Clock.ts';

/** How long the first screen waits for its language, milliseconds; then it is shown in English until that is loaded. */
export const LANGUAGE_TIMEOUT_MS = 1500;

/** Pseudo-localized English is for checking layouts: once set, it stays. */
export const isDisguised = (): boolean => activeLanguage().startsWith('pseudo');

/** Never throws, and never waits for long. */
export async function loadMessages(language: Language, { clock }: { readonly clock: Clock }): Promise<void> {
  if (language === activeLanguage() || isDisguised()) return;
  let stopWaiting = () => {};
  const patience = new Promise<void>((resolve) => {
    stopWaiting = clock.after(LANGUAGE_TIMEOUT_MS, resolve);
  });
  await Promise.race([loadLanguage(language).catch(() => undefined), patience]);
  stopWaiting();
}
