/** A transfer, from its form to its result. */
import { overServers, type Route, row } from './Route.ts';

/** In the order of specification §2. */
export const TX_ROUTES: readonly Route[] = overServers([
  row(
    'tx-create',
    '/tx-create',
    async () => (await import('../../containers/tx/TxCreateContainer.tsx')).TxCreateContainer,
    { placeholder: 'form', parent: 'home', needs: ['transferRules'], next: ['tx-confirm'] },
  ),
  row(
    'tx-confirm',
    '/tx-confirm',
    async () => (await import('../../containers/tx/TxConfirmContainer.tsx')).TxConfirmContainer,
    { placeholder: 'receipt', parent: 'tx-create', next: ['tx-success', 'tx-fail'] },
  ),
  row(
    'tx-success',
    '/tx-success',
    async () => (await import('../../containers/tx/TxSuccessContainer.tsx')).TxSuccessContainer,
    { placeholder: 'receipt', parent: 'home' },
  ),
  row(
    'tx-fail',
    '/tx-fail',
    async () => (await import('../../containers/tx/TxFailContainer.tsx')).TxFailContainer,
    { placeholder: 'receipt', parent: 'home' },
  ),
  row('bill', '/bill', async () => (await import('../../containers/tx/BillContainer.tsx')).BillContainer, {
    placeholder: 'receipt',
    parent: 'home',
    needs: ['transferRules'],
    next: ['tx-confirm'],
  }),
  row(
    'bill-receipt',
    '/bill-receipt',
    async () => (await import('../../containers/tx/BillReceiptContainer.tsx')).BillReceiptContainer,
    { placeholder: 'receipt', parent: 'home' },
  ),
]);
