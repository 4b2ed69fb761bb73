// The sentences around every screen: the bar at the bottom, and what is said while a screen loads.
import { inLanguage } from './language.ts';

/** The bar at the bottom. */
export const TABS_MESSAGES = inLanguage('shellMessages.TABS_MESSAGES', {
  label: 'Places',
  home: 'Wallet',
  app: 'Apps',
  settings: 'Settings',
});

/** What is heard while a screen loads. */
export const PLACEHOLDER_MESSAGES = inLanguage('shellMessages.PLACEHOLDER_MESSAGES', {
  loading: 'Loading',
});
