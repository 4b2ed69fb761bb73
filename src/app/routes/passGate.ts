/** Whether a route may be shown now, and where to redirect otherwise. */
import type { RouteName, RouteParams } from '../../ports/Navigation.ts';
import type { FirstStores } from '../../stores/Stores.ts';
import type { Gate } from './Route.ts';
import { isReachable, routeOf } from './routes.ts';

/** The state that gates depend on. */
export interface GateState {
  readonly hasVault: boolean;
  readonly isUnlocked: boolean;
  readonly hasWallet: boolean;
  /** no server is ever contacted; absent: false */
  readonly isCold?: boolean;
  /** wallets are missing in the vault; absent: false */
  readonly lacksWallets?: boolean;
  /** the start parameter of a site's request that has not been shown yet; empty or absent for none */
  readonly waitingRequest?: string;
}

export const gateState = ({ isCold, session, keyrings, accounts }: FirstStores): GateState => ({
  isCold,
  hasVault: session.hasVault,
  isUnlocked: session.isUnlocked,
  hasWallet: !keyrings.isEmpty,
  lacksWallets: keyrings.missing.length > 0,
  waitingRequest: accounts.startapp,
});

/** Where to redirect; null: the route may be shown. */
export type Redirect = { readonly route: RouteName; readonly params?: RouteParams } | null;

/**
 * Checks one route.
 *
 * @param here - the route and its parameters, to return to after unlocking
 */
export function passGate(
  gate: Gate,
  state: GateState,
  here: { name: RouteName; params: RouteParams },
): Redirect {
  if (gate === 'nothing') return null;
  if (gate === 'no-vault') return state.hasVault ? inside(state, here.params.mode) : null;
  if (!state.hasVault) return { route: 'welcome' };
  if (gate === 'vault') return state.isUnlocked ? onwards(state, here.params) : null;
  if (!state.isUnlocked) return { route: 'unlock', params: { ...here.params, to: here.name } };
  if (gate === 'wallet' && !state.hasWallet) return firstWallet(state);
  return state.isCold ? whereCold(here.name) : toRequest(state, here.name);
}

/** A cold wallet has no screens that need servers, and answers no site. */
const whereCold = (here: RouteName): Redirect => (routeOf(here).needsServers ? { route: 'home' } : null);

/** A pending request is shown before home. */
const toRequest = ({ waitingRequest }: GateState, here: RouteName): Redirect =>
  here === 'home' && waitingRequest ? { route: 'app-connect', params: { startapp: waitingRequest } } : null;

/** After unlocking: to the requested route, or inside. */
function onwards(state: GateState, { to, ...params }: RouteParams): Redirect {
  return to !== undefined && isReachable(to, params) && isOpenInside(routeOf(to).gate, state)
    ? { route: to, params }
    : inside(state, params.mode);
}

const isOpenInside = (gate: Gate, { hasWallet }: GateState): boolean =>
  gate === 'session' || gate === 'nothing' || (gate === 'wallet' && hasWallet);

/** Without a wallet to show: a missing one is restored before another is created. */
const firstWallet = ({ lacksWallets }: GateState): { readonly route: RouteName } => ({
  route: lacksWallets ? 'missing-wallets' : 'create-hd-wallet',
});

/** @param mode - `restore` for users who already have a wallet, and set the password for it */
function inside(state: GateState, mode?: string): Redirect {
  if (!state.isUnlocked) return { route: 'unlock' };
  if (state.hasWallet) return { route: 'home' };
  return mode === 'restore' ? { route: 'add-keyring', params: { mode } } : firstWallet(state);
}
