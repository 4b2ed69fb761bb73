import { runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { testAddress } from '../../mocks/builders/keys.ts';
import { createMemoryKeyValue } from '../../mocks/keyValue/memoryKeyValue.ts';
import { createFakeApp, type FakeOutside } from '../../mocks/world/fakeApp.ts';
import { startReactions } from '../app/reactions.ts';
import { Fault } from '../domain/fault.ts';
import { ok, refuse } from '../domain/result.ts';
import { HIDDEN_LIMIT_MS, ONE_KEY_LIMIT_MS, SESSION_LIMIT_MS } from '../domain/session/sessionExpiry.ts';
import type { KeyValue } from '../ports/KeyValue.ts';
import type { UnlockedVault, Vault, VaultKeyring } from '../ports/Vault.ts';

const MINUTE = 60_000;
const STAY_TOKEN = 'ab'.repeat(32);

const keyring = (id: string, network: VaultKeyring['network']): VaultKeyring => ({
  ...{ id, type: 'hd', origin: 'phrase', network, hdPath: "m/44'/1'/0'/0", hasPassphrase: false },
  accounts: [{ index: 0, address: testAddress(1), pubkey: '02', keyForm: 'compressed' }],
});

const opened = (stayToken: string | null = null): UnlockedVault => ({
  session: 's',
  keyrings: [keyring('reg', 'regtest')],
  stayToken,
});

/** An app over a vault that opens to anybody, with the app's reactions, and a switch for its visibility. */
function openApp(outside: FakeOutside = {}) {
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
      unlock: async (_password, _onStage, stay) => {
        calls.push(`unlock ${stay ?? 'without staying'}`);
        return ok(opened(stay === 'two-keys' ? STAY_TOKEN : null));
      },
      lock: note('lock'),
      forgetStay: note('forget stay'),
      ...outside.vault,
    },
  });
  const stop = startReactions(app.stores, app.ports);
  return { ...app, calls, session: app.stores.session, stop, see: (isVisible: boolean) => see(isVisible) };
}

describe('a session', () => {
  it.each([1, 5, 15, 60] as const)(
    'is locked by itself after %i minutes without a touch',
    async (minutes) => {
      const { session, clock, calls } = openApp();
      session.setAutoLockMinutes(minutes);
      await session.unlock('much secret');
      clock.advance(minutes * MINUTE - 1);
      expect(session.isUnlocked).toBe(true);
      clock.advance(1);
      expect(session).toMatchObject({ isUnlocked: false, expiresAtMs: null });
      expect(calls).toContain('lock');
    },
  );

  it('is locked after five minutes unless a person chose otherwise', async () => {
    const { session, clock } = openApp();
    await session.unlock('much secret');
    expect(session.expiresAtMs).toBe(clock.nowMs() + 5 * MINUTE);
  });

  it('lasts longer with each touch, and a day at most', async () => {
    const { session, clock } = openApp();
    const beganAtMs = clock.nowMs();
    session.setAutoLockMinutes(60);
    await session.unlock('much secret');
    while (session.isUnlocked && clock.nowMs() < beganAtMs + 2 * SESSION_LIMIT_MS) {
      clock.advance(30 * MINUTE);
      session.touch();
    }
    expect(clock.nowMs()).toBe(beganAtMs + SESSION_LIMIT_MS);
  });

  it('is ended, not prolonged, by the first touch after the device slept through its timer', async () => {
    const { stores, clock } = createFakeApp();
    stores.session.setPassword('session');
    clock.advance(5 * MINUTE);
    stores.session.touch();
    expect(stores.session).toMatchObject({ isUnlocked: false, expiresAtMs: null });
  });

  it('is ended by its timer even when the clock was set back meanwhile', async () => {
    const { session, clock } = openApp();
    await session.unlock('much secret');
    clock.advance(4 * MINUTE);
    const { nowMs } = clock;
    Object.assign(clock, { nowMs: () => nowMs() - 3 * MINUTE });
    clock.advance(MINUTE);
    expect(session.isUnlocked).toBe(false);
  });

  it('takes a newly chosen time at once', async () => {
    const { session, clock } = openApp();
    await session.unlock('much secret');
    session.setAutoLockMinutes(1);
    clock.advance(MINUTE);
    expect(session.isUnlocked).toBe(false);
  });

  it('keeps what was typed, and refuses what waited for a yes', async () => {
    const { session, stores } = openApp();
    await session.unlock('much secret');
    stores.tx.draft.setAmountText('42');
    await stores.tx.prepare();
    await session.lock();
    expect(stores.tx.draft.words.amountText).toBe('42');
    expect(stores.tx.preparation.status).toBe('idle');
    expect(stores.accounts.password).toBe('');
  });
});

