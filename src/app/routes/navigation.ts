/** Navigates with the router; back never leaves the app. */
import type { NavigateFunction } from 'react-router-dom';
import type { Navigation } from '../../ports/Navigation.ts';
import { isBeforeFirstWallet, parentOf, type RouteLocation } from './backNavigation.ts';
import type { GateState } from './passGate.ts';
import { hrefOf, matchRoute } from './routes.ts';

/** The number of history entries behind this one in the app; the router counts them in the history's state. */
export const stepsBehind = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : 0;

/** The parent of a route; null when there is nothing behind. @param query - as in the address bar */
export function parentAt(path: string, query: string, state: GateState): RouteLocation | null {
  const match = matchRoute(path);
  if (match === null) return null;
  const params = { ...Object.fromEntries(new URLSearchParams(query)), ...match.params };
  return parentOf(match.route.name, params, state);
}

interface Whereabouts {
  readonly path: string;
  readonly query: string;
  readonly state: unknown;
}

/**
 * @param navigate - the router's
 * @param gates - the current state for gates
 */
export function createNavigation(
  navigate: NavigateFunction,
  whereabouts: () => Whereabouts,
  gates: () => GateState,
): Navigation {
  return {
    go: (route, params) => {
      void navigate(hrefOf(route, params));
    },
    replace: (route, params) => {
      void navigate(hrefOf(route, params), { replace: true });
    },
    back: () => {
      const { path, query, state } = whereabouts();
      if (stepsBehind(state) > 0 && !isBeforeFirstWallet(gates())) {
        void navigate(-1);
        return;
      }
      const parent = parentAt(path, query, gates());
      if (parent !== null) void navigate(hrefOf(parent.route, parent.params), { replace: true });
    },
  };
}
