/** Wallets and accounts: creating, importing, unlocking, choosing. */
import { loadWalletCode } from '../loadWalletCode.ts';
import { type Route, row, within } from './Route.ts';

/** In the order of specification §2. */
export const ACCOUNT_ROUTES: readonly Route[] = within('account', [
  row(
    'create-password',
    '/account/create-password',
    async () =>
      (await import('../../containers/account/CreatePasswordContainer.tsx')).CreatePasswordContainer,
    { placeholder: 'form', gate: 'no-vault', parent: 'welcome', next: ['create-hd-wallet'] },
  ),
  row(
    'create-hd-wallet',
    '/account/create-hd-wallet',
    async () =>
      (await import('../../containers/account/CreateHdWalletContainer.tsx')).CreateHdWalletContainer,
    { placeholder: 'form', gate: 'session', parent: 'add-keyring', next: ['home'] },
  ),
  row('unlock', '/account/unlock', async () => (await loadWalletCode()).UnlockContainer, {
    placeholder: 'lead',
    gate: 'vault',
    parent: null,
    next: ['home'],
  }),
  row(
    'switch-keyring',
    '/account/switch-keyring',
    async () => (await import('../../containers/account/SwitchKeyringContainer.tsx')).SwitchKeyringContainer,
    { placeholder: 'list', parent: 'home', next: ['add-keyring', 'edit-wallet-name'] },
  ),
  row(
    'missing-wallets',
    '/account/missing-wallets',
    async () =>
      (await import('../../containers/account/MissingWalletsContainer.tsx')).MissingWalletsContainer,
    { placeholder: 'list', gate: 'session', parent: 'home' },
  ),
  row(
    'create-simple-wallet',
    '/account/create-simple-wallet',
    async () =>
      (await import('../../containers/account/CreateSimpleWalletContainer.tsx')).CreateSimpleWalletContainer,
    { placeholder: 'form', gate: 'session', parent: 'add-keyring', next: ['home'] },
  ),
  row(
    'add-keyring',
    '/account/add-keyring',
    async () => (await import('../../containers/account/AddKeyringContainer.tsx')).AddKeyringContainer,
    {
      placeholder: 'list',
      gate: 'session',
      parent: 'switch-keyring',
      next: ['create-hd-wallet', 'create-simple-wallet'],
    },
  ),
  row(
    'switch-account',
    '/account/switch-account',
    async () => (await import('../../containers/account/SwitchAccountContainer.tsx')).SwitchAccountContainer,
    { placeholder: 'list', parent: 'home', next: ['switch-keyring', 'create-account'] },
  ),
  row(
    'create-account',
    '/account/create',
    async () => (await import('../../containers/account/CreateAccountContainer.tsx')).CreateAccountContainer,
    { placeholder: 'form', parent: 'switch-account' },
  ),
  row(
    'restore-file',
    '/account/restore-file',
    async () => (await import('../../containers/account/RestoreFileContainer.tsx')).RestoreFileContainer,
    { placeholder: 'form', gate: 'nothing', parent: 'welcome', next: ['home'] },
  ),
  row(
    'account-key',
    '/account/key',
    async () => (await import('../../containers/account/AccountKeyContainer.tsx')).AccountKeyContainer,
    { placeholder: 'form', parent: 'app' },
  ),
  row(
    'pair-wallet',
    '/account/pair',
    async () => (await import('../../containers/account/PairWalletContainer.tsx')).PairWalletContainer,
    { placeholder: 'form', gate: 'session', parent: 'add-keyring', needsServers: true },
  ),
  row(
    'multisig',
    '/account/multisig',
    async () => (await import('../../containers/account/MultisigContainer.tsx')).MultisigContainer,
    { placeholder: 'form', gate: 'session', parent: 'add-keyring', next: ['home'] },
  ),
  row(
    'multisig-keys',
    '/account/multisig-keys',
    async () => (await import('../../containers/account/MultisigKeysContainer.tsx')).MultisigKeysContainer,
    { placeholder: 'list', parent: 'settings' },
  ),
]);
