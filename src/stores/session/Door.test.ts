import { describe, expect, it } from 'vitest';
import type { VaultStage } from '../../ports/Vault.ts';
import { Door } from './Door.ts';

describe('the door', () => {
  it('ignores a stage that is told after the answer', async () => {
    const door = new Door();
    let notify = (_: VaultStage) => {};
    const isDone = await door.pass(async (onStage) => {
      notify = onStage;
      return null;
    });
    notify('verifying');
    expect(isDone).toBe(true);
    expect(door.state).toEqual({ status: 'idle' });
  });

  it('says why it stays shut where nothing was tried, and not over a work that goes on', async () => {
    const door = new Door();
    door.refuse({ kind: 'biometry-declined' });
    expect(door.state).toEqual({ status: 'refused', problem: { kind: 'biometry-declined' } });
    await door.pass(async () => {
      door.refuse({ kind: 'biometry-declined' });
      expect(door.state.status).toBe('working');
      return null;
    });
    expect(door.state).toEqual({ status: 'idle' });
  });

  it('lets one work through at a time', async () => {
    const door = new Door();
    let begun = 0;
    const work = async () => {
      begun += 1;
      return null;
    };
    expect(await Promise.all([door.pass(work), door.pass(work)])).toEqual([true, false]);
    expect(begun).toBe(1);
  });
});
