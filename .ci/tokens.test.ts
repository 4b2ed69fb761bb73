import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import tokens from '../src/components/theme/tokens.json';
import { cssName, cssValue, makeTokens } from './tokens.mjs';

const THEME = join(import.meta.dirname, '../src/components/theme');

interface Node {
  readonly [name: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Every token, with its path and its own or inherited type. */
function* each(
  node: Node,
  path: readonly string[] = [],
  inherited?: unknown,
): Generator<[string, unknown, Node]> {
  const type = node.$type ?? inherited;
  if ('$value' in node) yield [path.join('.'), type, node];
  else
    for (const [name, inner] of Object.entries(node))
      if (isNode(inner) && (name === '$root' || !name.startsWith('$')))
        yield* each(inner, [...path, name], type);
}

const ALL = [...each(tokens)];

describe('the tokens', () => {
  it.each(['tokens.css', 'tokens.ts'] as const)('are what %s was made of: npm run tokens', async (name) => {
    expect((await makeTokens())[name]).toBe(readFileSync(join(THEME, name), 'utf8'));
  });

  it('have a type each, of the format', () => {
    const types = /^(color|dimension|fontFamily|fontWeight|duration|cubicBezier|number|transition|shadow)$/;
    expect(ALL.length).toBeGreaterThan(100);
    expect(ALL.filter(([, type]) => !types.test(String(type))).map(([path]) => path)).toEqual([]);
  });

  it('name what is not written with a value, and no name that the format keeps for itself', () => {
    expect(ALL.filter(([path]) => /[{}]|\.\$(?!root$)/.test(path))).toEqual([]);
  });

  it('give each colour in numbers as in letters', () => {
    const differing = ALL.filter(
      ([, type, { $value }]) => type === 'color' && isNode($value) && '$value' in { $value },
    )
      .map(([path, , { $value }]) => [path, $value as { readonly hex: string }] as const)
      .filter(([, value]) => cssValue({ $type: 'color', $value: value }) !== value.hex);
    expect(differing).toEqual([]);
  });

  it('have one name each in a stylesheet', () => {
    const names = ALL.map(([path]) => path.split('.'))
      .filter(([group]) => !['duration', 'curve', 'narrow'].includes(group ?? ''))
      .map((path) => cssName(path));
    expect(names.length).toBe(new Set(names).size);
  });
});

describe('a token', () => {
  it.each([
    ['color', { colorSpace: 'srgb', components: [1, 0.5, 0] }, '#ff8000'],
    ['color', { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.45 }, 'rgb(0 0 0 / 45%)'],
    ['dimension', { value: 12, unit: 'px' }, '12px'],
    ['fontFamily', ['Inter Variable', 'sans-serif'], '"Inter Variable", sans-serif'],
    ['duration', { value: 160, unit: 'ms' }, '160ms'],
    [
      'transition',
      {
        duration: { value: 160, unit: 'ms' },
        delay: { value: 40, unit: 'ms' },
        timingFunction: [0.2, 0, 0, 1],
      },
      '160ms cubic-bezier(0.2, 0, 0, 1) 40ms',
    ],
  ])('of type %s is written in CSS', ($type, $value, written) => {
    expect(cssValue({ $type, $value })).toBe(written);
  });

  it.each([
    { $type: 'gradient', $value: [] },
    { $type: 'color', $value: { colorSpace: 'oklch', components: [0, 0, 0] } },
  ])('that is not understood makes nothing', (token) => {
    expect(() => cssValue(token)).toThrow('not read here');
  });
});
