/** Finds words that a person would read or hear where they stand outside src/i18n, where no other language replaces them. */
import ts from 'typescript';

/** Words in a source that no other language can replace. */
export interface HardcodedText {
  /** from 1 */
  readonly line: number;
  readonly text: string;
}

/** Attributes and properties that are read or heard whatever they hold; others may hold names of things. */
const ALWAYS_SAID =
  /^(label|\w+Label|title|text|hint|note|\w+Note|meaning|second|placeholder|legend|alt|message|aria-(label|description|valuetext|roledescription|placeholder))$/;

/** What it names in small letters is a thing of the code: an icon, a reaction. */
const NAMES_THINGS = /^(name|kind|status|tone|icon)$/;

/** Its arguments are for whoever mends Kennel, and for nobody else. */
const FOR_ENGINEERS = /(Error|Fault|Exception)$/;

/** Codes of coins and colours and addresses of the web are alike in every language, and so is the name of the app. */
const ALIKE_EVERYWHERE = /&\w+;|&#\w+;|^#[\da-f]{6}$|\bhttps?:\/\/|\bKennel\b/g;

const WORD = /\p{L}*\p{Ll}\p{L}*/u;
/** A first word with a capital letter that another follows, or something of the moment: `Press here`, `Account 2`. */
const SENTENCE = /^[\p{P}\s]*\p{Lu}\p{Ll}*[’']?\p{Ll}*[,:;.]?\s+(\p{L}|…)/u;
/** The rest of one: `of your account`. */
const TEXT_IN_A_ROW = /\p{Ll}[,:;]? \p{Ll}+[,:;]? \p{Ll}/u;
/** `1 coin`, `… coins`. */
const COUNTED = /^(\d+|…) \p{Ll}{3,}$/u;
/** In an object a key of something as often as a word. */
const ONE_SMALL_WORD = /^[\p{Ll}-]+$/u;
const CAPITAL = /^\p{Lu}\p{Ll}/u;

type Literal = ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression;

const isLiteral = (node: ts.Node): node is Literal =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);

/** What a literal says; `…` stands for what is put in. */
function saidBy(literal: Literal): string {
  if (!ts.isTemplateExpression(literal)) return literal.text;
  return literal.head.text + literal.templateSpans.map(({ literal: part }) => `…${part.text}`).join('');
}

/** Choices, sums and brackets hand on what stands in them. */
const handsOn = (node: ts.Node): boolean =>
  ts.isConditionalExpression(node) ||
  ts.isParenthesizedExpression(node) ||
  ts.isAsExpression(node) ||
  ts.isTemplateSpan(node) ||
  ts.isTemplateExpression(node) ||
  (ts.isBinaryExpression(node) && !isComparison(node)) ||
  (ts.isJsxExpression(node) && ts.isJsxAttribute(node.parent));

const isComparison = ({ operatorToken }: ts.BinaryExpression): boolean =>
  /^[!=]==?$|^in$/.test(operatorToken.getText());

/** Where what a literal says goes to. */
function ownerOf(literal: ts.Node): ts.Node {
  let owner = literal.parent;
  while (handsOn(owner)) owner = owner.parent;
  return owner;
}

const isNamed = (owner: ts.Node): owner is ts.JsxAttribute | ts.PropertyAssignment =>
  ts.isJsxAttribute(owner) || ts.isPropertyAssignment(owner);

const isForEngineers = (owner: ts.Node): boolean =>
  (ts.isNewExpression(owner) || ts.isCallExpression(owner)) && FOR_ENGINEERS.test(owner.expression.getText());

/** Any word in what is always read; elsewhere what begins like a sentence, or goes on like one. */
function isSaid(literal: Literal, text: string): boolean {
  const owner = ownerOf(literal);
  if (ts.isImportDeclaration(owner) || ts.isLiteralTypeNode(owner) || isForEngineers(owner)) return false;
  if (ts.isJsxExpression(owner)) return WORD.test(text);
  const goesOn = TEXT_IN_A_ROW.test(text) || COUNTED.test(text);
  if (!isNamed(owner)) return goesOn || SENTENCE.test(text);
  const name = owner.name.getText();
  if (NAMES_THINGS.test(name)) return CAPITAL.test(text);
  if (!ALWAYS_SAID.test(name)) return goesOn || CAPITAL.test(text);
  return WORD.test(text) && (ts.isJsxAttribute(owner) || !ONE_SMALL_WORD.test(text));
}

/** Words of a node, without those of the nodes in it; null when it says nothing. */
function textOf(node: ts.Node): string | null {
  if (!ts.isJsxText(node) && !isLiteral(node)) return null;
  const text = (ts.isJsxText(node) ? node.text : saidBy(node)).replace(ALIKE_EVERYWHERE, '').trim();
  const isFound = ts.isJsxText(node) ? WORD.test(text) : isSaid(node, text);
  return isFound ? text.replace(/\s+/g, ' ') : null;
}

/**
 * Text between tags, and literals that are said: in an attribute or property that is always read, or a sentence anywhere
 * but in an error.
 *
 * @param path - its ending says whether there is JSX in it
 */
export function findTexts(path: string, source: string): readonly HardcodedText[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind);
  const found: HardcodedText[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== null) found.push({ line: lineOf(file, node), text });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const lineOf = (file: ts.SourceFile, node: ts.Node): number =>
  file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
