import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll } from 'vitest';
import { WebSocket } from 'ws';
import { createManualClock } from '../../../mocks/clock/manualClock.ts';
import { SandboxControl } from '../../../mocks/sandbox/control.ts';
import { startSandboxServer } from '../../../mocks/sandbox/server/startServer.ts';
import { createSandboxWorld } from '../../../mocks/worlds/sandboxWorld.ts';
import { chainIndexerContract } from '../../ports/ChainIndexer.contract.ts';
import { priceSourceContract } from '../../ports/PriceSource.contract.ts';
import { createBlockbook } from './index.ts';
import { POLL_EVERY_MS } from './poller.ts';

const BASE = 'https://blockbook.test';
/** Longer than any case moves the clock. */
const NEVER_MS = 1e12;

const interceptor = setupServer();
beforeAll(() => interceptor.listen({ onUnhandledRequest: 'bypass' }));
afterAll(() => interceptor.close());

chainIndexerContract('Blockbook over MSW, polling', async () => {
  const control = new SandboxControl();
  const clock = createManualClock();
  interceptor.use(
    http.all(`${BASE}/*`, async ({ request }) => {
      const { pathname: path, searchParams: query } = new URL(request.url);
      const body = await request.text();
      const served = await control.gateway.serve({ method: request.method, path, query, body });
      if (served.kind !== 'reply') return HttpResponse.error();
      return new HttpResponse(served.reply.body, { ...served.reply });
    }),
  );
  const indexer = createBlockbook({
    network: 'regtest',
    baseUrls: [BASE],
    clock,
    WebSocket: null,
    timeoutMs: NEVER_MS,
  });
  return createSandboxWorld({
    control,
    indexer,
    letTimePass: () => clock.advance(POLL_EVERY_MS),
    close: async () => interceptor.resetHandlers(),
  });
});

chainIndexerContract('Blockbook over a real server, with a socket', async () => {
  const server = await startSandboxServer();
  const indexer = createBlockbook({
    network: 'regtest',
    baseUrls: [server.url],
    clock: createManualClock(),
    WebSocket,
  });
  return createSandboxWorld({
    control: server.control,
    indexer,
    letTimePass: () => undefined,
    close: () => server.close(),
  });
});

priceSourceContract('Blockbook over a real server', async () => {
  const server = await startSandboxServer();
  const source = createBlockbook({
    network: 'regtest',
    baseUrls: [server.url],
    clock: createManualClock(),
    WebSocket: null,
  });
  return { source, setUsd: (rate) => server.control.usdRate(rate), close: () => server.close() };
});
