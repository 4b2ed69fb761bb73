// Lo que se mueve: tanto de un token, un archivo, un NFT.
import { foreignText } from '../../domain/text/foreignText.ts';
import type { TranslationOf } from '../language.ts';
import { inCount } from '../numberStyle.ts';

/** In place of `nameSubject.ts`. */
export const nameSubject: TranslationOf<typeof import('../nameSubject.ts')> = {
  nameFile: (name) => (name === null ? 'un archivo sin nombre' : `el archivo «${foreignText(name)}»`),
  nameNft: (tick, number) =>
    number === null ? `un NFT de ${foreignText(tick)}` : `${foreignText(tick)} n.º ${inCount(number)}`,
};
