// Por qué de un borrador no sale una transferencia, con sus números y lo que se queda.
import type { Koinu } from '../../domain/amount/Koinu.ts';
import type { TransferProblem } from '../../domain/tx/Transfer.ts';
import { describeAddressProblem } from '../describeAddressProblem.ts';
import { describeSpendable } from '../describeBreakdown.ts';
import { describeReplacement } from '../describeReplacement.ts';
import { bareDoge, inDoge } from '../inDoge.ts';
import type { TranslationOf } from '../language.ts';
import { inCount } from '../numberStyle.ts';

type NotEnough = Extract<TransferProblem, { kind: 'not-enough' }>;

function describeNotEnough(problem: NotEnough): string {
  const missing = problem.needed > problem.spendable ? problem.needed - problem.spendable : 0n;
  const need = `Hacen falta ${inDoge(problem.needed)} con su comisión de ${bareDoge(problem.fee)}`;
  const lead = missing > 0n ? `${need}, ${bareDoge(missing)} más de lo que puedes enviar.` : `${need}.`;
  return `${lead} ${describeSpendable(problem.breakdown)}`;
}

const bytes = (size: number): string => `${inCount(size)} bytes`;

type ChainTooLong = Extract<TransferProblem, { kind: 'chain-too-long' }>;

function describeChain({ limit, actual, maximum }: ChainTooLong): string {
  switch (limit) {
    case 'ancestors':
      return `Sería la transferencia sin confirmar número ${inCount(actual)} de una cadena, y la red acepta ${inCount(maximum)}.`;
    case 'ancestor-bytes':
      return `Con las transferencias sin confirmar de las que depende, ocupa ${bytes(actual)}. La red acepta ${bytes(maximum)} seguidos.`;
    case 'descendants':
      return `Con esta, ${inCount(actual)} transferencias sin confirmar dependerían unas de otras. La red acepta ${inCount(maximum)}.`;
    case 'descendant-bytes':
      return `Con esta, las transferencias sin confirmar que dependen unas de otras ocuparían ${bytes(actual)}. La red acepta ${bytes(maximum)}.`;
  }
}

const describePossible = (possible: Koinu): string =>
  possible > 0n
    ? `Ahora puedes enviar hasta ${inDoge(possible)}, y el resto después del próximo bloque.`
    : 'Espera el próximo bloque e inténtalo otra vez.';

/** In place of `describeTransferProblem.ts`. */
export const describeTransferProblem: TranslationOf<typeof import('../describeTransferProblem.ts')> = {
  describeTransferProblem: (problem) => {
    switch (problem.kind) {
      case 'not-enough':
        return describeNotEnough(problem);
      case 'nothing-to-send':
        return describeSpendable(problem.breakdown);
      case 'chosen-unusable':
        return problem.coins === 1
          ? 'Una de las monedas que elegiste ya se gastó, o tiene que quedarse. Elige las monedas otra vez.'
          : `${inCount(problem.coins)} de las monedas que elegiste ya se gastaron, o tienen que quedarse. Elige las monedas otra vez.`;
      case 'chosen-not-enough':
        return `Hacen falta ${inDoge(problem.needed)} con su comisión de ${bareDoge(problem.fee)}, y las monedas que elegiste tienen ${bareDoge(problem.chosen)}. Elige más monedas, o envía menos.`;
      case 'dust-amount':
        return `${inDoge(problem.amount)} es muy poco: la red no lleva nada por debajo de ${inDoge(problem.minimum)}.`;
      case 'fee-rate-too-low':
        return `Ningún nodo pasaría una comisión de ${bareDoge(problem.feeRate)} DOGE por ${inCount(1000)} bytes. Lo menos es ${bareDoge(problem.minimum)}.`;
      case 'fee-too-high':
        return `La comisión sería de ${inDoge(problem.fee)}. Kennel nunca paga más de ${inDoge(problem.maximum)}: elige una tarifa más baja.`;
      case 'too-large':
        return `Usa tantas monedas pequeñas que ocuparía ${bytes(problem.size)}; la red lleva ${bytes(problem.maximum)}. Envía primero un monto menor.`;
      case 'chain-too-long':
        return `${describeChain(problem)} ${describePossible(problem.possible)}`;
      case 'commit-script':
        return describeAddressProblem({ kind: 'commit-script' });
      case 'may-pay-twice':
        return 'Un pago anterior a esta dirección se rechazó o se canceló, y todavía podría salir. Para que no pagues dos veces, uno nuevo tiene que gastar sus monedas, y ahora no están disponibles. Paga desde la misma cuenta sin elegir monedas, o espera a que lo que las gasta tenga 6 confirmaciones.';
      case 'token-may-move-twice':
        return 'Una transferencia anterior de tokens a esta dirección se rechazó, y todavía podría salir. Ábrela en tu historial y trae de vuelta sus DOGE; después envía otra vez: la nueva gasta esos DOGE, así que solo una de las dos puede salir.';
      case 'went-through':
        return 'El pago anterior a esta dirección salió después de todo. Mira tu historial antes de pagar otra vez.';
      case 'replacement':
        return describeReplacement(problem.problem);
    }
  },
};
