// What stands in place of sentences with amounts while the person hides them.
import { messages, t } from '../../i18n.ts';

/** No number in any of them. */
export const HIDDEN_MESSAGES = messages('hidden', {
  spendable: 'Your balance is hidden.',
  max: 'Sending max. Your balance is hidden.',
  notEnough: 'This is more than you can send.',
});

/** `12 coins`, without what they hold. */
export const countHiddenCoins = (count: number): string =>
  t('hidden.coins', '{count, plural, one {1 coin} other {{count} coins}}', { count });
