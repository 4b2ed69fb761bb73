/** All routes. Paths are only known to the route table. */
export type RouteName =
  | 'welcome'
  | 'create-password'
  | 'create-hd-wallet'
  | 'create-simple-wallet'
  | 'add-keyring'
  | 'switch-keyring'
  | 'missing-wallets'
  | 'switch-account'
  | 'create-account'
  | 'unlock'
  | 'home'
  | 'app'
  | 'drc20-transfer-history'
  | 'add-token'
  | 'token'
  | 'drc20-send'
  | 'nft'
  | 'file'
  | 'transfer-detail'
  | 'receive'
  | 'tx-create'
  | 'tx-confirm'
  | 'tx-success'
  | 'tx-fail'
  | 'history'
  | 'history-detail'
  | 'settings'
  | 'safety'
  | 'contacts'
  | 'preferences'
  | 'network'
  | 'export-history'
  | 'labels'
  | 'statement'
  | 'about'
  | 'change-password'
  | 'edit-wallet-name'
  | 'edit-account-name'
  | 'export-mnemonics'
  | 'export-private-key'
  | 'check-backup'
  | 'backup-file'
  | 'restore-file'
  | 'app-connect'
  | 'connected-app'
  | 'merge-coins'
  | 'sign-message'
  | 'verify-message'
  | 'sweep'
  | 'delete-everything'
  | 'cold-sign'
  | 'psbt'
  | 'account-key'
  | 'pair-wallet'
  | 'multisig'
  | 'multisig-keys'
  | 'bill'
  | 'bill-receipt';

/** Text parameters of a route, for example `{ txid }`. */
export type RouteParams = Readonly<Record<string, string>>;

/** Navigation for containers and the shell. */
export interface Navigation {
  go(route: RouteName, params?: RouteParams): void;
  /** like `go`, but the current route is removed from the history */
  replace(route: RouteName, params?: RouteParams): void;
  /** to the previous route, or to the route's parent when the app was opened here */
  back(): void;
}
