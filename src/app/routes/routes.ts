/** The route table: every path, what is shown there, what it needs, and where back leads. Paths occur nowhere else. */
import type { ComponentType } from 'react';
import type { RouteName, RouteParams } from '../../ports/Navigation.ts';
import { createLazy, type LazyScreen } from '../createLazy.ts';

/**
 * What a route needs before it is shown.
 *
 * `nothing` · `no-vault`: only before a vault exists · `vault`: one exists, locked or not · `session`: an unlocked vault
 * · `wallet`: an unlocked vault with a keyring in it
 */
export type Gate = 'nothing' | 'no-vault' | 'vault' | 'session' | 'wallet';

/** The shape of what comes, shown while it loads. */
export type PlaceholderShape = 'form' | 'list' | 'receipt' | 'home' | 'lead';

/** What every container gets. */
export interface RouteProps {
  readonly params: RouteParams;
}

/** One row of the table. */
export interface Route {
  readonly name: RouteName;
  readonly path: string;
  readonly screen: LazyScreen<RouteProps>;
  readonly placeholder: PlaceholderShape;
  readonly gate: Gate;
  /** where back leads once there is a wallet, when there is nothing to go back to; null: no way back is shown */
  readonly parent: RouteName | null;
  /** loaded ahead as soon as this one is shown */
  readonly next: readonly RouteName[];
}

type Load = () => Promise<ComponentType<RouteProps>>;

const row = (
  name: RouteName,
  path: string,
  load: Load,
  rest: Pick<Route, 'placeholder' | 'gate' | 'parent'> & { readonly next?: readonly RouteName[] },
): Route => ({ name, path, screen: createLazy(load), next: [], ...rest });

