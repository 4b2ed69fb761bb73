// Messages of the settings.

import { describeAge } from '../../format/describeTime.ts';
import { inCount } from '../../format/inCount.ts';
import { messages, t } from '../../i18n.ts';

export const SETTINGS_MESSAGES = messages('settings', {
  title: 'Settings',
  thisWallet: 'This wallet',
  backup: 'Backup',
  safety: 'Safety',
  safetyText: 'What protects your money, and what’s left to do',
  source: 'Source code',
  sourceText: 'Read it, check it, build it yourself',
  report: 'Report a problem',
  reportText: 'Never share your recovery phrase or keys.',
  wallets: 'Wallets',
  security: 'Security',
  checkBackup: 'Check backup',
  neverChecked: 'Never checked',
  showWords: 'Show recovery phrase',
  showExtended: 'Show extended key',
  showKey: 'Show private key',
  watched: 'Watch-only: nothing to back up here',
  allWallets: 'All wallets',
  backupFile: 'Backup file',
  backupFileText: 'All wallets in one encrypted file',
  restoreFile: 'Restore from a file',
  password: 'Change password',
  autoLock: 'Auto-lock',
  autoLockText: 'Locks after this long without a touch, or after 30 seconds in the background.',
  stay: 'Stay unlocked',
  stayText: 'Reopen Kennel without your password for a short time. Starts after your next unlock.',
  stayShort: 'Reopen Kennel without your password for up to 15 minutes on this device.',
  lockNow: 'Lock now',
  deleteAll: 'Delete everything',
  personal: 'General',
  preferences: 'Preferences',
  contacts: 'Contacts',
  labels: 'Names and notes',
  labelsText: 'Export or import them, and frozen coins',
  statement: 'Yearly statement',
  statementText: 'A page to print, or a table',
  exportHistory: 'Export history',
  exportHistoryText: 'A table with the value of each transfer',
  system: 'Kennel',
  networkRow: 'Network',
  aboutRow: 'About',
  homeScreen: 'Add to home screen',
  homeScreenText: 'Opens Kennel with one tap',
  homeScreenAdded: 'On your home screen',
  biometryAbsent: 'Quick unlock unavailable',
  biometryAbsentText: 'This device doesn’t offer Kennel fingerprint or face unlock.',
  biometryDenied: 'Not allowed yet. Press to allow it in Telegram.',
  biometryPassword: 'Your password always works too.',
  enrolTitle: 'Turn on quick unlock',
  enrolText: 'Your password confirms it’s you.',
  enrol: 'Turn on',
  enrolling: 'Turning on',
  enrolDenied: 'It wasn’t allowed, or your device couldn’t store the key. Nothing changed.',
  about: 'Kennel keeps your keys on this device only.',
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
  minutes === 60
    ? t('settings.autoLock.short.hours', '{number}\u00a0h', { number: inCount(1) })
    : t('settings.autoLock.short.minutes', '{number}\u00a0min', { number: inCount(minutes) });

/** The time of the last backup check. Times are milliseconds since 1970; null: never */
export const describeLastCheck = (atMs: number | null, nowMs: number): string =>
  atMs === null
    ? SETTINGS_MESSAGES.neverChecked
    : t('settings.lastCheck', 'Checked {age}', { age: describeAge(atMs, nowMs) });

/** `2 of 4`. */
export const countSafety = (done: number, total: number): string =>
  t('settings.safetyCount', '{done} of {total}', { done, total });
