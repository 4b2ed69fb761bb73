// Los tokens, NFT y archivos, y lo que se dice donde no se lee un índice de tokens.
import type { TranslationOf } from '../language.ts';

/** In place of `tokenMessages.ts`. */
export const tokenMessages: TranslationOf<typeof import('../tokenMessages.ts')> = {
  nameStandard: (standard) => (standard === 'all' ? 'Todos' : standard),
  WALLET_TABS_MESSAGES: {
    label: 'Tokens, NFT y archivos',
    tokens: 'DRC20',
    nfts: 'NFT',
    files: 'Archivos',
    filter: 'Qué tokens',
    activities: 'Movimientos de tokens',
    add: 'Agregar un token',
  },
  TAB_UNREAD_MESSAGES: {
    tokensTitle: 'Aquí no se pueden ver los tokens',
    nftsTitle: 'Aquí no se pueden ver los NFT',
    nfts: 'No hay un índice de NFT configurado. Lo que tiene esta dirección sigue ahí, y las monedas que pueden llevar uno nunca se gastan.',
    filesTitle: 'Aquí no se pueden ver los archivos',
    files:
      'No hay un índice de archivos configurado. Lo que tiene esta dirección sigue ahí, y las monedas que pueden llevar uno nunca se gastan.',
  },
  explainUnreadTokens: (standard) => {
    switch (standard) {
      case 'all':
        return 'No hay un índice de tokens configurado. Los tokens de esta dirección siguen donde están, y aquí nada puede gastarlos por error.';
      case 'drc-20':
      case 'meme-20':
        return `Los saldos de tokens ${standard} los llevan índices públicos, y aquí no hay ninguno configurado. Los tuyos siguen ahí, bajo esta dirección.`;
      case 'doginals':
        return 'Los Doginals viajan en monedas diminutas. Sin un índice Kennel no sabe nombrarlos, así que nunca gasta una moneda que pueda llevar uno.';
    }
  },
  NO_INDEX_MESSAGES: {
    nowTitle: 'Lo que es cierto ahora',
    safe: 'No se pierde nada',
    safeText: 'Los tokens son de tu dirección, no de la aplicación que los muestra.',
    kept: 'Nada se gasta por error',
    keptText: 'Las monedas de 0.001 DOGE o menos pueden llevar una inscripción. Siguen protegidas.',
    doTitle: 'Lo que puedes hacer ahora',
    receive: 'Mostrar mi dirección',
    receiveText: 'Los tokens que se envíen a ella estarán ahí.',
    history: 'Historial de DOGE',
    historyText: 'Cada transferencia de esta cuenta, también las comisiones de mover tokens.',
    send: 'Enviar DOGE',
    sendText: 'No toca las monedas protegidas.',
  },
  ADD_TOKEN_MESSAGES: {
    title: 'Agregar un token',
    unread: 'No hay tokens para elegir',
    unreadText:
      'Para distinguir un token verdadero de uno parecido, Kennel tiene que preguntar a un índice de tokens, y aquí no hay ninguno configurado.',
  },
  TOKEN_MESSAGES: {
    title: 'Token',
    unread: 'Este token no se puede leer',
    unreadText:
      'Su saldo lo lleva un índice de tokens, y aquí no hay ninguno configurado. Un saldo desconocido no es cero.',
  },
};
