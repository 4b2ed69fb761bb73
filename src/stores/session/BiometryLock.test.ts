import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { createFakeApp } from '../../../mocks/fixtures/fakeApp.ts';
import { SOUND } from '../../../mocks/stores/openSession.ts';
import { Fault } from '../../domain/fault.ts';
import { err, ok } from '../../domain/result.ts';
import type { Biometry, BiometryAnswer, BiometryState } from '../../ports/Biometry.ts';
import type { Vault } from '../../ports/Vault.ts';

const TOKEN = 'cd'.repeat(32);
const REASON = 'Open your wallet';

/** A phone with a fingerprint sensor, and a vault that knows one password and one token. */
function phone(given: { biometry?: Partial<Biometry>; vault?: Partial<Vault> } = {}) {
  const calls: string[] = [];
  let saved: string | null = null;
  let enrolled: string | null = null;
  const biometry: Biometry = {
    state: async () => ({ kind: 'ready', sensor: 'finger', isTokenSaved: saved !== null }),
    requestAccess: async () => {
      calls.push('request access');
      return true;
    },
    save: async (token) => {
      calls.push('save');
      saved = token;
      return true;
    },
    read: async (): Promise<BiometryAnswer> =>
      saved === null ? { kind: 'lost' } : { kind: 'token', token: saved },
    remove: async () => {
      calls.push('remove');
      saved = null;
    },
    openSettings: () => void calls.push('open settings'),
    ...given.biometry,
  };
  const app = createFakeApp({
    host: { biometry },
    vault: {
      exists: () => true,
      unlock: async () => ok({ session: 's', keyrings: [], check: SOUND, rememberToken: null }),
      enrolBiometry: async (_session, password) => {
        if (password !== 'much secret') return err({ kind: 'wrong-password', freeTriesLeft: 4 });
        enrolled = TOKEN;
        calls.push('enrol');
        return ok(TOKEN);
      },
      unlockByToken: async (token) =>
        token === enrolled
          ? ok({ session: 's', keyrings: [], check: SOUND, rememberToken: null })
          : err({ kind: 'lost' }),
      forgetBiometry: async () => {
        enrolled = null;
        calls.push('forget');
      },
      hasBiometry: async () => enrolled !== null,
      ...given.vault,
    },
  });
  const { session } = app.stores;
  return {
    session,
    unlocking: app.stores.unlocking,
    calls,
    loseToken: () => {
      saved = null;
    },
    loseEnrolment: () => {
      enrolled = null;
    },
    state: () => ({ saved, enrolled }),
  };
}

describe('a password that was just chosen', () => {
  const create = async () => ({ session: 's', keyrings: [], check: SOUND, rememberToken: null });
  const newPhone = (biometry: Partial<Biometry> = {}, vault: Partial<Vault> = {}) =>
    phone({ biometry, vault: { exists: () => false, create, ...vault } });

  it('opens beside the lock of the device when that is wanted, before anything else is shown', async () => {
    const { unlocking, session, calls } = newPhone();
    const creating = unlocking.createPassword('much secret', REASON);
    expect(session.isUnlocked).toBe(false);
    expect(await creating).toBe(true);
    expect(session.biometry.view.status).toBe('on');
    expect(calls).toEqual(['enrol', 'request access', 'save']);
  });

  it('leaves the lock alone when that is not wanted', async () => {
    const { unlocking, calls } = newPhone();
    expect(await unlocking.createPassword('much secret')).toBe(true);
    expect(calls).toEqual([]);
  });

  it.each<[string, Partial<Biometry>, Partial<Vault>]>([
    ['leave is not given', { requestAccess: async () => false }, {}],
    ['the host keeps nothing', { save: async () => false }, {}],
    ['the vault fails', {}, { enrolBiometry: () => Promise.reject(new Fault('storage-full', 'full')) }],
  ])('opens alone when %s', async (_, biometry, vault) => {
    const { unlocking, session, state } = newPhone(biometry, vault);
    expect(await unlocking.createPassword('much secret', REASON)).toBe(true);
    expect(session.isUnlocked).toBe(true);
    expect(session.biometry.view.status).toBe('off');
    expect(state()).toEqual({ saved: null, enrolled: null });
  });
});

