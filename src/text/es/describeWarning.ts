// Lo que conviene saber antes de enviar.
import { describeWarning as describeOne, inPercent } from '../describeWarning.ts';
import { inDoge } from '../inDoge.ts';
import type { TranslationOf } from '../language.ts';
import { inCount } from '../numberStyle.ts';

const shareOf = (percent: number): string =>
  percent >= 1000 ? inPercent(percent) : `el ${inPercent(percent)} de lo que envías`;

const ORDER = ['grave', 'notable', 'plain'] as const;

/** In place of `describeWarning.ts`. */
export const describeWarning: TranslationOf<typeof import('../describeWarning.ts')> = {
  timesTheAmount: (times) => `${times} veces el monto`,
  underPercent: (least) => `menos del ${least}`,
  describeWarning: (warning) => {
    switch (warning.kind) {
      case 'fee-needs-consent':
        return {
          title: `La comisión es de ${inDoge(warning.fee)}`,
          detail: `Es ${shareOf(warning.percent)}, muy por encima de lo habitual. Va a los mineros y no vuelve.`,
          weight: 'grave',
        };
      case 'fee-share':
        return {
          title: `La comisión es ${shareOf(warning.percent)}`,
          detail: `${inDoge(warning.fee)} van a los mineros. Para una comisión menor, vuelve un paso atrás.`,
          weight: 'notable',
        };
      case 'soft-dust-surcharge':
        return {
          title: `Los montos pequeños cuestan ${inDoge(warning.surcharge)} más`,
          detail: `${warning.outputs === 1 ? 'Una salida está' : `${inCount(warning.outputs)} salidas están`} por debajo de ${inDoge(1_000_000n)}; la red pide ${inDoge(1_000_000n)} más por cada una.`,
          weight: 'notable',
        };
      case 'coins-left':
        return {
          title: `${inDoge(warning.amount)} quedan para otra transferencia`,
          detail: `${warning.coins === 1 ? 'Una moneda no cabe' : `${inCount(warning.coins)} monedas no caben`} en esta. ${warning.waitForBlock ? 'Envía el resto después del próximo bloque.' : 'Puedes enviar el resto justo después.'}`,
          weight: 'notable',
        };
      case 'unconfirmed-inputs':
        return {
          title: 'Usa cambio que aún no está confirmado',
          detail: `Antes ${warning.ancestors === 1 ? 'tiene que confirmarse una transferencia anterior' : `tienen que confirmarse ${inCount(warning.ancestors)} transferencias anteriores`}; esta viene después.`,
          weight: 'plain',
        };
      case 'change-given-up':
        return {
          title: `${inDoge(warning.amount)} de cambio van a la comisión`,
          detail: 'Es muy poco para tener una salida propia.',
          weight: 'plain',
        };
    }
  },
  describeWarnings: (warnings) =>
    warnings.map(describeOne).sort((one, other) => ORDER.indexOf(one.weight) - ORDER.indexOf(other.weight)),
};
