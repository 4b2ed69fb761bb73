/** Which route is shown in the end: gates may redirect. */
import { type GateState, passGate } from './passGate.ts';
import type { Route } from './Route.ts';
import { matchRoute, routeOf } from './routes.ts';

/** Maximum redirects; the table needs two. */
const DETOURS = 4;

/**
 * @param query - as in the address bar
 * @returns null for an unknown path
 */
export function landingOf(path: string, query: string, state: GateState): Route | null {
  const match = matchRoute(path === '/' ? routeOf('home').path : path);
  if (match === null) return null;
  let { route } = match;
  let params = { ...Object.fromEntries(new URLSearchParams(query)), ...match.params };
  for (let detours = 0; detours < DETOURS; detours += 1) {
    const detour = passGate(route.gate, state, { name: route.name, params });
    if (detour === null) break;
    route = routeOf(detour.route);
    params = { ...detour.params };
  }
  return route;
}
