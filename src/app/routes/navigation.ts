/** Moves a person through the router; back never leaves the app. */
import type { NavigateFunction } from 'react-router-dom';
import type { Navigation } from '../../ports/Navigation.ts';
import { hrefOf, routeAt } from './routes.ts';

/** How many steps lie behind in this app; the router counts them in the history's state. */
export const stepsBehind = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : 0;

/**
 * Makes the way around.
 *
 * @param navigate - the router's
 * @param place - where the person is now: path, and the history's state
 */
export function createNavigation(
  navigate: NavigateFunction,
  place: () => { readonly path: string; readonly state: unknown },
): Navigation {
  return {
    go: (route, params) => {
      void navigate(hrefOf(route, params));
    },
    replace: (route, params) => {
      void navigate(hrefOf(route, params), { replace: true });
    },
    back: () => {
      if (stepsBehind(place().state) > 0) {
        void navigate(-1);
        return;
      }
      const parent = routeAt(place().path)?.parent ?? null;
      if (parent !== null) void navigate(hrefOf(parent), { replace: true });
    },
  };
}
