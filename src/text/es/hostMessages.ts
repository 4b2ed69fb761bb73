// Lo que Kennel dice alrededor de lo que le pide a Telegram.
import { inDoge } from '../inDoge.ts';
import type { TranslationOf } from '../language.ts';

/** In place of `hostMessages.ts`. */
export const hostMessages: TranslationOf<typeof import('../hostMessages.ts')> = {
  SHARE_MESSAGES: { share: 'Compartir en un chat' },
  shareMessage: (amount) =>
    amount === null ? 'Mándame Dogecoin aquí:' : `Por favor, mándame ${inDoge(amount)}:`,
};
