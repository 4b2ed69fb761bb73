/** Where back leads: to what was seen before, or to the route's parent; before the first wallet through its few steps. */
import type { RouteName, RouteParams } from '../../ports/Navigation.ts';
import type { GateState } from './passGate.ts';
import { routeOf } from './routes.ts';

/** A route with its parameters. */
export interface RouteLocation {
  readonly route: RouteName;
  readonly params?: RouteParams;
}

/** Whether a person has set a password and has no wallet yet: what lies behind leads here again. */
export const isBeforeFirstWallet = ({ isUnlocked, hasWallet }: GateState): boolean =>
  isUnlocked && !hasWallet;

/**
 * The parent of a route.
 *
 * @returns null where there is nothing behind
 */
export function parentOf(name: RouteName, params: RouteParams, state: GateState): RouteLocation | null {
  if (isBeforeFirstWallet(state)) return stepBefore(name, params);
  if (name === 'switch-keyring' && params.remove !== undefined) return { route: name };
  if (name === 'restore-file' && state.hasWallet && state.isUnlocked) return { route: 'add-keyring' };
  const { parent } = routeOf(name);
  return parent === null ? null : { route: parent };
}

/** New words come first; who has a wallet already goes on from there. */
function stepBefore(name: RouteName, { mode }: RouteParams): RouteLocation | null {
  switch (name) {
    case 'create-hd-wallet':
      return mode === 'restore' ? { route: 'add-keyring', params: { mode } } : null;
    case 'create-simple-wallet':
    case 'restore-file':
      return { route: 'add-keyring', params: { mode: 'restore' } };
    default:
      return { route: 'create-hd-wallet' };
  }
}
