// Messages about passwords, biometric locks, showing secrets, backups, and deleting everything.

import type { BiometrySensor } from '../../../domain/session/unlocking.ts';
import { inList } from '../../format/intl.ts';
import { messages, t } from '../../i18n.ts';

export const biometryIcon = (sensor: BiometrySensor) => ICONS[sensor];

const ICONS = { finger: 'finger', face: 'face', passkey: 'key', unknown: 'lock' } as const;

/** Quick unlock, by sensor. */
export const BIOMETRY_MESSAGES = messages('security.biometry', {
  finger: {
    name: 'Unlock with fingerprint',
    unlock: 'Use fingerprint',
    changed: 'Your fingerprints changed. Enter your password once to use them again.',
  },
  face: {
    name: 'Unlock with face',
    unlock: 'Use face',
    changed: 'Your face settings changed. Enter your password once to use it again.',
  },
  passkey: {
    name: 'Unlock with a passkey',
    unlock: 'Use passkey',
    changed: 'The passkey is gone. Enter your password once, then create a new one here.',
  },
  unknown: {
    name: 'Unlock with the device’s lock',
    unlock: 'Use the device’s lock',
    changed: 'Your device’s lock changed. Enter your password once to use it again.',
  },
});

/** The texts of the device's prompt, for unlocking and for enabling quick unlock; at most 128 characters each. */
export const BIOMETRY_REASONS = messages('security.biometryReasons', {
  unlock: 'Unlock your Dogecoin wallet',
  enrol: 'Unlock your Dogecoin wallet without your password',
});

/** The unlock screen, in addition to `accountMessages`. */
export const UNLOCK_STATE_MESSAGES = messages('security.unlockState', {
  changedTitle: 'Quick unlock changed',
  changedText: 'Enter your password once. You can turn quick unlock back on in settings.',
  failingTitle: 'Quick unlock may have stopped working',
  failingText:
    'If you added or removed a fingerprint or face, unlock with your password. Then turn quick unlock off and on in Settings. In Telegram, you may also need to turn biometrics off and on in the bot’s profile.',
  restoring: 'Restoring your wallet from the copy in Telegram',
  afterChange: 'Did you just change your password? If the new one doesn’t work, try the old one.',
});

/** The password prompt before sensitive actions. */
export const PASSWORD_PROMPT_MESSAGES = messages('security.passwordPrompt', {
  password: 'Your password',
  opening: 'Checking your password',
  throttledText: 'This wait protects you from someone guessing.',
});

export const CHANGE_MESSAGES = messages('security.change', {
  title: 'Change password',
  text: 'The new password opens this wallet on this device only. Backup files keep their old passwords.',
  current: 'Current password',
  next: 'New password',
  repeat: 'Repeat new password',
  same: 'This is your current password.',
  change: 'Change password',
  working: 'Changing your password',
  workingText: 'Kennel tests the new password before removing the old one.',
  doneTitle: 'Password changed',
  doneText: 'Kennel checked that it opens your wallet. The old password no longer works.',
  doneTip: 'Create a new backup file: existing ones still need the old password.',
  makeBackup: 'Create a backup file',
  done: 'Back to settings',
  failedText: 'Nothing changed. Your old password still works.',
  interruptedTitle: 'The change was interrupted',
  interruptedText:
    'Your wallet is safe. One of the two passwords opens it: try the new one first, then the old one.',
  unlock: 'Unlock Kennel',
  tryAgain: 'Try again',
});

