// What Kennel says around what it asks of Telegram.

import type { Koinu } from '../domain/amount/Koinu.ts';
import { inDoge } from './inDoge.ts';
import { inLanguage } from './language.ts';

/** Sharing where money comes in. */
export const SHARE_MESSAGES = inLanguage('hostMessages.SHARE_MESSAGES', {
  share: 'Share in a chat',
});

/** The message that goes with a shared link. @param amount - null where none is asked for */
export const shareMessage = inLanguage('hostMessages.shareMessage', (amount: Koinu | null): string =>
  amount === null ? 'Send me Dogecoin here:' : `Please send me ${inDoge(amount)}:`,
);
