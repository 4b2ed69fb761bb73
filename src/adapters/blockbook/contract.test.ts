import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { WebSocket as NodeWebSocket } from 'ws';
import { createFastClock } from '../../../mocks/clock/fastClock.ts';
import { createManualClock } from '../../../mocks/clock/manualClock.ts';
import { createSandboxFixture } from '../../../mocks/fixtures/sandboxFixture.ts';
import { blockbookHandlers } from '../../../mocks/indexer/handlers.ts';
import { SandboxControl } from '../../../mocks/sandbox/control.ts';
import { startSandboxServer } from '../../../mocks/sandbox/server/startServer.ts';
import { type ChainFixture, chainIndexerContract } from '../../ports/contracts/ChainIndexer.contract.ts';
import { priceSourceContract } from '../../ports/contracts/PriceSource.contract.ts';
import { type BlockbookOptions, createBlockbook } from './index.ts';
import { POLL_EVERY_MS } from './transport/poller.ts';
import { QUOTE_EVERY_MS } from './transport/watchQuote.ts';

const BASE = 'https://blockbook.test/doge';
/** Longer than any case moves the clock. */
const NEVER_MS = 1e12;

const control = new SandboxControl();
const interceptor = setupServer(...blockbookHandlers(control, BASE));
beforeAll(() => {
  // Node 20 has no WebSocket, and the interceptor only replaces an existing one.
  if (!('WebSocket' in globalThis)) vi.stubGlobal('WebSocket', NodeWebSocket);
  interceptor.listen({ onUnhandledRequest: 'bypass' });
});
afterAll(() => {
  interceptor.close();
  vi.unstubAllGlobals();
});

async function makeInterceptedFixture(options: Pick<BlockbookOptions, 'WebSocket'>): Promise<ChainFixture> {
  control.reset();
  const clock = createManualClock();
  const indexer = createBlockbook({
    network: 'regtest',
    baseUrls: [BASE],
    clock,
    timeoutMs: NEVER_MS,
    ...options,
  });
  return createSandboxFixture({
    control,
    indexer,
    letTimePass: () => options.WebSocket === null && clock.advance(POLL_EVERY_MS),
    close: async () => control.dropWebSocket(),
  });
}

chainIndexerContract('Blockbook over MSW, polling', () => makeInterceptedFixture({ WebSocket: null }));

chainIndexerContract('Blockbook over MSW, with the host’s own socket', () => makeInterceptedFixture({}));

chainIndexerContract('Blockbook over a real server, with a socket', async () => {
  const server = await startSandboxServer();
  const indexer = createBlockbook({
    network: 'regtest',
    baseUrls: [server.url],
    clock: createManualClock(),
    WebSocket: NodeWebSocket,
  });
  return createSandboxFixture({
    control: server.control,
    indexer,
    letTimePass: () => undefined,
    close: () => server.close(),
  });
});

/** Answers like a proxy without a backend. */
async function startEmptyProxy(): Promise<{ readonly url: string; readonly close: () => void }> {
  const proxy = createServer(({ method }, response) =>
    response.writeHead(method === 'POST' ? 404 : 502).end('<html>nothing here</html>'),
  );
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  const close = (): void => {
    proxy.closeAllConnections();
    proxy.close();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

chainIndexerContract('Blockbook of two servers, the first an empty proxy', async () => {
  const server = await startSandboxServer();
  const proxy = await startEmptyProxy();
  const clock = createManualClock();
  const indexer = createBlockbook({
    network: 'regtest',
    baseUrls: [proxy.url, server.url],
    clock,
    timeoutMs: NEVER_MS,
    WebSocket: null,
  });
  return createSandboxFixture({
    control: server.control,
    indexer,
    letTimePass: () => clock.advance(POLL_EVERY_MS),
    close: async () => {
      proxy.close();
      await server.close();
    },
  });
});

/** A server with a fresh Blockbook's limits. @param factor - how much faster time passes, so that tests don't wait */
async function makeLimitedFixture(
  factor: number,
  options: Pick<BlockbookOptions, 'WebSocket'>,
): Promise<ChainFixture> {
  const clock = createFastClock(factor);
  const server = await startSandboxServer({ limits: 'blockbook', limitsClock: clock });
  const indexer = createBlockbook({
    network: 'regtest',
    baseUrls: [server.url],
    clock,
    timeoutMs: NEVER_MS,
    ...options,
  });
  return createSandboxFixture({
    control: server.control,
    indexer,
    letTimePass: () => undefined,
    close: async () => {
      const { rejections } = server.control.usage();
      await server.close();
      expect(rejections).toEqual([]);
    },
  });
}

chainIndexerContract('Blockbook at a fresh server’s limits, by HTTP alone', () =>
  makeLimitedFixture(300, { WebSocket: null }),
);

chainIndexerContract('Blockbook at a fresh server’s limits, over its socket', () =>
  makeLimitedFixture(5, { WebSocket: NodeWebSocket }),
);

for (const [way, WebSocket] of [
  ['by HTTP alone', null],
  ['over its socket', NodeWebSocket],
] as const)
  priceSourceContract(`Blockbook over a real server, ${way}`, async () => {
    const server = await startSandboxServer();
    const clock = createManualClock();
    const source = createBlockbook({
      network: 'regtest',
      baseUrls: [server.url],
      WebSocket,
      clock,
      timeoutMs: NEVER_MS,
    });
    const letTimePass = () => clock.advance(QUOTE_EVERY_MS);
    return {
      source,
      letTimePass,
      setUsd: (rate) => server.control.usdRate(rate),
      close: () => server.close(),
    };
  });
