// Lo que Kennel dice alrededor de lo que le pide a Telegram.
import { inDoge } from '../inDoge.ts';
import type { TranslationOf } from '../language.ts';

/** In place of `hostWords.ts`. */
export const hostWords: TranslationOf<typeof import('../hostWords.ts')> = {
  SHARE_WORDS: { share: 'Compartir en un chat' },
  shareMessage: (amount) =>
    amount === null ? 'Mándame Dogecoin aquí:' : `Por favor, mándame ${inDoge(amount)}:`,
};
