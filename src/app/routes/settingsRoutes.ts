/** Screens below the settings. */
import { type Route, row, within } from './Route.ts';

/** In the order of specification §2. */
export const SETTINGS_ROUTES: readonly Route[] = within('settings', [
  row(
    'safety',
    '/settings/safety',
    async () => (await import('../../containers/settings/SafetyContainer.tsx')).SafetyContainer,
    { placeholder: 'list', parent: 'settings' },
  ),
  row(
    'preferences',
    '/settings/preferences',
    async () => (await import('../../containers/settings/PreferencesContainer.tsx')).PreferencesContainer,
    { placeholder: 'list', parent: 'settings' },
  ),
  row(
    'network',
    '/settings/network',
    async () => (await import('../../containers/settings/NetworkContainer.tsx')).NetworkContainer,
    { placeholder: 'list', parent: 'settings', needsServers: true },
  ),
  row(
    'export-history',
    '/settings/export-history',
    async () => (await import('../../containers/settings/ExportHistoryContainer.tsx')).ExportHistoryContainer,
    { placeholder: 'form', parent: 'settings', needsServers: true },
  ),
  row(
    'labels',
    '/settings/labels',
    async () => (await import('../../containers/settings/LabelsContainer.tsx')).LabelsContainer,
    { placeholder: 'form', parent: 'settings' },
  ),
  row(
    'about',
    '/settings/about',
    async () => (await import('../../containers/settings/AboutContainer.tsx')).AboutContainer,
    { placeholder: 'list', parent: 'settings' },
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
    { placeholder: 'form', parent: 'switch-keyring' },
  ),
  row(
    'export-mnemonics',
    '/settings/export-mnemonics',
    async () =>
      (await import('../../containers/settings/ExportMnemonicsContainer.tsx')).ExportMnemonicsContainer,
    { placeholder: 'form', parent: 'settings' },
  ),
  row(
    'export-private-key',
    '/settings/export-private-key',
    async () =>
      (await import('../../containers/settings/ExportPrivateKeyContainer.tsx')).ExportPrivateKeyContainer,
    { placeholder: 'form', parent: 'settings' },
  ),
  row(
    'edit-account-name',
    '/settings/edit-account-name',
    async () =>
      (await import('../../containers/settings/EditAccountNameContainer.tsx')).EditAccountNameContainer,
    { placeholder: 'form', parent: 'switch-account' },
  ),
  row(
    'check-backup',
    '/settings/check-backup',
    async () => (await import('../../containers/settings/CheckBackupContainer.tsx')).CheckBackupContainer,
    { placeholder: 'form', parent: 'settings' },
  ),
  row(
    'contacts',
    '/settings/contacts',
    async () => (await import('../../containers/settings/ContactsContainer.tsx')).ContactsContainer,
    { placeholder: 'list', parent: 'settings', needs: ['transferRules'] },
  ),
  row(
    'backup-file',
    '/settings/backup-file',
    async () => (await import('../../containers/settings/BackupFileContainer.tsx')).BackupFileContainer,
    { placeholder: 'list', parent: 'settings' },
  ),
  row(
    'delete-everything',
    '/settings/delete-everything',
    async () =>
      (await import('../../containers/settings/DeleteEverythingContainer.tsx')).DeleteEverythingContainer,
    { placeholder: 'list', gate: 'nothing', parent: 'settings' },
  ),
]);
