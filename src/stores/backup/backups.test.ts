import { describe, expect, it } from 'vitest';
import { testAddress } from '../../../mocks/builders/keys.ts';
import { createFakeApp, type FakeOutside } from '../../../mocks/fixtures/fakeApp.ts';
import { SOUND } from '../../../mocks/stores/openSession.ts';
import { Fault } from '../../domain/fault.ts';
import { err, ok } from '../../domain/result.ts';
import type { Vault, VaultKeyring } from '../../ports/Vault.ts';
import { notesOf } from '../accounts/keyringNotes.ts';
import { BackupCheckStore } from './BackupCheckStore.ts';
import { BackupFileStore } from './BackupFileStore.ts';
import { RestoreStore } from './RestoreStore.ts';

const keyring = (id: string, network: VaultKeyring['network'] = 'regtest'): VaultKeyring => ({
  id,
  type: 'hd',
  origin: 'phrase',
  network,
  hdPath: "m/44'/1'/0'/0",
  hasPassphrase: false,
  accounts: [{ index: 0, address: testAddress(1), pubkey: '02', keyForm: 'compressed' }],
});

const PHRASE = { kind: 'phrase', text: 'ostrich velvet', passphrase: '' } as const;

function open(vault: FakeOutside['vault'] = {}, isUnlocked = true) {
  const app = createFakeApp({ vault });
  if (isUnlocked) {
    app.stores.session.setSessionId('session');
    app.stores.keyrings.adopt([keyring('hd-1')]);
  }
  const { lazy } = app.stores;
  const backups = {
    checks: lazy.of(BackupCheckStore),
    files: lazy.of(BackupFileStore),
    restores: lazy.of(RestoreStore),
  };
  return { ...app, backups };
}

const failing = (kind: 'locked' | 'corrupt' | 'storage-full') => async () => {
  throw new Fault(kind, 'test');
};

