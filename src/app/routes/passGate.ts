/** Whether a person may see a route now, and where they are sent instead. */
import type { RouteName, RouteParams } from '../../ports/Navigation.ts';
import type { FirstStores } from '../../stores/Stores.ts';
import type { Gate } from './Route.ts';
import { isReachable, routeOf } from './routes.ts';

/** What gates look at. */
export interface GateState {
  readonly hasVault: boolean;
  readonly isUnlocked: boolean;
  readonly hasWallet: boolean;
  /** no server is ever asked; absent: some are */
  readonly isCold?: boolean;
  /** the vault lacks wallets that it should have; absent: no */
  readonly lacksWallets?: boolean;
  /** the start parameter of a site's request that was not looked at yet; empty or absent for none */
  readonly waitingRequest?: string;
}

/** What the gates look at, out of the stores. */
export const gateState = ({ isCold, session, keyrings, accounts }: FirstStores): GateState => ({
  isCold,
  hasVault: session.hasVault,
  isUnlocked: session.isUnlocked,
  hasWallet: !keyrings.isEmpty,
  lacksWallets: keyrings.missing.length > 0,
  waitingRequest: accounts.startapp,
});

/** Where to go instead; null: the route may be shown. */
export type Redirect = { readonly route: RouteName; readonly params?: RouteParams } | null;

/**
 * Decides about one route.
 *
 * @param here - the route and its parameters, remembered when unlocking comes first
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

/** A request that waits comes before home. */
const toRequest = ({ waitingRequest }: GateState, here: RouteName): Redirect =>
  here === 'home' && waitingRequest ? { route: 'app-connect', params: { startapp: waitingRequest } } : null;

/** After unlocking: to where the person wanted to go, or inside. */
function onwards(state: GateState, { to, ...params }: RouteParams): Redirect {
  return to !== undefined && isReachable(to, params) && isOpenInside(routeOf(to).gate, state)
    ? { route: to, params }
    : inside(state, params.mode);
}

const isOpenInside = (gate: Gate, { hasWallet }: GateState): boolean =>
  gate === 'session' || gate === 'nothing' || (gate === 'wallet' && hasWallet);

/** Where there is none to show: one that is missing is looked for before another is made. */
const firstWallet = ({ lacksWallets }: GateState): { readonly route: RouteName } => ({
  route: lacksWallets ? 'missing-wallets' : 'create-hd-wallet',
});

/** @param mode - `restore` for somebody who has a wallet already, and set the password for it */
function inside(state: GateState, mode?: string): Redirect {
  if (!state.isUnlocked) return { route: 'unlock' };
  if (state.hasWallet) return { route: 'home' };
  return mode === 'restore' ? { route: 'add-keyring', params: { mode } } : firstWallet(state);
}
