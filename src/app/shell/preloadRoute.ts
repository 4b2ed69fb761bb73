import type { OpenStores } from '../openStores.ts';
import type { Route } from '../routes/Route.ts';
import { FRAMES } from './RouteFrame.tsx';

/** Loads layout, screen and stores together, so that none waits for another. Resolves once all are here, or failed. */
export async function preloadRoute(
  { layout, screen, needsWallet }: Route,
  { wallet }: OpenStores,
): Promise<void> {
  await Promise.allSettled([FRAMES[layout].load(), screen.load(), needsWallet && wallet.load()]);
}