describe('the look at the lock of the device', () => {
  it.each<[BiometryState, string]>([
    [{ kind: 'absent' }, 'absent'],
    [{ kind: 'denied' }, 'denied'],
    [{ kind: 'ready', sensor: 'face', isTokenSaved: false }, 'off'],
  ])('sees %o as %s', async (state, status) => {
    const { session } = phone({ biometry: { state: async () => state } });
    expect(session.biometry.view.status).toBe('unknown');
    await session.biometry.inspect();
    expect(session.biometry.view.status).toBe(status);
  });

  it('sees that the host has none', async () => {
    const { stores } = createFakeApp();
    await stores.session.biometry.inspect();
    expect(stores.session.biometry.view.status).toBe('absent');
  });

  it('leaves everything as it was when it fails', async () => {
    const { session } = phone({ biometry: { state: () => Promise.reject(new Fault('timeout', 'silent')) } });
    await session.biometry.inspect();
    expect(session.biometry.view.status).toBe('unknown');
  });

  it('sees that the host lost its token, and forgets its half of the vault', async () => {
    const { session, loseToken, state } = phone();
    await session.owner.turnBiometryOn('much secret', REASON);
    loseToken();
    await session.biometry.inspect();
    expect(session.biometry.view).toEqual({ status: 'changed', sensor: 'finger' });
    expect(state().enrolled).toBeNull();
    await session.biometry.inspect();
    expect(session.biometry.view.status).toBe('changed');
  });
});

describe('turning it on', () => {
  it('seals the vault first and gives the host its token then', async () => {
    const { session, calls, state } = phone();
    expect(await session.owner.turnBiometryOn('much secret', REASON)).toBe(true);
    expect(calls).toEqual(['enrol', 'request access', 'save']);
    expect(state()).toEqual({ saved: TOKEN, enrolled: TOKEN });
    expect(session.biometry.view.status).toBe('on');
    expect(session.unlockState).toEqual({ status: 'idle' });
  });

  it('asks the host nothing for a wrong password', async () => {
    const { session, calls } = phone();
    expect(await session.owner.turnBiometryOn('wrong', REASON)).toBe(false);
    expect(session.unlockState).toMatchObject({ status: 'rejected', problem: { kind: 'wrong-password' } });
    expect(calls).toEqual([]);
  });

  it.each<[string, Partial<Biometry>]>([
    ['the person gives no leave', { requestAccess: async () => false }],
    ['the host does not keep the token', { save: async () => false }],
    ['the host fails', { save: () => Promise.reject(new Fault('timeout', 'silent')) }],
  ])('leaves nothing behind when %s', async (_, biometry) => {
    const { session, state } = phone({ biometry });
    expect(await session.owner.turnBiometryOn('much secret', REASON)).toBe(false);
    expect(session.unlockState).toEqual({ status: 'rejected', problem: { kind: 'biometry-denied' } });
    expect(state()).toEqual({ saved: null, enrolled: null });
    expect(session.biometry.view.status).toBe('off');
  });

  it('is refused where there is none', async () => {
    const { stores } = createFakeApp();
    expect(await stores.session.owner.turnBiometryOn('much secret', REASON)).toBe(false);
    expect(stores.session.unlockState).toMatchObject({ problem: { kind: 'biometry-denied' } });
  });

  it('works again after it was lost', async () => {
    const { session, unlocking, loseToken } = phone();
    await session.owner.turnBiometryOn('much secret', REASON);
    loseToken();
    await unlocking.unlockByBiometry(REASON);
    expect(await session.owner.turnBiometryOn('much secret', REASON)).toBe(true);
    expect(session.biometry.view.status).toBe('on');
  });
});