describe('an app out of sight', () => {
  it('is locked after half a minute', async () => {
    const { session, clock, see } = openApp();
    await session.unlock('much secret');
    see(false);
    clock.advance(HIDDEN_LIMIT_MS - 1);
    expect(session.isUnlocked).toBe(true);
    clock.advance(1);
    expect(session.isUnlocked).toBe(false);
  });

  it('stays open when it comes back in time, however often', async () => {
    const { session, clock, see } = openApp();
    await session.unlock('much secret');
    for (let turn = 0; turn < 4; turn += 1) {
      see(false);
      clock.advance(HIDDEN_LIMIT_MS - 1);
      see(true);
      clock.advance(1000);
    }
    expect(session.isUnlocked).toBe(true);
  });

  it('is locked at the return when timers slept, or when the clock was set back', async () => {
    for (const movedMs of [HIDDEN_LIMIT_MS, -HIDDEN_LIMIT_MS]) {
      const { session, clock, stop } = openApp();
      await session.unlock('much secret');
      stop();
      const { nowMs } = clock;
      session.hide();
      Object.assign(clock, { nowMs: () => nowMs() + movedMs });
      session.show();
      expect(session.isUnlocked).toBe(false);
    }
  });
});

describe('an unlocked vault', () => {
  it('shows wallets of this network only', async () => {
    const keyrings = [keyring('main', 'mainnet'), keyring('reg', 'regtest'), keyring('test', 'testnet')];
    const { session, stores } = openApp({
      vault: { unlock: async () => ok({ ...opened(), keyrings }) },
    });
    expect(await session.unlock('much secret')).toBe(true);
    expect(stores.keyrings.keyrings.map(({ key }) => key)).toEqual(['reg']);
  });

  it('is closed again when it was locked while it was being opened', async () => {
    let open = (_answer: ReturnType<typeof ok<UnlockedVault>>) => {};
    const { session, calls } = openApp({
      vault: {
        unlock: () =>
          new Promise((resolve) => {
            open = resolve;
          }),
      },
    });
    const unlocking = session.unlock('much secret');
    await session.lock();
    open(ok(opened()));
    expect(await unlocking).toBe(false);
    expect(session.isUnlocked).toBe(false);
    expect(calls.filter((call) => call === 'lock')).toHaveLength(2);
  });

  it('is opened one at a time', async () => {
    const { session, calls } = openApp();
    const both = [session.unlock('much secret'), session.unlock('much secret')];
    expect(await Promise.all(both)).toEqual([true, false]);
    expect(calls).toEqual(['unlock without staying']);
  });
});

describe('staying unlocked', () => {
  const withStorage = (secureStorage: KeyValue | null, more: Partial<Vault> = {}) =>
    openApp({ host: { secureStorage }, vault: more });

  it('takes effect with the next unlocking', async () => {
    const { session, calls } = withStorage(null);
    await session.unlock('much secret');
    session.setStaysUnlocked(true);
    expect(session.timer.kept?.stay).toBeNull();
    await session.lock();
    await session.unlock('much secret');
    expect(session.timer.kept?.stay).toBe('one-key');
    expect(calls).toContain('unlock one-key');
  });

  it('gives the host its half where the host keeps it', async () => {
    const values = new Map<string, string>();
    const { session } = withStorage(createMemoryKeyValue(values));
    session.setStaysUnlocked(true);
    await session.unlock('much secret');
    expect(session.timer.kept?.stay).toBe('two-keys');
    expect([...values]).toEqual([['stay', STAY_TOKEN]]);
    await session.lock();
    expect(values.size).toBe(0);
    expect(session.timer.kept).toBeNull();
  });

  it.each([
    ['throws', { set: () => Promise.reject(new Fault('storage-blocked', 'no passcode')) }],
    ['forgets', { set: async () => {} }],
  ])('is for a quarter of an hour at most where the host %s', async (_, broken) => {
    const { session, clock } = withStorage({ ...createMemoryKeyValue(), ...broken });
    session.setAutoLockMinutes(60);
    session.setStaysUnlocked(true);
    await session.unlock('much secret');
    expect(session.timer.kept?.stay).toBe('one-key');
    expect(session.expiresAtMs).toBe(clock.nowMs() + ONE_KEY_LIMIT_MS);
  });

  it('is forgotten by the vault when the host lost its half right away', async () => {
    const kept = createMemoryKeyValue();
    const losing: KeyValue = {
      ...kept,
      set: (key, value) => kept.set(key, value === STAY_TOKEN ? 'cut' : value),
    };
    const { session, calls } = withStorage(losing);
    session.setStaysUnlocked(true);
    expect(await session.unlock('much secret')).toBe(true);
    expect(calls).toContain('forget stay');
    expect(session.timer.kept?.stay).toBeNull();
  });

  it('ends at once when it is turned off, and the session goes on', async () => {
    const values = new Map<string, string>();
    const { session, calls } = withStorage(createMemoryKeyValue(values));
    session.setStaysUnlocked(true);
    await session.unlock('much secret');
    session.setStaysUnlocked(false);
    await Promise.resolve();
    expect(session.isUnlocked).toBe(true);
    expect(session.timer.kept?.stay).toBeNull();
    expect(calls).toContain('forget stay');
    expect(values.size).toBe(0);
  });

  it('writes its times anew only now and then', async () => {
    const { session, clock } = withStorage(null);
    await session.unlock('much secret');
    const first = session.timer.kept;
    clock.advance(9_000);
    session.touch();
    expect(session.timer.kept).toBe(first);
    clock.advance(1_000);
    session.touch();
    expect(session.timer.kept?.expiresAtMs).toBe(session.expiresAtMs);
  });
});

