/** Requests of sites, and connected sites. */
import { overServers, type Route, row } from './Route.ts';

/** /app_connect last, as in specification §2. */
export const APP_ROUTES: readonly Route[] = overServers([
  row(
    'connected-app',
    '/app/site',
    async () => (await import('../../containers/app/ConnectedAppContainer.tsx')).ConnectedAppContainer,
    { placeholder: 'list', parent: 'app' },
  ),
  row(
    'app-connect',
    '/app_connect/:startapp',
    async () => (await import('../../containers/app/AppConnectContainer.tsx')).AppConnectContainer,
    { placeholder: 'list', parent: 'home', needs: ['requestDesk'], next: ['tx-confirm'] },
  ),
]);
