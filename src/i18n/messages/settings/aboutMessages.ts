// Messages about Kennel itself.
import { inCount } from '../../format/inCount.ts';
import { messages, t } from '../../i18n.ts';

export const ABOUT_MESSAGES = messages('about', {
  title: 'About Kennel',
  promise: 'A Dogecoin wallet that keeps your keys on this device only.',
  version: 'Version',
  build: 'Build',
  buildUnknown: 'unknown',
  network: 'Network',
  source: 'Source code',
  sourceText: 'Read it, check it, build it yourself.',
  licence: 'Licence',
  licences: 'Licences',
  differences: 'How it differs from its specification',
  differencesText: 'Kennel was built to a written specification. Here’s where it differs, and why.',
  failed: 'Couldn’t load this part.',
  again: 'Try again',
  list: [
    {
      title: 'Your password is never stored',
      text: 'The specification keeps it while the app is open. Kennel keeps a temporary ID that opens nothing by itself.',
    },
    {
      title: 'No keys in the saved state',
      text: 'Recovery phrases and keys are stored only in the encrypted vault, never in the saved state.',
    },
    {
      title: 'Amounts are whole numbers',
      text: 'Balances and fees are counted in the smallest unit of DOGE, so nothing is ever rounded.',
    },
    {
      title: 'A fee rate of 5 means five times the recommended one',
      text: 'The specification doesn’t name a unit. This is the only reading that nodes relay at a fair price.',
    },
    {
      title: 'No debugging for strangers',
      text: 'Anyone can send a link that asks for it, so it only works in developer builds.',
    },
    {
      title: 'Links ask for your password first',
      text: 'A link that wants to connect an app waits until you’ve unlocked.',
    },
  ],
});

/** `22 packages`. */
export const countPackages = (count: number): string =>
  t('about.packages', '{count, plural, one {1 package} other {{number} packages}}', {
    count,
    number: inCount(count),
  });
