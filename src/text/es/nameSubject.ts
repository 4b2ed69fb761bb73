// Lo que se mueve: tanto de un token, un archivo, un NFT.
import { seenName } from '../../domain/content/seenName.ts';
import type { TranslationOf } from '../language.ts';
import { inCount } from '../numberStyle.ts';

/** In place of `nameSubject.ts`. */
export const nameSubject: TranslationOf<typeof import('../nameSubject.ts')> = {
  nameFile: (name) => (name === null ? 'un archivo sin nombre' : `el archivo «${seenName(name)}»`),
  nameNft: (tick, number) =>
    number === null ? `un NFT de ${seenName(tick)}` : `${seenName(tick)} n.º ${inCount(number)}`,
};
