import { describe, expect, it } from 'vitest';
import type { VaultStage } from '../../ports/Vault.ts';
import { UnlockAttempt } from './UnlockAttempt.ts';

describe('unlocking', () => {
  it('ignores a stage that is told after the answer', async () => {
    const unlockState = new UnlockAttempt();
    let notify = (_: VaultStage) => {};
    const isDone = await unlockState.pass(async (onStage) => {
      notify = onStage;
      return null;
    });
    notify('verifying');
    expect(isDone).toBe(true);
    expect(unlockState.state).toEqual({ status: 'idle' });
  });

  it('says why it stays shut where nothing was tried, and not over a work that goes on', async () => {
    const unlockState = new UnlockAttempt();
    unlockState.reject({ kind: 'biometry-declined' });
    expect(unlockState.state).toEqual({ status: 'rejected', problem: { kind: 'biometry-declined' } });
    await unlockState.pass(async () => {
      unlockState.reject({ kind: 'biometry-declined' });
      expect(unlockState.state.status).toBe('working');
      return null;
    });
    expect(unlockState.state).toEqual({ status: 'idle' });
  });

  it('lets one work through at a time', async () => {
    const unlockState = new UnlockAttempt();
    let begun = 0;
    const work = async () => {
      begun += 1;
      return null;
    };
    expect(await Promise.all([unlockState.pass(work), unlockState.pass(work)])).toEqual([true, false]);
    expect(begun).toBe(1);
  });
});
