// Speaks another language as soon as its words are here.
import type { Messages } from '@lingui/core';
import { type Language, setLanguage } from './i18n.ts';

/** What was asked for last: words that come late for anything else are not spoken. */
let wanted: Language = 'en';

/** Where each language's catalogue is. English stands where it is said. */
const CATALOGUES: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ readonly messages: Messages }>>> =
  {
    id: () => import('./locales/id.po'),
    de: () => import('./locales/de.po'),
    es: () => import('./locales/es.po'),
    fr: () => import('./locales/fr.po'),
    pt: () => import('./locales/pt.po'),
    tr: () => import('./locales/tr.po'),
    ru: () => import('./locales/ru.po'),
  };

/**
 * Loads a language and speaks it; until it is here the one before is spoken on.
 *
 * What was drawn before has to be drawn again afterwards.
 *
 * @throws when its words cannot be loaded: then English is spoken
 */
export async function loadLanguage(code: Language): Promise<void> {
  wanted = code;
  if (code === 'en') {
    setLanguage(code);
    return;
  }
  try {
    const { messages } = await CATALOGUES[code]();
    if (wanted === code) setLanguage(code, messages);
  } catch (thrown) {
    if (wanted === code) setLanguage('en');
    throw thrown;
  }
}
