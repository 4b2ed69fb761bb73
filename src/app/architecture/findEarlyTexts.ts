/** Finds words that are read as soon as a file is loaded: they would stay in the language of that moment. */
import ts from 'typescript';

const SAID = /^export (?:function|const) (\w+)(?= = messages\(| = \(|\()/gm;

/** What a file of src/i18n says, by the names of its exports. */
export const saidIn = (source: string): readonly string[] =>
  Array.from(source.matchAll(SAID), ([, name]) => name ?? '');

/** The names that an import gives to what is said. */
function namesIn(file: ts.SourceFile, said: ReadonlySet<string>): ReadonlySet<string> {
  const imports = file.statements
    .filter(ts.isImportDeclaration)
    .map((statement) => statement.importClause?.namedBindings);
  const specifiers = imports.flatMap((names) => (names && ts.isNamedImports(names) ? names.elements : []));
  return new Set(
    specifiers.flatMap(({ name, propertyName }) =>
      said.has((propertyName ?? name).text) ? [name.text] : [],
    ),
  );
}

/**
 * Reads and calls outside every function.
 *
 * @param said - all that src/i18n says
 */
export function findEarlyTexts(
  path: string,
  source: string,
  said: ReadonlySet<string>,
): readonly { readonly line: number; readonly text: string }[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind);
  const names = namesIn(file, said);
  const isRead = (node: ts.Node): node is ts.PropertyAccessExpression | ts.CallExpression =>
    (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) &&
    names.has(node.expression.getText());
  const found: { line: number; text: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (isRead(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push({ line: line + 1, text: node.getText() });
    }
    ts.forEachChild(node, visit);
  };
  if (names.size > 0) visit(file);
  return found;
}
