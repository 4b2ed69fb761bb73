/** Every place that a person can be. Paths belong to the route table alone. */
export type RouteName =
  | 'welcome'
  | 'create-password'
  | 'create-hd-wallet'
  | 'create-simple-wallet'
  | 'add-keyring'
  | 'switch-keyring'
  | 'switch-account'
  | 'create-account'
  | 'unlock'
  | 'home'
  | 'receive'
  | 'tx-create'
  | 'tx-confirm'
  | 'tx-success'
  | 'tx-fail'
  | 'history'
  | 'history-detail'
  | 'settings'
  | 'change-password'
  | 'edit-wallet-name'
  | 'edit-account-name'
  | 'export-mnemonics'
  | 'export-private-key'
  | 'check-backup'
  | 'backup-file'
  | 'restore-file'
  | 'delete-everything';

/** Text parameters of a route, for example `{ txid }`. */
export type RouteParams = Readonly<Record<string, string>>;

/** How containers and the shell move a person. */
export interface Navigation {
  go(route: RouteName, params?: RouteParams): void;
  /** like `go`, and the place left cannot be returned to */
  replace(route: RouteName, params?: RouteParams): void;
  /** to where the person came from, or to the route's parent when the app was opened here */
  back(): void;
}
