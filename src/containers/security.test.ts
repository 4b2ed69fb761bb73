/** Views of the security containers. */
import { describe, expect, it } from 'vitest';
import { testAddress } from '../../mocks/builders/keys.ts';
import { createFakeApp, type FakeOutside } from '../../mocks/fixtures/fakeApp.ts';
import { koinu } from '../domain/amount/Koinu.ts';
import { Fault } from '../domain/fault.ts';
import { err, ok } from '../domain/result.ts';
import type { Biometry } from '../ports/Biometry.ts';
import type { KeyringOrigin, VaultKeyring } from '../ports/Vault.ts';
import { BackupCheckStore } from '../stores/backup/BackupCheckStore.ts';
import { BackupFileStore } from '../stores/backup/BackupFileStore.ts';
import { ExportStore } from '../stores/backup/ExportStore.ts';
import { RestoreStore } from '../stores/backup/RestoreStore.ts';
import { restoreFileView } from './account/RestoreFileContainer.tsx';
import { unlockView } from './account/UnlockContainer.tsx';
import { backupFileName, backupFileView } from './settings/BackupFileContainer.tsx';
import { changePasswordView } from './settings/ChangePasswordContainer.tsx';
import { checkBackupView } from './settings/CheckBackupContainer.tsx';
import { deleteEverythingView, leavingWallets } from './settings/DeleteEverythingContainer.tsx';
import { exportMnemonicsView } from './settings/ExportMnemonicsContainer.tsx';
import { exportPrivateKeyView } from './settings/ExportPrivateKeyContainer.tsx';
import { exportView } from './settings/exportView.ts';
import { openFromSettings, settingsView } from './settings/SettingsContainer.tsx';

const TYPES = {
  phrase: 'hd',
  'extended-private-key': 'hd',
  'private-key': 'simple',
  'extended-public-key': 'watch',
  address: 'watch',
  multisig: 'watch',
} as const;

const keyring = (id: string, origin: KeyringOrigin = 'phrase'): VaultKeyring => ({
  id,
  type: TYPES[origin],
  origin,
  network: 'regtest',
  hdPath: "m/44'/1'/0'/0",
  hasPassphrase: false,
  accounts: [{ index: 0, address: testAddress(1), pubkey: '02', keyForm: 'compressed' }],
});

function open(held: readonly VaultKeyring[] = [keyring('k')], vault: FakeOutside['vault'] = {}) {
  const app = createFakeApp({ vault });
  app.stores.session.setSessionId('session');
  app.stores.keyrings.adopt(held);
  app.stores.accounts.setCurrent(app.stores.keyrings.current.accounts[0] ?? null);
  return app;
}

describe('settings', () => {
  it('show the wallet on show, how many there are, and when it was checked', () => {
    const app = open([keyring('a'), keyring('b')]);
    app.stores.keyrings.markBackedUp('a', 5);
    expect(settingsView(app, 7)).toMatchObject({
      wallet: { name: 'Wallet 1', kind: 'words', checkedAtMs: 5 },
      walletCount: 2,
      autoLockMinutes: 5,
      staysUnlocked: false,
      enrolment: { status: 'asking' },
    });
  });

  it('lead to what belongs to the wallet and the account on show', () => {
    const app = open();
    openFromSettings(app, 'check-backup');
    openFromSettings(app, 'export-private-key');
    openFromSettings(app, 'change-password');
    expect(app.navigations).toEqual([
      'go check-backup {"key":"k"}',
      'go export-private-key {"key":"k/0"}',
      'go change-password',
    ]);
  });
});

describe('changing the password', () => {
  it('is interrupted when the key worker stopped, and failed when nothing changed', () => {
    const statusOf = (kind: 'worker-failed' | 'timeout' | 'storage-full') =>
      changePasswordView({ status: 'failed', fault: new Fault(kind, 'test') }, false, 0).status;
    expect([statusOf('worker-failed'), statusOf('timeout'), statusOf('storage-full')]).toEqual([
      'interrupted',
      'interrupted',
      'failed',
    ]);
  });

  it('waits no longer than it has to', () => {
    const unlockState = { status: 'rejected', problem: { kind: 'throttled', untilMs: 100 } } as const;
    expect(changePasswordView(unlockState, false, 99)).toEqual({
      status: 'throttled',
      untilMs: 100,
      nowMs: 99,
    });
    expect(changePasswordView(unlockState, false, 100)).toEqual({ status: 'filling' });
  });

  it('is done once it is, whatever unlocking says', () => {
    expect(changePasswordView({ status: 'idle' }, true, 0)).toEqual({ status: 'done' });
  });
});

describe('showing a secret', () => {
  it('never hands the ticket to the screen', () => {
    expect(exportView({ status: 'open', ticket: 'ticket' }, 0)).toEqual({ status: 'open' });
  });

  it.each([
    ['phrase', 'words', 'asking'],
    ['extended-private-key', 'extended-key', 'asking'],
    ['private-key', 'words', 'not-exportable'],
    ['address', 'words', 'not-exportable'],
  ] as const)('of a wallet made of %s', (origin, secret, status) => {
    const { stores } = open([keyring('k', origin)]);
    const view = exportMnemonicsView(stores.lazy.of(ExportStore).state, stores.keyrings.current, 0);
    expect(view).toMatchObject({ secret, status });
  });

  it('asks no password for an address that is only watched', () => {
    const { stores } = open([keyring('k', 'address')]);
    const owned = stores.keyrings.accountOf('k/0');
    expect(owned && exportPrivateKeyView(stores.lazy.of(ExportStore).state, owned, 0)?.status).toBe(
      'not-exportable',
    );
  });
});

