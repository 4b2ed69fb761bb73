/** Routes of the bottom bar. */
import { type Route, row, within } from './Route.ts';

/** In the order of specification §2. */
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
