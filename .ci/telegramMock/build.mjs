// Builds the fake Telegram as a separate package: ES modules and types, without code of the wallet.
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { build } from 'vite';
import { ROOT } from '../install.mjs';

export const PACKAGE = join(ROOT, 'dist/telegram-mock');

const SOURCES = join(ROOT, 'mocks/telegram');

/** The package's entry points and their sources. */
const DOORS = { '.': 'telegramMock', './preview': 'installInPreview' };

/** The SDK under the second entry point: apps bring their own. */
const SDK = '@telegram-apps/sdk-react';

async function buildModules() {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      target: 'es2022',
      outDir: PACKAGE,
      emptyOutDir: true,
      minify: false,
      lib: { entry: Object.values(DOORS).map((name) => join(SOURCES, `${name}.ts`)), formats: ['es'] },
      rolldownOptions: {
        external: (id) => /^[@\w]/.test(id),
        output: { preserveModules: true, preserveModulesRoot: SOURCES, entryFileNames: '[name].js' },
      },
    },
  });
}

/** Declarations import modules by their paths in the package. */
function writeTypes() {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT);
  const program = ts.createProgram(
    Object.values(DOORS).map((name) => join(SOURCES, `${name}.ts`)),
    {
      ...options,
      allowJs: false,
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: SOURCES,
      outDir: PACKAGE,
    },
  );
  program.emit(undefined, (file, text) =>
    writeFileSync(
      file,
      text.replace(/(from '\.[^']*)\.ts'/g, "$1.js'").replace(/(from "\.[^"]*)\.ts"/g, '$1.js"'),
    ),
  );
}

function manifest() {
  const own = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const door = (name) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });
  return {
    name: 'kennel-telegram-mock',
    version: own.version,
    description:
      'A Telegram client in memory, for stories and tests of Mini Apps, with its failures as switches.',
    license: own.license,
    type: 'module',
    sideEffects: false,
    exports: {
      ...Object.fromEntries(Object.entries(DOORS).map(([path, name]) => [path, door(name)])),
      './package.json': './package.json',
    },
    peerDependencies: { [SDK]: `^${own.dependencies[SDK]}` },
    peerDependenciesMeta: { [SDK]: { optional: true } },
  };
}

/** The page that lists how each client is imitated, with sources. */
async function writeSources() {
  const { CLIENT_FACTS } = await import(join(PACKAGE, 'clientFacts.js'));
  const rows = CLIENT_FACTS.map(
    ({ client, fact, how, source }) => `| ${client} | ${fact} | ${how} | ${source} |`,
  );
  const page = [
    '# Where each habit of a client was read',
    '',
    'No real client ran. `read`: in its source. `ran`: against a shortened copy or a transcription of it. Telegram X is left out.',
    '',
    '| client | what it does | how | source |',
    '|---|---|---|---|',
    ...rows,
  ];
  writeFileSync(join(PACKAGE, 'SOURCES.md'), `${page.join('\n')}\n`);
}

/** Rebuilds the package. @returns the number of its modules */
export async function buildPackage() {
  rmSync(PACKAGE, { recursive: true, force: true });
  await buildModules();
  writeTypes();
  await writeSources();
  copyFileSync(join(ROOT, 'LICENSE'), join(PACKAGE, 'LICENSE'));
  writeFileSync(join(PACKAGE, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  return readdirSync(PACKAGE).filter((file) => file.endsWith('.js')).length;
}

if (process.argv[1] === import.meta.filename)
  console.log(`${await buildPackage()} modules in dist/telegram-mock`);
