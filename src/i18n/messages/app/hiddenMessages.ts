// Replacements for messages with amounts while amounts are hidden.
import { messages, t } from '../../i18n.ts';

/** Without any numbers. */
export const HIDDEN_MESSAGES = messages('hidden', {
  spendable: 'Your balance is hidden.',
  max: 'Sending max. Your balance is hidden.',
  notEnough: 'This is more than you can send.',
});

/** `12 coins`, without their value. */
export const countHiddenCoins = (count: number): string =>
  t('hidden.coins', '{count, plural, one {1 coin} other {{count} coins}}', { count });