describe('checking a backup', () => {
  it.each([
    [{ kind: 'different' }, null],
    [
      { kind: 'other-kind', typed: 'extended-private-key' },
      { kind: 'other-kind', typed: 'extended-key' },
    ],
    [
      { kind: 'other-language', typed: 'spanish', kept: 'english' },
      { kind: 'other-language', typed: 'spanish', kept: 'english' },
    ],
  ] as const)('says how something good differs: %j', async (problem, difference) => {
    const { stores } = open(undefined, { checkBackup: async () => err(problem) });
    const checks = stores.lazy.of(BackupCheckStore);
    await checks.check('k', { kind: 'phrase', text: '', passphrase: '' });
    expect(checkBackupView(checks.state, stores.keyrings.current, 0, false)).toMatchObject({
      status: 'different',
      difference,
    });
  });

  it('tells another wallet from something that cannot be read', async () => {
    const problem = { kind: 'phrase', problem: { kind: 'empty' } } as const;
    const { stores } = open(undefined, { checkBackup: async () => err({ kind: 'unreadable', problem }) });
    await stores.lazy.of(BackupCheckStore).check('k', { kind: 'phrase', text: '', passphrase: '' });
    const { state: checking } = stores.lazy.of(BackupCheckStore);
    expect(checkBackupView(checking, stores.keyrings.current, 0, false)).toMatchObject({
      status: 'unreadable',
      problem,
    });
  });

  it('has nothing to do for what is only watched', () => {
    const { stores } = open([keyring('k', 'extended-public-key')]);
    const view = checkBackupView(stores.lazy.of(BackupCheckStore).state, stores.keyrings.current, 0, false);
    expect(view.status).toBe('watch-only');
  });

  it('says that a shared wallet has no phrase of its own, and that others need their description too', () => {
    const { stores } = open([keyring('s', 'multisig')]);
    const { state: checking } = stores.lazy.of(BackupCheckStore);
    expect(checkBackupView(checking, stores.keyrings.current, 0, true)).toMatchObject({
      status: 'watch-only',
      kind: 'multisig',
      hasShared: true,
    });
  });
});

describe('a backup file', () => {
  it('is named after its day', () => {
    expect(backupFileName(Date.UTC(2026, 10, 21, 12))).toBe('kennel-backup-2026-11-21.json');
  });

  it('stands with what became of it', async () => {
    const { stores } = open(undefined, { backUp: async () => ok('{}') });
    await stores.lazy.of(BackupFileStore).make('much secret');
    const way = { delivery: 'started', check: 'none', copied: null } as const;
    const wallets = { walletNames: ['Wallet 1'], hasShared: true };
    const shareState = { ...way, canShare: false, hasShareFailed: false };
    const view = backupFileView(stores.lazy.of(BackupFileStore).state, wallets, shareState, 0);
    expect(view).toMatchObject({
      status: 'made',
      bytes: 2,
      delivery: 'started',
      check: 'none',
      hasShared: true,
    });
  });

  it('names the wallets that came back', async () => {
    const found = { keyrings: [keyring('n')], knownCount: 1, notes: '' };
    const { stores } = open(undefined, { addBackup: async () => ok(found) });
    expect(restoreFileView(stores)).toEqual({ isNew: false, status: 'choosing' });
    await stores.lazy.of(RestoreStore).restore('file', 'password');
    expect(restoreFileView(stores)).toMatchObject({
      status: 'restored',
      walletNames: ['Wallet 2'],
      knownCount: 1,
    });
  });
});

describe('deleting everything', () => {
  it('says of each wallet what it holds and how it could come back', () => {
    const { stores } = open([keyring('a'), keyring('b', 'address')]);
    stores.accounts.setBalance(testAddress(1), koinu(5n));
    stores.keyrings.markBackedUp('a', 1);
    expect(leavingWallets(stores)).toMatchObject([
      { name: 'Wallet 1', backup: 'checked', balance: { kind: 'known', amount: 5n } },
      { name: 'Wallet 2', backup: 'watched' },
    ]);
  });

  it('says of a shared wallet whether its description is kept anywhere else', () => {
    const { stores } = open([keyring('s', 'multisig')]);
    expect(leavingWallets(stores)).toMatchObject([{ backup: 'shared' }]);
    stores.keyrings.markBackedUp('s', 1);
    expect(leavingWallets(stores)).toMatchObject([{ backup: 'shared-kept' }]);
  });

  it('does not take an unread balance for zero', () => {
    expect(leavingWallets(open().stores)).toMatchObject([
      { balance: { kind: 'unknown' }, backup: 'unchecked' },
    ]);
  });

  it('says what went wrong half way', () => {
    const fault = new Fault('storage-blocked', 'test');
    const frame = { wallets: [], isForgotten: true, otherNetworks: [] };
    expect(deleteEverythingView('failed', { status: 'failed', fault }, frame)).toEqual({
      ...frame,
      status: 'failed',
      fault,
    });
  });
});

describe('the lock', () => {
  it('says that the old password may hold when a change of it was under way', () => {
    const { stores } = open();
    expect(unlockView(stores, 0, 'change-password').isAfterChange).toBe(true);
    expect(unlockView(stores, 0, 'home')).toMatchObject({
      isAfterChange: false,
      biometry: null,
      status: 'idle',
    });
  });

  it('says that the device’s own lock changed as soon as that is seen, before anybody tries it', async () => {
    const biometry: Partial<Biometry> = {
      state: async () => ({ kind: 'ready', sensor: 'face', isTokenSaved: false }),
    };
    const { stores } = createFakeApp({
      vault: { hasBiometry: async () => true, forgetBiometry: async () => {} },
      host: { biometry: biometry as Biometry },
    });
    await stores.session.biometry.inspect();
    expect(unlockView(stores, 0)).toMatchObject({ status: 'biometry-changed', biometry: null });
  });
});
