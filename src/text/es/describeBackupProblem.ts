// Por qué un archivo de respaldo no se abre.
import type { TranslationOf } from '../language.ts';

const KILOBYTE = 1000;

/** In place of `describeBackupProblem.ts`. */
export const describeBackupProblem: TranslationOf<typeof import('../describeBackupProblem.ts')> = {
  describeBackupFileProblem: (problem) => {
    switch (problem.kind) {
      case 'not-a-backup':
        return {
          title: 'No es un respaldo de Kennel',
          text: 'Busca un archivo cuyo nombre empiece con kennel-backup y termine en .json.',
        };
      case 'newer-version':
        return {
          title: 'Lo hizo un Kennel más nuevo',
          text: `Está escrito en la versión ${problem.version}, que este Kennel todavía no lee. Cierra Kennel y ábrelo otra vez para tener el más nuevo.`,
        };
      case 'damaged':
        return {
          title: 'Este archivo está dañado',
          text: 'Una parte cambió o falta. Prueba otra copia, o descárgalo otra vez.',
        };
      case 'wrong-password':
        return {
          title: 'No es la contraseña de este archivo',
          text: 'Es la que abría Kennel el día en que lo hiciste, quizá no la de hoy.',
        };
      case 'throttled':
        return {
          title: 'Demasiadas contraseñas equivocadas',
          text: 'Deja Kennel abierto un rato y vuelve a probar. La espera te protege de quien prueba una tras otra.',
        };
    }
  },
  describeSize: (bytes) => (bytes < KILOBYTE ? `${bytes} bytes` : `${Math.round(bytes / KILOBYTE)}\u00a0kB`),
  describeRestored: (count) =>
    count === 1 ? '1 cartera está de vuelta' : `${count} carteras están de vuelta`,
  describeKnown: (count) => {
    if (count === 0) return '';
    return count === 1 ? '1 más ya estaba aquí.' : `${count} más ya estaban aquí.`;
  },
};
