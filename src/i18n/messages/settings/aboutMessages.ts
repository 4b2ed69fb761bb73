// The sentences about Kennel itself.
import { inCount } from '../../format/inCount.ts';
import { messages, t } from '../../i18n.ts';

/** About. */
export const ABOUT_MESSAGES = messages('about', {
  title: 'About Kennel',
  promise: 'A wallet for Dogecoin that keeps your keys on this device alone.',
  version: 'Version',
  build: 'Build',
  buildUnknown: 'not known',
  network: 'Network',
  source: 'Source code',
  sourceText: 'Read it, check it, build it yourself.',
  licence: 'Licence',
  licences: 'Licences',
  differences: 'How it differs from its specification',
  differencesText: 'Kennel was built to a written specification. Where it does something else, this is why.',
  failed: 'This part could not be loaded.',
  again: 'Try again',
  list: [
    {
      title: 'Your password is never kept',
      text: 'The specification keeps it while the app is open. Kennel keeps a passing note that opens nothing by itself.',
    },
    {
      title: 'No keys in the saved state',
      text: 'Recovery words and keys lie sealed in the vault only. The saved state has empty places for them.',
    },
    {
      title: 'Amounts are whole numbers',
      text: 'Balances and fees are counted in the smallest part of a DOGE, so none is ever rounded.',
    },
    {
      title: 'A fee rate of 5 means five times the recommended one',
      text: 'The specification names no unit. This is the only reading that is passed on and stays fair.',
    },
    {
      title: 'No debugging for strangers',
      text: 'Anyone can send a link that asks for it, so it works in builds for developers only.',
    },
    {
      title: 'Links ask for your password first',
      text: 'A link that wants to connect an app waits until you have unlocked.',
    },
  ],
});

/** `22 packages`. */
export const countPackages = (count: number): string =>
  t('about.packages', '{count, plural, one {1 package} other {{number} packages}}', {
    count,
    number: inCount(count),
  });