describe('opening the vault by it', () => {
  it('works with the token', async () => {
    const { session, unlocking } = phone();
    await session.owner.turnBiometryOn('much secret', REASON);
    expect(await unlocking.unlockByBiometry(REASON)).toBe(true);
    expect(session.isUnlocked).toBe(true);
  });

  it.each([
    ['the host lost the token', 'loseToken'],
    ['the vault does not know it', 'loseEnrolment'],
  ] as const)('asks for the password when %s, and forgets the rest', async (_, lose) => {
    const device = phone();
    await device.session.owner.turnBiometryOn('much secret', REASON);
    device[lose]();
    expect(await device.unlocking.unlockByBiometry(REASON)).toBe(false);
    expect(device.session.unlockState).toEqual({ status: 'rejected', problem: { kind: 'biometry-lost' } });
    expect(device.session.biometry.view.status).toBe('changed');
    expect(device.state().enrolled).toBeNull();
  });

  it('stays on when the person turns away', async () => {
    const { session, unlocking, state } = phone({ biometry: { read: async () => ({ kind: 'declined' }) } });
    await session.owner.turnBiometryOn('much secret', REASON);
    const doors: string[] = [];
    const stop = autorun(() => doors.push(session.unlockState.status));
    expect(await unlocking.unlockByBiometry(REASON)).toBe(false);
    stop();
    expect(session.unlockState).toEqual({ status: 'rejected', problem: { kind: 'biometry-declined' } });
    // the password field and its text are never replaced
    expect(doors).toEqual(['idle', 'rejected']);
    expect(session.biometry.view.status).toBe('on');
    expect(state().enrolled).toBe(TOKEN);
  });

  it('says what may be behind it when it fails twice in a row, and goes on', async () => {
    let answer: BiometryAnswer = { kind: 'declined' };
    const { session, unlocking, state } = phone({ biometry: { read: async () => answer } });
    await session.owner.turnBiometryOn('much secret', REASON);
    const problem = () => session.unlockState.status === 'rejected' && session.unlockState.problem.kind;
    await unlocking.unlockByBiometry(REASON);
    expect(problem()).toBe('biometry-declined');
    await unlocking.unlockByBiometry(REASON);
    expect(problem()).toBe('biometry-failing');
    expect(session.biometry.view.status).toBe('on');
    expect(state().enrolled).toBe(TOKEN);
    answer = { kind: 'token', token: TOKEN };
    expect(await unlocking.unlockByBiometry(REASON)).toBe(true);
    await session.lock();
    answer = { kind: 'declined' };
    await unlocking.unlockByBiometry(REASON);
    expect(problem()).toBe('biometry-declined');
  });

  it('says so too where it is asked for afresh', async () => {
    const { session } = phone({ biometry: { read: async () => ({ kind: 'declined' }) } });
    await session.owner.turnBiometryOn('much secret', REASON);
    const work = async () => null;
    await session.owner.prove({ reason: REASON }, work);
    await session.owner.prove({ reason: REASON }, work);
    expect(session.unlockState).toEqual({ status: 'rejected', problem: { kind: 'biometry-failing' } });
  });

  it('leaves the password its way while the device asks, and opens nothing that was locked since', async () => {
    let answer: (given: BiometryAnswer) => void = () => {};
    const asked = new Promise<BiometryAnswer>((resolve) => {
      answer = resolve;
    });
    const { session, unlocking } = phone({ biometry: { read: () => asked } });
    await session.owner.turnBiometryOn('much secret', REASON);
    const opening = unlocking.unlockByBiometry(REASON);
    await Promise.resolve();
    expect(session.unlockState).toEqual({ status: 'idle' });
    await session.lock();
    answer({ kind: 'token', token: TOKEN });
    expect(await opening).toBe(false);
    expect(session.isUnlocked).toBe(false);
  });

  it('counts a host that fails as a person who turned away', async () => {
    const { session, unlocking } = phone({
      biometry: { read: () => Promise.reject(new Fault('timeout', 'silent')) },
    });
    await session.owner.turnBiometryOn('much secret', REASON);
    expect(await unlocking.unlockByBiometry(REASON)).toBe(false);
    expect(session.unlockState).toEqual({ status: 'rejected', problem: { kind: 'biometry-declined' } });
  });

  it('says when it failed, and stays on', async () => {
    const { session, unlocking } = phone({
      vault: { unlockByToken: () => Promise.reject(new Fault('storage-blocked', 'no')) },
    });
    await session.owner.turnBiometryOn('much secret', REASON);
    await unlocking.unlockByBiometry(REASON);
    expect(session.unlockState).toMatchObject({ status: 'failed', fault: { kind: 'storage-blocked' } });
    expect(session.biometry.view.status).toBe('on');
  });
});

describe('turning it off', () => {
  it('forgets both halves', async () => {
    const { session, state } = phone();
    await session.owner.turnBiometryOn('much secret', REASON);
    await session.owner.turnBiometryOff();
    expect(state()).toEqual({ saved: null, enrolled: null });
    expect(session.biometry.view.status).toBe('off');
  });
});

describe('changing the password', () => {
  const changing = { changePassword: async () => ok(null), forgetRemembered: async () => {} };

  it('sets the lock up again, with the new password', async () => {
    const passwords: string[] = [];
    const { session, calls } = phone({
      vault: {
        ...changing,
        hasBiometry: async () => true,
        enrolBiometry: async (_session, password) => {
          passwords.push(password);
          return ok(TOKEN);
        },
      },
    });
    expect(await session.owner.changePassword('much secret', 'such secret', REASON)).toBe(true);
    expect(passwords).toEqual(['such secret']);
    expect(calls).toEqual(['request access', 'save']);
    expect(session.biometry.view.status).toBe('on');
  });

  it('is done all the same where the lock cannot be set up again: then it is off', async () => {
    const { session, state } = phone({
      vault: changing,
      biometry: { save: async () => false },
    });
    await session.owner.turnBiometryOn('much secret', REASON);
    expect(await session.owner.changePassword('much secret', 'such secret', REASON)).toBe(true);
    expect(state()).toEqual({ saved: null, enrolled: null });
  });
});
