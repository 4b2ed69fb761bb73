/** Screens that are looked at in turn, once there is a wallet with money. */
export const SCREENS = [
  '/home',
  '/receive',
  '/history',
  '/tx-create',
  '/settings',
  '/app',
  '/account/switch-account',
  '/drc20/add-token',
  '/settings/password',
  '/settings/export-mnemonics',
] as const;
