// The contents of the package of components.
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../install.mjs';

export const SRC = join(ROOT, 'src');

/** Components left out: they read recovery words and texts to be signed, and would bring along the code for that. */
const LEFT_OUT = ['WordFields', 'ExactText'];

/** Code that no component of the package may include. */
export const WALLET_CODE =
  /\/src\/(stores|adapters|ports|app|containers|screens|domain\/(keys|dapp|session|tx\/(plan|sign|recipients)))\/|\/node_modules\/(bip39|bip32|bs58check|bitcoinjs-lib|tiny-secp256k1|mobx|crypto-js|hash-wasm)\//;

/** Scopes used only inside of components. */
const INNER = ['HeadlessScope', 'MantineScope'];

const COMPONENT = /^[A-Z]\w*\.tsx$/;

/** Every component's source by name: one per file of the same name. */
export function findComponents() {
  const root = join(SRC, 'components');
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const files = folders.flatMap(({ name }) =>
    readdirSync(join(root, name)).map((file) => join(root, name, file)),
  );
  const found = new Map(
    files
      .filter((file) => COMPONENT.test(basename(file)))
      .map((file) => [basename(file, '.tsx'), file])
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  for (const name of [...LEFT_OUT, ...INNER])
    if (!found.delete(name)) throw new Error(`there is no component ${name} to leave out`);
  return found;
}

/** Entry points that are no components: languages, amounts, and the values of tokens. */
export const OTHERS = new Map([
  ['koinu', join(SRC, 'domain/amount/Koinu.ts')],
  ['language', join(SRC, 'i18n/loadLanguage.ts')],
  ['tokens', join(SRC, 'components/theme/tokens.ts')],
]);
