import { type ESTree, parseAst } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { bundleRouter, NOTHING_COMES_OF, USED_OF_ROUTER } from '../vite.router.ts';

/** Code, read. */
class Code {
  readonly #text: string;
  readonly #body: ESTree.Program['body'];

  constructor(text: string) {
    this.#text = text;
    this.#body = parseAst(text).body;
  }

  /** What is done as the code is loaded, besides declaring. */
  get deeds(): readonly string[] {
    const deeds = this.#body.filter(({ type }) => type === 'ExpressionStatement');
    return deeds.map(({ start, end }) => this.#text.slice(start, end));
  }

  get declared(): readonly string[] {
    return this.#body.flatMap((node) => {
      if (node.type === 'VariableDeclaration')
        return node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []));
      if (node.type !== 'FunctionDeclaration' && node.type !== 'ClassDeclaration') return [];
      return node.id?.name ?? [];
    });
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
  [whole, used] = (await Promise.all([bundleRouter(true), bundleRouter(NOTHING_COMES_OF)])).map(
    (text) => new Code(text),
  ) as [Code, Code];
});

test('what is left of the router is what the app uses', () => {
  expect([...used.exported].sort()).toEqual([...USED_OF_ROUTER].sort());
  expect(used.declared.length).toBeLessThan(whole.declared.length / 2);
});

test('what is left of the router does as it is loaded all that it did', () => {
  const kept = new Set(used.deeds);
  const names = new Set(used.declared);
  const left = whole.deeds.filter((deed) => !kept.has(deed));
  expect(left.length).toBeGreaterThan(0);
  const ofWhatStays = left.filter((deed) => (deed.match(/[\w$]+/g) ?? []).some((word) => names.has(word)));
  expect(ofWhatStays).toEqual([]);
});
