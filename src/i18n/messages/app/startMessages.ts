// Messages of the screens before and around the wallet: welcome, loading, and full-screen errors.
import { messages } from '../../i18n.ts';

/** The product name. */
export const PRODUCT_NAME = 'Kennel';

export const WELCOME_MESSAGES = messages('start.welcome', {
  title: 'Your Dogecoin, well guarded',
  text: 'Your keys are created on this device and never leave it. No sign-up, no email, no middleman.',
  create: 'Create a wallet',
  bringIn: 'I already have one',
  openBackup: 'Open a backup file',
  practice: 'Practice with fake DOGE',
  requestTitle: 'A request is waiting',
  requestText: 'A link sent Kennel a request. Create a wallet first, then decide.',
  blockedTitle: 'Can’t save a wallet here',
  blockedText:
    'A wallet created now would be gone when you close this window. Leave private mode or allow storage, then try again.',
  retryStorage: 'Try again',
  forgetfulTitle: 'Your wallet may not be saved here',
  forgetfulText:
    'Telegram may delete Kennel’s data here. Your coins would be safe: your recovery phrase restores them.',
});

export const LOADING_MESSAGES = messages('start.loading', {
  slow: 'Still loading your saved data…',
});

/** While the host is searched for a vault. */
export const RESTORING_MESSAGES = messages('start.restoring', {
  title: 'Looking for your wallet',
  text: 'This window has no saved data. Telegram may have an encrypted copy on this device.',
  slow: 'Telegram is slow to answer…',
  restored: 'Your wallet was restored from the copy on this device',
});

/** For full-screen errors. The title is part of the specification (Spec §2). */
export const ERROR_MESSAGES = messages('start.error', {
  title: 'Unexpected Application Error!',
  safe: 'Your coins are safe',
  safeText: 'They’re on the blockchain, and your keys are locked on this device. Only this screen failed.',
  crashed: 'Something went wrong.',
  misconfigured: 'This copy of Kennel isn’t set up correctly. Its operator has to fix the configuration.',
  launchUnreadable:
    'Kennel couldn’t read how Telegram opened it, so it can’t tell which wallet is yours. Close Kennel and open it again from its bot. If that doesn’t help, update Telegram.',
  partMissing: 'Part of Kennel didn’t load. You may be offline, or there’s a newer version.',
  unknownRoute: 'This page doesn’t exist.',
  home: 'Back to my wallet',
  reload: 'Reload',
  report: 'Technical details',
  reportText: 'It contains no keys, amounts or addresses.',
  copy: 'Copy report',
  copied: 'Report copied',
});
