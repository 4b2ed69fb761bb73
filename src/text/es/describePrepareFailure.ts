// Por qué una transferencia no se pudo firmar o leer. En ningún caso se envió nada.
import { describeNoReplacement } from '../describePrepareFailure.ts';
import type { TranslationOf } from '../language.ts';

const short = (text: string): string => `${text.slice(0, 6)}…${text.slice(-6)}`;

/** In place of `describePrepareFailure.ts`. */
export const describePrepareFailure: TranslationOf<typeof import('../describePrepareFailure.ts')> = {
  describeNoReplacement: (reason) => {
    switch (reason) {
      case 'unreadable':
        return 'Kennel no pudo leer el pago original, así que no firmó un reemplazo.';
      case 'not-signed':
        return 'El pago original no lleva tu firma. Kennel solo reemplaza pagos que hiciste tú.';
      case 'other-coins':
        return 'El reemplazo no gasta las monedas del original. Los dos podrían confirmarse, y pagarías dos veces.';
      case 'other-payments':
        return 'El reemplazo no paga lo mismo que el original. Puede que el servidor haya mentido.';
    }
  },
  describeSigningProblem: (problem) => {
    switch (problem.kind) {
      case 'previous-missing':
        return `No se pudo leer la transferencia que creó una de estas monedas (${short(problem.txid)}), así que su valor no se puede probar.`;
      case 'value-differs':
        return `El servidor dijo un valor falso para una moneda de ${short(problem.txid)}. Firmarla habría quemado la diferencia como comisión, así que Kennel no lo hizo.`;
      case 'not-ours':
        return `Una moneda es de ${short(problem.address)}, y esta cartera no tiene su clave.`;
      case 'not-a-replacement':
        return describeNoReplacement(problem.reason);
      case 'commit-script':
        return `${short(problem.address)} es un script de un solo uso de una de tus transferencias de tokens. Allí no se puede pagar a nadie.`;
      case 'site-answer':
        return 'Este texto empieza como una respuesta a un sitio. Kennel las firma solo cuando el propio sitio las pide.';
    }
  },
  describeBytesProblem: (problem) => {
    switch (problem.kind) {
      case 'not-a-transaction':
        return 'El servidor respondió con bytes que no son una transacción.';
      case 'wrong-transaction':
        return `El servidor dio otra transacción (${short(problem.actual)}) que la pedida (${short(problem.expected)}).`;
      case 'previous-missing':
        return `Falta la transferencia que creó una de estas monedas (${short(problem.outpoint.txid)}), así que su valor no se puede probar.`;
      case 'outputs-exceed-inputs':
        return 'La transferencia pagaría más de lo que toma.';
    }
  },
  PREPARE_MESSAGES: {
    notSigned: 'No se firmó, y no se envió nada',
    nothingHappened: 'No se firmó nada y no se envió nada.',
  },
};
