// Para qué es una transferencia: lo que rodea el monto en la última mirada.
import type { TranslationOf } from '../language.ts';

/** In place of `purposeMessages.ts`. */
export const purposeMessages: TranslationOf<typeof import('../purposeMessages.ts')> = {
  describePurpose: (purpose) => {
    switch (purpose.kind) {
      case 'send':
        return { title: 'Revisar y enviar', lead: 'Envías', note: null, verb: 'Enviar' };
      case 'speed-up':
        return {
          title: 'Revisar y acelerar',
          lead: 'Envías otra vez',
          note: 'El mismo pago con una comisión mayor. Toma el lugar del que espera: solo uno de los dos puede estar en un bloque, así que se paga una vez.',
          verb: 'Enviar otra vez',
        };
      case 'cancel':
        return {
          title: 'Revisar y cancelar',
          lead: 'Vuelve a ti',
          note: 'Estas monedas van a tu propia dirección. Si un bloque toma antes el pago anterior, queda pagado.',
          verb: 'Traer de vuelta',
        };
      case 'merge':
        return {
          title: 'Revisar y juntar',
          lead: 'Se hace una moneda',
          note:
            purpose.batches > 1
              ? `Parte ${purpose.batch} de ${purpose.batches}. Todo se queda en tu propia dirección.`
              : 'Todo se queda en tu propia dirección.',
          verb: 'Juntar',
        };
      case 'sweep':
        return {
          title: 'Revisar y vaciar',
          lead: 'Te llega',
          note: 'Todo lo que tiene la cartera de papel va a tu propia dirección, menos la comisión de la red.',
          verb: 'Traer',
        };
      case 'pay-app':
        return {
          title: 'Revisar y pagar',
          lead: 'Pagas',
          note: `${purpose.origin} pidió este pago. Mira la dirección: la eligió el sitio.`,
          verb: 'Pagar',
        };
    }
  },
};
