/** The demo's site as one script, for a page of a real browser. */
import { join } from 'node:path';
import { build } from 'vite';
import { englishWordListOnly, secp256k1Wasm } from '../../build/wasm.ts';
import { ROOT } from './paths.ts';

let bundled: Promise<string> | null = null;

async function bundle(): Promise<string> {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [secp256k1Wasm(), englishWordListOnly()],
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(ROOT, 'mocks/dapp/page.ts'), formats: ['es'] },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !('output' in output)) throw new TypeError('the site was not bundled');
  return output.output[0].code.replaceAll('</script', '<\\/script');
}

/** Bundles it once. */
export const bundleSite = (): Promise<string> => {
  bundled ??= bundle();
  return bundled;
};
