// Recibir.
import { inDoge } from '../inDoge.ts';
import type { TranslationOf } from '../language.ts';

/** In place of `receiveMessages.ts`. */
export const receiveMessages: TranslationOf<typeof import('../receiveMessages.ts')> = {
  RECEIVE_MESSAGES: {
    title: 'Recibir',
    address: 'Tu dirección',
    addressCode: 'Código QR de tu dirección',
    linkCode: 'Código QR de tu enlace de pago',
    notCopiedTitle: 'El portapapeles no la aceptó',
    notCopiedText: 'Mantén presionada la dirección de arriba para copiarla a mano.',
    needsBackup: 'Lo que llegue aquí solo se recupera con tu respaldo.',
    only: 'Solo Dogecoin. Otras monedas enviadas aquí se pierden.',
    ask: 'Pedir un monto',
    askLabel: 'Monto que pides',
    leaveOut: 'Quitar el monto',
    copyLink: 'Copiar enlace',
    copyAddress: 'Copiar dirección',
    copied: 'Copiado',
  },
  describeAskedFor: (amount) =>
    amount === null ? 'El código y el enlace lo llevarán.' : `El código y el enlace piden ${inDoge(amount)}.`,
};
