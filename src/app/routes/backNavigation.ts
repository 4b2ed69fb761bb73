/** Where back leads: to the previous screen, or to the route's parent; before the first wallet, through the steps of creating it. */
import type { RouteName, RouteParams } from '../../ports/Navigation.ts';
import type { GateState } from './passGate.ts';
import { routeOf } from './routes.ts';

export interface RouteLocation {
  readonly route: RouteName;
  readonly params?: RouteParams;
}

/** Whether the user has set a password but has no wallet yet: earlier screens would redirect here again. */
export const isBeforeFirstWallet = ({ isUnlocked, hasWallet }: GateState): boolean =>
  isUnlocked && !hasWallet;

/** @returns null when there is nothing behind */
export function parentOf(name: RouteName, params: RouteParams, state: GateState): RouteLocation | null {
  if (isBeforeFirstWallet(state)) return stepBefore(name, params);
  if (name === 'switch-keyring' && params.remove !== undefined) return { route: name };
  if (name === 'restore-file' && state.hasWallet && state.isUnlocked) return { route: 'add-keyring' };
  const { parent } = routeOf(name);
  return parent === null ? null : { route: parent };
}

/** Creating a new phrase is the first step; users who have a wallet elsewhere continue from there. */
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
