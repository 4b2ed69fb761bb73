/** Loads what a route is drawn with: its layout, its screen, the stores of a wallet, and the parts of them that it names. */
import type { ComponentType } from 'react';
import type { OpenStores } from '../openStores.ts';
import type { Route, RouteProps } from '../routes/Route.ts';
import { FRAMES } from './RouteFrame.tsx';

/** The screen, once all that it needs is here; null before. */
export const loadedScreen = (
  { screen, needs }: Route,
  { wallet }: OpenStores,
): ComponentType<RouteProps> | null =>
  needs === 'nothing' || wallet.loaded?.parts.hasAll(needs) ? screen.loaded : null;

/** The screen and all that it needs, together. Rejects when something of it can't be loaded; the next call tries again. */
export async function loadScreen(
  { screen, needs }: Route,
  { wallet }: OpenStores,
): Promise<ComponentType<RouteProps>> {
  const [Screen] = await Promise.all([
    screen.load(),
    needs !== 'nothing' && wallet.load().then(({ parts }) => parts.loadAll(needs)),
  ]);
  return Screen;
}

/** Loads the layout too, so that nothing waits for another. Resolves once all is here, or failed. */
export async function preloadRoute(route: Route, open: OpenStores): Promise<void> {
  await Promise.allSettled([FRAMES[route.layout].load(), loadScreen(route, open)]);
}