/** The table, in the order of specification §2. */
export const ROUTES: readonly Route[] = [
  row(
    'home',
    '/home',
    async () => (await import('../../containers/wallet/HomeContainer.tsx')).HomeContainer,
    {
      placeholder: 'home',
      gate: 'wallet',
      parent: null,
      next: ['receive', 'tx-create', 'history', 'switch-account'],
    },
  ),
  row(
    'settings',
    '/settings',
    async () => (await import('../../containers/settings/SettingsContainer.tsx')).SettingsContainer,
    {
      placeholder: 'list',
      gate: 'wallet',
      parent: 'home',
      next: ['check-backup', 'change-password', 'export-mnemonics'],
    },
  ),
  row(
    'welcome',
    '/welcome',
    async () => (await import('../../containers/start/WelcomeContainer.tsx')).WelcomeContainer,
    {
      placeholder: 'lead',
      gate: 'no-vault',
      parent: null,
      next: ['create-password'],
    },
  ),
  row(
    'change-password',
    '/settings/password',
    async () =>
      (await import('../../containers/settings/ChangePasswordContainer.tsx')).ChangePasswordContainer,
    { placeholder: 'form', gate: 'session', parent: 'settings' },
  ),
  row(
    'edit-wallet-name',
    '/settings/edit-wallet-name',
    async () =>
      (await import('../../containers/settings/EditWalletNameContainer.tsx')).EditWalletNameContainer,
    { placeholder: 'form', gate: 'wallet', parent: 'switch-keyring' },
  ),
  row(
    'export-mnemonics',
    '/settings/export-mnemonics',
    async () =>
      (await import('../../containers/settings/ExportMnemonicsContainer.tsx')).ExportMnemonicsContainer,
    { placeholder: 'form', gate: 'wallet', parent: 'settings' },
  ),
  row(
    'export-private-key',
    '/settings/export-private-key',
    async () =>
      (await import('../../containers/settings/ExportPrivateKeyContainer.tsx')).ExportPrivateKeyContainer,
    { placeholder: 'form', gate: 'wallet', parent: 'settings' },
  ),
  row(
    'edit-account-name',
    '/settings/edit-account-name',
    async () =>
      (await import('../../containers/settings/EditAccountNameContainer.tsx')).EditAccountNameContainer,
    { placeholder: 'form', gate: 'wallet', parent: 'switch-account' },
  ),
  row(
    'check-backup',
    '/settings/check-backup',
    async () => (await import('../../containers/settings/CheckBackupContainer.tsx')).CheckBackupContainer,
    { placeholder: 'form', gate: 'wallet', parent: 'settings' },
  ),
  row(
    'backup-file',
    '/settings/backup-file',
    async () => (await import('../../containers/settings/BackupFileContainer.tsx')).BackupFileContainer,
    { placeholder: 'list', gate: 'wallet', parent: 'settings' },
  ),
  row(
    'delete-everything',
    '/settings/delete-everything',
    async () =>
      (await import('../../containers/settings/DeleteEverythingContainer.tsx')).DeleteEverythingContainer,
    { placeholder: 'list', gate: 'nothing', parent: 'settings' },
  ),
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
  row(
    'unlock',
    '/account/unlock',
    async () => (await import('../../containers/account/UnlockContainer.tsx')).UnlockContainer,
    {
      placeholder: 'lead',
      gate: 'vault',
      parent: null,
      next: ['home'],
    },
  ),
  row(
    'switch-keyring',
    '/account/switch-keyring',
    async () => (await import('../../containers/account/SwitchKeyringContainer.tsx')).SwitchKeyringContainer,
    { placeholder: 'list', gate: 'wallet', parent: 'home', next: ['add-keyring', 'edit-wallet-name'] },
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
    { placeholder: 'list', gate: 'wallet', parent: 'home', next: ['switch-keyring', 'create-account'] },
  ),
  row(
    'create-account',
    '/account/create',
    async () => (await import('../../containers/account/CreateAccountContainer.tsx')).CreateAccountContainer,
    { placeholder: 'form', gate: 'wallet', parent: 'switch-account' },
  ),
  row(
    'restore-file',
    '/account/restore-file',
    async () => (await import('../../containers/account/RestoreFileContainer.tsx')).RestoreFileContainer,
    { placeholder: 'form', gate: 'nothing', parent: 'welcome', next: ['home'] },
  ),
  row(
    'tx-create',
    '/tx-create',
    async () => (await import('../../containers/tx/TxCreateContainer.tsx')).TxCreateContainer,
    {
      placeholder: 'form',
      gate: 'wallet',
      parent: 'home',
      next: ['tx-confirm'],
    },
  ),
  row(
    'tx-confirm',
    '/tx-confirm',
    async () => (await import('../../containers/tx/TxConfirmContainer.tsx')).TxConfirmContainer,
    {
      placeholder: 'receipt',
      gate: 'wallet',
      parent: 'tx-create',
      next: ['tx-success', 'tx-fail'],
    },
  ),
  row(
    'tx-success',
    '/tx-success',
    async () => (await import('../../containers/tx/TxSuccessContainer.tsx')).TxSuccessContainer,
    {
      placeholder: 'receipt',
      gate: 'wallet',
      parent: 'home',
    },
  ),
  row(
    'tx-fail',
    '/tx-fail',
    async () => (await import('../../containers/tx/TxFailContainer.tsx')).TxFailContainer,
    {
      placeholder: 'receipt',
      gate: 'wallet',
      parent: 'home',
    },
  ),
  row(
    'receive',
    '/receive',
    async () => (await import('../../containers/wallet/ReceiveContainer.tsx')).ReceiveContainer,
    {
      placeholder: 'receipt',
      gate: 'wallet',
      parent: 'home',
    },
  ),
  row(
    'history',
    '/history',
    async () => (await import('../../containers/wallet/HistoryContainer.tsx')).HistoryContainer,
    {
      placeholder: 'list',
      gate: 'wallet',
      parent: 'home',
      next: ['history-detail'],
    },
  ),
  row(
    'history-detail',
    '/history-detail',
    async () => (await import('../../containers/wallet/HistoryDetailContainer.tsx')).HistoryDetailContainer,
    { placeholder: 'receipt', gate: 'wallet', parent: 'history' },
  ),
];

const byName = new Map(ROUTES.map((route) => [route.name, route]));

/** The row of a route. @throws {RangeError} when the table lacks it */
export function routeOf(name: RouteName): Route {
  const route = byName.get(name);
  if (route === undefined) throw new RangeError(`no route named ${name}`);
  return route;
}

/** Whether a text names a route. */
export const isRouteName = (text: string): text is RouteName => byName.has(text as RouteName);

/** The row for a path, whatever its case; null when there is none. */
export function routeAt(path: string): Route | null {
  const plain = path.toLowerCase().replace(/\/+$/, '');
  return ROUTES.find((route) => route.path === plain) ?? null;
}

/** A route's place with its parameters, as the browser shows it. */
export function hrefOf(name: RouteName, params: RouteParams = {}): string {
  const query = new URLSearchParams(params).toString();
  return query === '' ? routeOf(name).path : `${routeOf(name).path}?${query}`;
}
