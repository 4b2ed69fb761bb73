/** What a row of the route table says. */
import type { ComponentType } from 'react';
import { type LazyModule, lazyModule, withRetries } from '../../domain/lazyModule.ts';
import type { RouteName, RouteParams } from '../../ports/Navigation.ts';

/**
 * What a route needs before it is shown.
 *
 * `nothing` · `no-vault`: only before a vault exists · `vault`: one exists, locked or not · `session`: an unlocked vault
 * · `wallet`: an unlocked vault with a keyring in it
 */
export type Gate = 'nothing' | 'no-vault' | 'vault' | 'session' | 'wallet';

/** The shape of what comes, shown while it loads. */
export type PlaceholderShape = 'form' | 'list' | 'receipt' | 'home' | 'lead';

/** What stands around a route. `tabs`: over the bar at the bottom · the names of sections: their common layout */
export type Layout = 'bare' | 'tabs' | 'settings' | 'drc20' | 'account';

/** Parts of a wallet that load late: a route whose screen needs one names it, and is drawn with it. */
export type WalletPart = 'transferRules' | 'requestDesk';

/** What every container gets. */
export interface RouteProps {
  readonly params: RouteParams;
}

/** One row of the table. */
export interface Route {
  readonly name: RouteName;
  /** in small letters, without a last slash; a segment such as `:startapp` is a parameter */
  readonly path: string;
  readonly screen: LazyModule<ComponentType<RouteProps>>;
  /** those parts of a wallet; `nothing`: not even its stores, as before the first wallet */
  readonly needs: readonly WalletPart[] | 'nothing';
  readonly placeholder: PlaceholderShape;
  readonly layout: Layout;
  readonly gate: Gate;
  /** a cold wallet has no such screen: it shows what servers tell, or sends through them */
  readonly needsServers: boolean;
  /** where back leads once there is a wallet, when there is nothing to go back to; null: no way back is shown */
  readonly parent: RouteName | null;
  /** loaded ahead as soon as this one is shown */
  readonly next: readonly RouteName[];
}

type Load = () => Promise<ComponentType<RouteProps>>;

/** Makes a row; where it names no gate, a wallet has to be open. @param load - imports its container */
export const row = (
  name: RouteName,
  path: string,
  load: Load,
  rest: Pick<Route, 'placeholder' | 'parent'> &
    Partial<Pick<Route, 'gate' | 'next' | 'needs' | 'needsServers'>>,
): Route => ({
  ...{ name, path, screen: lazyModule(withRetries(load)) },
  ...{ layout: 'bare', gate: 'wallet', needsServers: false, next: [], needs: [], ...rest },
});

/** Marks rows that a cold wallet does not have. */
export const overServers = (rows: readonly Route[]): readonly Route[] =>
  rows.map((route) => ({ ...route, needsServers: true }));

/** Puts rows into their common layout. */
export const within = (layout: Layout, rows: readonly Route[]): readonly Route[] =>
  rows.map((route) => ({ ...route, layout }));
