// The sentences around every screen: the bar at the bottom, and what is said while a screen loads.
import { inLanguage } from './language.ts';

/** The bar at the bottom. */
export const TABS_WORDS = inLanguage('shellWords.TABS_WORDS', {
  label: 'Places',
  home: 'Wallet',
  app: 'Apps',
  settings: 'Settings',
});

/** What is heard while a screen loads. */
export const PLACEHOLDER_WORDS = inLanguage('shellWords.PLACEHOLDER_WORDS', {
  loading: 'Loading',
});
