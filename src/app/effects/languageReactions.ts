/** Says everything in the language, and writes every number in the way, that the person prefers. */
import { compareStructural, reaction } from 'mobx';
import type { Language } from '../../domain/preferences/Language.ts';
import { numberStyle, writeNumbers } from '../../i18n/format/numberStyle.ts';
import { activeLanguage } from '../../i18n/i18n.ts';
import { loadLanguage } from '../../i18n/loadLanguage.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { FirstStores } from '../../stores/Stores.ts';

/** How long the first screen waits for its words, milliseconds; then it speaks English until they come. */
export const LANGUAGE_TIMEOUT_MS = 1500;

type Said = Pick<FirstStores, 'preferences'>;

/** English in disguise is for looking at layouts: whoever set it keeps it. */
const isDisguised = (): boolean => activeLanguage().startsWith('pseudo');

const notify = ({ preferences }: Said): void => preferences.setVoice(`${activeLanguage()} ${numberStyle()}`);

/** Loads the words for the first screen. Never throws, and never waits for long. */
export async function loadMessages(language: Language, { clock }: Pick<Ports, 'clock'>): Promise<void> {
  if (language === activeLanguage() || isDisguised()) return;
  let stopWaiting = () => {};
  const patience = new Promise<void>((resolve) => {
    stopWaiting = clock.after(LANGUAGE_TIMEOUT_MS, resolve);
  });
  await Promise.race([loadLanguage(language).catch(() => undefined), patience]);
  stopWaiting();
}

/** Follows the preferences: whatever changes, all that is drawn is drawn anew. */
export function followLanguage(stores: Said): () => void {
  const speakIn = async (language: Language): Promise<void> => {
    notify(stores);
    if (isDisguised()) return;
    await loadLanguage(language).catch(() => undefined);
    notify(stores);
  };
  return reaction(
    () => ({ language: stores.preferences.wantedLanguage, style: stores.preferences.numberStyle }),
    ({ language, style }) => {
      writeNumbers(style);
      void speakIn(language);
    },
    { name: 'speak as preferred', fireImmediately: true, equals: compareStructural },
  );
}
