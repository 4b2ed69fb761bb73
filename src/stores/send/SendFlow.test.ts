import { describe, expect, it } from 'vitest';
import { failing, openFlow, openSlowFlow } from '../../../mocks/stores/openFlow.ts';
import { Fault } from '../../domain/fault.ts';
import { err } from '../../domain/result.ts';

describe('preparing', () => {
  it('is busy from the first moment until it is ready', async () => {
    const { flow, end } = openSlowFlow();
    expect([flow.state, flow.isBusy, flow.request]).toEqual([{ status: 'idle' }, false, null]);
    void flow.prepare('shop');
    expect(flow.state).toEqual({ status: 'preparing', step: { kind: 'fetching', done: 0, total: 0 } });
    expect([flow.isBusy, flow.request]).toEqual([true, 'shop']);
    await end('shop');
    expect(flow.state).toEqual({ status: 'ready', to: 'shop' });
    expect(flow.isBusy).toBe(false);
  });

  it('tells each step', () => {
    const { flow, runOf } = openSlowFlow();
    void flow.prepare('shop');
    runOf('shop').onStep({ kind: 'signing', inputs: 2 });
    expect(flow.state).toEqual({ status: 'preparing', step: { kind: 'signing', inputs: 2 } });
  });

  it('goes on when something else is asked for meanwhile, which is not begun', async () => {
    const { flow, end, runOf } = openSlowFlow();
    void flow.prepare('first');
    await flow.prepare('second');
    expect(() => runOf('second')).toThrow();
    await end('first');
    expect(flow.state).toEqual({ status: 'ready', to: 'first' });
    expect(flow.request).toBe('first');
  });

  it('ends with the problem where there is one', async () => {
    const { flow } = openFlow({ prepare: async () => err('no money') });
    await flow.prepare('shop');
    expect(flow.state).toEqual({ status: 'rejected', problem: 'no money' });
  });

  it('is not begun where it is rejected beforehand', async () => {
    const { flow, did } = openFlow({
      rejectionOf: (to) => (to === 'shop' ? 'only watched' : null),
    });
    await flow.prepare('shop');
    expect(flow.state).toEqual({ status: 'rejected', problem: 'only watched' });
    expect(did).toEqual([]);
    await flow.prepare('friend');
    expect(flow.state).toEqual({ status: 'ready', to: 'friend' });
  });

  it.each([
    [new Fault('timeout', 'test'), 'timeout', []],
    [new TypeError('test'), 'offline', []],
    [new Fault('locked', 'test'), 'locked', ['forget session']],
    [new Fault('worker-failed', 'test'), 'worker-failed', ['forget session']],
  ])('fails with %s, and the session ends with the vault alone', async (thrown, kind, expected) => {
    const { flow, did } = openFlow({ prepare: failing(thrown) });
    await flow.prepare('shop');
    expect(flow.state).toMatchObject({ status: 'failed', fault: { kind } });
    expect(did).toEqual(expected);
  });
});

describe('giving up', () => {
  it('tells the preparation, and shows nothing of how it ends', async () => {
    const { flow, end, runOf } = openSlowFlow();
    void flow.prepare('first');
    expect(runOf('first').signal.aborted).toBe(false);
    flow.cancel();
    expect(runOf('first').signal.aborted).toBe(true);
    runOf('first').onStep({ kind: 'signing', inputs: 1 });
    await end('first');
    expect(flow.state).toEqual({ status: 'idle' });
  });

  it('shows what was asked for last, though an earlier preparation ends after it', async () => {
    const { flow, end } = openSlowFlow();
    void flow.prepare('first');
    flow.cancel();
    void flow.prepare('second');
    await end('second');
    await end('first');
    expect(flow.state).toEqual({ status: 'ready', to: 'second' });
  });

  it('says neither that it failed, nor that the vault is closed', async () => {
    const { flow, did } = openFlow({
      prepare: async () => {
        flow.cancel();
        throw new Fault('locked', 'given up');
      },
    });
    await flow.prepare('shop');
    expect(flow.state).toEqual({ status: 'idle' });
    expect(did).toEqual([]);
  });

  it('forgets what was ready', async () => {
    const { flow } = openFlow();
    await flow.prepare('shop');
    flow.cancel();
    expect(await flow.confirm()).toBeNull();
    expect(flow.state).toEqual({ status: 'idle' });
  });

  it('is no part of a rejection that comes before anything else', () => {
    const { flow } = openFlow();
    flow.reject('only watched');
    expect(flow.state).toEqual({ status: 'rejected', problem: 'only watched' });
  });

  it('is what a rejection does too', async () => {
    const { flow, end, runOf } = openSlowFlow();
    void flow.prepare('shop');
    flow.reject('only watched');
    expect(runOf('shop').signal.aborted).toBe(true);
    await end('shop');
    expect(flow.state).toEqual({ status: 'rejected', problem: 'only watched' });
  });
});
