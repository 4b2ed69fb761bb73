// Las pocas palabras que las piezas dicen por sí mismas.
import type { TranslationOf } from '../language.ts';

const lower = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

/** In place of `componentMessages.ts`. */
export const componentMessages: TranslationOf<typeof import('../componentMessages.ts')> = {
  COMPONENT_MESSAGES: {
    back: 'Volver',
    close: 'Cerrar',
    continue: 'Continuar',
    loading: 'Cargando',
    tryAgain: 'Intentar de nuevo',
    stop: 'Detener',
    paste: 'Pegar',
    copied: 'Copiado',
    notCopied: 'No se copió',
    recipientPlaceholder: 'Dirección o enlace de Dogecoin',
    clearRecipient: 'Vaciar el destinatario',
    max: 'Máx.',
    allDecimals: 'Mostrar los ocho decimales',
    fewerDecimals: 'Mostrar menos decimales',
    amountHidden: 'monto oculto',
    balance: 'Saldo',
    openBalance: 'De qué está hecho',
    networkFee: 'Comisión de la red',
    ownRate: 'Propia',
    ownRateNote: 'tu tarifa',
    useEstimate: 'Usarla',
    feeRate: 'Tarifa',
    perKilobyte: 'DOGE por 1000 bytes',
    updating: 'Actualizando…',
    needsAttention: 'Hay que mirarlo',
    onItsWay: 'En camino',
    from: 'De',
    to: 'A',
    toYourself: 'A ti mismo',
    noAddress: 'Un script sin dirección',
    txid: 'Id de la transacción',
    copyTxid: 'Copiar el id de la transacción',
    txidByHand: 'El portapapeles no lo tomó: mantén presionado el id para copiarlo.',
  },
  amountIn: (unit) => `Monto en ${unit}`,
  typeIn: (unit) => `escribir en ${unit}`,
  showLabel: (label) => `Mostrar ${lower(label)}`,
  hideLabel: (label) => `Ocultar ${lower(label)}`,
  stepOf: (step, count) => `Paso ${step} de ${count}`,
  countOf: (count, most) => `${count} de ${most}`,
  callsItself: () => ['se llama a sí mismo «', '»'],
  FRESHNESS_MESSAGES: { updated: 'Actualizado', from: 'De', offlineSince: 'Sin conexión desde las' },
  checkingCoins: (done, total) =>
    total === 0 ? 'Revisando tus monedas' : `Revisando ${done} de ${total} monedas`,
  signingCoins: (inputs) => (inputs === 1 ? 'Firmando' : `Firmando ${inputs} monedas`),
};
