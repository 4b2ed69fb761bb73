// Por qué un token o un archivo no se puede enviar como se pide, y qué ayuda.
import type { TokenPlanProblem } from '../../domain/drc20/TokenPlan.ts';
import { describeAddressProblem } from '../describeAddressProblem.ts';
import { describeAmountProblem } from '../describeAmountProblem.ts';
import { describeSpendable } from '../describeBreakdown.ts';
import { describeNameProblem } from '../describeNameProblem.ts';
import { describeBytesProblem } from '../describePrepareFailure.ts';
import { describeTokenAmountProblem, describeTokenPlanProblem } from '../describeTokenProblem.ts';
import { describeTransferProblem } from '../describeTransferProblem.ts';
import { inDoge } from '../inDoge.ts';
import { bareTokens, inTokens } from '../inTokens.ts';
import type { TranslationOf } from '../language.ts';
import { inCount } from '../numberStyle.ts';

function coins({ problem, cost }: Extract<TokenPlanProblem, { kind: 'coins' }>): string {
  if (cost === null || problem.kind !== 'not-enough') return describeTransferProblem(problem);
  return `Las comisiones y la moneda que va junto piden ${inDoge(cost.total)}. ${describeSpendable(problem.breakdown)}`;
}

/** In place of `describeTokenProblem.ts`. */
export const describeTokenProblem: TranslationOf<typeof import('../describeTokenProblem.ts')> = {
  describeTokenAmountProblem: (problem, { tick, decimals }) => {
    switch (problem.kind) {
      case 'ambiguous-comma':
        return `¿Es ${bareTokens(problem.asDecimal, decimals)} o ${bareTokens(problem.asThousands, decimals)}? Usa un punto para los decimales y nada para los miles.`;
      case 'too-many-decimals':
        return problem.maximum === 0
          ? `${tick} no tiene decimales: escribe un número entero.`
          : `${problem.decimals} decimales son demasiados: un ${tick} se divide en ${problem.maximum}.`;
      case 'too-large':
        return 'Ningún token tiene tantos.';
      default:
        return describeAmountProblem(problem);
    }
  },
  describeTokenPlanProblem: (problem) => {
    switch (problem.kind) {
      case 'no-receiver':
        return 'Di quién lo recibe.';
      case 'to-self':
        return 'Es la dirección que lo tiene. El libro rechaza un movimiento hacia uno mismo, y las comisiones se perderían.';
      case 'commit-script':
        return describeAddressProblem({ kind: 'commit-script' });
      case 'no-amount':
        return 'Envía más que nada.';
      case 'content-too-long':
        return `Lo que hay que escribir para este movimiento ocupa ${inCount(problem.size)} bytes, y el libro lee ${inCount(problem.maximum)}. No se puede enviar.`;
      case 'coins':
        return coins(problem);
    }
  },
  describeTokenSendProblem: (problem, of) => {
    switch (problem.kind) {
      case 'plan':
        return describeTokenPlanProblem(problem.problem);
      case 'not-enough-tokens':
        return `Puedes enviar ${inTokens(problem.available, of.decimals, of.tick)}; esto pide ${bareTokens(problem.needed, of.decimals)}.`;
      case 'no-index':
        return 'Ningún índice de tokens responde. Ahora no se sabe lo que tienes, así que no se firma nada.';
      case 'index-behind':
        return `${problem.index} va ${inCount(problem.behind)} bloques atrás. Lo que tienes puede haber cambiado, así que no se firma nada hasta que se ponga al día.`;
      case 'not-held':
        return 'Un índice dice que este archivo es de otra dirección. Enviarlo costaría comisiones y no movería nada.';
    }
  },
  describeTokenLineProblem: (problem, of) => {
    switch (problem.kind) {
      case 'address':
        return describeAddressProblem(problem.problem);
      case 'no-amount':
        return 'Falta la cantidad. Escríbela después de la dirección.';
      case 'amount':
        return describeTokenAmountProblem(problem.problem, of);
      case 'nothing':
        return 'Envía más que nada.';
      case 'comma-amount':
        return `¿«${problem.text}» es una cantidad, o una cantidad y un nombre? Escribe los decimales con punto, o separa con punto y coma.`;
      case 'name':
        return describeNameProblem(problem.problem);
      case 'too-many':
        return `Van ${inCount(problem.most)} destinatarios a la vez. Envía el resto después.`;
    }
  },
  describeTokenBytesProblem: (problem) => {
    switch (problem.kind) {
      case 'bytes':
        return describeBytesProblem(problem.problem);
      case 'inscription':
      case 'not-a-transfer':
        return 'Al leerlo, lo firmado no dice lo que se pidió.';
      case 'not-its-commit':
        return 'Al leerlo, la segunda transacción no corresponde a la primera.';
      case 'not-our-token':
        return 'Al leerlo, el movimiento se haría en nombre de otra dirección.';
      case 'several-receivers':
        return `Al leerlo, un movimiento nombra ${inCount(problem.outputs)} destinatarios. Un índice lo abonaría a quien no es.`;
      case 'no-receiver':
        return 'Al leerlo, el movimiento no nombra a ningún destinatario.';
      case 'to-self':
        return 'Al leerlo, el movimiento va a la dirección que lo tiene.';
      case 'pays-others':
        return `Al leerlo, ${inDoge(problem.amount)} irían a otra persona.`;
    }
  },
};
