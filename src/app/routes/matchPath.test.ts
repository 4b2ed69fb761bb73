import { describe, expect, it } from 'vitest';
import { matchPath } from './matchPath.ts';

const PATTERNS = [
  { path: '/a/:id' },
  { path: '/a/new' },
  { path: '/a' },
  { path: '/:any/new' },
  { path: '/deep/:x/end' },
];

const found = (path: string) => {
  const match = matchPath(PATTERNS, path);
  return match === null ? null : [match.pattern.path, match.params];
};

describe('the matching of a path', () => {
  it.each([
    ['/a', '/a', {}],
    ['/A/', '/a', {}],
    ['/a///', '/a', {}],
    ['/a/7', '/a/:id', { id: '7' }],
    ['/deep/MiXed/END/', '/deep/:x/end', { x: 'MiXed' }],
    ['/a/b%20c', '/a/:id', { id: 'b c' }],
  ])('leads from %s to %s', (path, pattern, params) => {
    expect(found(path)).toEqual([pattern, params]);
  });

  it('ranks fixed segments above parameters, the first ones first', () => {
    expect(found('/a/NEW')).toEqual(['/a/new', {}]);
    expect(found('/b/new')).toEqual(['/:any/new', { any: 'b' }]);
    const turned = matchPath([...PATTERNS].reverse(), '/a/new');
    expect(turned?.pattern.path).toBe('/a/new');
  });

  it.each(['', '/', '/b', '/a/b/c', '/a//b', 'a', '/a/%', '/a/%E0%A4'])('finds nothing at "%s"', (path) => {
    expect(found(path)).toBeNull();
  });
});
