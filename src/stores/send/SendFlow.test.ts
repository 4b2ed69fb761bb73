import { expect, it } from 'vitest';
import { ok, type Result } from '../../domain/result.ts';
import { SendFlow } from './SendFlow.ts';

interface Plan {
  readonly to: string;
}

/** A flow whose preparations end when the test says so. */
function openFlow() {
  const ends = new Map<string, () => void>();
  const flow = new SendFlow<string, Plan, never, never>({ forgetSession: () => undefined } as never, {
    prepare: (to) =>
      new Promise<Result<Plan, never>>((resolve) => {
        ends.set(to, () => resolve(ok({ to })));
      }),
    isHeld: () => false,
    release: () => Promise.reject(new Error('nothing is held')),
    record: () => Promise.reject(new Error('nothing is sent')),
    broadcast: () => Promise.reject(new Error('nothing is sent')),
    finish: () => undefined,
  });
  const end = async (to: string): Promise<void> => {
    ends.get(to)?.();
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return { flow, end };
}

it('shows what was asked for last, though an earlier preparation ends after it', async () => {
  const { flow, end } = openFlow();
  void flow.prepare('first');
  flow.cancel();
  void flow.prepare('second');
  await end('second');
  await end('first');
  expect(flow.state).toEqual({ status: 'ready', to: 'second' });
});

it('shows nothing of a preparation that was given up', async () => {
  const { flow, end } = openFlow();
  void flow.prepare('first');
  flow.cancel();
  await end('first');
  expect(flow.state).toEqual({ status: 'idle' });
});
