/** Where the bar at the bottom leads. */
import { type Route, row, within } from './Route.ts';

/** Rows of the route table, in the order of specification §2. */
export const TAB_ROUTES: readonly Route[] = within('tabs', [
  row(
    'home',
    '/home',
    async () => (await import('../../containers/wallet/HomeContainer.tsx')).HomeContainer,
    { placeholder: 'home', parent: null, next: ['receive', 'tx-create', 'history', 'switch-account'] },
  ),
  row('app', '/app', async () => (await import('../../containers/app/AppContainer.tsx')).AppContainer, {
    placeholder: 'list',
    parent: 'home',
  }),
  row(
    'settings',
    '/settings',
    async () => (await import('../../containers/settings/SettingsContainer.tsx')).SettingsContainer,
    { placeholder: 'list', parent: 'home', next: ['check-backup', 'change-password', 'export-mnemonics'] },
  ),
]);
