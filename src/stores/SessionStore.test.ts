/** The session and its vault: opening it, changing the password, and whether there is one. */
import { describe, expect, it } from 'vitest';
import { createFakeApp } from '../../mocks/fixtures/fakeApp.ts';
import { keyring, opened, openSession } from '../../mocks/stores/openSession.ts';
import { Fault } from '../domain/fault.ts';
import { err, ok } from '../domain/result.ts';
import type { UnlockedVault } from '../ports/Vault.ts';

describe('an unlocked vault', () => {
  it('shows wallets of this network only', async () => {
    const keyrings = [keyring('main', 'mainnet'), keyring('reg', 'regtest'), keyring('test', 'testnet')];
    const { unlocking, stores } = openSession({
      vault: { unlock: async () => ok({ ...opened(), keyrings }) },
    });
    expect(await unlocking.unlock('much secret')).toBe(true);
    expect(stores.keyrings.keyrings.map(({ key }) => key)).toEqual(['reg']);
  });

  it('is closed again when it was locked while it was being opened', async () => {
    let open = (_answer: ReturnType<typeof ok<UnlockedVault>>) => {};
    const { session, unlocking, calls } = openSession({
      vault: {
        unlock: () =>
          new Promise((resolve) => {
            open = resolve;
          }),
      },
    });
    const isOpen = unlocking.unlock('much secret');
    await session.lock();
    open(ok(opened()));
    expect(await isOpen).toBe(false);
    expect(session.isUnlocked).toBe(false);
    expect(calls.filter((call) => call === 'lock')).toHaveLength(2);
  });

  it('is opened one at a time', async () => {
    const { unlocking, calls } = openSession();
    const both = [unlocking.unlock('much secret'), unlocking.unlock('much secret')];
    expect(await Promise.all(both)).toEqual([true, false]);
    expect(calls).toEqual(['unlock without staying']);
  });
});

describe('changing the password', () => {
  it('says why it was refused, and goes on with the session', async () => {
    const { session, unlocking } = openSession({
      vault: { changePassword: async () => err({ kind: 'wrong-password', freeTriesLeft: 4 }) },
    });
    await unlocking.unlock('much secret');
    expect(await session.owner.changePassword('wrong', 'new', 'reason')).toBe(false);
    expect(session.unlockState).toEqual({
      status: 'rejected',
      problem: { kind: 'wrong-password', freeTriesLeft: 4 },
    });
    expect(session.isUnlocked).toBe(true);
  });

  it('tells its stages', async () => {
    const { session, unlocking } = openSession({
      vault: {
        changePassword: async (_session, _current, _next, onStage) => {
          onStage?.('verifying');
          expect(session.unlockState).toEqual({ status: 'working', stage: 'verifying' });
          return ok(null);
        },
      },
    });
    await unlocking.unlock('much secret');
    expect(await session.owner.changePassword('much secret', 'new', 'reason')).toBe(true);
    expect(session.unlockState).toEqual({ status: 'idle' });
  });
});

describe('the question whether there is a vault', () => {
  it('is put to the host when the vault is gone at unlocking, and the password is tried on what comes back', async () => {
    let isRestored = false;
    const { unlocking } = openSession({
      vault: {
        unlock: async () => (isRestored ? ok(opened()) : err({ kind: 'no-vault' })),
        findVault: async () => {
          isRestored = true;
          return 'restored';
        },
      },
    });
    expect(await unlocking.unlock('much secret')).toBe(true);
  });

  it('is answered anew after a failure at unlocking', async () => {
    let exists = false;
    const { stores } = createFakeApp({
      vault: {
        exists: () => exists,
        create: async () => {
          exists = true;
          throw new Fault('rejected', 'a vault exists already');
        },
      },
    });
    expect(stores.session.hasVault).toBe(false);
    await stores.unlocking.createPassword('much secret');
    expect(stores.session).toMatchObject({ hasVault: true, unlockState: { status: 'failed' } });
  });

  it('is answered anew by looking, so that a lost vault does not bar the way to welcome', async () => {
    const { stores } = createFakeApp({
      vault: {
        exists: () => true,
        unlock: async () => err({ kind: 'no-vault' }),
        findVault: async () => 'none',
      },
    });
    await stores.unlocking.unlock('much secret');
    expect(stores.session.unlockState).toEqual({ status: 'rejected', problem: { kind: 'no-vault' } });
    expect(stores.session.hasVault).toBe(false);
  });
});
