// The sentences of the screens before and around the wallet: welcome, loading, and what stands when nothing else does.
import { messages } from '../../i18n.ts';

/** The name of the product. */
export const PRODUCT_NAME = 'Kennel';

/** Welcome. */
export const WELCOME_MESSAGES = messages('start.welcome', {
  title: 'Your Dogecoin, well guarded',
  text: 'The keys are made on this device and never leave it. No sign-up, no e-mail, nobody in between.',
  create: 'Create a wallet',
  bringIn: 'I already have one',
  openBackup: 'Open a backup file',
  requestTitle: 'Something waits for your answer',
  requestText: 'A link asked Kennel for something. Make a wallet first; then you decide about it.',
  blockedTitle: 'Nothing can be saved here',
  blockedText:
    'A wallet made now would be gone when you close this window. Leave private mode or allow storage, then try again.',
  retryStorage: 'Try again',
  forgetfulTitle: 'This device may forget',
  forgetfulText:
    'Telegram does not keep data for Kennel here, so a wallet can be gone the next time. Your coins are not: the recovery words on paper bring them back.',
});

/** The first moment. */
export const LOADING_MESSAGES = messages('start.loading', {
  slow: 'Still reading what is saved on this device…',
});

/** The vault is looked for with the host. */
export const RESTORING_MESSAGES = messages('start.restoring', {
  title: 'Looking for your wallet',
  text: 'Nothing is kept in this window. Telegram may hold an encrypted copy on this device.',
  slow: 'Telegram is taking its time to answer…',
  restored: 'Your wallet is back, from the copy on this device',
});

/** When no screen is left standing. The title is the product's contract (Spec §2). */
export const ERROR_MESSAGES = messages('start.error', {
  title: 'Unexpected Application Error!',
  safe: 'Your coins are safe',
  safeText: 'They are on the chain, and your keys are locked in this device. Only this screen broke.',
  crashed: 'Kennel came upon something it did not expect.',
  misconfigured:
    'This copy of Kennel is not set up correctly. Whoever runs it has to mend its configuration.',
  partMissing: 'A part of Kennel did not load. You may be offline, or a newer version is out.',
  unknownRoute: 'There is nothing at this address.',
  home: 'Back to my wallet',
  reload: 'Load Kennel anew',
  report: 'What happened, in technical words',
  reportText: 'No keys, amounts or addresses are in it.',
  copy: 'Copy report',
  copied: 'Report copied',
});
