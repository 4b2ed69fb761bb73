// Los índices de tokens: quién dijo los números, de qué bloque, y quién no dijo nada.
import type { TranslationOf } from '../language.ts';
import { inCount } from '../numberStyle.ts';

const lag = (blocks: number): string =>
  blocks === 1 ? '1 bloque atrás' : `${inCount(blocks)} bloques atrás`;
const block = (height: number): string => `Bloque\u00a0${inCount(height)}`;

/** In place of `indexMessages.ts`. */
export const indexMessages: TranslationOf<typeof import('../indexMessages.ts')> = {
  INDEX_MESSAGES: {
    title: 'Quién cuenta los tokens',
    text: 'Los tokens se llevan en índices públicos. Lo que dicen es su palabra: si no coinciden, Kennel cuenta con el monto menor.',
    open: 'Lo que dice cada índice',
    askAgain: 'Preguntar de nuevo',
    ledger: 'Lleva drc-20, meme-20, NFT y archivos',
    doginals: 'Lleva lo que viaja en monedas',
    upToDate: 'al día',
    neverAnswered: 'Aún no respondió: no se sabe qué tokens hay, y eso no es ninguno.',
    lastAnswer: 'Última respuesta',
    claims: 'Lo que dice cada índice',
    claimKept: 'de antes',
    claimLower: 'Kennel cuenta con el monto menor, y no deja enviar más.',
  },
  describeLag: lag,
  nameBlock: block,
  describeVerdict: (verdict) => {
    switch (verdict.kind) {
      case 'down':
        return 'Ningún índice responde';
      case 'differ':
        return verdict.tokens === 1
          ? 'Los índices difieren en 1 token'
          : `Los índices difieren en ${verdict.tokens} tokens`;
      case 'silent':
        return verdict.count === 1 ? `${verdict.name} no responde` : `${verdict.count} índices no responden`;
      case 'lagging':
        return `${verdict.name} va ${lag(verdict.behind)}`;
      case 'agree':
        return `${verdict.count} índices coinciden · ${block(verdict.height)}`;
      case 'reported':
        return `${verdict.names.join(', ')} · ${block(verdict.height)}`;
      case 'none':
        return '';
    }
  },
  describeReading: ({ height, behind }) => `${block(height)}, ${behind === 0 ? 'al día' : lag(behind)}`,
};
