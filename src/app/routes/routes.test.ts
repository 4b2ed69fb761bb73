import { describe, expect, it } from 'vitest';
import { hrefOf, isRouteName, ROUTES, routeAt, routeOf } from './routes.ts';

describe('the route table', () => {
  it('names every route and every path once', () => {
    expect(new Set(ROUTES.map((route) => route.name)).size).toBe(ROUTES.length);
    expect(new Set(ROUTES.map((route) => route.path)).size).toBe(ROUTES.length);
  });

  it('finds a path whatever its case and its last slash', () => {
    expect(routeAt('/TX-Create/')?.name).toBe('tx-create');
    expect(routeAt('/account/UNLOCK')?.name).toBe('unlock');
    expect(routeAt('/nowhere')).toBeNull();
  });

  it('writes parameters as a query', () => {
    expect(hrefOf('history-detail', { txid: 'a b' })).toBe('/history-detail?txid=a+b');
    expect(hrefOf('home')).toBe('/home');
  });

  it('leads back to routes that exist', () => {
    for (const { parent, next } of ROUTES) {
      for (const name of [...next, ...(parent === null ? [] : [parent])])
        expect(routeOf(name).name).toBe(name);
    }
  });

  it('tells names from other texts', () => {
    expect(isRouteName('home')).toBe(true);
    expect(isRouteName('__proto__')).toBe(false);
  });
});
