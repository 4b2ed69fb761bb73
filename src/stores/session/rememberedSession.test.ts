/** Sessions that outlive the app: what is kept of them, where, and when they are taken up again. */
import { runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { createMemoryKeyValue } from '../../../mocks/keyValue/memoryKeyValue.ts';
import { Fault } from '../../domain/fault.ts';
import { err, ok } from '../../domain/result.ts';
import { ONE_KEY_LIMIT_MS } from '../../domain/session/sessionExpiry.ts';
import type { KeyValue } from '../../ports/KeyValue.ts';
import type { Vault } from '../../ports/Vault.ts';
import { MINUTE, opened, openSession, REMEMBER_TOKEN } from './testing/openSession.ts';

describe('staying unlocked', () => {
  const withStorage = (secureStorage: KeyValue | null, more: Partial<Vault> = {}) =>
    openSession({ host: { secureStorage }, vault: more });

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
    expect([...values]).toEqual([['stay', REMEMBER_TOKEN]]);
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
      set: (key, value) => kept.set(key, value === REMEMBER_TOKEN ? 'cut' : value),
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
    const app = openSession({ host: { secureStorage }, vault });
    const nowMs = app.clock.nowMs();
    const kept = { seenAtMs: nowMs, expiresAtMs: nowMs + 4 * MINUTE, endsAtMs: nowMs + 15 * MINUTE, stay };
    runInAction(() => {
      app.session.timer.kept = kept;
    });
    return { ...app, kept };
  }

  it('asks the host for its half, and ends when it would have ended', async () => {
    const asked: (string | null)[] = [];
    const values = new Map([['stay', REMEMBER_TOKEN]]);
    const { session, kept } = restart(createMemoryKeyValue(values), 'two-keys', {
      resume: async (token) => {
        asked.push(token);
        return ok(opened());
      },
    });
    expect(await session.resume()).toBe(true);
    expect(asked).toEqual([REMEMBER_TOKEN]);
    expect(session).toMatchObject({ isUnlocked: true, expiresAtMs: kept.expiresAtMs });
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
    const { session, calls } = restart(storage, 'two-keys', { resume });
    expect(await session.resume()).toBe(false);
    expect(session).toMatchObject({ isUnlocked: false, unlockState: { status: 'idle' } });
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