describe('checking a backup', () => {
  it('dates the keyring when it is the same', async () => {
    const { backups, stores, clock } = open({ checkBackup: async () => ok(null) });
    expect(await backups.checks.check('hd-1', PHRASE)).toBe(true);
    expect(backups.checks.state).toEqual({ status: 'matches', atMs: clock.nowMs() });
    expect(stores.keyrings.find('hd-1')?.backedUpAtMs).toBe(clock.nowMs());
  });

  it('dates nothing when it is another one', async () => {
    const { backups, stores } = open({ checkBackup: async () => err({ kind: 'different' }) });
    expect(await backups.checks.check('hd-1', PHRASE)).toBe(false);
    expect(backups.checks.state).toEqual({ status: 'rejected', problem: { kind: 'different' } });
    expect(stores.keyrings.find('hd-1')?.backedUpAtMs).toBeNull();
  });

  it('shows nothing of a check that was left, not even at another wallet, and dates what matched', async () => {
    let answer: (same: Awaited<ReturnType<Vault['checkBackup']>>) => void = () => {};
    const { backups, stores } = open({
      checkBackup: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    const check = backups.checks.check('hd-1', PHRASE);
    backups.checks.clear();
    expect(backups.checks.state).toEqual({ status: 'typing' });
    answer(ok(null));
    await check;
    expect(backups.checks.state).toEqual({ status: 'typing' });
    expect(stores.keyrings.find('hd-1')?.backedUpAtMs).not.toBeNull();
  });

  it('keeps nothing of what was typed', async () => {
    const { backups } = open({ checkBackup: async () => err({ kind: 'different' }) });
    await backups.checks.check('hd-1', PHRASE);
    expect(JSON.stringify(backups.checks)).not.toContain('ostrich');
  });

  it('ends the session when the vault is locked', async () => {
    const { backups, stores } = open({ checkBackup: failing('locked') });
    await backups.checks.check('hd-1', PHRASE);
    expect(stores.session.isUnlocked).toBe(false);
  });
});

describe('a backup file', () => {
  it('holds the names, and says how large it is', async () => {
    let sealed = '';
    const { backups, stores } = open({
      backUp: async (_session, notes) => {
        sealed = notes;
        return ok('{"kennel":"ü"}');
      },
    });
    expect(await backups.files.make('much secret')).toBe('{"kennel":"ü"}');
    expect(sealed).toBe(notesOf(stores.keyrings));
    expect(backups.files.state).toMatchObject({ status: 'made', bytes: 15 });
  });

  it('that could not be made leaves the session as it is', async () => {
    const { backups, stores } = open({ backUp: failing('corrupt') });
    expect(await backups.files.make('much secret')).toBeNull();
    expect(backups.files.state).toMatchObject({ status: 'failed', fault: { kind: 'corrupt' } });
    expect(stores.session.isUnlocked).toBe(true);
  });
});

describe('restoring a file', () => {
  const found = { keyrings: [keyring('hd-2'), keyring('hd-3', 'mainnet')], knownCount: 1, notes: '' };

  it('adds to an open vault what this network shows', async () => {
    const { backups, stores } = open({ addBackup: async () => ok(found) });
    expect(await backups.restores.restore('file', 'password')).toBe(true);
    expect(backups.restores.state).toEqual({ status: 'restored', keys: ['hd-2'], knownCount: 1 });
    expect(stores.keyrings.keyrings.map(({ key }) => key)).toEqual(['hd-1', 'hd-2']);
    expect(stores.keyrings.current.key).toBe('hd-1');
  });

  it('makes the vault where there is none, and opens it', async () => {
    const opened = { session: 'new', check: SOUND, rememberToken: null, ...found, knownCount: 0 };
    const { backups, stores } = open({ restore: async () => ok(opened) }, false);
    expect(await backups.restores.restore('file', 'password')).toBe(true);
    expect(stores.session).toMatchObject({ sessionId: 'new', hasVault: true });
    expect(stores.keyrings.keyrings.map(({ key }) => key)).toEqual(['hd-2']);
  });

  it('does not open the vault that it made when it was locked meanwhile', async () => {
    const opened = { session: 'new', check: SOUND, rememberToken: null, ...found, knownCount: 0 };
    let lock = async () => {};
    const { backups, stores } = open(
      {
        restore: async () => {
          await lock();
          return ok(opened);
        },
        findVault: async () => 'here',
      },
      false,
    );
    lock = () => stores.session.lock();
    expect(await backups.restores.restore('file', 'password')).toBe(false);
    expect(backups.restores.state).toMatchObject({ status: 'failed', fault: { kind: 'locked' } });
    expect(stores.session).toMatchObject({ isUnlocked: false, hasVault: true });
  });

  it('brings the names back', async () => {
    const other = open();
    other.stores.keyrings.adopt([keyring('hd-2')]);
    const notes = notesOf(other.stores.keyrings).replaceAll('Wallet 1', 'Beach house');
    const { backups, stores } = open({ addBackup: async () => ok({ ...found, notes }) });
    await backups.restores.restore('file', 'password');
    expect(stores.keyrings.find('hd-2')?.name).toBe('Beach house');
  });

  it('shows each stage, and says why a file does not open', async () => {
    const stages: string[] = [];
    const { backups } = open({
      addBackup: async (_session, _file, _password, onStage) => {
        onStage?.('stretching');
        stages.push(backups.restores.state.status === 'working' ? backups.restores.state.stage : '');
        return err({ kind: 'newer-version', version: 9 });
      },
    });
    expect(await backups.restores.restore('file', 'password')).toBe(false);
    expect(stages).toEqual(['stretching']);
    expect(backups.restores.state).toEqual({
      status: 'rejected',
      problem: { kind: 'newer-version', version: 9 },
    });
  });

  it('ignores a stage that is told after the answer', async () => {
    let notify = (_: 'verifying') => {};
    const { backups } = open({
      addBackup: async (_session, _file, _password, onStage) => {
        notify = (stage) => onStage?.(stage);
        return ok(found);
      },
    });
    await backups.restores.restore('file', 'password');
    notify('verifying');
    expect(backups.restores.state.status).toBe('restored');
  });

  it('keeps neither the file nor its password', async () => {
    const { backups } = open({ addBackup: failing('storage-full') });
    await backups.restores.restore('sealed-file', 'my-password');
    expect(JSON.stringify(backups.checks)).not.toMatch(/sealed-file|my-password/);
  });
});

describe('a backup file that was left while it was made', () => {
  it('is not there afterwards, so that nobody saves an empty one', async () => {
    let deliver: (file: ReturnType<typeof ok<string>>) => void = () => {};
    const { backups } = open({
      backUp: () =>
        new Promise((resolve) => {
          deliver = resolve;
        }),
    });
    const made = backups.files.make('much secret');
    backups.files.clear();
    deliver(ok('{}'));
    expect(await made).toBeNull();
    expect(backups.files.state).toEqual({ status: 'idle' });
  });
});
