/** Receiving and history. */
import { type Route, row } from './Route.ts';

/** In the order of specification §2. */
export const WALLET_ROUTES: readonly Route[] = [
  row(
    'receive',
    '/receive',
    async () => (await import('../../containers/wallet/ReceiveContainer.tsx')).ReceiveContainer,
    { placeholder: 'receipt', parent: 'home' },
  ),
  row(
    'history',
    '/history',
    async () => (await import('../../containers/wallet/HistoryContainer.tsx')).HistoryContainer,
    { placeholder: 'list', parent: 'home', needsServers: true, next: ['history-detail'] },
  ),
  row(
    'history-detail',
    '/history-detail',
    async () => (await import('../../containers/wallet/HistoryDetailContainer.tsx')).HistoryDetailContainer,
    { placeholder: 'receipt', parent: 'history', needs: ['transferRules'], needsServers: true },
  ),
  row(
    'statement',
    '/statement',
    async () => (await import('../../containers/wallet/StatementContainer.tsx')).StatementContainer,
    { placeholder: 'list', parent: 'history', needsServers: true },
  ),
  row(
    'transfer-detail',
    '/transfer-detail',
    async () => (await import('../../containers/wallet/TransferDetailContainer.tsx')).TransferDetailContainer,
    {
      placeholder: 'receipt',
      parent: 'drc20-transfer-history',
      needs: ['transferRules'],
      needsServers: true,
      next: ['history-detail'],
    },
  ),
];
