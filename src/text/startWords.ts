// The sentences of the screens before and around the wallet: welcome, loading, and what stands when nothing else does.

/** The name of the product. */
export const PRODUCT_NAME = 'Kennel';

/** Welcome. */
export const WELCOME_WORDS = {
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
} as const;

/** A browser without Telegram around it. */
export const OUTSIDE_WORDS = {
  title: 'Kennel lives in Telegram',
  text: 'This is a plain web page, and it holds no wallet. Open Kennel from its bot in Telegram, and your wallet is there.',
  open: 'Open in Telegram',
  find: 'Open Telegram on your phone or computer and go to the chat where you found Kennel.',
} as const;

/** The first moment. */
export const LOADING_WORDS = {
  slow: 'Still reading what is saved on this device …',
} as const;

/** Another window of Kennel is at work. */
export const OTHER_WINDOW_WORDS = {
  title: 'Kennel is open in another window',
  text: 'Only one window may write at a time, so that nothing gets lost. Go on there, or bring your wallet over to this one.',
  use: 'Use Kennel here',
  whatTitle: 'What happens there',
  whatText: 'The other window saves what it has and locks. Transfers that were sent stay sent.',
  takingOver: 'The other window is finishing …',
} as const;

/** The vault is looked for with the host. */
export const RESTORING_WORDS = {
  title: 'Looking for your wallet',
  text: 'Nothing is kept in this window. Telegram may hold an encrypted copy on this device.',
  slow: 'Telegram takes its time to answer …',
  restored: 'Your wallet is back, from the copy on this device',
} as const;

/** Saved state that could not be read. */
export const UNREADABLE_WORDS = {
  title: 'Your saved data did not open',
  promiseTitle: 'Nothing was overwritten',
  promiseText:
    'What is stored stays exactly as it is. Your keys are kept apart from it, and your coins are on the chain.',
  retry: 'Read it again',
  export: 'Save a copy of it',
  exported: 'Copy saved',
  exportText: 'The copy is encrypted and holds no keys. Keep it in case somebody has to look at it.',
  restore: 'Put a saved copy back',
  notACopy: 'This file does not open',
  notACopyText: 'It is no copy of saved data, or it is damaged as well. Nothing was changed.',
  notWritten: 'The copy could not be put back',
  notWrittenText: 'This device has no room or does not let Kennel write. Nothing was changed.',
  leave: 'Go on without it',
  leaveTitle: 'Go on without your saved data?',
  leaveText:
    'Your keys stay safe behind your password. What is missing then: the names of wallets and accounts, your settings, and what Kennel noted about transfers that are still on their way.',
  leaveKept: 'It is not deleted',
  leaveKeptText: 'Kennel puts it aside on this device, where it can still be looked at.',
  leaveYes: 'Put it aside and go on',
  leaveNo: 'Back',
} as const;

/** Why saved state could not be read, by the kind of fault; others have their own words. */
export const UNREADABLE_REASONS = {
  timeout: 'Reading took longer than 5 seconds, so Kennel stopped waiting.',
  corrupt: 'It is damaged, or was written by another version of Kennel.',
  'storage-blocked': 'This device does not let Kennel read it now. Private mode is the usual reason.',
} as const;

/** When no screen is left standing. The title is the product's contract (Spec §2). */
export const ERROR_WORDS = {
  title: 'Unexpected Application Error!',
  safe: 'Your coins are safe',
  safeText: 'They are on the chain, and your keys are locked in this device. Only this screen broke.',
  crashed: 'Kennel came upon something it did not expect.',
  partMissing: 'A part of Kennel did not load. You may be offline, or a newer version is out.',
  unknownPlace: 'There is nothing at this address.',
  home: 'Back to my wallet',
  reload: 'Load Kennel anew',
  report: 'What happened, in technical words',
  reportText: 'No keys, amounts or addresses are in it.',
  copy: 'Copy report',
  copied: 'Report copied',
} as const;
