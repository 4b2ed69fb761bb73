// Sets the language of a story: one of the app's, or pseudo-English, longer and accented, which isn't part of the app.
import type { Messages } from '@lingui/core';
import { type Language, type PseudoLanguage, setLanguage } from '../../src/i18n/i18n.ts';
import { loadLanguage } from '../../src/i18n/loadLanguage.ts';

/** How much longer than English other languages are. */
const LENGTHENED = 0.35;
const FILLING = ' ~';

/** Makes a compiled message a third longer. Its values stay unchanged. */
function lengthen(message: Messages[string]): Messages[string] {
  const tokens = [message].flat();
  const length = tokens.filter((token) => typeof token === 'string').join('').length;
  return length < 2
    ? message
    : [...tokens, FILLING.repeat(Math.ceil((length * LENGTHENED) / FILLING.length))];
}

const isPseudo = (locale: Language | PseudoLanguage): locale is PseudoLanguage => locale.startsWith('pseudo');

/** Loads and sets a story's language. */
export async function loadLocale(locale: Language | PseudoLanguage): Promise<void> {
  if (!isPseudo(locale)) return loadLanguage(locale);
  const { messages } = await import('../../src/i18n/locales/pseudo.po');
  const longer = Object.entries(messages).map(([id, message]) => [id, lengthen(message)] as const);
  setLanguage(locale, Object.fromEntries(longer), 'en');
}
