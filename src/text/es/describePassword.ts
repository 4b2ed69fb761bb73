// Qué tan buena es una contraseña.
import type { PasswordLevel, PasswordProblem } from '../../domain/session/passwordStrength.ts';
import type { TranslationOf } from '../language.ts';

const LEVELS: Readonly<Record<PasswordLevel, string>> = {
  unusable: 'Demasiado fácil',
  fair: 'Aceptable',
  good: 'Buena',
  strong: 'Fuerte',
};

function ofProblem(problem: PasswordProblem): string {
  switch (problem.kind) {
    case 'too-short':
      return `Faltan ${problem.missing}: al menos ${problem.minimum} letras, números o signos.`;
    case 'common':
      return 'Una de las primeras que cualquiera probaría. Tres palabras sin relación son mucho mejor.';
    case 'repeated':
      return 'Repetir la alarga, no la fortalece. Agrega algo distinto.';
    case 'sequence':
      return 'Las filas del teclado y 1234 se prueban primero. Agrega algo distinto.';
    case 'guessable':
      return 'Agrega una o dos palabras que no tengan nada que ver.';
  }
}

/** In place of `describePassword.ts`. */
export const describePassword: TranslationOf<typeof import('../describePassword.ts')> = {
  describePasswordLevel: (level) => LEVELS[level],
  describePassword: ({ level, problems }) => {
    const [problem] = problems;
    if (problem) return ofProblem(problem);
    if (level === 'fair') return 'Alcanza. Una palabra más la haría buena.';
    if (level === 'good') return 'Adivinarla llevaría años.';
    return 'Esta no la va a adivinar nadie.';
  },
  describePasswordProblem: ofProblem,
};
