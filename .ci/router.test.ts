import { type ESTree, parseAst } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { bundleRouter, ROUTER_EXPORTS } from '../vite.router.ts';

/** Code, read. */
class Code {
  readonly #text: string;
  readonly #body: ESTree.Program['body'];

  constructor(text: string) {
    this.#text = text;
    this.#body = parseAst(text).body;
  }

  /** Statements with side effects as the code is loaded. */
  get effects(): readonly string[] {
    const effects = this.#body.filter(({ type }) => type === 'ExpressionStatement');
    return effects.map(({ start, end }) => this.#text.slice(start, end));
  }

  /** What is declared, by its name. */
  get declared(): ReadonlyMap<string, string> {
    const declared = this.#body.flatMap((node) => {
      const text = this.#text.slice(node.start, node.end);
      if (node.type === 'VariableDeclaration')
        return node.declarations.flatMap(({ id }) =>
          id.type === 'Identifier' ? [[id.name, text] as const] : [],
        );
      if (node.type !== 'FunctionDeclaration' && node.type !== 'ClassDeclaration') return [];
      return node.id ? [[node.id.name, text] as const] : [];
    });
    return new Map(declared);
  }

  get exported(): readonly string[] {
    return this.#body.flatMap((node) =>
      node.type === 'ExportNamedDeclaration'
        ? node.specifiers.map(({ exported }) => (exported.type === 'Identifier' ? exported.name : ''))
        : [],
    );
  }
}

let whole: Code;
let used: Code;

beforeAll(async () => {
  [whole, used] = (await Promise.all([bundleRouter(false), bundleRouter(true)])).map(
    (text) => new Code(text),
  ) as [Code, Code];
});

test('what is left of the router is what the app uses', () => {
  expect([...used.exported].sort()).toEqual([...ROUTER_EXPORTS].sort());
  expect(used.declared.size).toBeLessThan(whole.declared.size / 2);
});

/** Bundlers number names that would clash; and pure calls are marked. */
const plain = (text: string) => text.replace('/* @__PURE__ */ ', '').replace(/\b([a-zA-Z_$]+)\d+\b/g, '$1');

test('what is left of the router is as it was', () => {
  const all = new Set(Array.from(whole.declared.values(), plain));
  const changed = [...used.declared.values()].filter((text) => !all.has(plain(text)));
  expect(changed).toEqual([]);
});

test('what is left of the router has all of its side effects as it is loaded', () => {
  const kept = new Set(used.effects);
  const left = whole.effects.filter((effect) => !kept.has(effect));
  expect(left.length).toBeGreaterThan(0);
  const ofWhatStays = left.filter((effect) =>
    (effect.match(/[\w$]+/g) ?? []).some((word) => used.declared.has(word)),
  );
  expect(ofWhatStays).toEqual([]);
});