/** Common to showing all secrets. */
export const EXPORT_MESSAGES = messages('security.export', {
  rules: [
    {
      icon: 'eye-off' as const,
      title: 'Check who’s watching',
      text: 'Anyone who sees it can take everything, from anywhere.',
    },
    {
      icon: 'contact' as const,
      title: 'Don’t share it',
      text: 'Kennel never asks for it. Anyone who asks in a chat is a thief.',
    },
    {
      icon: 'image' as const,
      title: 'No screenshots',
      text: 'Kennel can’t block screenshots here, and pictures end up in the cloud.',
    },
  ],
  continue: 'Continue',
  hold: 'Hold to show',
  holding: 'Release to hide',
  timed: 'Show for 10 seconds instead',
  hideNow: 'Hide now',
  hiddenAgain: 'Hidden. Hold to show it again.',
  unreachable: 'Couldn’t show it. Try again.',
  covered: 'Hidden',
  goneTitle: 'Hidden for your safety',
  goneText: 'It was shown long enough. Enter your password to see it again.',
  again: 'Enter password again',
  failedText: 'Nothing was shown or changed.',
  tryAgain: 'Try again',
  back: 'Back to settings',
  path: 'Path',
  passphrase: 'Passphrase',
  done: 'Done',
});

export const SHOW_WORDS_MESSAGES = messages('security.showWords', {
  title: 'Recovery phrase',
  text: 'These words are your wallet. Enter your password to see them.',
  passphraseNote: 'These words also need the passphrase. Without it, they open a different, empty wallet.',
  pathNote: 'Other wallets may ask for this path.',
  check: 'Check my backup',
  extendedTitle: 'Extended private key',
  extendedText:
    'This wallet was imported as an extended key and has no words. The key covers all its accounts.',
  noneTitle: 'This wallet has no recovery phrase',
  noneText:
    'It was created from a single key, or is watch-only. If it has a private key, you can show that instead.',
});

export const KEY_MESSAGES = messages('security.key', {
  title: 'Private key',
  text: 'This key can spend everything at this address. Enter your password to see it.',
  opens: 'For this address',
  qr: 'Show as QR code',
  qrHold: 'Hold to show the code',
  qrLabel: 'QR code of your private key',
  plain: 'Show as text',
  noCopy: 'There’s no copy button on purpose: other apps can read the clipboard.',
  noneTitle: 'No key to show',
  noneText: 'This address is watch-only. Its key is somewhere else, and Kennel never had it.',
});

export const CHECK_MESSAGES = messages('security.check', {
  title: 'Check your backup',
  text: 'Enter it from your written copy. What you type isn’t saved and never leaves this device.',
  words: 'Your recovery phrase',
  key: 'Your private key',
  extendedKey: 'Your extended private key',
  showKey: 'Show what I typed',
  hideKey: 'Hide what I typed',
  clearKey: 'Clear field',
  passphrase: 'Passphrase',
  passphraseHint: 'This wallet was created with a passphrase. It matters as much as the words.',
  check: 'Check backup',
  checking: 'Comparing',
  matchesTitle: 'Your backup is good',
  matchesText: 'It restores exactly this wallet. Put it back in its safe place.',
  differentTitle: 'This backup is for another wallet',
  differentText: 'What you entered is valid, but for another wallet. Check that you have the right copy.',
  rightCopy: 'Check that you have the right copy.',
  writeFirst: 'Write it down first',
  differentPassphrase: 'The passphrase may also differ: capitals and spaces count.',
  unreadableTitle: 'Something isn’t right',
  oneKey: 'This holds more than one key. Enter only the key of this wallet.',
  done: 'Done',
  watchOnlyTitle: 'Nothing to check here',
  watchOnlyText: 'This wallet is watch-only. Its key is stored somewhere else.',
  sharedWalletTitle: 'A shared wallet has no phrase of its own',
  sharedWalletText: 'Its description brings it back, with the phrases of those who sign.',
  sharedWalletOpen: 'See what it needs',
  sharedWalletsToo: 'Your shared wallets also need their descriptions.',
});

