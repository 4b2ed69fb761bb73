// DOGE in the one-time script of a token transfer, and the way back.
import { bareDoge, inDoge } from './inDoge.ts';
import { inLanguage } from './language.ts';

/** Amounts are koinu. */
export const describeScriptMoney = inLanguage('scriptMessages.describeScriptMoney', {
  left: (gets: bigint, fee: bigint): string =>
    `${inDoge(gets)} can come back from this one-time script. The network fee is ${bareDoge(fee)}.`,
  sent: (gets: bigint): string => `${inDoge(gets)} is on its way back`,
});

/** The rest of it. */
export const SCRIPT_MESSAGES = inLanguage('scriptMessages.SCRIPT_MESSAGES', {
  someLeft: 'DOGE can come back from this one-time script',
  someSent: 'DOGE is on its way back',
  leftText:
    'It’s in the script of one of your own token transfers. Only this wallet can spend it, and no token moves.',
  bringBack: 'Bring it back',
  working: 'Bringing it back…',
  tooLittle: 'What’s left in this one-time script is less than the fee to bring it back.',
  sentText: 'You’ll see it in your balance once it’s confirmed.',
  refused: 'Not signed, and nothing was sent',
});
