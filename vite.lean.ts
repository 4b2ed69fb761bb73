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
  const items = (id.elements as readonly (SyntaxNode | null)[]).flatMap((item, place) =>
    item === null ? [] : [`${code.slice(item.start, item.end)} = ${PURE}${ITEM}(${whole}, ${place})`],
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

function editsOf(statement: SyntaxNode, code: string): readonly Edit[] {
  if (statement.type === 'VariableDeclaration') {
    return (statement.declarations as readonly SyntaxNode[]).flatMap((declarator) => {
      const { id, init, start, end } = declarator as SyntaxNode & { id: SyntaxNode; init: SyntaxNode | null };
      if (init === null) return [];
      const made = marked(init, code);
      const isList = id.type === 'ArrayPattern';
      const text = isList ? divide(id, made, code) : `${code.slice(id.start, id.end)} = ${made}`;
      return [{ at: start, until: end, text }];
    });
  }
  const { start, end } = statement;
  const isName = /^\w+\.displayName = "[^"]*";$/.test(code.slice(start, end));
  return isName ? [{ at: start, until: end, text: '' }] : [];
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
        const edits = body.flatMap((statement) => editsOf(statement, code));
        const lean = edits.reduceRight(
          (text, { at, until, text: next }) => text.slice(0, at) + next + text.slice(until),
          code,
        );
        return {
          code: `${lean}\nfunction ${ITEM}(list, place) { return list[place]; }\n`,
          map: { mappings: '' },
        };
      },
    },
  };
}
