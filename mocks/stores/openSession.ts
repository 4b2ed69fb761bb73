/** An app over a vault that accepts any password, for tests of sessions. */

import { ok } from '../../src/domain/result.ts';
import type { UnlockedVault, VaultCheck, VaultKeyring } from '../../src/ports/Vault.ts';
import { testAddress } from '../builders/keys.ts';
import { createFakeApp, type FakeOutside } from '../fixtures/fakeApp.ts';
import { startReactions } from './openedStores.ts';

export const MINUTE = 60_000;
/** The host's half of a remembered session. */
export const REMEMBER_TOKEN = 'ab'.repeat(32);

/** A keyring with one account. */
export const keyring = (id: string, network: VaultKeyring['network']): VaultKeyring => ({
  id,
  type: 'hd',
  origin: 'phrase',
  network,
  hdPath: "m/44'/1'/0'/0",
  hasPassphrase: false,
  accounts: [{ index: 0, address: testAddress(1), pubkey: '02', keyForm: 'compressed' }],
});

/** The check result of an intact vault. */
export const SOUND: VaultCheck = {
  mark: { vault: '00'.repeat(16), counter: 1 },
  missing: [],
  outdated: [],
  repaired: [],
  age: 'current',
};

/** A successful unlock's result. */
export const opened = (rememberToken: string | null = null): UnlockedVault => ({
  session: 's',
  keyrings: [keyring('reg', 'regtest')],
  check: SOUND,
  rememberToken,
});

/** An app with its reactions, its recorded vault calls, and a switch for its visibility. */
export function openSession(outside: FakeOutside = {}) {
  const calls: string[] = [];
  let see = (_isVisible: boolean) => {};
  const note = (call: string) => async () => void calls.push(call);
  const app = createFakeApp({
    ...outside,
    host: {
      onVisibility: (listener) => {
        const before = see;
        see = (isVisible) => {
          before(isVisible);
          listener(isVisible);
        };
        return () => {};
      },
      ...outside.host,
    },
    vault: {
      exists: () => true,
      unlock: async (_password, _onStage, remember) => {
        calls.push(`unlock ${remember ?? 'without staying'}`);
        return ok(opened(remember === 'two-keys' ? REMEMBER_TOKEN : null));
      },
      lock: note('lock'),
      forgetRemembered: note('forget stay'),
      ...outside.vault,
    },
  });
  const stop = startReactions(app.stores, app.ports);
  return {
    ...app,
    calls,
    session: app.stores.session,
    unlocking: app.stores.unlocking,
    stop,
    see: (isVisible: boolean) => see(isVisible),
  };
}
