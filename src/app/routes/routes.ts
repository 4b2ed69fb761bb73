/** The route table: every path with its screen, requirements and parent. Paths occur nowhere else. */
import type { RouteName, RouteParams } from '../../ports/Navigation.ts';
import { ACCOUNT_ROUTES } from './accountRoutes.ts';
import { APP_ROUTES } from './appRoutes.ts';
import { DRC20_ROUTES } from './drc20Routes.ts';
import { matchPath } from './matchPath.ts';
import type { Route } from './Route.ts';
import { SETTINGS_ROUTES } from './settingsRoutes.ts';
import { START_ROUTES } from './startRoutes.ts';
import { TAB_ROUTES } from './tabRoutes.ts';
import { TOOL_ROUTES } from './toolRoutes.ts';
import { TX_ROUTES } from './txRoutes.ts';
import { WALLET_ROUTES } from './walletRoutes.ts';

/** In the order of specification §2. */
export const ROUTES: readonly Route[] = [
  ...TAB_ROUTES,
  ...START_ROUTES,
  ...SETTINGS_ROUTES,
  ...DRC20_ROUTES,
  ...ACCOUNT_ROUTES,
  ...TX_ROUTES,
  ...WALLET_ROUTES,
  ...APP_ROUTES,
  ...TOOL_ROUTES,
];

const byName = new Map(ROUTES.map((route) => [route.name, route]));

/** @throws {RangeError} when there is no such route */
export function routeOf(name: RouteName): Route {
  const route = byName.get(name);
  if (route === undefined) throw new RangeError(`no route named ${name}`);
  return route;
}

export const isRouteName = (text: string): text is RouteName => byName.has(text as RouteName);

const paramsIn = (path: string): readonly string[] =>
  Array.from(path.matchAll(/:(\w+)/g), ([, name]) => name ?? '');

/** Whether a text is the name of a route that can be opened with these parameters. */
export const isReachable = (text: string, params: RouteParams): text is RouteName =>
  isRouteName(text) && paramsIn(routeOf(text).path).every((name) => params[name]);

/** A row of the table with the parameters from the path. */
export interface RouteMatch {
  readonly route: Route;
  readonly params: RouteParams;
}

/** Ignores case; null when there is none. */
export function matchRoute(path: string): RouteMatch | null {
  const match = matchPath(ROUTES, path);
  return match === null ? null : { route: match.pattern, params: match.params };
}

/** Ignores case; null when there is none. */
export const routeAt = (path: string): Route | null => matchRoute(path)?.route ?? null;

/**
 * A route's URL: parameters named in the path go there, the others into the query.
 *
 * @throws {RangeError} when a parameter of its path is missing
 */
export function hrefOf(name: RouteName, params: RouteParams = {}): string {
  const rest = new URLSearchParams(params);
  const path = routeOf(name).path.replace(/:(\w+)/g, (_segment, key: string) => {
    const value = params[key];
    if (!value) throw new RangeError(`the route ${name} needs its ${key}`);
    rest.delete(key);
    return encodeURIComponent(value);
  });
  const query = rest.toString();
  return query === '' ? path : `${path}?${query}`;
}
