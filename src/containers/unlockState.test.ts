/** The screens before the wallet: welcome, password, and creating a wallet. */
import { describe, expect, it } from 'vitest';
import { createFakeApp } from '../../mocks/fixtures/fakeApp.ts';
import { Fault } from '../domain/fault.ts';
import { createHdWalletView } from './account/CreateHdWalletContainer.tsx';
import { createPasswordView } from './account/CreatePasswordContainer.tsx';
import { unlockView } from './account/UnlockContainer.tsx';
import { welcomeView } from './start/welcomeView.ts';

describe('unlocking', () => {
  it('counts down and opens again when the time is over', async () => {
    const app = createFakeApp({
      vault: { unlock: async () => ({ ok: false, problem: { kind: 'throttled', untilMs: 5000 } }) },
    });
    await app.stores.unlocking.unlock('wrong');
    expect(unlockView(app.stores, 4999)).toMatchObject({ status: 'throttled', untilMs: 5000, nowMs: 4999 });
    expect(unlockView(app.stores, 5000)).toMatchObject({ status: 'idle' });
  });

  it('says when the vault failed, for making and for opening alike', async () => {
    const app = createFakeApp();
    await app.stores.unlocking.createPassword('much secret');
    expect(createPasswordView(app.stores.session)).toMatchObject({
      status: 'failed',
      fault: { kind: 'offline' },
    });
    expect(unlockView(app.stores, 0)).toMatchObject({ status: 'failed' });
    app.stores.session.clearUnlockState();
    expect(createPasswordView(app.stores.session)).toEqual({ status: 'choosing' });
  });

  it('welcomes, with what waits and with what is in the way', () => {
    expect(welcomeView(null, false)).toEqual({ status: 'first-run' });
    expect(welcomeView('kept', false)).toEqual({ status: 'first-run' });
    expect(welcomeView('kept', true)).toEqual({ status: 'request-waits' });
    expect(welcomeView('blocked', true)).toEqual({ status: 'storage-blocked' });
    expect(welcomeView('not-kept', true)).toEqual({ status: 'storage-not-kept' });
  });

  it('shows every step of making a wallet', () => {
    const draft = { id: 'd', wordCount: 12, checkPositions: [1, 5, 9] } as const;
    const fault = new Fault('storage-full', 'test');
    expect(createHdWalletView({ status: 'writing-down', draft })).toEqual({
      status: 'writing-down',
      wordCount: 12,
    });
    expect(createHdWalletView({ status: 'checking', draft, wrongPositions: [] }).status).toBe('checking');
    expect(createHdWalletView({ status: 'checking', draft, wrongPositions: [5] })).toMatchObject({
      status: 'wrong-words',
      wrongPositions: [5],
    });
    expect(createHdWalletView({ status: 'failed', fault, draft: null })).toMatchObject({ canReturn: false });
  });
});
