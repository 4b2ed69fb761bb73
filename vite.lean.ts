import { type Plugin, parseAst } from 'vite';

/**
 * Packages that are one big module and build their parts by calls at its top level. A bundler keeps a call whose result
 * nobody uses unless it is told that nothing else comes of it.
 */
const ONE_PIECE =
  /@telegram-apps[\\/]sdk[\\/]dist[\\/]index\.js$|react-router[\\/]dist[\\/]\w+[\\/]chunk-\w+\.mjs$/;

/** What a syntax tree is made of, as far as it is looked at. */
interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

interface Edit {
  readonly at: number;
  readonly until: number;
  readonly text: string;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

const isFunction = ({ type }: SyntaxNode): boolean => /Function|Class/.test(type);

/** Calls that happen when a node is evaluated, not those in functions that somebody may call later. */
function callsIn(node: SyntaxNode): readonly SyntaxNode[] {
  if (isFunction(node)) return [];
  const children = Object.values(node).flat().filter(isNode).flatMap(callsIn);
  return /^(Call|New)Expression$/.test(node.type) ? [node, ...children] : children;
}

const PURE = '/* @__PURE__ */ ';
const ITEM = 'kennelItem';

/** `const [a, b] = made` as one constant for each item, each of which can be left out. */
function divide(id: SyntaxNode, init: string, code: string): string {
  const whole = `${ITEM}${id.start}`;
  const items = (id.elements as readonly (SyntaxNode | null)[]).flatMap((item, index) =>
    item === null ? [] : [`${code.slice(item.start, item.end)} = ${PURE}${ITEM}(${whole}, ${index})`],
  );
  return [`${whole} = ${init}`, ...items].join(', ');
}

/** Marks the calls of an expression. */
function marked(node: SyntaxNode, code: string): string {
  const places = callsIn(node).map(({ start }) => start);
  return [...new Set(places)]
    .sort((a, b) => b - a)
    .reduce(
      (text, at) => text.slice(0, at - node.start) + PURE + text.slice(at - node.start),
      code.slice(node.start, node.end),
    );
}

/** What a class is given right after it was made: `Boundary.contextType = Context;` */
const GIVEN = /^(\w+)\.(contextType) = (\w+);$/;

/** What is given to each class, by its name, as an object's text. */
type Given = ReadonlyMap<string, string>;

const givenIn = (body: readonly SyntaxNode[], code: string): Given =>
  new Map(
    body.flatMap(({ start, end }) => {
      const [, name, property, value] = GIVEN.exec(code.slice(start, end)) ?? [];
      return name === undefined ? [] : [[name, `{ ${property}: ${value} }`]];
    }),
  );

/** Whether a property is read when a node is evaluated: that counts as an effect, whoever needs what was read. */
function readsProperty(node: SyntaxNode): boolean {
  if (isFunction(node)) return node.type === 'ClassExpression' && node.superClass !== null;
  if (node.type === 'MemberExpression') return true;
  const isCall = node.type === 'CallExpression' || node.type === 'NewExpression';
  const parts = isCall ? [node.arguments] : Object.values(node);
  return parts.flat().filter(isNode).some(readsProperty);
}

/** The value of a constant as something that can be left out. */
function lean(name: string, init: SyntaxNode, code: string, given: Given): string {
  if (!readsProperty(init)) return marked(init, code);
  const value = code.slice(init.start, init.end);
  const rest = given.get(name);
  return `${PURE}(() => (${rest === undefined ? value : `Object.assign(${value}, ${rest})`}))()`;
}

function editsOf(statement: SyntaxNode, code: string, given: Given): readonly Edit[] {
  if (statement.type === 'VariableDeclaration') {
    return (statement.declarations as readonly SyntaxNode[]).flatMap((declarator) => {
      const { id, init, start, end } = declarator as SyntaxNode & { id: SyntaxNode; init: SyntaxNode | null };
      if (init === null) return [];
      const name = code.slice(id.start, id.end);
      const made = lean(name, init, code, given);
      const text = id.type === 'ArrayPattern' ? divide(id, made, code) : `${name} = ${made}`;
      return [{ at: start, until: end, text }];
    });
  }
  const { start, end } = statement;
  const text = code.slice(start, end);
  const isLeftOut = GIVEN.test(text) || /^\w+\.displayName = "[^"]*";$/.test(text);
  return isLeftOut ? [{ at: start, until: end, text: '' }] : [];
}

/** Lets the bundler leave out what is not used of packages that are one piece. */
export function leanPackages(): Plugin {
  return {
    name: 'kennel:lean-packages',
    apply: 'build',
    transform: {
      filter: { id: ONE_PIECE },
      handler(code) {
        const { body } = parseAst(code) as unknown as { readonly body: readonly SyntaxNode[] };
        const given = givenIn(body, code);
        const edits = body.flatMap((statement) => editsOf(statement, code, given));
        const rewritten = edits.reduceRight(
          (text, { at, until, text: next }) => text.slice(0, at) + next + text.slice(until),
          code,
        );
        return {
          code: `${rewritten}\nfunction ${ITEM}(list, place) { return list[place]; }\n`,
          map: { mappings: '' },
        };
      },
    },
  };
}
