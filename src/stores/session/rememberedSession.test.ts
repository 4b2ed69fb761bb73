/** Remembered sessions: what is persisted, where, and when they are resumed. */
import { runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { createMemoryKeyValue } from '../../../mocks/keyValue/memoryKeyValue.ts';
import { MINUTE, opened, openSession, REMEMBER_TOKEN } from '../../../mocks/stores/openSession.ts';
import { Fault } from '../../domain/fault.ts';
import { err, ok } from '../../domain/result.ts';
import { ONE_KEY_LIMIT_MS } from '../../domain/session/sessionExpiry.ts';
import type { KeyValue } from '../../ports/KeyValue.ts';
import type { Vault } from '../../ports/Vault.ts';

describe('staying unlocked', () => {
  const withStorage = (secureStorage: KeyValue | null, more: Partial<Vault> = {}) =>
    openSession({ host: { secureStorage }, vault: more });

  it('takes effect with the next unlocking', async () => {
    const { session, unlocking, calls } = withStorage(null);
    await unlocking.unlock('much secret');
    session.autoLock.setStaysUnlocked(true);
    expect(session.timer.persisted?.remembered).toBeNull();
    await session.lock();
    await unlocking.unlock('much secret');
    expect(session.timer.persisted?.remembered).toBe('one-key');
    expect(calls).toContain('unlock one-key');
  });

  it('gives the host its half where the host keeps it', async () => {
    const values = new Map<string, string>();
    const { session, unlocking } = withStorage(createMemoryKeyValue(values));
    session.autoLock.setStaysUnlocked(true);
    await unlocking.unlock('much secret');
    expect(session.timer.persisted?.remembered).toBe('two-keys');
    expect([...values]).toEqual([['stay', REMEMBER_TOKEN]]);
    await session.lock();
    expect(values.size).toBe(0);
    expect(session.timer.persisted).toBeNull();
  });

  it.each([
    ['throws', { set: () => Promise.reject(new Fault('storage-blocked', 'no passcode')) }],
    ['forgets', { set: async () => {} }],
  ])('is for a quarter of an hour at most where the host %s', async (_, broken) => {
    const { session, unlocking, clock } = withStorage({ ...createMemoryKeyValue(), ...broken });
    session.autoLock.setMinutes(60);
    session.autoLock.setStaysUnlocked(true);
    await unlocking.unlock('much secret');
    expect(session.timer.persisted?.remembered).toBe('one-key');
    expect(session.timer.expiresAtMs).toBe(clock.nowMs() + ONE_KEY_LIMIT_MS);
  });

  it('is forgotten by the vault when the host lost its half right away', async () => {
    const kept = createMemoryKeyValue();
    const losing: KeyValue = {
      ...kept,
      set: (key, value) => kept.set(key, value === REMEMBER_TOKEN ? 'cut' : value),
    };
    const { session, unlocking, calls } = withStorage(losing);
    session.autoLock.setStaysUnlocked(true);
    expect(await unlocking.unlock('much secret')).toBe(true);
    expect(calls).toContain('forget stay');
    expect(session.timer.persisted?.remembered).toBeNull();
  });

  it('ends at once when it is turned off, and the session goes on', async () => {
    const values = new Map<string, string>();
    const { session, unlocking, calls } = withStorage(createMemoryKeyValue(values));
    session.autoLock.setStaysUnlocked(true);
    await unlocking.unlock('much secret');
    session.autoLock.setStaysUnlocked(false);
    await Promise.resolve();
    expect(session.isUnlocked).toBe(true);
    expect(session.timer.persisted?.remembered).toBeNull();
    expect(calls).toContain('forget stay');
    expect(values.size).toBe(0);
  });

  it('writes its times anew only now and then', async () => {
    const { session, unlocking, clock } = withStorage(null);
    await unlocking.unlock('much secret');
    const first = session.timer.persisted;
    clock.advance(9_000);
    session.autoLock.touch();
    expect(session.timer.persisted).toBe(first);
    clock.advance(1_000);
    session.autoLock.touch();
    expect(session.timer.persisted?.expiresAtMs).toBe(session.timer.expiresAtMs);
  });
});

describe('a session that is taken up again', () => {
  function restart(secureStorage: KeyValue | null, stay: 'one-key' | 'two-keys', vault: Partial<Vault>) {
    const app = openSession({ host: { secureStorage }, vault });
    const nowMs = app.clock.nowMs();
    const kept = {
      seenAtMs: nowMs,
      expiresAtMs: nowMs + 4 * MINUTE,
      endsAtMs: nowMs + 15 * MINUTE,
      remembered: stay,
    };
    runInAction(() => {
      app.session.timer.persisted = kept;
    });
    return { ...app, kept };
  }

  it('asks the host for its half, and ends when it would have ended', async () => {
    const asked: (string | null)[] = [];
    const values = new Map([['stay', REMEMBER_TOKEN]]);
    const { session, unlocking, kept } = restart(createMemoryKeyValue(values), 'two-keys', {
      resume: async (token) => {
        asked.push(token);
        return ok(opened());
      },
    });
    expect(await unlocking.resume()).toBe(true);
    expect(asked).toEqual([REMEMBER_TOKEN]);
    expect(session).toMatchObject({ isUnlocked: true, timer: { expiresAtMs: kept.expiresAtMs } });
  });

  it.each([
    ['the host lost its half', createMemoryKeyValue(), async () => ok(opened())],
    [
      'the vault forgot its own',
      createMemoryKeyValue(new Map([['stay', REMEMBER_TOKEN]])),
      async () => err({ kind: 'lost' } as const),
    ],
    [
      'the worker died',
      createMemoryKeyValue(new Map([['stay', REMEMBER_TOKEN]])),
      () => Promise.reject(new Fault('worker-failed', 'gone')),
    ],
  ])('is forgotten, and the password asked for, when %s', async (_, storage, resume) => {
    const { session, unlocking, calls } = restart(storage, 'two-keys', { resume });
    expect(await unlocking.resume()).toBe(false);
    expect(session).toMatchObject({ isUnlocked: false, unlockState: { status: 'idle' } });
    expect(session.timer.persisted).toBeNull();
    expect(calls).toContain('lock');
    expect(await storage.get('stay')).toBeNull();
  });

  it.each([
    ['its time is over', 4 * MINUTE],
    ['the clock was set back', -10 * MINUTE],
  ])('is not even tried when %s', async (_, movedMs) => {
    let tries = 0;
    const { unlocking, clock, calls } = restart(null, 'one-key', {
      resume: async () => {
        tries += 1;
        return ok(opened());
      },
    });
    const { nowMs } = clock;
    Object.assign(clock, { nowMs: () => nowMs() + movedMs });
    expect(await unlocking.resume()).toBe(false);
    expect(tries).toBe(0);
    expect(calls).toContain('lock');
  });
});
