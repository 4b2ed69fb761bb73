// What stands in place of sentences with amounts while the person hides them.
import { inLanguage } from './language.ts';

/** No number in any of them. */
export const HIDDEN_MESSAGES = inLanguage('hiddenMessages.HIDDEN_MESSAGES', {
  spendable: 'Your balance is hidden.',
  max: 'Sending max. Your balance is hidden.',
  notEnough: 'This is more than you can send.',
  coins: (count: number): string => (count === 1 ? '1 coin' : `${count} coins`),
});
