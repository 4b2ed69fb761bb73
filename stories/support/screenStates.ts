// Gets the possible states of each screen from the compiler: the statuses of its props, whatever types these are composed of.
import { readdirSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import ts from 'typescript';

const SCREENS = 'src/screens';

const membersOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

/** The statuses in a component's props. */
function statusesOf(component: ts.Symbol, checker: ts.TypeChecker): readonly string[] {
  const [props] = checker.getTypeOfSymbol(component).getCallSignatures()[0]?.parameters ?? [];
  if (props === undefined) return [];
  const statuses = membersOf(checker.getTypeOfSymbol(props)).flatMap((member) => {
    const status = member.getProperty('status');
    return status === undefined ? [] : membersOf(checker.getTypeOfSymbol(status));
  });
  return [...new Set(statuses.flatMap((status) => (status.isStringLiteral() ? [status.value] : [])))];
}

/** Views are composed of the project's own types, and the language's: packages need not be read. */
const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es5.d.ts'],
  jsx: ts.JsxEmit.Preserve,
  strict: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  types: [],
};

/** Reads only imports by relative path. */
function ownSources(): ts.CompilerHost {
  return {
    ...ts.createCompilerHost(OPTIONS),
    resolveModuleNameLiterals: (imports, importer) =>
      imports.map(({ text }) => {
        const resolvedFileName = join(dirname(importer), text);
        const isOwn = text.startsWith('.') && /\.tsx?$/.test(text);
        return { resolvedModule: isOwn ? { resolvedFileName, extension: extname(text) } : undefined };
      }),
  };
}

/** The statuses in each screen's view, by screen; empty if there is only one. */
export function screenStates(): ReadonlyMap<string, readonly string[]> {
  const files = readdirSync(SCREENS, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('Screen.tsx'))
    .map((path) => join(SCREENS, path));
  const program = ts.createProgram(files, OPTIONS, ownSources());
  const checker = program.getTypeChecker();
  const states = files.map((file) => {
    const name = basename(file, '.tsx');
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    const screen = module && checker.getExportsOfModule(module).find((symbol) => symbol.name === name);
    if (screen === undefined) throw new Error(`no screen in ${file}`);
    return [name, statusesOf(screen, checker)] as const;
  });
  return new Map(states);
}
