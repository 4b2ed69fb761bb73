/** Screens that journeys visit in turn; they need a wallet with money. */
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
