// What the package of components holds.
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../install.mjs';

export const SRC = join(ROOT, 'src');

/** What stays in the wallet: these read recovery words and texts to be signed, and would carry the code that does. */
const LEFT_OUT = ['WordFields', 'ExactText'];

/** What no component of the package may carry. */
export const WALLET_CODE =
  /\/src\/(stores|adapters|ports|app|containers|screens|domain\/(keys|dapp|session|tx\/(plan|sign|recipients)))\/|\/node_modules\/(bip39|bip32|bs58check|bitcoinjs-lib|tiny-secp256k1|mobx|crypto-js|hash-wasm)\//;

/** Scopes that the components make by themselves. */
const INNER = ['HeadlessScope', 'MantineScope'];

const COMPONENT = /^[A-Z]\w*\.tsx$/;

/** Every component with its source, by name: one to a file, and the file is called as it is. */
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

/** What is no component: choosing a language, making an amount, and the values of tokens. */
export const OTHERS = new Map([
  ['koinu', join(SRC, 'domain/amount/Koinu.ts')],
  ['language', join(SRC, 'i18n/loadLanguage.ts')],
  ['tokens', join(SRC, 'components/theme/tokens.ts')],
]);