describe('a session that is taken up again', () => {
  function restart(secureStorage: KeyValue | null, stay: 'one-key' | 'two-keys', vault: Partial<Vault>) {
    const app = openApp({ host: { secureStorage }, vault });
    const nowMs = app.clock.nowMs();
    const kept = { seenAtMs: nowMs, expiresAtMs: nowMs + 4 * MINUTE, endsAtMs: nowMs + 15 * MINUTE, stay };
    runInAction(() => {
      app.session.timer.kept = kept;
    });
    return { ...app, kept };
  }

  it('asks the host for its half, and ends when it would have ended', async () => {
    const asked: (string | null)[] = [];
    const values = new Map([['stay', STAY_TOKEN]]);
    const { session, kept } = restart(createMemoryKeyValue(values), 'two-keys', {
      resume: async (token) => {
        asked.push(token);
        return ok(opened());
      },
    });
    expect(await session.resume()).toBe(true);
    expect(asked).toEqual([STAY_TOKEN]);
    expect(session).toMatchObject({ isUnlocked: true, expiresAtMs: kept.expiresAtMs });
  });

  it.each([
    ['the host lost its half', createMemoryKeyValue(), async () => ok(opened())],
    [
      'the vault forgot its own',
      createMemoryKeyValue(new Map([['stay', STAY_TOKEN]])),
      async () => refuse({ kind: 'lost' } as const),
    ],
    [
      'the worker died',
      createMemoryKeyValue(new Map([['stay', STAY_TOKEN]])),
      () => Promise.reject(new Fault('worker-failed', 'gone')),
    ],
  ])('is forgotten, and the password asked for, when %s', async (_, storage, resume) => {
    const { session, calls } = restart(storage, 'two-keys', { resume });
    expect(await session.resume()).toBe(false);
    expect(session).toMatchObject({ isUnlocked: false, door: { status: 'idle' } });
    expect(session.timer.kept).toBeNull();
    expect(calls).toContain('lock');
    expect(await storage.get('stay')).toBeNull();
  });

  it.each([
    ['its time is over', 4 * MINUTE],
    ['the clock was set back', -10 * MINUTE],
  ])('is not even tried when %s', async (_, movedMs) => {
    let tries = 0;
    const { session, clock, calls } = restart(null, 'one-key', {
      resume: async () => {
        tries += 1;
        return ok(opened());
      },
    });
    const { nowMs } = clock;
    Object.assign(clock, { nowMs: () => nowMs() + movedMs });
    expect(await session.resume()).toBe(false);
    expect(tries).toBe(0);
    expect(calls).toContain('lock');
  });
});

describe('changing the password', () => {
  it('says why it was refused, and goes on with the session', async () => {
    const { session } = openApp({
      vault: { changePassword: async () => refuse({ kind: 'wrong-password', freeTriesLeft: 4 }) },
    });
    await session.unlock('much secret');
    expect(await session.changePassword('wrong', 'new')).toBe(false);
    expect(session.door).toEqual({
      status: 'refused',
      problem: { kind: 'wrong-password', freeTriesLeft: 4 },
    });
    expect(session.isUnlocked).toBe(true);
  });

  it('tells its stages', async () => {
    const { session } = openApp({
      vault: {
        changePassword: async (_session, _current, _next, onStage) => {
          onStage?.('verifying');
          expect(session.door).toEqual({ status: 'working', stage: 'verifying' });
          return ok(null);
        },
      },
    });
    await session.unlock('much secret');
    expect(await session.changePassword('much secret', 'new')).toBe(true);
    expect(session.door).toEqual({ status: 'idle' });
  });
});

describe('the question whether there is a vault', () => {
  it('is put to the host when the vault is gone at the door, and the password is tried on what comes back', async () => {
    let isRestored = false;
    const { session } = openApp({
      vault: {
        unlock: async () => (isRestored ? ok(opened()) : refuse({ kind: 'no-vault' })),
        lookForVault: async () => {
          isRestored = true;
          return 'restored';
        },
      },
    });
    expect(await session.unlock('much secret')).toBe(true);
  });

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
        unlock: async () => refuse({ kind: 'no-vault' }),
        lookForVault: async () => 'none',
      },
    });
    await stores.session.unlock('much secret');
    expect(stores.session.door).toEqual({ status: 'refused', problem: { kind: 'no-vault' } });
    expect(stores.session.hasVault).toBe(false);
  });
});
