// A server whose socket fails in every possible way: nothing is lost, nothing is sent twice, and the connection recovers.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createFastClock } from '../../../mocks/clock/fastClock.ts';
import { createSandboxFixture } from '../../../mocks/fixtures/sandboxFixture.ts';
import { SOCKET_FAULTS } from '../../../mocks/sandbox/faults/socketFaults.ts';
import { type SandboxServer, startSandboxServer } from '../../../mocks/sandbox/server/startServer.ts';
import type { ChainEvent } from '../../ports/ChainIndexer.ts';
import type { ChainFixture } from '../../ports/contracts/ChainIndexer.contract.ts';
import { type Blockbook, createBlockbook } from './index.ts';

const DOGE = 100_000_000n;
/** How much faster time passes. */
const FASTER = 30;
const TIMEOUT = { timeout: 20_000, interval: 5 };

let server: SandboxServer;
let chain: Blockbook;
let fixture: ChainFixture;

beforeEach(async () => {
  server = await startSandboxServer();
  const clock = createFastClock(FASTER);
  chain = createBlockbook({
    network: 'regtest',
    baseUrls: [server.url],
    clock,
    WebSocket,
    timeoutMs: 600_000,
    limit: { perMinute: 600, burst: 100 },
  });
  const { control } = server;
  fixture = createSandboxFixture({
    control,
    indexer: chain,
    letTimePass: () => undefined,
    close: () => server.close(),
  });
});
afterEach(() => fixture.close());

describe.each(SOCKET_FAULTS)('a socket that is wrong: %s', (mode) => {
  it('keeps no answer back, sends nothing twice, and tells what happens again once it is well', async () => {
    const address = fixture.newAddress();
    const paid = await fixture.pay(address, 5n * DOGE);
    await fixture.mine(1);
    const heard: ChainEvent[] = [];
    const stop = chain.watch([address], (event) => heard.push(event));
    await vi.waitUntil(() => heard.some((event) => event.kind === 'block'), TIMEOUT);
    server.control.socketFault({ mode });
    const [coins, history, rawHex] = await Promise.all([
      chain.unspent(address),
      chain.history(address, 0),
      chain.rawTransaction(paid),
    ]);
    expect(coins).toMatchObject([{ txid: paid, value: 5n * DOGE }]);
    expect(history.transactions).toMatchObject([{ txid: paid, rawHex }]);
    const spend = fixture.sign(coins, fixture.newAddress(), 1_000_000n);
    server.control.forgetUsage();
    const answer = await chain.broadcast(spend.rawHex).catch((thrown: unknown) => thrown);
    const kinds: Readonly<Record<string, number>> = server.control.usage().clients[0]?.kinds ?? {};
    expect((kinds.sendTransaction ?? 0) + (kinds['POST /api/v2/sendtx'] ?? 0)).toBe(1);
    if (server.sandbox.mempool.has(spend.txid)) expect(answer).toMatchObject({ txid: spend.txid });
    server.control.socketFault(null);
    heard.length = 0;
    const next = await fixture.pay(address, 2n * DOGE);
    const isKnown = async () => (await chain.unspent(address)).some((coin) => coin.txid === next);
    await vi.waitUntil(isKnown, TIMEOUT);
    stop();
  });
});

it('quotes a price in one message', async () => {
  server.control.usdRate(0.2);
  expect(await chain.quote('usd')).toMatchObject({ microsPerDoge: 200_000n });
  expect(chain.usage(server.url)).toMatchObject({ requests: 0, messages: 1 });
});

it('estimates all fees in one message', async () => {
  expect(await chain.feeEstimates([2, 5, 15])).toHaveLength(3);
  expect(chain.usage(server.url)).toMatchObject({ requests: 0, messages: 1 });
});

describe('a server that is looked at', () => {
  it('has a socket, over which it answers', async () => {
    expect(await chain.probe(server.url)).toMatchObject({ hasSocket: true });
    expect(chain.usage(server.url)).toMatchObject({ messages: 1, rejected: 0 });
  });
});

describe('a proxy that speaks no WebSocket', () => {
  it.each([200, 400, 404] as const)('is read by HTTP: it answers %d', async (status) => {
    server.control.noWebSocket(status);
    const address = fixture.newAddress();
    const paid = await fixture.pay(address, 5n * DOGE);
    expect(await chain.unspent(address)).toMatchObject([{ txid: paid }]);
    expect(await chain.probe(server.url)).toMatchObject({ hasSocket: false });
    expect(chain.usage(server.url)).toMatchObject({ messages: 0, rejected: 0 });
  });
});
