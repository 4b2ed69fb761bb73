// Lo que se puede hacer con una transferencia que espera, lo que cuesta y lo que sigue.
import { describeDate } from '../describeTime.ts';
import { bareDoge, inDoge } from '../inDoge.ts';
import type { TranslationOf } from '../language.ts';
import { inCount } from '../numberStyle.ts';

/** In place of `rescueMessages.ts`. */
export const rescueMessages: TranslationOf<typeof import('../rescueMessages.ts')> = {
  RESCUE_MESSAGES: {
    title: 'Lo que puedes hacer',
    reading: 'Calculando lo que cuesta…',
    failed: 'No se sabe lo que cuesta',
    resend: 'Enviar los mismos bytes otra vez',
    forget: 'Olvidarla',
    fee: 'Nueva comisión de la red',
    more: 'Más que ahora',
    back: 'Vuelve a ti',
    rate: 'Qué tan rápido',
    review: 'Revisar',
    preparing: 'Firmando…',
    agree: 'Que se vayan también',
    goes: 'Estas también se van',
    see: 'Verla',
    notNow: 'Ahora no es posible; mira por qué',
  },
  describeRescue: (kind) =>
    kind === 'speed-up'
      ? {
          name: 'Acelerarla',
          title: 'Acelerar la transferencia',
          text: 'El mismo pago sale otra vez con una comisión mayor. Solo uno de los dos puede estar en un bloque, así que se paga una vez.',
        }
      : {
          name: 'Traerla de vuelta',
          title: 'Traer la transferencia de vuelta',
          text: 'Sus monedas van a tu propia dirección con una comisión mayor. Funciona mientras ningún bloque tenga el pago.',
        },
  costOfRescue: (kind, more, fee) =>
    kind === 'speed-up' ? `Desde ${inDoge(more)} más` : `Cuesta una comisión de ${inDoge(fee)}`,
  nameChoice: (place, count) => {
    if (place === 0) return count > 1 ? 'Suficiente' : 'Más rápida';
    return place === count - 1 && count > 2 ? 'La más rápida' : 'Más rápida';
  },
  describeRate: (rate) => `${bareDoge((rate / 1000n) * 1000n)} por ${inCount(1000)} bytes`,
  FORGET_MESSAGES: {
    title: '¿Olvidar la transferencia?',
    text: 'La red no la conoce, y Kennel deja de enviarla. Sus monedas se pueden gastar otra vez.',
    caution:
      'Si alguien guardó una copia, todavía podría pasar mientras estas monedas no se gasten. Gastarlas, aunque sea hacia ti, lo descarta.',
    action: 'Olvidarla para siempre',
    forgotten: 'Olvidada. Las monedas están libres.',
    known: 'Al final la red sí la tiene, así que se queda.',
    tooEarly: 'Todavía puede pasar, así que se queda.',
  },
  describeForget: (freed) => `Libera ${inDoge(freed)}`,
  describeForgetLater: (atMs) => `Desde el ${describeDate(atMs)}, si la red no la conoce para entonces`,
  describeLoss: (sent) => (sent === 0n ? 'Mueve entre tus propias direcciones' : `Paga ${inDoge(sent)}`),
};
