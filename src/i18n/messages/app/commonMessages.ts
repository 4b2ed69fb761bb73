// The few words around and on the first screen that others say too. Small: every opening loads them.
import { messages } from '../../i18n.ts';

/** Words of several screens. */
export const COMMON_MESSAGES = messages('common', { back: 'Back', balance: 'Balance', recent: 'Recent' });

/** The bar at the bottom. */
export const TABS_MESSAGES = messages('shell.tabs', {
  label: 'Main menu',
  home: 'Wallet',
  app: 'Apps',
  settings: 'Settings',
});

/** What is heard while a screen loads. */
export const PLACEHOLDER_MESSAGES = messages('shell.placeholder', {
  loading: 'Loading',
});
