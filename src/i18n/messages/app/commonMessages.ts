// Common messages of the first screen and others. Keep it small: it is loaded with every start.
import { messages } from '../../i18n.ts';

export const COMMON_MESSAGES = messages('common', { back: 'Back', balance: 'Balance', recent: 'Recent' });

/** The bottom bar. */
export const TABS_MESSAGES = messages('shell.tabs', {
  label: 'Main menu',
  home: 'Wallet',
  app: 'Apps',
  settings: 'Settings',
});

/** For screen readers while a screen loads. */
export const PLACEHOLDER_MESSAGES = messages('shell.placeholder', {
  loading: 'Loading',
});
