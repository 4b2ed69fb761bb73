// The sentences of the settings.

import { describeAge } from '../../format/describeTime.ts';
import { messages, t } from '../../i18n.ts';

/** Settings. */
export const SETTINGS_MESSAGES = messages('settings', {
  title: 'Settings',
  wallets: 'Wallets',
  security: 'Security',
  checkBackup: 'Check backup',
  neverChecked: 'Never checked',
  showWords: 'Show recovery words',
  showExtended: 'Show extended key',
  showKey: 'Show private key',
  watched: 'Only watched: nothing to back up here',
  allWallets: 'All wallets',
  backupFile: 'Backup file',
  backupFileText: 'Every wallet in one encrypted file',
  restoreFile: 'Restore from a file',
  password: 'Change password',
  autoLock: 'Auto-lock',
  autoLockText: 'After this long without a touch. Out of sight for 30 seconds locks it too.',
  stay: 'Stay unlocked',
  stayText: 'Open Kennel again soon without the password. Starts with your next unlock.',
  stayShort: 'Open Kennel again without the password, for 15 minutes at most on this device.',
  lockNow: 'Lock now',
  deleteAll: 'Delete everything',
  personal: 'Yours',
  preferences: 'Preferences',
  contacts: 'Contacts',
  exportHistory: 'Export history',
  exportHistoryText: 'A table with what each transfer was worth',
  system: 'Kennel',
  networkRow: 'Network',
  aboutRow: 'About',
  homeScreen: 'Put on the home screen',
  homeScreenText: 'Opens Kennel with one tap',
  homeScreenAdded: 'On your home screen',
  biometryAbsent: 'No quick unlock',
  biometryAbsentText: 'This device offers Kennel neither fingerprint nor face.',
  biometryDenied: 'Not allowed yet. Press to allow it in Telegram.',
  biometryPassword: 'The password always works too.',
  enrolTitle: 'Turn on quick unlock',
  enrolText: 'Your password makes sure that it is you.',
  enrol: 'Turn on',
  enrolling: 'Turning on',
  enrolDenied: 'It was not allowed, or your device could not keep the key. Nothing changed.',
  about: 'Kennel keeps your keys on this device alone.',
});

/** `1 minute`, `5 minutes`, `1 hour`. */
export function describeAutoLock(minutes: number): string {
  if (minutes === 60) return t('settings.autoLock.1Hour', '1 hour');
  return t('settings.autoLock.1Minute', '{minutes, plural, one {1 minute} other {{minutes} minutes}}', {
    minutes,
  });
}

/** `1 min`, `5 min`, `1 h`. */
export const shortAutoLock = (minutes: number): string =>
  minutes === 60 ? '1\u00a0h' : `${minutes}\u00a0min`;

/** When a backup was checked last. Times are milliseconds since 1970; null: never */
export const describeLastCheck = (atMs: number | null, nowMs: number): string =>
  atMs === null
    ? SETTINGS_MESSAGES.neverChecked
    : t('settings.lastCheck', 'Checked {age}', { age: describeAge(atMs, nowMs) });
