// Enviar tokens y archivos: el formulario, varios destinatarios, lo que cuesta, la última mirada.
import { foreignText } from '../../domain/text/foreignText.ts';
import { bareTokens, inTokens } from '../inTokens.ts';
import type { TranslationOf } from '../language.ts';
import { nameSubject } from '../nameSubject.ts';
import { inCount } from '../numberStyle.ts';
import { countRecipients } from '../sendMessages.ts';

const transfers = (count: number): string =>
  count === 1 ? '1 transferencia' : `${inCount(count)} transferencias`;

/** In place of `tokenSendMessages.ts`. */
export const tokenSendMessages: TranslationOf<typeof import('../tokenSendMessages.ts')> = {
  TOKEN_FORM_MESSAGES: {
    title: 'Enviar un token',
    fileTitle: 'Enviar un archivo',
    review: 'Revisar',
    loading: 'Leyendo el token y tus monedas',
    toReceive: 'Mostrar mi dirección',
    unread: 'Desde aquí no se pueden enviar tokens',
    unreadText:
      'No hay un índice de tokens para esta red. Un token enviado sin él podría perderse, así que Kennel deja cada token donde está.',
    noneText: 'Cada índice que responde dice que esta cuenta no tiene nada de él.',
    watchedTitle: 'Esta dirección solo se observa',
    watchedText: 'Para enviar sus tokens, Kennel necesita la clave de esta dirección.',
    doginalsTitle: 'Los Doginals se quedan donde están por ahora',
    doginalsText:
      'Viajan en monedas diminutas. Kennel los muestra y nunca gasta esas monedas por error; aún no puede enviarlos.',
    nftTitle: 'Los NFT no se pueden enviar',
    nftText: 'El libro congeló este tipo: ya nadie puede mover uno. El tuyo sigue en tu dirección.',
    sendDoge: 'Enviar DOGE',
    canBeSent: 'se puede enviar',
    unknownAmount: 'no se sabe',
    claims: 'Lo que dicen los índices',
    silent: 'no responde',
    nameless: 'Un archivo sin nombre',
    unnamedKind: 'tipo desconocido',
    reads: 'Leer los índices de nuevo',
  },
  TOKEN_COST_MESSAGES: {
    title: 'Lo que cuesta',
    fees: 'Comisiones de red',
    given: 'Va junto',
    givenOne: 'una moneda común para el destinatario',
    givenMany: 'una moneda común para cada uno',
    total: 'Te cuesta',
    noService: 'sin comisión de servicio',
    when: 'Todas salen',
  },
  TOKEN_CONFIRM_MESSAGES: {
    title: 'Enviar un token',
    fileTitle: 'Enviar un archivo',
    lead: 'Envías',
    recipients: 'Quién recibe qué',
    fromBytes: 'Leído de lo firmado',
    fromBytesText: 'Todo lo de aquí es lo que se firmó, no lo que se escribió.',
    confirms: 'Tiempo estimado',
    sending: 'Enviando…',
    agree: 'Sé lo que cuesta, y es lo que quiero',
  },
  countTransfers: transfers,
  describeFeeCount: (count) => `por ${inCount(2 * count)} transacciones`,
  describeRuns: (first, rest) => `${inCount(first)} salen ya, ${inCount(rest)} tras los próximos bloques`,
  describeNoneHeld: (tick) =>
    tick === null ? 'No hay nada que enviar' : `No hay ${foreignText(tick)} que enviar`,
  describeSendable: (available, leaving, decimals, tick) =>
    leaving === 0n
      ? `Puedes enviar ${inTokens(available, decimals, tick)}.`
      : `Puedes enviar ${inTokens(available, decimals, tick)}; ${bareTokens(leaving, decimals)} van en camino a otros.`,
  describeAllGoes: (tick) => `Todo el ${foreignText(tick)} que se puede enviar.`,
  describeBehind: (behind) => (behind === 1 ? '1 bloque atrás' : `${inCount(behind)} bloques atrás`),
  describeClaimAge: (age) => `como dijo ${age}`,
  describeSendOne: (subject) => {
    if (subject.kind === 'file') return 'Enviar el archivo';
    const named = nameSubject(subject);
    return named.length > 28 ? 'Enviar estos tokens' : `Enviar ${named}`;
  },
  describeSendMany: (count) => `Enviar ${transfers(count)}`,
  describeToMany: (count) => `a ${countRecipients(count)}`,
  describeBroadcast: (done, total) =>
    `${inCount(done)} de ${inCount(total)} transacciones ya están en la red`,
  tokenListAction: (count) =>
    count === 0 ? 'Aún no hay a quién enviar' : `Enviar a ${countRecipients(count)}`,
};
