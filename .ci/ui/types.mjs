// Writes the types of the package: the exports of its entry points, and everything they refer to, declaration by declaration.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../install.mjs';
import { SRC } from './contents.mjs';

/** Parsed declarations of these sources and all their imports, by their paths in the package. */
function declare(sources) {
  const read = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(read.config.compilerOptions, ROOT);
  const settings = {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: SRC,
    outDir: '/',
  };
  const files = new Map();
  const { diagnostics } = ts.createProgram(sources, settings).emit(undefined, (file, text) => {
    const place = relative('/', file);
    files.set(place, readFile(place, ts.createSourceFile(place, text, ts.ScriptTarget.Latest, true)));
  });
  if (diagnostics.length > 0)
    throw new Error(ts.formatDiagnostics(diagnostics, ts.createCompilerHost(settings)));
  return files;
}

/** What a specifier resolves to: a file in the package, or another package. */
function follow(place, specifier) {
  if (!specifier.startsWith('.')) return { specifier };
  const target = relative('/', resolve('/', dirname(place), specifier)).replace(/\.tsx?$/, '');
  return { specifier: specifier.replace(/\.tsx?$/, '.js'), place: `${target}.d.ts` };
}

const namesOf = (statement) => {
  if (statement.name) return [statement.name.text];
  return (statement.declarationList?.declarations ?? []).map(({ name }) => name.text);
};

/** The names that a statement imports or re-exports, with their sources. */
function namesFrom(place, statement) {
  const list = statement.importClause?.namedBindings ?? statement.exportClause;
  const target = follow(place, statement.moduleSpecifier.text);
  const elements = list?.elements ?? [];
  return elements.map(({ name, propertyName }) => [
    name.text,
    { ...target, name: (propertyName ?? name).text },
  ]);
}

/** A file's declarations, imports and re-exports, by name. */
function readFile(place, source) {
  const from = source.statements.filter(({ moduleSpecifier }) => moduleSpecifier);
  const own = source.statements.filter(({ moduleSpecifier }) => !moduleSpecifier);
  const broughtBy = (isWanted) =>
    new Map(from.filter(isWanted).flatMap((statement) => namesFrom(place, statement)));
  return {
    source,
    declared: new Map(own.flatMap((statement) => namesOf(statement).map((name) => [name, statement]))),
    imported: broughtBy(ts.isImportDeclaration),
    handedOn: broughtBy(ts.isExportDeclaration),
  };
}

const isExported = (statement) =>
  ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/** Every name that a declaration may refer to; names of properties are harmless extras. */
function spokenOf(statement) {
  const names = new Set();
  const visit = (node) => {
    if (ts.isIdentifier(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(statement);
  return names;
}

/** Marks what is needed, starting from the entry points. @returns by file, the statements and imports to keep */
function mark(files, doors) {
  const kept = new Map();
  const at = (place) =>
    kept.get(place) ?? kept.set(place, { statements: new Set(), lines: new Map() }).get(place);

  function want(place, name) {
    const file = files.get(place);
    if (file === undefined) throw new Error(`there are no types of ${place}`);
    const statement = file.declared.get(name);
    const onwards = file.handedOn.get(name);
    if (statement) keep(place, file, statement);
    if (onwards) bring(place, name, onwards, 'export');
  }

  function bring(place, name, target, verb) {
    const { lines } = at(place);
    const key = `${verb} ${name}`;
    if (lines.has(key)) return;
    const alias = target.name === name ? name : `${target.name} as ${name}`;
    lines.set(key, `${verb} type { ${alias} } from '${target.specifier}';`);
    if (target.place) want(target.place, target.name);
  }

  function keep(place, file, statement) {
    const { statements } = at(place);
    if (statements.has(statement)) return;
    statements.add(statement);
    for (const name of spokenOf(statement)) {
      if (file.imported.has(name)) bring(place, name, file.imported.get(name), 'import');
      else if (file.declared.has(name)) keep(place, file, file.declared.get(name));
    }
  }

  for (const place of doors) {
    const file = files.get(place);
    for (const statement of file.source.statements.filter(isExported)) keep(place, file, statement);
  }
  return kept;
}

/** Writes the declarations of the sources, and of what they refer to; everything else is left out. */
export function writeTypes(sources, folder) {
  const files = declare(sources);
  const doors = sources.map((source) => relative(SRC, source).replace(/\.tsx?$/, '.d.ts'));
  for (const [place, { statements, lines }] of mark(files, doors)) {
    const { source } = files.get(place);
    const said = source.statements
      .filter((statement) => statements.has(statement))
      .map((one) => one.getFullText());
    const text = [...lines.values(), `${said.join('')}`.trim(), 'export {};', ''].join('\n');
    mkdirSync(dirname(join(folder, place)), { recursive: true });
    writeFileSync(join(folder, place), text);
  }
}
