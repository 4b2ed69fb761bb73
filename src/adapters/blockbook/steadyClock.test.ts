/** Rate limits use a monotonic clock. */
import { expect, it } from 'vitest';
import { createManualClock } from '../../../mocks/clock/manualClock.ts';
import { txid } from '../../domain/tx/Txid.ts';
import { createBlockbook } from './index.ts';

it('goes on asking when the time of day stands still or was set back', async () => {
  const steadyClock = createManualClock();
  const stopped = { ...createManualClock(), nowMs: () => 1_000_000 };
  let asked = 0;
  const fetch = async (): Promise<Response> => {
    asked += 1;
    return Response.json({ error: 'rate limit exceeded' }, { status: 429 });
  };
  const chain = createBlockbook({
    network: 'regtest',
    baseUrls: ['https://one.test'],
    WebSocket: null,
    clock: stopped,
    steadyClock,
    fetch,
    random: () => 0,
  });
  const stop = new AbortController();
  const answer = chain.rawTransaction(txid('ab'.repeat(32)), stop.signal).catch(() => 'given up');
  for (let turn = 0; turn < 20; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 1));
    steadyClock.advance(3_000);
  }
  expect(asked).toBeGreaterThan(1);
  expect(chain.usage('https://one.test')?.pausedUntilMs ?? 1_000_001).toBeGreaterThan(1_000_000);
  stop.abort();
  expect(await answer).toBe('given up');
});
