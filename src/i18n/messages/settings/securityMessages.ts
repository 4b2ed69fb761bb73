// The sentences of what keeps a wallet safe: passwords, fingers and faces, shown secrets, backups, and taking all of it away.

import type { BiometrySensor } from '../../../domain/session/unlocking.ts';
import { inList } from '../../format/intl.ts';
import { messages, t } from '../../i18n.ts';

/** The drawing of a sensor. */
export const biometryIcon = (sensor: BiometrySensor) => ICONS[sensor];

const ICONS = { finger: 'finger', face: 'face', passkey: 'key', unknown: 'lock' } as const;

/** A quick way in, by what it recognises. */
export const BIOMETRY_MESSAGES = messages('security.biometry', {
  finger: {
    name: 'Unlock with fingerprint',
    unlock: 'Use fingerprint',
    changed: 'Your fingerprints changed. Type the password once to use them again.',
  },
  face: {
    name: 'Unlock with face',
    unlock: 'Use face',
    changed: 'Your face setting changed. Type the password once to use it again.',
  },
  passkey: {
    name: 'Unlock with a passkey',
    unlock: 'Use passkey',
    changed: 'The passkey is gone. Type the password once, and make a new one here.',
  },
  unknown: {
    name: 'Unlock with the device’s lock',
    unlock: 'Use the device’s lock',
    changed: 'The device’s lock changed. Type the password once to use it again.',
  },
});

/** What the device's prompt says: when unlocking, and when the quick unlock is turned on; at most 128 characters each. */
export const BIOMETRY_REASONS = messages('security.biometryReasons', {
  unlock: 'Unlock your Dogecoin wallet',
  enrol: 'Unlock your Dogecoin wallet without typing the password',
});

/** The locked door, beside what `accountMessages` says. */
export const UNLOCK_STATE_MESSAGES = messages('security.unlockState', {
  changedTitle: 'Your quick unlock changed',
  changedText: 'Type the password once. You can turn the quick unlock on again in settings.',
  restoring: 'Bringing your strongbox back from the copy in Telegram',
  afterChange: 'Were you changing the password? If the new one does not open, the old one does.',
});

/** Asking for the password before something that needs it afresh. */
export const PASSWORD_PROMPT_MESSAGES = messages('security.passwordPrompt', {
  password: 'Your password',
  opening: 'Checking your password',
  throttledText: 'Waiting protects you from somebody who tries one after another.',
});

/** Changing the password. */
export const CHANGE_MESSAGES = messages('security.change', {
  title: 'Change password',
  text: 'The new one opens this wallet on this device only. Backup files keep the password they were made with.',
  current: 'Current password',
  next: 'New password',
  repeat: 'The new one again',
  differs: 'The two are not the same yet.',
  same: 'This is the password you have now.',
  change: 'Change password',
  working: 'Changing your password',
  workingText: 'The new one is tried before the old one is given up.',
  doneTitle: 'The new password is in place',
  doneText: 'It was tried, and it opens your strongbox. The old one no longer does.',
  doneTip: 'Make a new backup file: the ones you have still open with the old password.',
  makeBackup: 'Make a backup file',
  done: 'Back to settings',
  failedText: 'Nothing changed: the old password still opens it.',
  interruptedTitle: 'The change was interrupted',
  interruptedText:
    'Your wallet is whole. One of the two passwords opens it: try the new one first, then the old one.',
  unlock: 'Unlock Kennel',
  tryAgain: 'Try again',
});

