// The sentences around every screen: the bar at the bottom, and what is said while a screen loads.
import { messages } from '../../i18n.ts';

/** The bar at the bottom. */
export const TABS_MESSAGES = messages('shell.tabs', {
  label: 'Places',
  home: 'Wallet',
  app: 'Apps',
  settings: 'Settings',
});

/** What is heard while a screen loads. */
export const PLACEHOLDER_MESSAGES = messages('shell.placeholder', {
  loading: 'Loading',
});
