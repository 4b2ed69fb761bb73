/** Applies the user's language and number style. */
import { compareStructural, reaction } from 'mobx';
import type { Language } from '../../domain/preferences/Language.ts';
import { numberStyle, writeNumbers } from '../../i18n/format/numberStyle.ts';
import { activeLanguage } from '../../i18n/i18n.ts';
import { loadLanguage } from '../../i18n/loadLanguage.ts';
import type { FirstStores } from '../../stores/Stores.ts';
import { isDisguised } from './loadMessages.ts';

type Said = Pick<FirstStores, 'preferences'>;

const notify = ({ preferences }: Said): void => preferences.setVoice(`${activeLanguage()} ${numberStyle()}`);

/** Whenever the preferences change, everything is rendered anew. */
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
