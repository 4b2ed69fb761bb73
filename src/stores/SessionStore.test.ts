import { describe, expect, it } from 'vitest';
import { testAddress } from '../../mocks/builders/keys.ts';
import { createFakeApp } from '../../mocks/world/fakeApp.ts';
import { Fault } from '../domain/fault.ts';
import type { VaultKeyring } from '../ports/Vault.ts';
import { AUTO_LOCK_MS } from './SessionStore.ts';

const keyring = (id: string, network: VaultKeyring['network']): VaultKeyring => ({
  ...{ id, type: 'hd', network, hdPath: "m/44'/1'/0'" },
  accounts: [{ index: 0, address: testAddress(1), pubkey: '02' }],
});

describe('a session whose time is over', () => {
  it('is ended, not prolonged, by the first touch after the device slept through its timer', async () => {
    const { stores, clock } = createFakeApp();
    stores.session.setPassword('session');
    stores.session.touch();
    clock.advance(AUTO_LOCK_MS);
    stores.session.touch();
    expect(stores.session).toMatchObject({ isUnlocked: false, expiresAtMs: null });
  });
});

describe('an unlocked vault', () => {
  it('shows wallets of this network only', async () => {
    const keyrings = [keyring('main', 'mainnet'), keyring('reg', 'regtest'), keyring('test', 'testnet')];
    const { stores } = createFakeApp({
      vault: { unlock: async () => ({ ok: true, value: { session: 's', keyrings } }) },
    });
    expect(await stores.session.unlock('much secret')).toBe(true);
    expect(stores.keyrings.keyrings.map(({ key }) => key)).toEqual(['reg']);
  });
});

describe('the question whether there is a vault', () => {
  it('is answered anew after a failure at the door', async () => {
    let exists = false;
    const { stores } = createFakeApp({
      vault: {
        exists: () => exists,
        create: async () => {
          exists = true;
          throw new Fault('refused', 'a vault exists already');
        },
      },
    });
    expect(stores.session.hasVault).toBe(false);
    await stores.session.createPassword('much secret');
    expect(stores.session).toMatchObject({ hasVault: true, door: { status: 'failed' } });
  });

  it('is answered anew by looking, so that a lost vault does not bar the way to welcome', async () => {
    const { stores } = createFakeApp({
      vault: {
        exists: () => true,
        unlock: async () => ({ ok: false, problem: { kind: 'no-vault' } }),
        restoreMarker: async () => false,
      },
    });
    await stores.session.unlock('much secret');
    expect(stores.session).toMatchObject({ hasVault: true, door: { status: 'refused' } });
    await stores.session.lookForVault();
    expect(stores.session.hasVault).toBe(false);
  });
});
