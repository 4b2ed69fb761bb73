/** Loads everything that a route needs: its layout, its screen, the stores of a wallet, and the parts it names. */
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
  /** the displayed route */
  readonly current: RouteName;
  readonly children: ReactNode;
}

const section = presentModule<ComponentType<FrameProps>>(SectionFrame);

/** The frame of each layout. It stays mounted between routes of the same layout. */
export const FRAMES: Readonly<Record<Layout, LazyModule<ComponentType<FrameProps>>>> = {
  bare: section,
  tabs: lazyModule(withRetries(async () => (await import('./TabsFrame.tsx')).TabsFrame)),
  settings: section,
  drc20: section,
  account: section,
};

/** The screen, once everything it needs is loaded; otherwise null. */
export const loadedScreen = (
  { screen, needs }: Route,
  { wallet }: OpenStores,
): ComponentType<RouteProps> | null =>
  needs === 'nothing' || wallet.loaded?.parts.hasAll(needs) ? screen.loaded : null;

/** Loads the screen and everything it needs in parallel. Rejects when a part can't be loaded; the next call retries. */
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

/** Also loads the layout, in parallel. Resolves once everything is loaded, or failed. */
export async function preloadRoute(route: Route, open: OpenStores): Promise<void> {
  await Promise.allSettled([FRAMES[route.layout].load(), loadScreen(route, open)]);
}

/** Preloads the next routes one by one, while the user can already use the current one. */
export async function preloadNext({ next }: Route, open: OpenStores): Promise<void> {
  await pageIsCalm();
  for (const name of next) {
    await yieldToMain();
    void preloadRoute(routeOf(name), open);
  }
}
