// Loads a language's catalog and switches to it.
import type { Messages } from '@lingui/core';
import { type Language, setLanguage } from './i18n.ts';

/** The language requested last: catalogs of others that load later are ignored. */
let wanted: Language = 'en';

/** English is in the code. */
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
 * Loads a language and switches to it; until then the previous one stays.
 *
 * Components have to be rendered again afterwards.
 *
 * @throws when its catalog cannot be loaded: then the language is English
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
