/** Where a person comes to who opens a route: gates may send them on. */
import { type GateState, passGate } from './passGate.ts';
import type { Route } from './Route.ts';
import { matchRoute, routeOf } from './routes.ts';

/** How often gates send on at most; two is what the table needs. */
const DETOURS = 4;

/**
 * The route that is shown in the end.
 *
 * @param query - as in the address bar
 * @returns null where no route is
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
