/** Loads what a route is drawn with: its layout, its screen, the stores of a wallet, and the parts of them that it names. */
import type { ComponentType, ReactNode } from 'react';
import { type LazyModule, lazyModule, presentModule, withRetries } from '../../domain/lazyModule.ts';
import type { RouteName } from '../../ports/Navigation.ts';
import { yieldToMain } from '../effects/throttle.ts';
import type { OpenStores } from '../openStores.ts';
import type { Layout, Route, RouteProps } from '../routes/Route.ts';
import { routeOf } from '../routes/routes.ts';
import { pageIsCalm } from './calm.ts';
import { SectionFrame } from './SectionFrame.tsx';

interface FrameProps {
  readonly layout: Layout;
  /** the route that is on show */
  readonly current: RouteName;
  readonly children: ReactNode;
}

const section = presentModule<ComponentType<FrameProps>>(SectionFrame);

/** What is around the routes of each layout. It stays while another route of the same layout comes. */
export const FRAMES: Readonly<Record<Layout, LazyModule<ComponentType<FrameProps>>>> = {
  bare: section,
  tabs: lazyModule(withRetries(async () => (await import('./TabsFrame.tsx')).TabsFrame)),
  settings: section,
  drc20: section,
  account: section,
};

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

/** What comes next is asked for piece by piece, while the person can already use what is on show. */
export async function preloadNext({ next }: Route, open: OpenStores): Promise<void> {
  await pageIsCalm();
  for (const name of next) {
    await yieldToMain();
    void preloadRoute(routeOf(name), open);
  }
}
