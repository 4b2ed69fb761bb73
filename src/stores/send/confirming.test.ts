/** A prepared transfer is released, recorded and sent. */
import { describe, expect, it } from 'vitest';
import { type FlowSteps, failing, openFlow } from '../../../mocks/stores/openFlow.ts';
import { Fault } from '../../domain/fault.ts';
import { err, ok } from '../../domain/result.ts';
import type { ReleaseProblem } from '../../ports/Vault.ts';

describe('a plan whose signatures are kept back', () => {
  const held: Partial<FlowSteps> = { isHeld: ({ isSigned }) => isSigned !== true };
  const proof = { password: 'much secret' } as never;

  it('is sent once they are handed out, and not before', async () => {
    const { flow, did } = openFlow(held);
    expect(flow.isHeld).toBe(false);
    await flow.prepare('shop');
    expect(flow.isHeld).toBe(true);
    expect(await flow.confirm()).toBeNull();
    expect(did).toEqual(['prepare shop']);
    // detached from the flow, as it is passed to the password prompt
    const { release } = flow;
    expect(await release(proof)).toBeNull();
    expect(flow.state).toEqual({ status: 'ready', to: 'shop', isSigned: true });
    expect(flow.isHeld).toBe(false);
    expect(await flow.confirm()).toBe('sent shop');
  });

  it('stays as it is when they are not handed out', async () => {
    const problem = { kind: 'wrong-password' } as unknown as ReleaseProblem;
    const { flow } = openFlow({ ...held, release: async () => err(problem) });
    await flow.prepare('shop');
    expect(await flow.release(proof)).toBe(problem);
    expect(flow.state).toEqual({ status: 'ready', to: 'shop' });
  });

  it('is forgotten when it was given up meanwhile', async () => {
    const { flow } = openFlow({
      ...held,
      release: async (plan) => {
        flow.cancel();
        return ok({ ...plan, isSigned: true });
      },
    });
    await flow.prepare('shop');
    await flow.release(proof);
    expect(flow.state).toEqual({ status: 'idle' });
  });

  it('is all that anything is fetched for', async () => {
    let asked = 0;
    const release: FlowSteps['release'] = async (plan) => {
      asked += 1;
      return ok(plan);
    };
    const unprepared = openFlow({ ...held, release }).flow;
    expect(await unprepared.release(proof)).toBeNull();
    const { flow } = openFlow({ release });
    await flow.prepare('shop');
    expect(await flow.release(proof)).toBeNull();
    expect(asked).toBe(0);
  });
});

describe('sending', () => {
  it('writes down first, then broadcasts, then finishes', async () => {
    const { flow, did } = openFlow();
    await flow.prepare('shop');
    expect(await flow.confirm()).toBe('sent shop');
    const steps = ['prepare shop', 'record shop', 'broadcast sent shop', 'finish sent shop of shop'];
    expect(did).toEqual(steps);
    expect(flow.state).toEqual({ status: 'idle' });
  });

  it('is not begun where nothing is prepared, or twice', async () => {
    const { flow, did } = openFlow();
    expect(await flow.confirm()).toBeNull();
    await flow.prepare('shop');
    const [first, second] = [flow.confirm(), flow.confirm()];
    expect([await first, await second]).toEqual(['sent shop', null]);
    expect(did.filter((one) => one.startsWith('record'))).toHaveLength(1);
  });

  it('goes on whatever else is asked for: nothing is given up, nothing new is begun', async () => {
    let end = () => {};
    const { flow, did } = openFlow({
      broadcast: () => new Promise((resolve) => (end = resolve)),
    });
    await flow.prepare('shop');
    const sending = flow.confirm();
    expect(flow.state).toEqual({ status: 'sending', to: 'shop' });
    expect([flow.isBusy, flow.isHeld]).toEqual([true, false]);
    flow.cancel();
    await flow.prepare('other');
    expect(flow.state).toEqual({ status: 'sending', to: 'shop' });
    expect(did).not.toContain('prepare other');
    await Promise.resolve();
    end();
    expect(await sending).toBe('sent shop');
  });

  it.each([
    [new Fault('storage-full', 'test'), 'storage-full'],
    [new TypeError('test'), 'storage-blocked'],
  ])('sends nothing where it could not be written down: %s', async (thrown, kind) => {
    const { flow, did } = openFlow({ record: failing(thrown) });
    await flow.prepare('shop');
    expect(await flow.confirm()).toBeNull();
    expect(flow.state).toMatchObject({ status: 'failed', fault: { kind } });
    expect(did).toEqual(['prepare shop']);
  });
});
