/** When a session locks: inactive, too old, or hidden. And which drafts survive. */
import { describe, expect, it } from 'vitest';
import { createFakeApp } from '../../../mocks/fixtures/fakeApp.ts';
import { MINUTE, openSession } from '../../../mocks/stores/openSession.ts';
import { HIDDEN_LIMIT_MS, SESSION_LIMIT_MS } from '../../domain/session/sessionExpiry.ts';

describe('a session', () => {
  it.each([1, 5, 15, 60] as const)(
    'is locked by itself after %i minutes without a touch',
    async (minutes) => {
      const { session, unlocking, clock, calls } = openSession();
      session.autoLock.setMinutes(minutes);
      await unlocking.unlock('much secret');
      clock.advance(minutes * MINUTE - 1);
      expect(session.isUnlocked).toBe(true);
      clock.advance(1);
      expect(session).toMatchObject({ isUnlocked: false, timer: { expiresAtMs: null } });
      expect(calls).toContain('lock');
    },
  );

  it('is locked after five minutes unless a person chose otherwise', async () => {
    const { session, unlocking, clock } = openSession();
    await unlocking.unlock('much secret');
    expect(session.timer.expiresAtMs).toBe(clock.nowMs() + 5 * MINUTE);
  });

  it('lasts longer with each touch, and a day at most', async () => {
    const { session, unlocking, clock } = openSession();
    const beganAtMs = clock.nowMs();
    session.autoLock.setMinutes(60);
    await unlocking.unlock('much secret');
    while (session.isUnlocked && clock.nowMs() < beganAtMs + 2 * SESSION_LIMIT_MS) {
      clock.advance(30 * MINUTE);
      session.autoLock.touch();
    }
    expect(clock.nowMs()).toBe(beganAtMs + SESSION_LIMIT_MS);
  });

  it('is ended, not prolonged, by the first touch after the device slept through its timer', async () => {
    const { stores, clock } = createFakeApp();
    stores.session.setSessionId('session');
    clock.advance(5 * MINUTE);
    stores.session.autoLock.touch();
    expect(stores.session).toMatchObject({ isUnlocked: false, timer: { expiresAtMs: null } });
  });

  it('is ended by its timer even when the clock was set back meanwhile', async () => {
    const { session, unlocking, clock } = openSession();
    await unlocking.unlock('much secret');
    clock.advance(4 * MINUTE);
    const { nowMs } = clock;
    Object.assign(clock, { nowMs: () => nowMs() - 3 * MINUTE });
    clock.advance(MINUTE);
    expect(session.isUnlocked).toBe(false);
  });

  it('takes a newly chosen time at once', async () => {
    const { session, unlocking, clock } = openSession();
    await unlocking.unlock('much secret');
    session.autoLock.setMinutes(1);
    clock.advance(MINUTE);
    expect(session.isUnlocked).toBe(false);
  });

  it('keeps what was typed, and refuses what waited for a yes', async () => {
    const { session, unlocking, stores } = openSession();
    await unlocking.unlock('much secret');
    await stores.tx.rules.load();
    stores.tx.draft.setAmountText('42');
    await stores.tx.prepare();
    await session.lock();
    expect(stores.tx.draft.input.amountText).toBe('42');
    expect(stores.tx.flow.state.status).toBe('idle');
  });
});

describe('an app out of sight', () => {
  it('is locked after half a minute', async () => {
    const { session, unlocking, clock, see } = openSession();
    await unlocking.unlock('much secret');
    see(false);
    clock.advance(HIDDEN_LIMIT_MS - 1);
    expect(session.isUnlocked).toBe(true);
    clock.advance(1);
    expect(session.isUnlocked).toBe(false);
  });

  it('stays open when it comes back in time, however often', async () => {
    const { session, unlocking, clock, see } = openSession();
    await unlocking.unlock('much secret');
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
      const { session, unlocking, clock, stop } = openSession();
      await unlocking.unlock('much secret');
      stop();
      const { nowMs } = clock;
      session.autoLock.hide();
      Object.assign(clock, { nowMs: () => nowMs() + movedMs });
      session.autoLock.show();
      expect(session.isUnlocked).toBe(false);
    }
  });
});
