// Installs the packed package in an app without Kennel's sources.
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../install.mjs';

function run(command, args, cwd) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

/** Packs the package. @returns the archive */
export function pack(folder, into) {
  run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', into], folder);
  return join(
    into,
    readdirSync(into).find((file) => file.endsWith('.tgz')),
  );
}

/** Links the package's dependencies from Kennel's own packages, so that it works without a registry. */
function link(name, app) {
  const target = join(app, 'node_modules', name);
  mkdirSync(dirname(target), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules', name), target, 'dir');
}

/**
 * Creates an app from an example.
 *
 * @param {string} packageFolder - the built package
 * @param {string} example - a folder with the app's files
 * @param {readonly string[]} others - packages that the app itself depends on
 * @returns its folder, and the archive
 */
export function makeApp(packageFolder, example, others) {
  const app = mkdtempSync(join(tmpdir(), 'kennel-package-'));
  const archive = pack(packageFolder, app);
  const {
    name: own,
    dependencies,
    peerDependencies,
  } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  const installed = join(app, 'node_modules', own);
  mkdirSync(installed, { recursive: true });
  run('tar', ['-xzf', archive, '-C', installed, '--strip-components=1'], app);
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) link(name, app);
  for (const name of others) link(name, app);
  for (const file of readdirSync(example)) copyFileSync(join(example, file), join(app, file));
  writeFileSync(join(app, 'package.json'), '{ "name": "stranger", "private": true, "type": "module" }\n');
  return { app, archive };
}

/**
 * @param {readonly string[]} files - of the app
 * @param {readonly string[]} doors - the package's entry points, imported whole
 * @returns the compiler's errors
 */
export function typeProblems(app, files, doors) {
  const all = doors.map((door, index) => {
    const file = join(app, `all${index}.ts`);
    writeFileSync(file, `export * from '${door}';\n`);
    return file;
  });
  const program = ts.createProgram([...files.map((file) => join(app, file)), ...all], {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    jsx: ts.JsxEmit.ReactJSX,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
  });
  const found = ts
    .getPreEmitDiagnostics(program)
    .filter(({ file }) => !file || file.fileName.startsWith(app));
  return found.map(
    ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
  );
}
