// Finds features in sources that engines of the floor lack.
import postcss, { type Container, type Declaration } from 'postcss';
import ts from 'typescript';
import {
  CSS_RULES,
  CSS_VALUES,
  FILLED,
  GLOBALS,
  MEMBERS,
  METHODS,
  missingIn,
  type Since,
  SYNTAX,
} from './features.ts';

const isNewer = (name: string, feature: Since | undefined): boolean =>
  feature !== undefined && !FILLED.has(name) && missingIn(feature).length > 0;

const own = (table: Readonly<Record<string, Since>>, name: string): Since | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

function inRegExp(text: string): readonly (keyof typeof SYNTAX)[] {
  const flags = text.slice(text.lastIndexOf('/') + 1);
  return [
    ...(/\(\?<[=!]/.test(text) ? (['a lookbehind in a regular expression'] as const) : []),
    ...(flags.includes('v') ? (['the flag v of a regular expression'] as const) : []),
  ];
}

function syntaxOf(node: ts.Node): readonly (keyof typeof SYNTAX)[] {
  if (ts.isRegularExpressionLiteral(node)) return inRegExp(node.text);
  if (ts.isClassStaticBlockDeclaration(node)) return ['a static block of a class'];
  if (ts.isImportDeclaration(node) && node.attributes !== undefined) return ['an import with attributes'];
  const isUsing = ts.isVariableDeclarationList(node) && (node.flags & ts.NodeFlags.Using) !== 0;
  return isUsing && (node.flags & ts.NodeFlags.BlockScoped) === ts.NodeFlags.Using
    ? ['a declaration with using']
    : [];
}

/** Whether an identifier is a used name, and no declaration, member or type. */
const isUsedName = (node: ts.Identifier): boolean =>
  (ts.isNewExpression(node.parent) && node.parent.expression === node) ||
  (ts.isCallExpression(node.parent) && node.parent.expression === node) ||
  (ts.isPropertyAccessExpression(node.parent) && node.parent.expression === node);

function namesOf(node: ts.Node): readonly string[] {
  if (ts.isPropertyAccessExpression(node)) {
    const { name, expression } = node;
    const member = `${expression.getText().replace(/^(?:globalThis|window|self)\./, '')}.${name.text}`;
    const isCalled = ts.isCallExpression(node.parent) && node.parent.expression === node;
    return [
      ...(isNewer(member, own(MEMBERS, member)) ? [member] : []),
      ...(isCalled && isNewer(name.text, own(METHODS, name.text)) ? [name.text] : []),
    ];
  }
  if (ts.isIdentifier(node) && isUsedName(node) && isNewer(node.text, own(GLOBALS, node.text)))
    return [node.text];
  return syntaxOf(node).filter((name) => isNewer(name, SYNTAX[name]));
}

/** Unfilled features of a script that are newer than the floor. @param path - its ending decides the language: `.ts`, `.tsx` or `.js` */
export function newInScript(path: string, text: string): readonly string[] {
  const found: string[] = [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    found.push(...namesOf(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Whether an older engine has a fallback: a plain declaration right before, or a condition around. */
function hasFallback(declaration: Declaration, part: string): boolean {
  const before = declaration.prev();
  const isPlain = before?.type === 'decl' && before.prop === declaration.prop && !before.value.includes(part);
  for (let parent: Container | undefined = declaration.parent as Container | undefined; parent; ) {
    if (parent.type === 'atrule' && 'params' in parent && String(parent.params).includes(part)) return true;
    parent = parent.parent as Container | undefined;
  }
  return isPlain;
}

const usesValue = (value: string, part: string): boolean =>
  part.endsWith('(') ? value.includes(part) : new RegExp(`(?:^|[\\d\\s(])${part}\\b`).test(value);

function newInDeclaration(declaration: Declaration): readonly string[] {
  const { prop, value } = declaration;
  const newer = Object.entries(CSS_VALUES)
    .filter(([part, feature]) => usesValue(value, part) && missingIn(feature).length > 0)
    .filter(([part]) => !hasFallback(declaration, part))
    .map(([part]) => `${prop}: ${part}`);
  const next = declaration.next();
  // a duplicate is an error, unless the first is for engines that drop the second
  const isTwice = next?.type === 'decl' && next.prop === prop;
  const isFallback = isTwice && Object.keys(CSS_VALUES).some((part) => usesValue(next.value, part));
  return [...newer, ...(isTwice && !isFallback ? [`${prop} twice`] : [])];
}

/** Features of a style sheet that are newer than the floor, without a fallback. */
export function newInStyles(text: string): readonly string[] {
  const found: string[] = [];
  const root = postcss.parse(text);
  root.walkDecls((declaration) => {
    found.push(...newInDeclaration(declaration));
  });
  const judge = (written: string): void => {
    for (const [part, feature] of Object.entries(CSS_RULES))
      if (written.includes(part) && missingIn(feature).length > 0) found.push(part);
  };
  root.walkRules(({ selector }) => judge(selector));
  root.walkAtRules(({ name }) => judge(`@${name}`));
  return found;
}
