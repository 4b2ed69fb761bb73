// Lo que hace la caja fuerte mientras trabaja.
import type { VaultStageName } from '../describeVaultStage.ts';
import type { TranslationOf } from '../language.ts';

const MESSAGES: Readonly<Record<VaultStageName, string>> = {
  starting: 'Preparando todo',
  stretching: 'Convirtiendo tu contraseña en una llave',
  opening: 'Abriendo la caja fuerte',
  sealing: 'Cerrando la caja fuerte',
  verifying: 'Abriéndola una vez, por si acaso',
};

/** In place of `describeVaultStage.ts`. */
export const describeVaultStage: TranslationOf<typeof import('../describeVaultStage.ts')> = {
  describeVaultStage: (stage) => MESSAGES[stage],
};
