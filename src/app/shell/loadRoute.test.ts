import { describe, expect, it } from 'vitest';
import { lazyModule, presentModule } from '../../domain/lazyModule.ts';
import type { Stores } from '../../stores/Stores.ts';
import type { OpenStores } from '../openStores.ts';
import { partsOf } from '../openWallet.ts';
import type { Route } from '../routes/Route.ts';
import { ROUTES, routeOf } from '../routes/routes.ts';
import { loadedScreen, loadScreen, preloadRoute } from './loadRoute.ts';

const Screen = () => null;

/** A route that needs the rules of transfers, whose file fails to load so many times. */
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
