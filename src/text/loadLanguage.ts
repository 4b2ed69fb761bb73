// Speaks another language as soon as its words are here.
import { type Language, type PseudoLanguage, speak } from './language.ts';

/** What was asked for last: words that come late for anything else are not spoken. */
let wanted: Language | PseudoLanguage = 'en';

/**
 * Loads a language and speaks it; until it is here the one before is spoken on.
 *
 * What was drawn before has to be drawn again afterwards.
 *
 * @throws when its words cannot be loaded: then English is spoken
 */
export async function loadLanguage(code: Language | PseudoLanguage): Promise<void> {
  wanted = code;
  if (code !== 'es') {
    speak(code);
    return;
  }
  try {
    const { SPANISH } = await import('./es/index.ts');
    if (wanted === code) speak(code, SPANISH);
  } catch (thrown) {
    if (wanted === code) speak('en');
    throw thrown;
  }
}
