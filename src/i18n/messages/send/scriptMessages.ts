// Messages about DOGE in the one-time script of a token transfer, and its recovery.
import { bareDoge, inDoge } from '../../format/inAmounts.ts';
import { messages, t } from '../../i18n.ts';

/** Amounts are koinu. */
export const describeScriptMoney = {
  left: (gets: bigint, fee: bigint): string =>
    t('script.money.left', 'You can recover {gets} from this one-time script. The network fee is {fee}.', {
      gets: inDoge(gets),
      fee: bareDoge(fee),
    }),
  sent: (gets: bigint): string => t('script.money.sent', '{gets} is on its way back', { gets: inDoge(gets) }),
};

export const SCRIPT_MESSAGES = messages('script', {
  someLeft: 'You can recover DOGE from this one-time script',
  someSent: 'DOGE is on its way back',
  leftText:
    'It’s in a one-time script of one of your token transfers. Only this wallet can spend it, and no token moves.',
  bringBack: 'Recover DOGE',
  working: 'Recovering…',
  tooLittle: 'What’s left in this one-time script is less than the fee to recover it.',
  sentText: 'You’ll see it in your balance once it’s confirmed.',
  rejected: 'Not signed, nothing sent',
});
