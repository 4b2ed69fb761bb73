// Renunciar a la protección de una moneda.
import type { TranslationOf } from '../language.ts';

/** In place of `protectionMessages.ts`. */
export const protectionMessages: TranslationOf<typeof import('../protectionMessages.ts')> = {
  PROTECTION_MESSAGES: {
    coin: 'Su transacción',
    loss: 'Lo que puedes perder',
    label: 'Los últimos 4 caracteres de su transacción',
    different: 'Son otros caracteres. Los cuatro que hay que escribir resaltan arriba.',
    release: 'Liberar esta moneda',
    keep: 'Dejarla protegida',
    released: 'Esta moneda está liberada',
    releasedText:
      'Desde ahora se puede enviar como cualquier otra, hasta que se gaste o la protejas de nuevo.',
    protectAgain: 'Protegerla de nuevo',
    done: 'Listo',
  },
  explainProtection: (reason) => {
    switch (reason) {
      case 'inscription':
        return 'Esta moneda lleva una inscripción';
      case 'inscription-unknown':
        return 'Aún nadie ha dicho qué lleva esta moneda';
      case 'carrier-value':
        return 'Esta moneda es tan pequeña como las que llevan inscripciones';
    }
  },
  explainWaiting: (reason) => {
    switch (reason) {
      case 'inscription':
        return 'El índice de inscripciones encontró una en ella, o llegó de una moneda que la llevaba.';
      case 'inscription-unknown':
        return 'El índice de inscripciones no responde, o no ha leído el bloque de esta moneda. Muchas veces basta con esperar unos minutos.';
      case 'carrier-value':
        return 'Las monedas de 0.001 DOGE o menos suelen hacerse para llevar una inscripción. Kennel no puede saber si esta la lleva.';
    }
  },
  explainLoss: (reason) => {
    const where =
      'se va con ella al destinatario, o a un minero como parte de la comisión, y no se puede recuperar';
    return reason === 'inscription'
      ? `Cuando gastes esta moneda, su inscripción ${where}.`
      : `Si al final lleva una inscripción, esta ${where} cuando gastes la moneda.`;
  },
};