export const BACKUP_MESSAGES = messages('security.backup', {
  title: 'Backup file',
  text: 'One encrypted file with all your wallets, for a new or lost phone.',
  rules: [
    {
      icon: 'lock' as const,
      title: 'Opens with today’s password',
      text: 'Even after you change it here. It can’t be reset.',
    },
    {
      icon: 'wallet' as const,
      title: 'Contains everything',
      text: 'Recovery phrases, keys, passphrases, names and their order.',
    },
    {
      icon: 'file' as const,
      title: 'Keep it off this phone',
      text: 'In your saved messages, on a computer or a USB drive.',
    },
  ],
  make: 'Create backup file',
  making: 'Encrypting your wallets into a file',
  sharedWalletTitle: 'Shared wallets need more than this file',
  sharedWalletText:
    'The file holds your own phrase and shared wallets’ descriptions. Other people still have to sign.',
  madeTitle: 'Your backup file is ready',
  save: 'Save file',
  saveAgain: 'Save once more',
  startedTitle: 'Download started',
  startedText:
    'Not confirmed yet: some apps block downloads. Open the file here to confirm it, or share or copy it instead.',
  sharedTitle: 'Not confirmed yet',
  sharedText: 'Kennel can’t see whether the file was saved. Open it here to confirm.',
  share: 'Share file',
  copy: 'Copy as text',
  shareFailed: 'Couldn’t share.',
  failedText: 'No file was created. Your wallets are unchanged.',
  tryAgain: 'Try again',
  done: 'Done',
  paper: 'The file doesn’t replace your written copy: it can’t be opened without its password.',
});

/** Verifying that a backup file was saved. */
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

export const RESTORE_MESSAGES = messages('security.restore', {
  title: 'Restore from a file',
  text: 'Choose a Kennel backup file and enter the password it was created with.',
  choose: 'Choose file',
  chooseText: 'kennel-backup-….json',
  drop: 'Drop it here',
  paste: 'Paste its text instead',
  pasteLabel: 'Text of the backup file',
  pasteDone: 'Use this text',
  other: 'Another file',
  pasted: 'Pasted text',
  clear: 'Clear field',
  unreadable: 'Couldn’t read this file. Try another copy.',
  password: 'File password',
  passwordHint: 'The password Kennel had when the file was created.',
  newVault: 'It becomes this device’s password too.',
  forgotten:
    'Forgot that password? Then the file can’t be opened, not even by Kennel. Your recovery phrase still works.',
  restore: 'Restore my wallets',
  working: 'Decrypting your backup',
  noneTitle: 'Already restored',
  noneText: 'This device already has everything in the file.',
  open: 'Open my wallet',
  wrong: 'Wrong password for this file. Try the one you used when it was created.',
  failedText: 'Nothing was changed, including the file.',
  tryAgain: 'Try again',
});

export const DELETE_MESSAGES = messages('security.delete', {
  title: 'Delete everything',
  titleForgotten: 'Remove the locked wallet',
  text: 'Kennel deletes your keys, names and settings from this device. Coins stay on the blockchain, and only a backup can recover them.',
  textForgotten:
    'This wallet can’t be opened without its password. Remove it, then restore it from a recovery phrase or backup file.',
  lost: 'Removed from this device',
  noNames: 'Everything locked here. Its names can’t be read.',
  checked: 'Backup checked',
  unchecked: 'Backup never checked',
  watched: 'Watch-only',
  shared: 'Description never saved',
  sharedKept: 'Description saved',
  dangerTitle: 'Some backups haven’t been checked',
  dangerText: 'Anything without a backup is gone for good. It can’t be recovered.',
  makeFile: 'Create a backup file first',
  next: 'I have what I need, continue',
  sureTitle: 'Type the word to confirm',
  sureText: 'This can’t be undone.',
  word: 'DELETE',
  delete: 'Delete everything',
  keep: 'Keep my wallets',
  working: 'Deleting everything',
  failedTitle: 'Some data is left',
  failedText: 'Some data couldn’t be deleted yet. Press again until it’s done.',
  again: 'Delete again',
  doneTitle: 'Everything was deleted',
  doneText: 'This device has none of your keys, names or settings.',
  doneRestoreText: 'Now restore your wallets.',
  begin: 'Back to start',
  fromFile: 'I have a backup file',
});

/** Wallets that stay because they belong to other networks. */
export const describeWalletsElsewhere = (networks: readonly string[]): string =>
  t('security.walletsElsewhere', 'Wallets on {networks} are stored separately and stay. Delete them there.', {
    networks: inList(networks),
  });

/** The label of the field for the confirmation word. */
export const deletePrompt = (word: string): string => t('security.deletePrompt', 'Type {word}', { word });
