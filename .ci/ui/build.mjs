// Builds the components as a package: ES modules, types, and one stylesheet per component that has one.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { lingui } from '@lingui/vite-plugin';
import { build, runnerImport } from 'vite';
import { ROOT } from '../install.mjs';
import { findComponents, OTHERS, SRC, WALLET_CODE } from './contents.mjs';
import { nameClass, ownStyles } from './styles.mjs';
import { writeTypes } from './types.mjs';

export const PACKAGE = join(ROOT, 'dist/ui');

/** Peer dependencies: a page must have only one of each. */
const PEERS = new Set(['react', 'react-dom', '@mantine/core', '@mantine/hooks']);

const IMPORTED = /^(?:import|export)(?:[^'";]*from)?\s*["']([^"']+)["'];/gm;

const packageOf = (id) => id.match(/^(@[^/]+\/)?[^/]+/)[0];

/** @returns the packages that the modules import */
async function buildModules(entries) {
  const { module: wallet } = await runnerImport(join(ROOT, 'build/messages.ts'));
  const carried = [];
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [ownStyles(), wallet.compileMessages(), lingui(), refuseWalletCode(carried)],
    css: { modules: { generateScopedName: nameClass } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'es2022',
      outDir: PACKAGE,
      emptyOutDir: true,
      minify: false,
      lib: { entry: [...entries.values()], formats: ['es'] },
      rolldownOptions: {
        external: (id) => /^[@\w]/.test(id),
        // the message parser is for development: here messages are compiled
        treeshake: { moduleSideEffects: (id) => !id.startsWith('@lingui/message-utils') },
        output: { preserveModules: true, preserveModulesRoot: SRC, entryFileNames: '[name].js' },
      },
    },
  });
  if (carried.length > 0)
    throw new Error(`the package would carry code of the wallet:\n${carried.join('\n')}`);
  const chunks = [result].flat().flatMap(({ output }) => output.filter(({ type }) => type === 'chunk'));
  const imported = chunks.flatMap(({ code }) => Array.from(code.matchAll(IMPORTED), ([, id]) => id));
  return new Set(imported.filter((id) => !id.startsWith('.')).map(packageOf));
}

function refuseWalletCode(carried) {
  return {
    name: 'kennel:no-wallet-code',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle))
        for (const id of Object.keys(chunk.modules ?? {})) if (WALLET_CODE.test(id)) carried.push(id);
    },
  };
}

const moduleOf = (source, ending) => `./${relative(SRC, source).replace(/\.tsx?$/, ending)}`;

const door = (source) => ({ types: moduleOf(source, '.d.ts'), default: moduleOf(source, '.js') });

/** The package's package.json. */
function manifest(entries, imported) {
  const own = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const rangeOf = (name) => [name, `^${own.dependencies[name]}`];
  const pick = (wanted) => Object.fromEntries([...wanted].sort().map(rangeOf));
  return {
    name: own.name,
    version: own.version,
    description: 'The components of Kennel, a wallet for Dogecoin: their look, their words, and no wallet.',
    license: own.license,
    type: 'module',
    sideEffects: ['**/*.css'],
    exports: {
      './ui': { types: './index.d.ts', default: './index.js' },
      ...Object.fromEntries([...entries].map(([name, source]) => [`./ui/${name}`, door(source)])),
      './ui/tokens.css': './components/theme/tokens.css',
      './ui/tokens.json': './components/theme/tokens.json',
      './package.json': './package.json',
    },
    peerDependencies: pick(PEERS),
    dependencies: pick([...imported].filter((name) => !PEERS.has(name))),
  };
}

/** Rebuilds the package. @returns the names of its components */
export async function buildPackage() {
  const components = findComponents();
  const entries = new Map([...components, ...OTHERS]);
  rmSync(PACKAGE, { recursive: true, force: true });
  const imported = await buildModules(entries);
  mkdirSync(PACKAGE, { recursive: true });
  writeTypes([...entries.values()], PACKAGE);
  for (const ending of ['.js', '.d.ts']) {
    const lines = [...components.values()].map((source) => `export * from '${moduleOf(source, '.js')}';\n`);
    writeFileSync(join(PACKAGE, `index${ending}`), lines.join(''));
  }
  copyFileSync(join(SRC, 'components/theme/tokens.json'), join(PACKAGE, 'components/theme/tokens.json'));
  copyFileSync(join(ROOT, 'LICENSE'), join(PACKAGE, 'LICENSE'));
  writeFileSync(join(PACKAGE, 'package.json'), `${JSON.stringify(manifest(entries, imported), null, 2)}\n`);
  return [...components.keys()];
}

if (process.argv[1] === import.meta.filename)
  console.log(`${(await buildPackage()).length} components in dist/ui`);
