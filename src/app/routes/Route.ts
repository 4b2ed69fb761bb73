/** The format of the route table. */
import type { ComponentType } from 'react';
import { type LazyModule, lazyModule, withRetries } from '../../domain/lazyModule.ts';
import type { RouteName, RouteParams } from '../../ports/Navigation.ts';

/**
 * What a route requires before it is shown.
 *
 * `nothing` · `no-vault`: only before a vault exists · `vault`: one exists, locked or not · `session`: an unlocked vault · `wallet`: an
 * unlocked vault with a keyring in it
 */
export type Gate = 'nothing' | 'no-vault' | 'vault' | 'session' | 'wallet';

/** The shape of the screen, shown while it loads. */
export type PlaceholderShape = 'form' | 'list' | 'receipt' | 'home' | 'lead';

/** The frame of a route. `tabs`: above the bottom bar · the names of sections: their common layout */
export type Layout = 'bare' | 'tabs' | 'settings' | 'drc20' | 'account';

/** Lazily loaded parts of a wallet: a route whose screen needs one names it, and is rendered when it is loaded. */
export type WalletPart = 'transferRules' | 'requestDesk';

/** The props of every container. */
export interface RouteProps {
  readonly params: RouteParams;
}

export interface Route {
  readonly name: RouteName;
  /** in lower case, without trailing slash; a segment such as `:startapp` is a parameter */
  readonly path: string;
  readonly screen: LazyModule<ComponentType<RouteProps>>;
  /** the required parts of a wallet; `nothing`: not even its stores, as before the first wallet */
  readonly needs: readonly WalletPart[] | 'nothing';
  readonly placeholder: PlaceholderShape;
  readonly layout: Layout;
  readonly gate: Gate;
  /** not available in a cold wallet: it shows data from servers, or sends through them */
  readonly needsServers: boolean;
  /** target of back when there is no history, once there is a wallet; null: no back button */
  readonly parent: RouteName | null;
  /** preloaded as soon as this one is shown */
  readonly next: readonly RouteName[];
}

type Load = () => Promise<ComponentType<RouteProps>>;

/** Creates a row; by default the gate is `wallet`. @param load - imports its container */
export const row = (
  name: RouteName,
  path: string,
  load: Load,
  rest: Pick<Route, 'placeholder' | 'parent'> &
    Partial<Pick<Route, 'gate' | 'next' | 'needs' | 'needsServers'>>,
): Route => ({
  name,
  path,
  screen: lazyModule(withRetries(load)),
  layout: 'bare',
  gate: 'wallet',
  needsServers: false,
  next: [],
  needs: [],
  ...rest,
});

/** Marks rows that need servers, which a cold wallet lacks. */
export const overServers = (rows: readonly Route[]): readonly Route[] =>
  rows.map((route) => ({ ...route, needsServers: true }));

/** Puts rows into a common layout. */
export const within = (layout: Layout, rows: readonly Route[]): readonly Route[] =>
  rows.map((route) => ({ ...route, layout }));
