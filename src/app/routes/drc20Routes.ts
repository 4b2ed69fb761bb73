/** Tokens. */
import { overServers, type Route, row, within } from './Route.ts';

/** In the order of specification §2. */
export const DRC20_ROUTES: readonly Route[] = within(
  'drc20',
  overServers([
    row(
      'drc20-transfer-history',
      '/drc20/transfer-history',
      async () =>
        (await import('../../containers/drc20/TransferHistoryContainer.tsx')).TransferHistoryContainer,
      { placeholder: 'list', parent: 'home', next: ['transfer-detail'] },
    ),
    row(
      'add-token',
      '/drc20/add-token',
      async () => (await import('../../containers/drc20/AddTokenContainer.tsx')).AddTokenContainer,
      { placeholder: 'list', parent: 'home', next: ['token'] },
    ),
    row(
      'token',
      '/drc20/token',
      async () => (await import('../../containers/drc20/TokenContainer.tsx')).TokenContainer,
      { placeholder: 'receipt', parent: 'home', next: ['drc20-send'] },
    ),
    row(
      'drc20-send',
      '/drc20/send',
      async () => (await import('../../containers/drc20/SendTokenContainer.tsx')).SendTokenContainer,
      { placeholder: 'form', parent: 'home', needs: ['transferRules'], next: ['tx-confirm'] },
    ),
    row(
      'nft',
      '/drc20/nft',
      async () => (await import('../../containers/drc20/NftContainer.tsx')).NftContainer,
      { placeholder: 'receipt', parent: 'home' },
    ),
    row(
      'file',
      '/drc20/file',
      async () => (await import('../../containers/drc20/FileContainer.tsx')).FileContainer,
      { placeholder: 'receipt', parent: 'home', next: ['drc20-send'] },
    ),
  ]),
);
