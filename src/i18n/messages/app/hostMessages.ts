// What Kennel says around what it asks of Telegram.

import type { Koinu } from '../../../domain/amount/Koinu.ts';
import { inDoge } from '../../format/inDoge.ts';
import { messages, t } from '../../i18n.ts';

/** Sharing where money comes in. */
export const SHARE_MESSAGES = messages('host.share', {
  share: 'Share in a chat',
});

/** The message that goes with a shared link. @param amount - null where none is asked for */
export const shareMessage = (amount: Koinu | null): string =>
  amount === null
    ? t('host.shareMessage.sendMeDogecoinHere', 'Send me Dogecoin here:')
    : t('host.shareMessage.pleaseSendMe', 'Please send me {amount}:', { amount: inDoge(amount) });
