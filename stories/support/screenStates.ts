// Asks the compiler which states each screen can be in: the statuses of its props, whatever types they are put together from.
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';

const SCREENS = 'src/screens';

const membersOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

/** The statuses in what a component is given. */
function statusesOf(component: ts.Symbol, checker: ts.TypeChecker): readonly string[] {
  const [props] = checker.getTypeOfSymbol(component).getCallSignatures()[0]?.parameters ?? [];
  if (props === undefined) return [];
  const statuses = membersOf(checker.getTypeOfSymbol(props)).flatMap((member) => {
    const status = member.getProperty('status');
    return status === undefined ? [] : membersOf(checker.getTypeOfSymbol(status));
  });
  return [...new Set(statuses.flatMap((status) => (status.isStringLiteral() ? [status.value] : [])))];
}

/** The statuses that each screen's view names, by the screen; none for those that have but one. */
export function screenStates(): ReadonlyMap<string, readonly string[]> {
  const files = readdirSync(SCREENS, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('Screen.tsx'))
    .map((path) => join(SCREENS, path));
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  const program = ts.createProgram(files, { ...options, noEmit: true, types: [] });
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
