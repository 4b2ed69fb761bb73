import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import ts from 'typescript';
import type { Plugin } from 'vite';

/** A message in a source. */
export interface SourceMessage {
  readonly id: string;
  readonly english: string;
  /** from 1 */
  readonly line: number;
  /** offsets of its literal */
  readonly start: number;
  readonly end: number;
}

type Found = (message: SourceMessage) => void;

/** Reads `t('home.title', 'Wallet')`. */
function readCall(id: string, english: ts.Node, file: ts.SourceFile, found: Found): void {
  if (!ts.isStringLiteralLike(english)) throw new Error(`${file.fileName}: ${id} is not one literal`);
  const { line } = file.getLineAndCharacterOfPosition(english.getStart(file));
  found({ id, english: english.text, line: line + 1, start: english.getStart(file), end: english.end });
}

/** A literal marked `as const` is not a text, but the name of an icon, for example. */
const isText = (node: ts.Node): boolean => !ts.isAsExpression(node);

/** Reads `messages('home', { title: 'Wallet', rules: [{ text: '…' }] })`. */
function readTree(id: string, english: ts.Node, file: ts.SourceFile, found: Found): void {
  if (ts.isArrayLiteralExpression(english)) {
    english.elements.forEach((element, index) => {
      readTree(`${id}.${index}`, element, file, found);
    });
  } else if (ts.isObjectLiteralExpression(english)) {
    for (const property of english.properties) {
      if (!ts.isPropertyAssignment(property)) throw new Error(`${file.fileName}: ${id} is not plain`);
      const name = ts.isStringLiteral(property.name) ? property.name.text : property.name.getText(file);
      readTree(`${id}.${name}`, property.initializer, file, found);
    }
  } else if (isText(english)) readCall(id, english, file, found);
}

const READERS = new Map([
  ['t', readCall],
  ['messages', readTree],
]);

/** Every message of a source. @throws when one is not a literal */
export function messagesIn(path: string, source: string): readonly SourceMessage[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const all: SourceMessage[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [id, english] = node.arguments;
      const read = READERS.get(node.expression.getText(file));
      if (read && id && english && ts.isStringLiteralLike(id)) {
        read(id.text, english, file, (message) => all.push(message));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return all;
}

/** Compiles messages with placeholders at build time, like the catalogues, so that the parser doesn't ship. */
export function compileMessages(): Plugin {
  return {
    name: 'kennel:messages',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/i18n\/.*\.ts$/, code: /\bt\(/ },
      handler(code, id) {
        const open = messagesIn(id, code).filter(({ english }) => english.includes('{'));
        const compiled = open.reduceRight(
          (text, { english, start, end }) =>
            text.slice(0, start) + JSON.stringify(compileMessageOrThrow(english)) + text.slice(end),
          code,
        );
        return { code: compiled, map: null };
      },
    },
  };
}
