import type { Route } from '../routes/Route.ts';
import { preloadFrame } from './RouteFrame.tsx';

/** Loads layout and screen together, so that neither waits for the other. Resolves once both are here, or failed. */
export async function preloadRoute(route: Route): Promise<void> {
  await Promise.all([preloadFrame(route), route.screen.preload()]);
}
