import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lazyModule, presentModule } from '../../domain/lazyModule.ts';
import type { Stores } from '../../stores/Stores.ts';
import type { OpenStores } from '../openStores.ts';
import { partsOf } from '../openWallet.ts';
import type { Route } from '../routes/Route.ts';
import { ROUTES, routeOf } from '../routes/routes.ts';
import { loadedScreen, loadScreen, preloadRoute } from './loadRoute.ts';

const Screen = () => null;

/** A route that needs the transfer rules, whose file fails to load this many times. */
function opening(failures: number) {
  let left = failures;
  const transferRules = lazyModule(async () => {
    left -= 1;
    if (left >= 0) throw new TypeError('Failed to fetch dynamically imported module');
    return 'the rules';
  });
  const route: Route = { ...routeOf('tx-create'), screen: presentModule(Screen) };
  const stores = { tx: { rules: transferRules }, apps: { desk: presentModule('a desk') } };
  const wallet = presentModule({ parts: partsOf(stores as unknown as Stores) });
  return { route, open: { wallet } as unknown as OpenStores, transferRules };
}

describe('a route', () => {
  it('is there once all that it needs is', async () => {
    const { route, open } = opening(0);
    expect(loadedScreen(route, open)).toBeNull();
    expect(loadedScreen({ ...route, needs: [] }, open)).toBe(Screen);
    expect(await loadScreen(route, open)).toBe(Screen);
    expect(loadedScreen(route, open)).toBe(Screen);
  });

  it('fails with what it needs, as if its own file were gone, and is tried again', async () => {
    const { route, open } = opening(1);
    await expect(loadScreen(route, open)).rejects.toThrow('dynamically imported module');
    expect(loadedScreen(route, open)).toBeNull();
    expect(await loadScreen(route, open)).toBe(Screen);
  });

  it('is loaded ahead with what it needs, and never throws then', async () => {
    const { route, open, transferRules } = opening(1);
    await preloadRoute(route, open);
    expect(transferRules.loaded).toBeNull();
    await preloadRoute(route, open);
    expect(transferRules.loaded).toBe('the rules');
  });
});

it('only what comes before the first wallet needs nothing of it', () => {
  expect(ROUTES.filter(({ needs }) => needs === 'nothing').map(({ name }) => name)).toEqual(['welcome']);
});

/** The files that a file imports, directly or not, for more than their types, as far as they are containers or stores. */
function usedBy(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  for (const [, to = ''] of readFileSync(file, 'utf8').matchAll(/^import (?!type)[^;]*?from '(\.[^']+)'/gm)) {
    const target = join(dirname(file), to);
    if (/^src\/(containers|stores)\//.test(target)) usedBy(target, seen);
  }
  return seen;
}

const TABLES = 'src/app/routes';

/** The container file of each row, by its import in the route tables. */
const containers = new Map(
  readdirSync(TABLES)
    .filter((file) => file.endsWith('Routes.ts'))
    .flatMap((file) => [
      ...readFileSync(join(TABLES, file), 'utf8').matchAll(/row\(\s+'([\w-]+)'.*?import\('([^']+)'/gs),
    ])
    .map(([, name = '', path = '']) => [name, join(TABLES, path)] as const),
);

it.each([
  ['rules.get()', 'transferRules'],
  ['desk.get()', 'requestDesk'],
] as const)('every route whose screen is drawn with %s names it', (use, part) => {
  const users = ROUTES.filter(({ name }) =>
    [...usedBy(containers.get(name) ?? '')].some((file) => readFileSync(file, 'utf8').includes(use)),
  );
  expect(users.length).toBeGreaterThan(0);
  expect(users.filter(({ needs }) => !needs.includes(part)).map(({ name }) => name)).toEqual([]);
});
