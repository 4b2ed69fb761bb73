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
  if (code === 'en') {
    speak(code);
    return;
  }
  try {
    const begin = await learn(code);
    if (wanted === code) begin();
  } catch (thrown) {
    if (wanted === code) speak('en');
    throw thrown;
  }
}

/** @returns speaks it */
async function learn(code: Exclude<Language | PseudoLanguage, 'en'>): Promise<() => void> {
  if (code === 'es') {
    const { SPANISH } = await import('./es/index.ts');
    return () => speak(code, SPANISH);
  }
  const { disguise } = await import('./pseudo.ts');
  return () => speak(code, new Map(), disguise);
}