/** What showing any secret has in common. */
export const EXPORT_MESSAGES = messages('security.export', {
  rules: [
    {
      icon: 'eye-off' as const,
      title: 'Be alone',
      text: 'Whoever sees it can take everything, from anywhere.',
    },
    {
      icon: 'contact' as const,
      title: 'Nobody needs it',
      text: 'Kennel never asks. Whoever asks in a chat is a thief.',
    },
    {
      icon: 'image' as const,
      title: 'No pictures',
      text: 'Kennel cannot stop a screenshot here, and pictures end up in the cloud.',
    },
  ],
  continue: 'Continue',
  hold: 'Hold to show',
  holding: 'Release to hide',
  timed: 'Show for 10 seconds instead',
  hideNow: 'Hide now',
  hiddenAgain: 'Hidden again. Hold to show it once more.',
  unreachable: 'It could not be shown. Try again.',
  covered: 'Hidden',
  goneTitle: 'Hidden for good measure',
  goneText: 'It was open long enough. Type your password again to see it.',
  again: 'Type the password again',
  failedText: 'Nothing was shown, and nothing was changed.',
  tryAgain: 'Try again',
  back: 'Back to settings',
  path: 'Path',
  passphrase: 'Passphrase',
  done: 'Done',
});

/** Showing recovery words. */
export const SHOW_WORDS_MESSAGES = messages('security.showWords', {
  title: 'Recovery words',
  text: 'The words are the wallet. Type your password to see them.',
  passphraseNote: 'These words need the passphrase too: without it they open another, empty wallet.',
  pathNote: 'Other wallets may ask for this path.',
  check: 'Check what I wrote',
  extendedTitle: 'Extended private key',
  extendedText: 'This wallet came in as an extended key and has no words. The key holds every account of it.',
  noneTitle: 'This wallet has no words',
  noneText:
    'It was made of a single key, or is only watched. Its private key, if it has one, is shown elsewhere.',
});

/** Showing a private key. */
export const KEY_MESSAGES = messages('security.key', {
  title: 'Private key',
  text: 'The key spends everything on this address. Type your password to see it.',
  opens: 'It opens this address',
  qr: 'Show as a code',
  qrHold: 'Hold to show the code',
  qrLabel: 'QR code of your private key',
  plain: 'Show as text',
  noCopy: 'There is no copy button on purpose: other apps can read the clipboard.',
  noneTitle: 'There is no key to show',
  noneText: 'This address is only watched. Its key is somewhere else, and Kennel never had it.',
});

/** Checking a backup. */
export const CHECK_MESSAGES = messages('security.check', {
  title: 'Check your backup',
  text: 'Type it from your paper. Nothing you type leaves this device or is kept.',
  words: 'Your recovery words',
  key: 'Your private key',
  extendedKey: 'Your extended private key',
  showKey: 'Show what I typed',
  hideKey: 'Hide what I typed',
  clearKey: 'Empty the field',
  passphrase: 'Passphrase',
  passphraseHint: 'This wallet was made with one. It counts as much as the words.',
  check: 'Check my backup',
  checking: 'Comparing',
  matchesTitle: 'Your backup is good',
  matchesText: 'It brings back exactly this wallet. Put it back where it was.',
  differentTitle: 'A good backup, of another wallet',
  differentText: 'What you typed is valid, and it is not this wallet’s. Check that you took the right paper.',
  differentPassphrase: 'Or the passphrase differs: capitals and spaces count in it.',
  unreadableTitle: 'Not right yet',
  done: 'Done',
  watchOnlyTitle: 'Nothing to check here',
  watchOnlyText: 'This wallet is only watched. Its key is kept somewhere else.',
});

/** Making a backup file. */
export const BACKUP_MESSAGES = messages('security.backup', {
  title: 'Backup file',
  text: 'One encrypted file with all your wallets, for a new phone or a lost one.',
  rules: [
    {
      icon: 'lock' as const,
      title: 'Opens with today’s password',
      text: 'Even after you change it here. Nobody can reset it.',
    },
    {
      icon: 'wallet' as const,
      title: 'Keeps everything',
      text: 'Words, keys, passphrases, names and their order.',
    },
    {
      icon: 'file' as const,
      title: 'Keep it off this phone',
      text: 'Your saved messages, a computer, a memory stick.',
    },
  ],
  make: 'Make the file',
  making: 'Sealing your wallets into a file',
  madeTitle: 'Your backup file is ready',
  save: 'Save the file',
  saveAgain: 'Save once more',
  startedTitle: 'Download started',
  startedText:
    'Not confirmed yet: some apps block downloads. Open the file here to confirm it, or share or copy it instead.',
  sharedTitle: 'Not confirmed yet',
  sharedText: 'Kennel can’t see whether the file was kept. Open it here to confirm that you have it.',
  share: 'Share the file',
  copy: 'Copy as text',
  shareFailed: 'It was not shared.',
  failedText: 'No file was made. Your wallets are untouched.',
  tryAgain: 'Try again',
  done: 'Done',
  paper: 'The file does not replace the paper: without its password it opens for nobody.',
});

