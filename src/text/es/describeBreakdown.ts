// De qué está hecho un saldo, y qué se queda.
import type { BalanceBreakdown, ProtectionReason } from '../../domain/tx/Coin.ts';
import { HELD_KINDS, type HeldPart } from '../describeBreakdown.ts';
import { bareDoge } from '../inDoge.ts';
import type { TranslationOf } from '../language.ts';

const PROTECTED: Readonly<Record<ProtectionReason, string>> = {
  inscription: 'en inscripciones',
  'inscription-unknown': 'en monedas que pueden llevar una inscripción',
  'carrier-value': 'en monedas tan pequeñas que pueden llevar una inscripción',
};

const CLAUSES: Readonly<Record<Exclude<HeldPart, 'protected'>, string>> = {
  unconfirmed: 'sin confirmar',
  immature: 'recién minados',
  small: 'en monedas demasiado pequeñas',
};

function clause(part: HeldPart, { protection }: BalanceBreakdown): string {
  if (part !== 'protected') return CLAUSES[part];
  return protection === undefined ? 'protegidos' : PROTECTED[protection];
}

function held(breakdown: BalanceBreakdown): string | null {
  const kept = HELD_KINDS.filter((part) => breakdown[part] > 0n);
  return kept.length === 0
    ? null
    : kept.map((part) => `${bareDoge(breakdown[part])} ${clause(part, breakdown)}`).join(', ');
}

/** In place of `describeBreakdown.ts`. */
export const describeBreakdown: TranslationOf<typeof import('../describeBreakdown.ts')> = {
  describeHeld: held,
  describeSpendable: (breakdown) => {
    const lead =
      breakdown.spendable > 0n
        ? `Puedes enviar ${bareDoge(breakdown.spendable)} ahora`
        : 'Ahora no se puede enviar nada';
    const rest = held(breakdown);
    return rest === null ? `${lead}.` : `${lead}: ${rest}.`;
  },
  namePart: (part) => {
    switch (part) {
      case 'spendable':
        return 'Listo';
      case 'unconfirmed':
        return 'Llegando';
      case 'protected':
        return 'Protegido';
      case 'immature':
        return 'Recién minado';
      case 'small':
        return 'Demasiado pequeño';
    }
  },
  explainPart: (part) => {
    switch (part) {
      case 'spendable':
        return 'Tuyo para enviar cuando quieras; de ahí sale la comisión de la red.';
      case 'unconfirmed':
        return 'Te lo enviaron y no está en ningún bloque. Estará listo con su primera confirmación.';
      case 'protected':
        return 'Lleva una inscripción o un token, o puede llevarlo. Gastarlo lo perdería, así que Kennel nunca lo hace, salvo que tú la liberes.';
      case 'immature':
        return 'La recompensa de un bloque. La red deja moverla después de 240 confirmaciones, unas cuatro horas.';
      case 'small':
        return 'Monedas de menos de 0.01 DOGE cada una. Enviar una cuesta más de lo que vale.';
    }
  },
};
