// The sentences of the screens before and around the wallet: welcome, loading, and what stands when nothing else does.

/** The name of the product. */
export const PRODUCT_NAME = 'Kennel';

/** Welcome. */
export const WELCOME_WORDS = {
  title: 'Your Dogecoin, well guarded',
  text: 'The keys are made on this device and never leave it. No sign-up, no e-mail, nobody in between.',
  create: 'Create a wallet',
  requestTitle: 'Something waits for your answer',
  requestText: 'A link asked Kennel for something. Make a wallet first; then you decide about it.',
  blockedTitle: 'Nothing can be saved here',
  blockedText:
    'A wallet made now would be gone when you close this window. Leave private mode or allow storage, then try again.',
  retryStorage: 'Try again',
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