/** Proving that a backup file was saved. */
export const SAVED_FILE_MESSAGES = messages('security.savedFile', {
  check: 'Open the saved file',
  later: 'Finish without checking',
  sameTitle: 'Backup confirmed',
  sameText: 'The file you opened is this backup. Keep a copy off this phone.',
  different: 'That’s a different file',
  differentText: 'Choose the one you just saved, or save it again.',
  unreadable: 'Couldn’t open that file',
  unreadableText: 'Choose it again, or save it again.',
});

/** Bringing wallets back from a file. */
export const RESTORE_MESSAGES = messages('security.restore', {
  title: 'Restore from a file',
  text: 'A backup file that Kennel made, and the password it was made with.',
  choose: 'Choose the file',
  chooseText: 'kennel-backup-….json',
  drop: 'Drop it here',
  paste: 'Paste its text instead',
  pasteLabel: 'Text of the backup file',
  pasteDone: 'Use this text',
  other: 'Another file',
  pasted: 'Pasted text',
  clear: 'Empty the field',
  unreadable: 'This file could not be read. Try another copy of it.',
  password: 'Password of the file',
  passwordHint: 'The one you unlocked Kennel with when the file was made.',
  newVault: 'It will be the password of this device too.',
  forgotten:
    'Forgot that password? Then nobody can open the file, not even Kennel. Recovery words still work.',
  restore: 'Bring my wallets back',
  working: 'Opening your backup',
  noneTitle: 'All of it is here already',
  noneText: 'The file holds nothing that this device lacks.',
  open: 'Open my wallet',
  wrong: 'The file does not open with this password. Try the one you used when it was made.',
  failedText: 'Nothing was changed. The file is as it was.',
  tryAgain: 'Try again',
});

/** Deleting everything. */
export const DELETE_MESSAGES = messages('security.delete', {
  title: 'Delete everything',
  titleForgotten: 'Remove what is locked here',
  text: 'Kennel forgets your wallets on this device: keys, names, settings. Coins stay on the chain, and only a backup reaches them again.',
  textForgotten:
    'Nobody can open this strongbox without its password. Remove it, then bring your wallets back with their words or a backup file.',
  lost: 'What goes from this device',
  noNames: 'Whatever is locked in here. Its names cannot be read.',
  checked: 'Backup checked',
  unchecked: 'Backup never checked',
  watched: 'Only watched',
  dangerTitle: 'Not every wallet has a checked backup',
  dangerText: 'What has no backup is gone for good. Nobody can bring it back.',
  makeFile: 'Make a backup file first',
  next: 'I have what I need, go on',
  sureTitle: 'Type it to be sure',
  sureText: 'There is no undo.',
  word: 'DELETE',
  delete: 'Delete everything',
  keep: 'Keep my wallets',
  working: 'Removing everything',
  failedTitle: 'Not everything is gone',
  failedText: 'Something on this device still holds on to a part of it. Press again until it says done.',
  again: 'Delete again',
  doneTitle: 'Nothing is left here',
  doneText: 'This device holds no keys, no names and no settings of yours.',
  doneRestoreText: 'Now bring your wallets back.',
  begin: 'Back to the start',
  fromFile: 'I have a backup file',
});

/** What stays because it lies on other networks. */
export const describeWalletsElsewhere = (networks: readonly string[]): string =>
  t('security.walletsElsewhere', 'Wallets on {networks} are kept apart and stay. Delete them from there.', {
    networks: inList(networks),
  });

/** What is asked to be typed before everything is deleted. */
export const deletePrompt = (word: string): string => t('security.deletePrompt', 'Type {word}', { word });
